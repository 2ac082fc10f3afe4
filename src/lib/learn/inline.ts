/** The little markup that texts to be learnt from may hold: `**the point**` and `[words](#place)`. Anything else is plain. */
export type Inline =
	| { readonly kind: 'plain' | 'strong'; readonly text: string }
	| { readonly kind: 'link'; readonly text: string; readonly to: string };

const MARKUP = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(#([\w-]+)\)/g;

export function inlines(text: string): readonly Inline[] {
	const parts: Inline[] = [];
	let from = 0;
	for (const match of text.matchAll(MARKUP)) {
		const [whole, strong, words, to] = match;
		if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) });
		if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
		else if (words !== undefined && to !== undefined) parts.push({ kind: 'link', text: words, to });
		from = match.index + whole.length;
	}
	if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) });
	return parts;
}

/** Without its markup, as it is read or searched. */
export function plain(text: string): string {
	return inlines(text)
		.map((part) => part.text)
		.join('');
}
