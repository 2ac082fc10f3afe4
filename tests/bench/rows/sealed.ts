/**
 * (g) Sealing a deck, held against B, 100 products of the base point by noble in the same engine: in a browser, where it has bounds, and in Node, whose
 * integers are slower where the sums are: there it only informs.
 */
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/browser.mjs';
import { callInPage } from '../../e2e/bundle';
import type { Plan, Row, RowGroup } from '../row';
import type { Figure } from '../sealed/work';
import { measureSealed } from '../sealed/work';

/** At most so many B, or so much of the checks one by one. */
const BOUNDS: Readonly<Record<string, number>> = {
	'shuffle 36': 0.6,
	'shuffle 90': 1.4,
	'shuffle 170': 3,
	'prove 36': 1.2,
	'prove 90': 2.2,
	'prove 170': 4,
	'verify 36': 0.6,
	'verify 90': 1.4,
	'verify 170': 2.2,
	together: 0.65
};

const ms = (value: number): string => `${value.toPrecision(3)} ms`;

export const sealedRows: RowGroup = {
	name: 'sealed',
	async measure(plan) {
		const inBrowser = await measuredInBrowser(plan);
		const rows = inBrowser.map((figure) => rowOf(figure, 'Chromium', BOUNDS[figure.id]));
		return [...rows, ...measureSealed(plan).map((figure) => rowOf(figure, 'Node'))];
	}
};

function rowOf({ id, what, milliseconds, beside, ratio }: Figure, engine: string, atMost?: number): Row {
	return {
		id: `sealed ${id} ${engine}`,
		what: `${what}, ${engine}`,
		ours: ms(milliseconds),
		beside: `${ms(beside)} ${id === 'together' ? 'one by one' : 'for B'}`,
		ratio,
		bound: atMost === undefined ? null : { atMost }
	};
}

async function measuredInBrowser({ rounds, milliseconds }: Plan): Promise<Figure[]> {
	const executablePath = await ensureBrowser();
	if (!executablePath) throw new Error('no browser');
	const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'];
	const browser = await chromium.launch({ executablePath, args });
	try {
		const page = await browser.newPage();
		return await callInPage<Figure[]>(page, 'tests/bench/sealed/work.ts', 'measureSealed', { rounds, milliseconds });
	} finally {
		await browser.close();
	}
}
