/** What a card did, in a few words. */
import type { Language } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import type { Feat } from '../../story/ending';
import { texts } from './texts';

/** "+900 morale · 2 lands taken". */
export function featText({ gain, harm, lands, cancelled }: Feat, language: Language): string {
	const parts: string[] = [];
	if (gain > 0) parts.push(say(texts.gain, language, { n: signed(gain) }));
	if (harm > 0) parts.push(say(texts.harm, language, { n: signed(-harm) }));
	if (lands > 0) parts.push(say(lands === 1 ? texts.land : texts.lands, language, { n: lands }));
	if (cancelled > 0)
		parts.push(say(cancelled === 1 ? texts.cancelledOne : texts.cancelled, language, { n: cancelled }));
	return parts.join(' · ');
}
