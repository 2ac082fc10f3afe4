/** The one sentence of a panel: what is asked, or what would happen; then what it costs, or why. */
export interface Sentence {
	/** A large number before it, with what it is: "3 × ½", "momentum × coefficient". */
	readonly figure?: { readonly value: string; readonly label: string } | null;
	readonly lead: string;
	readonly rest: string;
	/** The move hurts whoever makes it. */
	readonly alarm?: boolean;
}
