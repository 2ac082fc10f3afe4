/** Balance reports, one file a game, loaded when asked for. */
export const reports: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
	greenvaders: async (args) => (await import('./greenvaders')).report(args)
};
