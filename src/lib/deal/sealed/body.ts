/**
 * What parties publish beside their moves, as it is read from bytes (`form.ts`). Points stay bytes here: the judge reads them, off the page's
 * thread. Slots, decks and rolls are numbers in their order of creation; proofs name them by their names.
 */

/** A slot as a body names it. */
export interface SlotVersion {
	readonly slot: number;
	readonly version: number;
}

export interface ShareBody {
	readonly type: 'share';
	readonly party: number;
	readonly slots: readonly SlotVersion[];
	readonly results: readonly Uint8Array[];
	readonly proof: Uint8Array;
}

/** A step of sealing. `set`: bit j says that party j is in the key; `prev` is the id of the step before, zeros for the first. */
export interface StepBody {
	readonly type: 'step';
	readonly party: number;
	readonly deck: number;
	readonly set: number;
	readonly step: number;
	readonly prev: Uint8Array;
	/** n cards of 64 bytes. */
	readonly cards: Uint8Array;
}

export interface ProofBody {
	readonly type: 'proof';
	/** The id of the step it proves. */
	readonly step: Uint8Array;
	readonly proof: Uint8Array;
}

export interface GiveBody {
	readonly type: 'give';
	readonly kind: 'give' | 'show';
	readonly from: number;
	readonly to: number;
	readonly slot: number;
	readonly version: number;
	readonly lock: number;
	readonly point: Uint8Array;
	readonly rest: Uint8Array;
	readonly proof: Uint8Array;
}

export interface OpenBody {
	readonly type: 'open';
	readonly party: number;
	readonly slot: number;
	readonly version: number;
	readonly lock: number;
	readonly result: Uint8Array;
	readonly proof: Uint8Array;
}

/** Versions are the new ones. */
export interface RemaskBody {
	readonly type: 'remask';
	readonly party: number;
	readonly slots: readonly SlotVersion[];
	readonly cards: Uint8Array;
	readonly proof: Uint8Array;
}

export interface RollBody {
	readonly type: 'roll';
	readonly party: number;
	readonly roll: number;
	readonly result: Uint8Array;
	readonly proof: Uint8Array;
}

/** `steps` are the ids of the steps of the owner decks among the slots, by first slot. */
export interface DrawBody {
	readonly type: 'draw';
	readonly party: number;
	readonly slots: readonly number[];
	readonly steps: readonly Uint8Array[];
	readonly results: readonly Uint8Array[];
	readonly proof: Uint8Array;
}

export interface JoinBody {
	readonly type: 'join';
	readonly bytes: Uint8Array;
}

export type Body = ShareBody | StepBody | ProofBody | GiveBody | OpenBody | RemaskBody | RollBody | DrawBody | JoinBody;
