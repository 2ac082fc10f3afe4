/** Pictures of cards: the sprite of silhouettes, and our own drawings of ten of them. */
import sprite from '../silhouettes.svg?url';

export { sprite };

const files = import.meta.glob<string>('../art/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a card's own drawing; null: it has its silhouette. */
export function drawingOf(id: string): string | null {
	return files[`../art/${id}.svg`] ?? null;
}
