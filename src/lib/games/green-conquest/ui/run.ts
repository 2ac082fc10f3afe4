/** The previewed drive as it is drawn: a bar along the way, beads that count the momentum, the turning points, the blow at its end. */
import type { Square } from '../board';
import type { Trial } from './model/trial';
import { centreOf, type Spot, type Turns } from './model/view';

export interface Bead {
	readonly x: number;
	readonly y: number;
	readonly r: number;
	readonly momentum: number;
	/** Of a run that ended in a turn: it counts for nothing any more. */
	readonly spent: boolean;
}

export interface Run {
	/** Stretches driven, as SVG paths; an edge crossed or a jump begins a new one. */
	readonly driven: string;
	readonly arcs: string;
	readonly beads: readonly Bead[];
}

export function runOf({ way, blow }: Trial, from: Square, turns: Turns): Run {
	let driven = '';
	let arcs = '';
	let last = centreOf(from, turns);
	let takeOff: Spot | null = null;
	const beads: Bead[] = [];
	way.forEach((point, i) => {
		const here = centreOf(point.square, turns);
		if (point.kind === 'passed') {
			takeOff ??= last;
		} else if (takeOff !== null) {
			arcs += arc(takeOff, here);
			takeOff = null;
		} else if (point.wrapped) {
			driven += edgeToEdge(last, here);
		} else {
			driven += `M${last.x} ${last.y}L${here.x} ${here.y}`;
		}
		const isEnd = i === way.length - 1;
		if (point.momentum > 0 && !(isEnd && blow !== null)) {
			const spent = way.slice(i + 1).some(({ momentum }) => momentum <= 1);
			beads.push({ ...here, r: 5.4 + 1.3 * Math.min(point.momentum, 4), momentum: point.momentum, spent });
		} else if (point.kind === 'landed' && !(isEnd && blow !== null)) {
			beads.push({ ...here, r: 5.4, momentum: 0, spent: false });
		}
		last = here;
	});
	return { driven, arcs, beads };
}

function arc(from: Spot, to: Spot): string {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const lift = 0.32;
	return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + dy * lift} ${(from.y + to.y) / 2 - Math.abs(dx) * lift} ${to.x} ${to.y}`;
}

/** Out over the edge and in on the other side. */
function edgeToEdge(from: Spot, to: Spot): string {
	const [dx, dy] = [Math.sign(from.x - to.x) * 13, Math.sign(from.y - to.y) * 13];
	return `M${from.x} ${from.y}l${dx} ${dy}M${to.x - dx} ${to.y - dy}L${to.x} ${to.y}`;
}
