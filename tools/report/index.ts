/** Balance reports, one file a game, loaded when asked for. */
export const reports: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
	'green-square': async (args) => (await import('./green-square')).report(args),
	greenvaders: async (args) => (await import('./greenvaders')).report(args),
	'historical-conquest': async (args) => (await import('./historical-conquest')).report(args)
};
