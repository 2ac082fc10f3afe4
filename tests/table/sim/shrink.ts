/**
 * Makes a failing schedule small: the shortest storm, then the fewest hostile parties and devices, with which the seed
 * still breaks a promise.
 */
import type { Flag } from './promises';
import type { Verdict } from './schedule';
import { STORM, run } from './schedule';
import type { NamedSetting } from './settings';

export interface Failure {
	readonly setting: NamedSetting;
	readonly verdict: Verdict;
}

export async function shrink({ setting, verdict }: Failure): Promise<Failure> {
	const wanted = verdict.broken[0] as Flag;
	let best: Failure = { setting, verdict };
	const attempt = async (smaller: NamedSetting): Promise<boolean> => {
		const again = await run(verdict.seed, smaller);
		if (!again.broken.includes(wanted)) return false;
		best = { setting: smaller, verdict: again };
		return true;
	};
	if (setting.devices) await attempt({ ...setting, devices: false });
	for (let hostile = 0; hostile < setting.hostile; hostile++) if (await attempt({ ...best.setting, hostile })) break;
	// Fewer steps are another schedule, not a shorter one, only after the last of them: no bisection, but ever smaller
	// cuts.
	for (let cut = (best.setting.steps ?? STORM) >> 1; cut > 0; cut >>= 1) {
		for (let steps = (best.setting.steps ?? STORM) - cut; steps > 0; steps -= cut)
			if (!(await attempt({ ...best.setting, steps }))) break;
	}
	return best;
}

/** What a failing test prints: enough to run it again, and what happened. */
export async function report(failure: Failure): Promise<string> {
	const small = await shrink(failure);
	const { seed, broken } = failure.verdict;
	const { name, hostile, devices, steps = STORM } = small.setting;
	return [
		`${failure.setting.name}: seed ${seed} broke ${broken.join(', ')}`,
		`smallest: ${name}: ${hostile} hostile, ${devices ? 'two devices' : 'one device'}, ${steps} steps`,
		small.verdict.trace()
	].join('\n');
}
