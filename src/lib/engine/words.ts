/** Parts of sentences that every game's words are made of. */
import type { Words } from './module';

/** Tells a move by the sentences of its events, one after the other. */
export function joinedGist(event: Words['event']): Words['gist'] {
	return (events, language, names) =>
		events
			.map((each) => event(each, language, names))
			.filter((sentence) => sentence !== '')
			.join(' ');
}
