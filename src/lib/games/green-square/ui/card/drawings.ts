/** Our own drawings of the beasts of the first rank; the others, and small pictures of these, are silhouettes. */
import type { CardId } from '../../content';
import sprite from '../silhouettes.svg?url';
import blackTideEmperor from '../art/beast-black-tide-emperor.svg?url';
import burpingBullock from '../art/beast-burping-bullock.svg?url';
import businessAsUsual from '../art/beast-business-as-usual.svg?url';
import ghostNetKraken from '../art/beast-ghost-net-kraken.svg?url';
import greenwashChameleon from '../art/beast-greenwash-chameleon.svg?url';
import halfLifeHydra from '../art/beast-half-life-hydra.svg?url';
import landfillBehemoth from '../art/beast-landfill-behemoth.svg?url';
import litterbug from '../art/beast-litterbug.svg?url';
import microplasticJelly from '../art/beast-microplastic-jelly.svg?url';
import naturemareWraith from '../art/beast-naturemare-wraith.svg?url';
import radioactiveColossus from '../art/beast-radioactive-colossus.svg?url';
import smogDrake from '../art/beast-smog-drake.svg?url';
import trafficJamCentipede from '../art/beast-traffic-jam-centipede.svg?url';

/** One symbol for each card, tag, food and slot (`tools/silhouettes.ts`). */
export const SPRITE = sprite;

const DRAWINGS: { readonly [face in CardId]?: string } = {
	'black-tide-emperor': blackTideEmperor,
	'burping-bullock': burpingBullock,
	'business-as-usual': businessAsUsual,
	'ghost-net-kraken': ghostNetKraken,
	'greenwash-chameleon': greenwashChameleon,
	'half-life-hydra': halfLifeHydra,
	'landfill-behemoth': landfillBehemoth,
	litterbug,
	'microplastic-jelly': microplasticJelly,
	'naturemare-wraith': naturemareWraith,
	'radioactive-colossus': radioactiveColossus,
	'smog-drake': smogDrake,
	'traffic-jam-centipede': trafficJamCentipede
};

/** The address of a drawing 240 wide and 200 high, for ember grounds; null: there is only a silhouette. */
export const drawingOf = (face: CardId): string | null => DRAWINGS[face] ?? null;
