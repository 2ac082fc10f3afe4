/** Files and links to and from the system. Nothing here is assumed to exist: plain http has no clipboard and no share sheet. */

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, bytes: Uint8Array): void {
	const url = URL.createObjectURL(new Blob([bytes.slice().buffer], { type: 'application/octet-stream' }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name that every system takes: `the-green-conquest-2026-03-01.mangrove`. */
export function fileName(title: string, time: number): string {
	const when = new Date(time);
	const plain = title
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	const day = [when.getFullYear(), when.getMonth() + 1, when.getDate()]
		.map((part) => `${part}`.padStart(2, '0'))
		.join('-');
	return `${plain || 'match'}-${day}.mangrove`;
}

/** `shared` and `copied` say how it went; `refused` if the player has to copy by hand; `dismissed` if they changed their mind. */
export type Shared = 'shared' | 'copied' | 'refused' | 'dismissed';

/** The share sheet on phones, the clipboard elsewhere. */
export async function shareLink(url: string, title: string): Promise<Shared> {
	if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
		try {
			await navigator.share({ url, title });
			return 'shared';
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
		}
	}
	return copyText(url);
}

/** `refused`: the browser shares no such files; the player can save it. */
export async function shareFile(name: string, bytes: Uint8Array): Promise<'shared' | 'dismissed' | 'refused'> {
	const file = new File([bytes.slice().buffer], name, { type: 'application/octet-stream' });
	if (!('canShare' in navigator) || !navigator.canShare({ files: [file] })) return 'refused';
	try {
		await navigator.share({ files: [file] });
		return 'shared';
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
	}
}

export async function copyText(text: string): Promise<'copied' | 'refused'> {
	try {
		await navigator.clipboard.writeText(text);
		return 'copied';
	} catch {
		return 'refused';
	}
}
