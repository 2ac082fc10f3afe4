/** What the tag on a hero's chip says: whose turn, who fights, who is waited for. Only what everybody knows. */
import type { Text } from '../../../../engine/module';
import type { IconName } from '../../../../ui/game/parts';
import { heroOf } from '../../heroes';
import { actors } from '../../situation';
import type { Seat, State } from '../../types';
import { texts } from '../texts';

export interface Status {
	readonly text: Text;
	/** `asked`: something is up to this hero; `part`: it takes part; `aside`: it need not be looked at. */
	readonly tone: 'asked' | 'part' | 'aside';
	readonly icon?: IconName;
	/** Stands for the words where there is no room for them. */
	readonly sign?: IconName;
}

/** `me`: who reads. Null: there is nothing to say. */
export function statusOf(state: State, seat: Seat, me: Seat | null): Status | null {
	const hero = heroOf(state, seat);
	if (state.result !== null) return null;
	if (hero.out) return { text: texts.gaveUp, tone: 'aside' };
	if (!hero.alive) return { text: texts.down, tone: 'aside' };
	const asked = actors(state).includes(seat);
	if (state.ask !== null && asked) return askedStatus(state.ask.kind, seat === me);
	if (state.window !== null && state.ask === null) return windowStatus(state, seat, me);
	return fightStatus(state, seat, me, asked) ?? turnStatus(state, seat, me, asked);
}

function askedStatus(kind: string, isMe: boolean): Status {
	if (kind === 'loot' || kind === 'pick') return { text: isMe ? texts.youPick : texts.picks, tone: 'asked' };
	return isMe ? { text: texts.toAnswer, tone: 'asked' } : { text: texts.thinks, tone: 'aside', icon: 'hourglass' };
}

function windowStatus(state: State, seat: Seat, me: Seat | null): Status | null {
	if (state.window?.waiting.includes(seat) === true) {
		const isMe = seat === me;
		return isMe ? { text: texts.toAnswer, tone: 'asked' } : { text: texts.thinks, tone: 'aside', icon: 'hourglass' };
	}
	const fight = fightStatus(state, seat, me, false);
	if (fight !== null) return fight;
	if (heroOf(state, seat).resting) return { text: texts.resting, tone: 'aside', icon: 'moon' };
	const isOutside = state.window?.kind === 'table';
	return isOutside ? null : { text: texts.passed, tone: 'aside', icon: 'check' };
}

function fightStatus({ battle }: State, seat: Seat, me: Seat | null, asked: boolean): Status | null {
	if (battle === null) return null;
	const tone = asked ? 'asked' : 'part';
	const isMe = seat === me;
	if (battle.stage === 'flee' && seat === battle.runner) {
		return { text: isMe ? texts.youRun : texts.runs, tone, sign: 'footprints' };
	}
	if (seat === battle.main) return { text: isMe ? texts.youFight : texts.fights, tone, sign: 'swords' };
	return seat === battle.helper ? { text: texts.helps, tone: 'part', sign: 'plus' } : null;
}

function turnStatus({ turn }: State, seat: Seat, me: Seat | null, asked: boolean): Status | null {
	if (seat !== turn) return null;
	return { text: seat === me ? texts.toPlay : texts.plays, tone: asked ? 'asked' : 'part' };
}
