export interface Lexicon {
	effect(key: string, values: object): string;
	signed(n: number): string;
	points(p: object): string;
	term(a: string, b: string): string;
	list(l: readonly string[], j: 'and' | 'or'): string;
	match(m: object): string;
}
