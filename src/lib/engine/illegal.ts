/**
 * The one way rules say no. `code` is a reason code of the game's specification; its sentence in each language belongs
 * to the game's texts. `detail` helps a developer and is never shown to a player.
 */
export class Illegal extends Error {
	readonly code: string;

	constructor(code: string, detail = '') {
		super(detail === '' ? code : `${code}: ${detail}`);
		this.name = 'Illegal';
		this.code = code;
	}
}

/** The reason code of a refusal, or null if the call went through. Anything but `Illegal` is a fault and passes on. */
export function refusal(attempt: () => unknown): string | null {
	try {
		attempt();
		return null;
	} catch (error) {
		if (error instanceof Illegal) return error.code;
		throw error;
	}
}
