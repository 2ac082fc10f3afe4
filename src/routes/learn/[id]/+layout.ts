import { error } from '@sveltejs/kit';
import { findGame } from '$lib/games';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = ({ params }) => {
	const game = findGame(params.id);
	if (!game) error(404);
	return { game };
};
