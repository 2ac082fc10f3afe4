/**
 * Verbs in the present tense, in the three forms that sentences about players need: one person (or thing), several, and
 * the reader. A verb may carry what belongs to it: "lay down", « ne pouvoir plus jouer », « s’équiper de ».
 */

/** `you`: the reader, alone or among others. */
export type Grammatical = 'you' | 'one' | 'many';

const ENGLISH: { readonly [verb: string]: readonly [you: string, one: string] } = {
	be: ['are', 'is'],
	have: ['have', 'has'],
	must: ['must', 'must'],
	may: ['may', 'may'],
	can: ['can', 'can'],
	cannot: ['cannot', 'cannot'],
	would: ['would', 'would']
};

export function englishVerb(verb: string, person: Grammatical): string {
	const [, first = '', rest = ''] = /^(\S+)(.*)$/.exec(verb) ?? [];
	const [you, one] = ENGLISH[first] ?? [first, thirdPerson(first)];
	return (person === 'one' ? one : you) + rest;
}

function thirdPerson(verb: string): string {
	if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
	return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Verbs that do not go like « jouer ». A verb missing here is a fault that the first sentence with it shows. */
const FRENCH: { readonly [infinitive: string]: readonly [you: string, one: string, many: string] } = {
	amener: ['amenez', 'amène', 'amènent'],
	avoir: ['avez', 'a', 'ont'],
	combattre: ['combattez', 'combat', 'combattent'],
	conclure: ['concluez', 'conclut', 'concluent'],
	conduire: ['conduisez', 'conduit', 'conduisent'],
	descendre: ['descendez', 'descend', 'descendent'],
	devoir: ['devez', 'doit', 'doivent'],
	détruire: ['détruisez', 'détruit', 'détruisent'],
	envoyer: ['envoyez', 'envoie', 'envoient'],
	être: ['êtes', 'est', 'sont'],
	faire: ['faites', 'fait', 'font'],
	mettre: ['mettez', 'met', 'mettent'],
	mourir: ['mourez', 'meurt', 'meurent'],
	obtenir: ['obtenez', 'obtient', 'obtiennent'],
	ouvrir: ['ouvrez', 'ouvre', 'ouvrent'],
	perdre: ['perdez', 'perd', 'perdent'],
	pouvoir: ['pouvez', 'peut', 'peuvent'],
	prendre: ['prenez', 'prend', 'prennent'],
	ramener: ['ramenez', 'ramène', 'ramènent'],
	récupérer: ['récupérez', 'récupère', 'récupèrent'],
	remettre: ['remettez', 'remet', 'remettent'],
	renvoyer: ['renvoyez', 'renvoie', 'renvoient'],
	reprendre: ['reprenez', 'reprend', 'reprennent'],
	revenir: ['revenez', 'revient', 'reviennent'],
	tenir: ['tenez', 'tient', 'tiennent'],
	vendre: ['vendez', 'vend', 'vendent']
};

/** The verb with its negation or its reflexive pronoun, which agrees too: « s’équipe », « vous équipez ». */
export function frenchVerb(verb: string, person: Grammatical): string {
	const [, before = '', infinitive = '', rest = ''] = /^(ne |n’|se |s’)?(\S+)(.*)$/.exec(verb) ?? [];
	const reflexive = before.startsWith('s') && person === 'you' ? 'vous ' : before;
	return reflexive + conjugated(infinitive, person) + rest;
}

function conjugated(infinitive: string, person: Grammatical): string {
	const irregular = FRENCH[infinitive];
	if (irregular !== undefined) return irregular[person === 'you' ? 0 : person === 'one' ? 1 : 2];
	if (!infinitive.endsWith('er')) throw new Error(`no forms of ${infinitive}`);
	const stem = infinitive.slice(0, -2);
	return stem + { you: 'ez', one: 'e', many: 'ent' }[person];
}
