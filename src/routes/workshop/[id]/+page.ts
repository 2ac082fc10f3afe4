import { error } from '@sveltejs/kit';
import { findGame } from '$lib/games';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
	const game = findGame(params.id);
	if (!game) error(404);
	return { game };
};
