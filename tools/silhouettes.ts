/**
 * Draws the silhouettes of a card game into one sprite, `src/lib/games/<id>/ui/silhouettes.svg`: a symbol a card, under the card's own id.
 * Which drawing of game-icons.net stands for what is listed in `tools/silhouettes/<id>.json`. Coordinates are rounded to a grid of 256:
 * about a pixel where a card is opened, finer everywhere else, and a sixth lighter than the drawings' own 512. Run by hand: `npx tsx tools/silhouettes.ts`.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';

interface Collection {
	readonly icons: Readonly<Record<string, { readonly body: string }>>;
	readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const root = new URL('..', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as T;
const { icons, aliases = {} } = read<Collection>('node_modules/@iconify-json/game-icons/icons.json');

/** Whole coordinates lie on a square of this side. */
const GRID = 256;
const SOURCE = 512;

/** The drawing as one path, on whole coordinates. */
function pathOf(icon: string): string {
	const drawing = icons[icon] ?? icons[aliases[icon]?.parent ?? ''];
	if (drawing === undefined) throw new Error(`game-icons has no ${icon}`);
	const group = `<g transform="scale(${GRID / SOURCE})">${drawing.body}</g>`;
	// Scaled before it is rounded: a transform does not survive rounding.
	const scaled = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">${group}</svg>`, {
		multipass: true,
		floatPrecision: 4,
		plugins: [
			'collapseGroups',
			'moveGroupAttrsToElems',
			{ name: 'convertPathData', params: { floatPrecision: 4, makeArcs: undefined } }
		]
	});
	const { data } = optimize(scaled.data, {
		multipass: true,
		floatPrecision: 0,
		plugins: [
			{ name: 'convertPathData', params: { floatPrecision: 0, makeArcs: undefined } },
			{ name: 'mergePaths', params: { force: true } }
		]
	});
	if (data.includes('transform')) throw new Error(`${icon} is not scaled`);
	const paths = [...data.matchAll(/\bd="([^"]+)"/g)].map(([, d]) => d ?? '');
	if (paths.length !== 1) throw new Error(`${icon} is ${paths.length} paths`);
	return paths[0] ?? '';
}

for (const file of readdirSync(new URL('tools/silhouettes', root))) {
	const drawings = Object.entries(read<Record<string, string>>(`tools/silhouettes/${file}`));
	const symbols = drawings.map(
		([id, icon]) => `<symbol id="${id}" viewBox="0 0 ${GRID} ${GRID}"><path d="${pathOf(icon)}"/></symbol>`
	);
	const game = file.replace('.json', '');
	const note = '<!-- game-icons.net: Lorc, Delapouite and contributors, CC BY 3.0; recut by tools/silhouettes.ts -->';
	const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${note}\n${symbols.join('\n')}\n</svg>\n`;
	writeFileSync(new URL(`src/lib/games/${game}/ui/silhouettes.svg`, root), sprite);
	console.log(`${game}: ${drawings.length} silhouettes, ${sprite.length} bytes, ${gzipSync(sprite).length} gzipped`);
}
