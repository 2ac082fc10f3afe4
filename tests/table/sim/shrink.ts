/** Makes a failing schedule small: the shortest storm, then the fewest hostile seats and devices, with which the seed still breaks a promise. */
import type { Flag } from './promises';
import type { Verdict } from './schedule';
import { run } from './schedule';
import type { NamedSetting } from './settings';

const STORM = 220;

export interface Failure {
	readonly setting: NamedSetting;
	readonly verdict: Verdict;
}

export function shrink({ setting, verdict }: Failure): Failure {
	const wanted = verdict.broken[0] as Flag;
	let best: Failure = { setting, verdict };
	const attempt = (smaller: NamedSetting): boolean => {
		const again = run(verdict.seed, smaller);
		if (!again.broken.includes(wanted)) return false;
		best = { setting: smaller, verdict: again };
		return true;
	};
	if (setting.devices) attempt({ ...setting, devices: false });
	for (let hostile = 0; hostile < setting.hostile; hostile++) if (attempt({ ...best.setting, hostile })) break;
	// Fewer steps are another schedule, not a shorter one, only after the last of them: no bisection, but ever smaller cuts.
	for (let cut = (best.setting.steps ?? STORM) >> 1; cut > 0; cut >>= 1) {
		for (let steps = (best.setting.steps ?? STORM) - cut; steps > 0; steps -= cut)
			if (!attempt({ ...best.setting, steps })) break;
	}
	return best;
}

/** What a failing test prints: enough to run it again, and what happened. */
export function report(failure: Failure): string {
	const small = shrink(failure);
	const { seed, broken } = failure.verdict;
	const { name, seats, hostile, devices, steps } = small.setting;
	return [
		`${failure.setting.name}: seed ${seed} broke ${broken.join(', ')}`,
		`smallest: ${name}, ${seats} seats, ${hostile} hostile, ${devices ? 'two devices' : 'one device'}, ${steps ?? STORM} steps`,
		small.verdict.trace()
	].join('\n');
}
