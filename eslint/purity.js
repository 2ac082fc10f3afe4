// mangrove/purity: the kernel and the rules of games are pure functions of integers, texts and plain data. Two peers that apply the
// same moves must reach the same state, in every browser, in Node, this year and next.
//
// What is allowed is listed; all other globals are refused. Numbers are integers: a quotient must be rounded where it is made.
import ts from 'typescript';
import { inRepository } from './rooms.js';

/** @param {string} text */
const words = (text) => text.trim().split(/\s+/);

/** From reasons with the names that they hold for, to names with their reason. @param {Record<string, string>} table */
function reasons(table) {
	return new Map(
		Object.entries(table).flatMap(([why, names]) => words(names).map((name) => /** @type {const} */ ([name, why])))
	);
}

/** Globals of the language that give the same answer everywhere and reach nothing outside. */
const GLOBALS = new Set(
	words(`
		undefined NaN Infinity isNaN isFinite parseInt encodeURI encodeURIComponent decodeURI decodeURIComponent
		Array BigInt Boolean JSON Map Math Number Object RegExp Set String Symbol WeakMap WeakSet
		Error RangeError SyntaxError TypeError URIError ArrayBuffer DataView TextDecoder TextEncoder
		Int8Array Int16Array Int32Array Uint8Array Uint8ClampedArray Uint16Array Uint32Array BigInt64Array BigUint64Array
	`)
);

const CHANCE = 'Chance comes from outside, as a fact: leave a request standing in the state.';
const LOCALE = 'Locales differ between devices: compare code units (`a < b`), and leave words to the screens.';
const OUTSIDE = 'Rules reach nothing outside themselves.';
const INTEGERS = 'Rules count in integers.';
const AT_ONCE = 'Rules run to their end at once: no timers, no promises.';

/** Why a global is refused, where that is worth more than "it is not on the list". */
const REFUSED = reasons({
	'Rules know no clock: times belong to the device that shows them.': 'Date performance Temporal',
	[AT_ONCE]: `setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask scheduler
		requestAnimationFrame requestIdleCallback Promise`,
	[CHANCE]: 'crypto',
	[LOCALE]: 'Intl',
	[INTEGERS]: 'parseFloat Float16Array Float32Array Float64Array',
	'Copy by hand what changes: it is faster, and says what changes.': 'structuredClone',
	'Tell what happens as an event (`tell`).': 'console',
	'When memory is freed differs between devices.': 'WeakRef FinalizationRegistry',
	'Code must be there to be read.': 'eval Function'
});

/** Members refused on every object, because nothing else has such names. */
const MEMBERS = reasons({
	[LOCALE]: 'localeCompare toLocaleString toLocaleDateString toLocaleTimeString toLocaleLowerCase toLocaleUpperCase',
	[INTEGERS]: 'toFixed toPrecision toExponential getFloat16 getFloat32 getFloat64 setFloat16 setFloat32 setFloat64',
	[AT_ONCE]: 'fromAsync'
});

const MATH = new Set(words('abs ceil clz32 floor imul max min round sign trunc'));
const ROUNDING = new Set(words('ceil floor round trunc'));
const NUMBER = new Set(
	words(`isFinite isInteger isNaN isSafeInteger parseInt prototype
		MAX_SAFE_INTEGER MIN_SAFE_INTEGER NEGATIVE_INFINITY POSITIVE_INFINITY NaN`)
);

/** Wrappers that TypeScript puts around an expression without changing its value. @type {ReadonlySet<string>} */
const TRANSPARENT = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSTypeAssertion']);

/** @typedef {import('eslint').Rule.Node} Parented */

/** The nearest node around an expression that does something with its value. @param {Parented} node @returns {[Parented | null, Parented]} */
function user(node) {
	let inner = node;
	while (inner.parent && TRANSPARENT.has(inner.parent.type)) inner = inner.parent;
	return [inner.parent, inner];
}

/** The name in `a.name`, `a['name']` and `a[`name`]`; null if it is computed. @param {import('estree').Node} node @param {boolean} computed */
function staticName(node, computed) {
	if (!computed && node.type === 'Identifier') return node.name;
	if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
	if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
	return null;
}

