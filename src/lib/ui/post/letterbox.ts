/** A post that came as a file waits here for the page that opens it: it may be longer than any address. */
let held: Uint8Array | null = null;

export function hold(post: Uint8Array): void {
	held = post;
}

export function takeHeld(): Uint8Array | null {
	const post = held;
	held = null;
	return post;
}
