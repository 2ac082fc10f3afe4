/** Long work is done a few pieces at a time: the screen stays free in between. */
export async function breathe(piece: number): Promise<void> {
	if (piece % 8 === 7) await new Promise((resolve) => setTimeout(resolve));
}
