/** What every screen of a table keeps: acts in sight, nothing too small to read or to touch, no text over another. */
import type { Page } from '@playwright/test';

export interface Measures {
	/** Things that may be lower or narrower than a fingertip, because they lie close together: selector and least px. */
	readonly crowded: readonly (readonly [selector: string, least: number])[];
}

/** A sentence for each thing that is wrong; none: all is well. */
export async function untidy(page: Page, { crowded }: Measures): Promise<readonly string[]> {
	return page.evaluate((exceptions) => {
		const LEAST_TEXT = 11;
		const LEAST_TARGET = 44;
		const found: string[] = [];
		const root = document.querySelector('dialog[open]') ?? document.body;
		const isSeen = (element: Element): boolean =>
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
			element.closest('.toasts, .veil') === null;
		const nameOf = (element: Element): string =>
			`${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0] ?? ''} "${(element.textContent ?? '').trim().slice(0, 24)}"`;
		/** What is announced, and events on short screens, lie raised on a ground of their own: they cover, and that is meant. */
		const layerOf = (element: Element): Element | null => element.closest('.announced, .events .toast');
		/** What is left of a box after all that cuts it off. */
		const cut = (element: Element, box: DOMRect): DOMRect => {
			let { left, top, right, bottom } = box;
			for (let around: Element | null = element; around !== null; around = around.parentElement) {
				const { overflow, clipPath } = getComputedStyle(around);
				if (clipPath !== 'none') return new DOMRect();
				if (overflow === 'visible') continue;
				const edge = around.getBoundingClientRect();
				[left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
				[right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
			}
			return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
		};

		/** Where the letters of a line are: without the leading that the font adds above and below. */
		const inked = (line: DOMRect, size: number): DOMRect => {
			const leading = Math.max(0, line.height - size) / 2;
			return new DOMRect(line.left, line.top + leading, line.width, line.height - 2 * leading);
		};

		for (const bar of root.querySelectorAll('.actions, .window-bar')) {
			if (!isSeen(bar)) continue;
			const { top, bottom, left, right } = bar.getBoundingClientRect();
			if (top < 0 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) found.push('acts lie outside');
		}

		const words: { element: Element; box: DOMRect }[] = [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
			const element = node.parentElement;
			if (element === null || (node.textContent ?? '').trim() === '' || !isSeen(element)) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const size = Number.parseFloat(getComputedStyle(element).fontSize);
			const boxes = [...range.getClientRects()].map((line) => cut(element, inked(line, size)));
			const inSight = boxes.filter(({ width, height }) => width >= 2 && height >= 2);
			if (inSight.length > 0 && size < LEAST_TEXT) found.push(`${size} px: ${nameOf(element)}`);
			for (const box of inSight) words.push({ element, box });
		}
		for (const [index, one] of words.entries()) {
			for (const other of words.slice(index + 1)) {
				if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
					continue;
				if (layerOf(one.element) !== layerOf(other.element)) continue;
				const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
				const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
				if (wide > 2 && high > 4) found.push(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
			}
		}

		for (const button of root.querySelectorAll('button, a[href]')) {
			if (!isSeen(button)) continue;
			const box = button.getBoundingClientRect();
			const seen = cut(button, box);
			if (seen.width < box.width / 2 || seen.height < box.height / 2) continue;
			const after = getComputedStyle(button, '::after');
			const grows = after.content !== 'none' && after.position === 'absolute';
			const more = (a: string, b: string): number =>
				grows ? Math.max(0, -(Number.parseFloat(a) || 0)) + Math.max(0, -(Number.parseFloat(b) || 0)) : 0;
			const least = exceptions.find(([selector]) => button.closest(selector) !== null)?.[1] ?? LEAST_TARGET;
			const [wide, high] = [
				box.width + more(after.left, after.right),
				Math.max(box.height + more(after.top, after.bottom), grows ? Number.parseFloat(after.height) || 0 : 0)
			];
			if (wide < least - 0.5 || high < least - 0.5) {
				found.push(`${Math.round(wide)}×${Math.round(high)} px to touch: ${nameOf(button)}`);
			}
		}
		return [...new Set(found)];
	}, crowded);
}
