/**
 * What a tap costs: the processor time of the page's thread inside the tap's event handlers, the update of the page
 * included, as Chromium's own trace counts it. A busy machine does not add to it.
 */
import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
	readonly name: string;
	readonly tdur?: number;
	readonly args: { readonly data?: { readonly type?: string } };
}

/** Milliseconds of script in all events of one tap. */
export async function cost(session: CDPSession, tap: () => Promise<void>): Promise<number> {
	const events: TraceEvent[] = [];
	const collect = ({ value }: { value: unknown[] }): void => void events.push(...(value as TraceEvent[]));
	session.on('Tracing.dataCollected', collect);
	await session.send('Tracing.start', {
		traceConfig: { includedCategories: ['devtools.timeline'] },
		transferMode: 'ReportEvents'
	});
	await tap();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	session.off('Tracing.dataCollected', collect);
	const handled = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type !== 'mousemove');
	return handled.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

export const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** What is not part of the tap follows a frame later. */
export async function tapOn(page: Page, selector: string): Promise<void> {
	await page.locator(selector).first().tap();
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
}

/** A button whose handler does nothing: what any tap costs. */
export function putEmptyButton(page: Page): Promise<void> {
	return page.evaluate(() => {
		const button = document.createElement('button');
		button.id = 'empty';
		button.style.cssText = 'position:fixed;z-index:9;top:0;left:0;width:20px;height:20px';
		button.onclick = () => undefined;
		document.body.append(button);
	});
}
