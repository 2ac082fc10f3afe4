/** What the system hands to the installed app: files opened with it, links shared to it. */

interface LaunchParams {
	readonly targetURL?: string;
	readonly files: readonly { getFile(): Promise<File> }[];
}

interface LaunchQueue {
	setConsumer(take: (params: LaunchParams) => void): void;
}

export interface Launched {
	readonly files: readonly File[];
	/** The address the system wanted to open. */
	readonly address: URL | null;
}

/** Chromium only; elsewhere files come through the import button and links through the first screen. */
export function onLaunch(take: (launched: Launched) => void): void {
	const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
	queue?.setConsumer((params) => {
		void Promise.allSettled(params.files.map((file) => file.getFile())).then((files) =>
			take({
				files: files.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : [])),
				address: params.targetURL ? new URL(params.targetURL) : null
			})
		);
	});
}