/** @param {import('estree').Node} node @returns {node is import('estree').Literal & { value: number }} */
const isNumber = (node) => node.type === 'Literal' && typeof node.value === 'number';

/** @param {import('estree').Node} node */
const isBigIntLiteral = (node) => node.type === 'Literal' && 'bigint' in node && typeof node.bigint === 'string';

/** `Math.floor(x)`, `Math.trunc(x)` … or `x | 0` directly around the node. @param {Parented} node */
function isRounded(node) {
	const [around, inner] = user(node);
	if (around?.type === 'BinaryExpression' && around.operator === '|') {
		const other = around.left === inner ? around.right : around.left;
		return isNumber(other) && other.value === 0;
	}
	return (
		around?.type === 'CallExpression' &&
		around.arguments[0] === inner &&
		around.callee.type === 'MemberExpression' &&
		around.callee.object.type === 'Identifier' &&
		around.callee.object.name === 'Math' &&
		ROUNDING.has(staticName(around.callee.property, around.callee.computed) ?? '')
	);
}

/** A power of two plain integers that is an exact integer. @param {import('estree').BinaryExpression} node */
function isPlainPower({ left, right }) {
	const plain = isNumber(left) && isNumber(right) && Number.isInteger(left.value) && Number.isInteger(right.value);
	return plain && Number.isSafeInteger(left.value ** right.value);
}

