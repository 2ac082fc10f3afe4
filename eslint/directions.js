// mangrove/directions: who may import whom. engine ← games ← bots; engine ← deal ← table ← wires; ui and routes use all.
// A game's ui is drawn from the kit (ui/game) alone.
// The rules of a game run the same on every peer and in every program, so they know no network, no screen and no other game.
import { inRepository, isTest, roomOf, target } from './rooms.js';

/**
 * @typedef {import('./rooms.js').RoomName} RoomName
 * @typedef {import('eslint').Rule.Node & { source?: import('estree').Node, expression?: import('estree').Node }} TypeScriptImport
 */

/** @type {ReadonlySet<RoomName>} */
const EVERYTHING_SHIPPED = new Set([
	'engine',
	'rules',
	'registry',
	'bots',
	'deal',
	'table',
	'wires',
	'ui',
	'kit',
	'game-ui',
	'learn',
	'routes'
]);

/**
 * The rooms whose files a room may import, beside its own.
 * @type {Readonly<Record<RoomName, ReadonlySet<RoomName>>>}
 */
const MAY_IMPORT = {
	engine: new Set(),
	rules: new Set(['engine']),
	registry: new Set(['engine', 'rules']),
	bots: new Set(['engine', 'registry', 'rules']),
	deal: new Set(['engine']),
	table: new Set(['engine', 'deal']),
	wires: new Set(['engine', 'deal', 'table']),
	ui: EVERYTHING_SHIPPED,
	kit: new Set(['engine', 'ui']),
	'game-ui': new Set(['engine', 'rules', 'kit']),
	learn: new Set(['engine', 'rules', 'registry', 'ui', 'kit', 'game-ui']),
	routes: EVERYTHING_SHIPPED,
	server: new Set(),
	outside: new Set()
};

const CRYPTO = ['@noble/ciphers', '@noble/curves', '@noble/hashes'];
const DOCUMENT = ['yjs', 'y-indexeddb'];

/**
 * Packages that a room may import. A room that is not listed may import every one.
 * @type {Readonly<Partial<Record<RoomName, ReadonlySet<string>>>>}
 */
const PACKAGES = {
	engine: new Set(),
	rules: new Set(),
	registry: new Set(),
	bots: new Set(),
	deal: new Set(CRYPTO),
	table: new Set([...CRYPTO, ...DOCUMENT]),
	wires: new Set([...CRYPTO, ...DOCUMENT, 'y-webrtc', 'y-protocols', 'lib0', 'simple-peer'])
};

/**
 * Rooms that run anywhere: nothing but TypeScript and data in them, found by relative paths, without the help of a bundler.
 * @type {ReadonlySet<RoomName>}
 */
const PORTABLE = new Set(['engine', 'rules', 'registry', 'bots', 'deal', 'table']);

/** @type {Readonly<Record<string, string>>} */
const WORDS = {
	rules: "a game's rules",
	kit: "the kit of a game's ui (ui/game)",
	'game-ui': "a game's ui",
	learn: 'lessons and rules pages',
	registry: 'the registry of games',
	server: 'the server',
	outside: 'files that are not shipped'
};

/** @param {string} name */
const words = (name) => WORDS[name] ?? name;

