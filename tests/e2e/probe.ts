/** Shows that the harness of `bundle.ts` works. */
export function probe(word: string): string {
	return `${word} from ${'chrome' in globalThis || navigator.userAgent.includes('Chrome') ? 'Chromium' : 'elsewhere'}`;
}