/** Inside `load` of an about.ts, the one place that fetches code. @param {Parented | null} node */
function isInLoad(node) {
	for (let at = node; at; at = at.parent) {
		const named = at.type === 'Property' || at.type === 'FunctionDeclaration' || at.type === 'VariableDeclarator';
		const name =
			at.type === 'Property'
				? at.key
				: at.type === 'FunctionDeclaration' || at.type === 'VariableDeclarator'
					? at.id
					: null;
		if (named && name?.type === 'Identifier' && name.name === 'load') return true;
	}
	return false;
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
	meta: {
		type: 'problem',
		docs: { description: 'Keep the kernel and the rules of games pure, and their numbers integers' },
		schema: [],
		messages: {
			global: '`{{name}}` is not for rules. {{why}}',
			mathWhole: 'Name the function of `Math` that is used: only some of them are for rules.',
			math: '`Math.{{name}}` is not for rules. {{why}} Allowed: {{allowed}}.',
			number: '`Number.{{name}}` is not for rules. Rules count in integers.',
			member: '`{{name}}` is not for rules. {{why}}',
			async:
				'Rules are synchronous: every peer must be able to apply a move at once. Only `load` in about.ts fetches code.',
			load: 'Code is fetched only in `load` of about.ts.',
			meta: '`import.meta` is not for rules. Rules reach nothing outside themselves.',
			quotient:
				'A quotient must be rounded where it is made: `Math.floor(a / b)`, `ceil`, `trunc`, `round` or `(a / b) | 0`.',
			quotientAssign: '`/=` leaves a fraction behind: write `a = Math.floor(a / b)`.',
			power:
				'`**` is not exact on every machine: write a product, a shift, or a loop. Two plain integers (`2 ** 32`) are fine.',
			fraction: '{{raw}} is not an integer. Count in the smallest unit: a half is `(n + 1) >> 1`.',
			unsafe: '{{raw}} is too large to be exact. Use a BigInt (`{{raw}}n`).'
		}
	},

	create(context) {
		const isAbout = inRepository(context.filename).endsWith('/about.ts');
		const { sourceCode } = context;

		/** Arithmetic of BigInts is exact. Known by the type where there are types, else by a literal. @param {import('estree').Node} node */
		function isBigInt(node) {
			if (isBigIntLiteral(node)) return true;
			const type = sourceCode.parserServices.getTypeAtLocation?.(node);
			return type !== undefined && (type.flags & ts.TypeFlags.BigIntLike) !== 0;
		}

		/** @param {Parented} node */
		const mayLoad = (node) => isAbout && isInLoad(node);

		/** @param {import('estree').Node} node @param {string} name */
		function checkMember(node, name) {
			const why = MEMBERS.get(name);
			if (why) context.report({ node, messageId: 'member', data: { name, why } });
		}

		/** @param {Parented} node the identifier `Math` */
		function checkMath(node) {
			const [around, inner] = user(node);
			const name =
				around?.type === 'MemberExpression' && around.object === inner
					? staticName(around.property, around.computed)
					: null;
			if (name === null) context.report({ node, messageId: 'mathWhole' });
			else if (!MATH.has(name)) {
				const why = name === 'random' ? CHANCE : INTEGERS;
				context.report({ node, messageId: 'math', data: { name, why, allowed: [...MATH].join(', ') } });
			}
		}

		/** @param {Parented} node the identifier `Number` */
		function checkNumber(node) {
			const [around, inner] = user(node);
			if (around?.type !== 'MemberExpression' || around.object !== inner) return;
			const name = staticName(around.property, around.computed);
			if (name === null || !NUMBER.has(name)) {
				context.report({ node: around, messageId: 'number', data: { name: name ?? '[…]' } });
			}
		}

		/** @param {Parented} node an identifier that no declaration of the file explains */
		function checkGlobal(node) {
			const name = 'name' in node && typeof node.name === 'string' ? node.name : '';
			if (name === 'Promise' && mayLoad(node)) return;
			if (name === 'Math') checkMath(node);
			else if (name === 'Number') checkNumber(node);
			else if (!GLOBALS.has(name)) {
				context.report({ node, messageId: 'global', data: { name, why: REFUSED.get(name) ?? OUTSIDE } });
			}
		}

		/** @param {Parented} node */
		function checkAsync(node) {
			if ((!('async' in node) || node.async) && !mayLoad(node)) context.report({ node, messageId: 'async' });
		}

		/** Calls the check for each value that the file takes from outside without an import. Types are the compiler's concern. */
		function checkReferences() {
			const outermost = sourceCode.scopeManager.globalScope;
			if (!outermost) return;
			const undeclared = [...outermost.set.values()].filter((variable) => variable.defs.length === 0);
			const references = new Set([...outermost.through, ...undeclared.flatMap((variable) => variable.references)]);
			for (const reference of references) {
				if ('isValueReference' in reference && !reference.isValueReference) continue;
				checkGlobal(/** @type {Parented} */ (reference.identifier));
			}
		}

		return {
			'Program:exit': checkReferences,
			MemberExpression(node) {
				const name = staticName(node.property, node.computed);
				if (name !== null) checkMember(node.property, name);
			},
			ObjectPattern(node) {
				for (const property of node.properties) {
					const name = property.type === 'Property' ? staticName(property.key, property.computed) : null;
					if (name !== null) checkMember(property, name);
				}
			},
			':function': checkAsync,
			AwaitExpression: checkAsync,
			ForOfStatement(node) {
				if (node.await) context.report({ node, messageId: 'async' });
			},
			ImportExpression(node) {
				if (!mayLoad(node)) context.report({ node, messageId: 'load' });
			},
			MetaProperty(node) {
				if (node.meta.name === 'import') context.report({ node, messageId: 'meta' });
			},
			BinaryExpression(node) {
				if (isBigInt(node.left) || isBigInt(node.right)) return;
				if (node.operator === '/' && !isRounded(node)) context.report({ node, messageId: 'quotient' });
				if (node.operator === '**' && !isPlainPower(node)) context.report({ node, messageId: 'power' });
			},
			AssignmentExpression(node) {
				if (isBigInt(node.right)) return;
				if (node.operator === '/=') context.report({ node, messageId: 'quotientAssign' });
				if (node.operator === '**=') context.report({ node, messageId: 'power' });
			},
			Literal(node) {
				if (!isNumber(node)) return;
				const raw = node.raw ?? String(node.value);
				if (!Number.isInteger(node.value)) context.report({ node, messageId: 'fraction', data: { raw } });
				else if (!Number.isSafeInteger(node.value)) context.report({ node, messageId: 'unsafe', data: { raw } });
			}
		};
	}
};
