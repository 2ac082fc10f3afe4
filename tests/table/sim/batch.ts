/** Many schedules, each with a seed of its own, spread evenly over settings. */
import type { Flag } from './promises';
import type { Verdict } from './schedule';
import { run } from './schedule';
import type { NamedSetting } from './settings';
import { report } from './shrink';

export interface Tally {
	schedules: number;
	finished: number;
	confirmed: number;
	entries: number;
	agreements: number;
	reorganisations: number;
	/** How often the law of one chain was checked. */
	checks: number;
	readonly flags: Map<Flag, number>;
	/** Schedules that broke a promise: seed, what broke, and a trace of the smallest that does. */
	readonly broken: string[];
}

export async function batch(settings: readonly NamedSetting[], schedules: number, firstSeed: number): Promise<Tally> {
	const tally: Tally = {
		schedules: 0,
		finished: 0,
		confirmed: 0,
		entries: 0,
		agreements: 0,
		reorganisations: 0,
		checks: 0,
		flags: new Map(),
		broken: []
	};
	for (let i = 0; i < schedules; i++) {
		const setting = settings[i % settings.length] as NamedSetting;
		const verdict = await runNamed(firstSeed + i, setting);
		if (verdict.broken.length > 0) tally.broken.push(await report({ setting, verdict }));
		tally.schedules++;
		tally.finished += verdict.finished ? 1 : 0;
		tally.confirmed += verdict.confirmed ? 1 : 0;
		tally.entries += verdict.entries;
		tally.agreements += verdict.agreements;
		tally.reorganisations += verdict.reorganisations;
		tally.checks += verdict.checks;
		for (const flag of verdict.flags.keys()) tally.flags.set(flag, (tally.flags.get(flag) ?? 0) + 1);
	}
	return tally;
}

async function runNamed(seed: number, setting: NamedSetting): Promise<Verdict> {
	try {
		return await run(seed, setting);
	} catch (error) {
		throw new Error(`${setting.name}: seed ${seed} threw`, { cause: error });
	}
}

export function summary(name: string, { flags, broken, ...counts }: Tally): string {
	const words = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
	return `${name}: ${words.join(', ')}, ${broken.length} broken; ${[...flags].map(([flag, count]) => `${flag} ${count}`).join(', ')}`;
}
