/**
 * The rules of a game as a page: Markdown of a few kinds only, so that both languages can be checked against each other. `## Title {#place}`
 * begins a chapter, `### Title {#place}` a section of it; paragraphs, `- ` lists, `![caption](picture)` and `!(cards)` are the rest.
 */
import { holds, wordsOf } from '../ui/game/search';
import { plain } from './inline';

export type Block =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'list'; readonly items: readonly string[] }
	| { readonly kind: 'picture'; readonly name: string; readonly caption: string }
	/** A list of cards that the game itself writes, by its name. */
	| { readonly kind: 'cards'; readonly name: string };

export interface Section {
	/** The address within the page. */
	readonly id: string;
	readonly title: string;
	/** 2: a chapter's own beginning; 3: a section of it. */
	readonly level: 2 | 3;
	readonly blocks: readonly Block[];
}

export interface Chapter {
	readonly id: string;
	readonly title: string;
	readonly sections: readonly Section[];
}

const HEAD = /^(##|###) (.+?) \{#([\w-]+)\}$/;
const PICTURE = /^!\[([^\]]*)\]\(([\w-]+)\)$/;
const CARDS = /^!\(([\w-]+)\)$/;

/** Lines that belong together, parted by blank ones; a head stands alone. */
function paragraphs(text: string): string[] {
	return text
		.replace(/\r/g, '')
		.replace(/^(#.*)$/gm, '\n$1\n')
		.split(/\n\s*\n/)
		.map((part) => part.trim())
		.filter(Boolean);
}

function blockOf(part: string): Block {
	const [, caption, name] = PICTURE.exec(part) ?? [];
	if (name !== undefined) return { kind: 'picture', name, caption: caption ?? '' };
	const [, cards] = CARDS.exec(part) ?? [];
	if (cards !== undefined) return { kind: 'cards', name: cards };
	if (part.startsWith('- ')) {
		const items = part.split(/\n(?=- )/).map((item) => item.slice(2).replace(/[ \t\n]+/g, ' '));
		return { kind: 'list', items };
	}
	return { kind: 'text', text: part.replace(/[ \t\n]+/g, ' ') };
}

export function parseRules(text: string): readonly Chapter[] {
	const sections: (Section & { blocks: Block[] })[] = [];
	for (const part of paragraphs(text)) {
		const [, marks, title, id] = HEAD.exec(part) ?? [];
		if (title !== undefined && id !== undefined) {
			sections.push({ id, title, level: marks === '##' ? 2 : 3, blocks: [] });
		} else sections.at(-1)?.blocks.push(blockOf(part));
	}
	const chapters: { id: string; title: string; sections: Section[] }[] = [];
	for (const section of sections) {
		if (section.level === 2) chapters.push({ id: section.id, title: section.title, sections: [section] });
		else chapters.at(-1)?.sections.push(section);
	}
	return chapters;
}

/** What the cards of a list say, for the search. */
export type CardWords = (list: string) => readonly string[];

export function textOf({ title, blocks }: Section, cards: CardWords = () => []): string {
	const words = blocks.flatMap((block): readonly string[] => {
		switch (block.kind) {
			case 'text':
				return [block.text];
			case 'list':
				return block.items;
			case 'picture':
				return [block.caption];
			case 'cards':
				return cards(block.name);
		}
	});
	return [title, ...words].map(plain).join('\n');
}

/** The sections that hold every word of the query; chapters without any are left out. An empty query finds all. */
export function searchRules(chapters: readonly Chapter[], query: string, cards?: CardWords): readonly Chapter[] {
	const words = wordsOf(query);
	if (words.length === 0) return chapters;
	return chapters.flatMap((chapter) => {
		const sections = chapter.sections.filter((section) => holds(textOf(section, cards), words));
		return sections.length === 0 ? [] : [{ ...chapter, sections }];
	});
}
