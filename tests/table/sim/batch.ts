/** Many schedules, spread evenly over settings. Throws with seed and trace at the first broken promise. */
import type { Flag } from './promises';
import { run } from './schedule';
import type { NamedSetting } from './settings';
import { report } from './shrink';

export interface Tally {
	runs: number;
	finished: number;
	entries: number;
	reorganisations: number;
	readonly flags: Map<Flag, number>;
}

export function batch(settings: readonly NamedSetting[], runs: number, firstSeed: number): Tally {
	const tally: Tally = { runs: 0, finished: 0, entries: 0, reorganisations: 0, flags: new Map() };
	for (let i = 0; i < runs; i++) {
		const setting = settings[i % settings.length] as NamedSetting;
		const verdict = run(firstSeed + i, setting);
		if (verdict.broken.length > 0) throw new Error(report({ setting, verdict }));
		tally.runs++;
		tally.finished += verdict.finished ? 1 : 0;
		tally.entries += verdict.entries;
		tally.reorganisations += verdict.reorganisations;
		for (const flag of verdict.flags.keys()) tally.flags.set(flag, (tally.flags.get(flag) ?? 0) + 1);
	}
	return tally;
}

export function summary(name: string, { runs, finished, entries, reorganisations, flags }: Tally): string {
	const counts = [...flags].map(([flag, count]) => `${flag} ${count}`).join(', ');
	return `${name}: ${runs} schedules, ${finished} finished, ${entries} entries, ${reorganisations} reorganisations; ${counts}`;
}
