/** Asks the browser not to clear our storage when it runs short. */

/** After the first match is made: browsers that ask the player then ask about something. Never rejects; settings show the answer. */
export async function askToKeep(): Promise<void> {
	try {
		if (!(await navigator.storage.persisted())) await navigator.storage.persist();
	} catch {
		// Plain http has no storage manager: matches are kept as long as the browser likes.
	}
}
