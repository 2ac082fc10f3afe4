import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import mangrove from './eslint/index.js';
import svelteConfig from './svelte.config.js';

const TESTS = ['**/*.test.ts', '**/*.long.ts', '**/*.fuzz.ts'];

export default ts.config(
	{
		ignores: [
			'.svelte-kit/',
			'build/',
			'.cache/',
			'test-results/',
			'playwright-report/',
			'tests/bench/peers/',
			'eslint/encoding.d.ts'
		]
	},
	{ linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },

	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname }
		},
		plugins: { mangrove },
		rules: {
			// TypeScript knows what is declared, and knows it better.
			'no-undef': 'off',
			eqeqeq: ['error', 'always', { null: 'ignore' }],
			// States are plain records: a key that leaves one leaves it.
			'@typescript-eslint/no-dynamic-delete': 'off',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-misused-promises': 'error',
			'@typescript-eslint/await-thenable': 'error',
			'@typescript-eslint/only-throw-error': 'error',
			'@typescript-eslint/no-unnecessary-type-assertion': 'error'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},

	{ files: ['src/**', 'server/**'], ignores: TESTS, rules: { 'no-console': 'error', 'mangrove/directions': 'error' } },
	{
		files: ['src/lib/engine/**/*.ts', 'src/lib/games/*/**/*.ts'],
		ignores: ['src/lib/games/*/ui/**', 'src/lib/games/*/learn/**', ...TESTS],
		rules: { 'mangrove/purity': 'error', 'max-lines': ['error', 400] }
	},
	{
		files: [...TESTS, 'tests/**'],
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					selector: 'CallExpression > MemberExpression.callee[property.name="only"]',
					message: 'A test run with `.only` leaves out all others.'
				}
			]
		}
	}
);
