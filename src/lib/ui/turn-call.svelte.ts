/** Calls whoever is away from the screen when it is their turn: a sound, the mark of the app, a notification. Who looks again is not called any more. */
import { untrack } from 'svelte';
import { call, hush, mark, type Call } from './notices';
import type { Settings } from './settings.svelte';
import { sound } from './game/sound';

/** For as long as the component that calls this is shown. */
export function callToTurn(settings: Settings, isMine: () => boolean, tell: () => Call): void {
	$effect(() => {
		if (!isMine()) return;
		// Another language or title is no new turn.
		const words = untrack(tell);
		if (document.visibilityState === 'hidden') {
			sound('turn');
			mark(true);
			if (untrack(() => settings.choices.notify)) void call(words);
		}
		const quiet = (): void => {
			mark(false);
			void hush(words.id);
		};
		const look = (): void => {
			if (document.visibilityState === 'visible') quiet();
		};
		document.addEventListener('visibilitychange', look);
		return () => {
			document.removeEventListener('visibilitychange', look);
			quiet();
		};
	});
}
