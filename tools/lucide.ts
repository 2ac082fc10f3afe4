/** Copies the drawings named here from Lucide into `src/lib/ui/icons.ts`, each as one path: only what is used is shipped. Run by hand: `npx tsx tools/lucide.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const NAMES = [
	'anchor',
	'arrow-down',
	'arrow-left-right',
	'arrow-right',
	'arrow-up',
	'ban',
	'book-open',
	'bot',
	'camera',
	'check',
	'chevron-down',
	'chevron-left',
	'chevron-right',
	'chevron-up',
	'circle-alert',
	'circle-check',
	'circle-help',
	'clipboard-list',
	'clipboard-paste',
	'clover',
	'coins',
	'copy',
	'dices',
	'download',
	'ellipsis',
	'eye',
	'file-down',
	'file-up',
	'flag',
	'footprints',
	'frown',
	'graduation-cap',
	'hand',
	'handshake',
	'heart',
	'history',
	'hourglass',
	'languages',
	'laugh',
	'layers-2',
	'lightbulb',
	'link',
	'link-2',
	'lock',
	'message-circle',
	'minus',
	'moon',
	'pause',
	'pencil',
	'play',
	'plus',
	'puzzle',
	'rotate-ccw',
	'scroll-text',
	'search',
	'send',
	'settings',
	'share',
	'share-2',
	'shield',
	'shuffle',
	'skip-back',
	'skip-forward',
	'skull',
	'sliders-horizontal',
	'smartphone',
	'sprout',
	'square-plus',
	'step-back',
	'step-forward',
	'sword',
	'swords',
	'thumbs-up',
	'trash-2',
	'trending-down',
	'trending-up',
	'triangle-alert',
	'trophy',
	'undo-2',
	'user-round',
	'users',
	'users-round',
	'volume-2',
	'volume-x',
	'wifi',
	'wifi-off',
	'x',
	'zap'
] as const;

/** Lucide renames icons; ours keep their names. */
const RENAMED: Readonly<Record<string, string>> = { 'circle-help': 'circle-question-mark' };

const number = (attributes: string, name: string, otherwise = 0): number =>
	Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? otherwise);

function circle(cx: number, cy: number, rx: number, ry: number): string {
	return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
	const corner = (dx: number, dy: number): string => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
	return (
		`M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
		`h${-(width - 2 * r)}${corner(-r, -r)}v${-(height - 2 * r)}${corner(r, -r)}z`
	);
}

/** Path data that may follow other path data: a first `m` counts from the origin, but the numbers after its first pair are relative lines. */
function anchored(data: string): string {
	const [, start, rest] = /^m\s*(-?[\d.]+[\s,]*-?(?:\d*\.\d+|\d+))([^]*)$/.exec(data) ?? [];
	if (start === undefined || rest === undefined) return data;
	return `M${start}${/^[\s,]*[-.\d]/.test(rest) ? 'l' : ''}${rest.trimStart()}`;
}

/** Any element that Lucide draws with, as path data. */
function pathOf(tag: string, attributes: string): string {
	const value = (name: string): number => number(attributes, name);
	switch (tag) {
		case 'path':
			return anchored(/\bd="([^"]+)"/.exec(attributes)?.[1] ?? '');
		case 'circle':
			return circle(value('cx'), value('cy'), value('r'), value('r'));
		case 'ellipse':
			return circle(value('cx'), value('cy'), value('rx'), value('ry'));
		case 'rect':
			return rectangle(value('x'), value('y'), value('width'), value('height'), value('rx'));
		case 'line':
			return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`;
		case 'polyline':
		case 'polygon': {
			const points = /\bpoints="([^"]+)"/.exec(attributes)?.[1] ?? '';
			return `M${points}${tag === 'polygon' ? 'z' : ''}`;
		}
		default:
			throw new Error(`<${tag}> is new in Lucide`);
	}
}

const drawings = NAMES.map((name) => {
	const file = new URL(`../node_modules/lucide-static/icons/${RENAMED[name] ?? name}.svg`, import.meta.url);
	const svg = readFileSync(file, 'utf8');
	const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1);
	const paths = [...body.matchAll(/<(\w+)\s([^>]*?)\/>/g)].map(([, tag, attributes]) =>
		pathOf(tag ?? '', attributes ?? '')
	);
	return `'${name}': '${paths.join('')}'`;
});

const target = new URL('../src/lib/ui/icons.ts', import.meta.url);
const source = `/** Icons of Lucide (https://lucide.dev, ISC), one path each, 24×24, stroked 2. Made by tools/lucide.ts. */
export const ICONS = { ${drawings.join(', ')} } as const;

export type IconName = keyof typeof ICONS;
`;
const config = await resolveConfig(target.pathname);
writeFileSync(target, await format(source, { ...config, parser: 'typescript' }));
