/** The groups of rows, in the order of the table. A new one is a file in this folder and a line here. */
import type { RowGroup } from '../row';
import { byteRows } from './bytes';
import { foldRows } from './fold';
import { matchRows } from './match';
import { positionRows } from './positions';
import { sealedRows } from './sealed';
import { tapRows } from './tap';
import { ticTacToeRows } from './tic-tac-toe';
import { wireRows } from './wire';

export const groups: readonly RowGroup[] = [
	ticTacToeRows,
	positionRows,
	foldRows,
	matchRows,
	byteRows,
	wireRows,
	tapRows,
	sealedRows
];
