/** A law as one line. Cheaper than an assertion library, of which a random game would make millions of calls. */
export function law(holds: boolean, broken: string | (() => string)): asserts holds {
	if (!holds) throw new Error(typeof broken === 'string' ? broken : broken());
}