/** @param {RoomName} name */
function allowed(name) {
	const rooms = [...MAY_IMPORT[name]].filter((room) => room !== name).map(words);
	const own = name === 'rules' ? 'its own folder' : 'itself';
	return [own, ...rooms].join(', ');
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
	meta: {
		type: 'problem',
		docs: { description: 'Keep imports in the directions of docs/architecture.md' },
		schema: [],
		messages: {
			room: '{{from}} must not import {{to}} ("{{specifier}}"). It may import: {{allowed}}.',
			otherGame:
				'A game must not import another game ("{{specifier}}"). What two games share belongs in the engine or in ui/game.',
			ownUi:
				'Rules must not import the ui of their game ("{{specifier}}"): they also run in Node, in workers and in tests.',
			about:
				'The registry imports only about.ts of each game ("{{specifier}}"): the rest of a game is loaded when it is opened.',
			package: '{{from}} must not import the package "{{package}}". {{hint}}',
			builtin: 'Code that is shipped to browsers must not import "{{specifier}}" of Node.',
			notShipped: '{{from}} must not import "{{specifier}}": it is not shipped with the app.',
			alias: '"{{specifier}}": use a relative path in {{from}}, so that it runs without a bundler.',
			markup: '{{from}} must not import "{{specifier}}": only TypeScript modules and JSON run everywhere.',
			unknownRoom: 'This folder is not a room of docs/architecture.md: nothing says what it may import.',
			dynamic: 'An import in {{from}} must name its file as a plain string, so that its direction can be checked.'
		}
	},

	create(context) {
		const from = inRepository(context.filename);
		const room = roomOf(from);
		if (isTest(from) || room?.name === 'outside') return {};
		if (!room) return { Program: (node) => context.report({ node, messageId: 'unknownRoom' }) };
		const { name, game } = room;
		const portable = PORTABLE.has(name);

		/** @param {string} wanted */
		function packageProblem(wanted) {
			if (wanted.startsWith('node:')) return name === 'server' ? null : 'builtin';
			return PACKAGES[name]?.has(wanted) === false ? 'package' : null;
		}

		/** @param {string} place @returns {string | null} the message, if the import is refused */
		function placeProblem(place) {
			const to = roomOf(place);
			if (!to) return 'room';
			if (to.name === 'outside') return 'notShipped';
			if (portable && (/\.(css|html|svg|png)$/.test(place) || place.includes('.svelte'))) return 'markup';
			if (game !== undefined && to.game !== undefined) {
				if (game !== to.game) return 'otherGame';
				if (name === 'rules' && to.name === 'game-ui') return 'ownUi';
				return name === 'rules' && to.name === 'learn' ? 'room' : null;
			}
			if (name === 'registry' && to.name === 'rules') return /\/about(\.ts)?$/.test(place) ? null : 'about';
			return to.name === name || MAY_IMPORT[name].has(to.name) ? null : 'room';
		}

		/** @param {import('estree').Node} node @param {string} specifier */
		function check(node, specifier) {
			const to = target(specifier, from);
			const data = { from: words(name), specifier, allowed: allowed(name) };
			if (portable && specifier.startsWith('$lib')) {
				context.report({ node, messageId: 'alias', data });
				return;
			}
			if ('package' in to) {
				const messageId = packageProblem(to.package);
				const list = [...(PACKAGES[name] ?? [])];
				const hint = list.length === 0 ? 'It may import none.' : `It may import: ${list.join(', ')}.`;
				if (messageId) context.report({ node, messageId, data: { ...data, package: to.package, hint } });
				return;
			}
			const messageId = placeProblem(to.place);
			if (messageId)
				context.report({
					node,
					messageId,
					data: { ...data, to: words(roomOf(to.place)?.name ?? 'a folder that is no room') }
				});
		}

		/** @param {import('estree').Node} node @param {import('estree').Node | null | undefined} source */
		function checkSource(node, source) {
			if (source?.type === 'Literal' && typeof source.value === 'string') check(source, source.value);
			else if (source?.type === 'TemplateLiteral' && source.expressions.length === 0) {
				check(source, source.quasis[0]?.value.cooked ?? '');
			} else if (source && portable) context.report({ node, messageId: 'dynamic', data: { from: words(name) } });
		}

		return {
			ImportDeclaration: (node) => checkSource(node, node.source),
			ExportNamedDeclaration: (node) => checkSource(node, node.source),
			ExportAllDeclaration: (node) => checkSource(node, node.source),
			ImportExpression: (node) => checkSource(node, node.source),
			TSImportType: (/** @type {TypeScriptImport} */ node) => checkSource(node, node.source),
			TSExternalModuleReference: (/** @type {TypeScriptImport} */ node) => checkSource(node, node.expression),
			CallExpression(node) {
				if (node.callee.type === 'Identifier' && node.callee.name === 'require') checkSource(node, node.arguments[0]);
			}
		};
	}
};
