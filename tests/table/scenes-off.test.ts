/**
 * Each rule of the chain, switched off and on: the harm that its scenes tell happens without it, and does not with it.
 */
import { describe, expect, it } from 'vitest';
import { loadAltered } from './sim/altered';
import type { RuleName } from './sim/rules';
import { RULES } from './sim/rules';
import { SCENES } from './sim/scenes';

describe('a rule is missed', () => {
	for (const rule of Object.keys(RULES) as RuleName[]) {
		const scenes = SCENES.flatMap((scene, i) => (scene.rule === rule ? [{ ...scene, i }] : []));
		it(rule, async () => {
			expect(scenes.length, 'scenes that need it').toBeGreaterThan(0);
			const off = await loadAltered(...RULES[rule]);
			for (const { i, harm, happens } of scenes) {
				expect(happens(), `with the rules as they are: ${harm}`).toBe(false);
				expect(off.SCENES[i]?.happens(), `without the rule: ${harm}`).toBe(true);
			}
		});
	}
});
