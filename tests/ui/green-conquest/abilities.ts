/**
 * Every ability used by taps, from a position made for it: played on the model by the unit tests and on the screen by the stories. A tap is
 * a square, `=n` a facing, `>Pull` a button that changes what the vehicle does, `#Glider` a tile, `.` the end of the turn.
 */
export interface Story {
	readonly name: string;
	readonly start: string;
	readonly taps: readonly string[];
	/** The moves made, in notation. */
	readonly moves: readonly string[];
}

const BLUE = 'Sn13s3,Gm14s3,Oo13s4,Dm15s6';

export const STORIES: readonly Story[] = [
	{
		name: 'Scout strikes, then drives off',
		start: `GC1 p drpoaa40 r+:Sg4n3,Rb3n5,Gc2n3,Oa3n4,Dc1n6 b+:Tg6e4,${BLUE} - - r1// - - 0 -`,
		taps: ['g4', 'g6', 'g6', 'e6', 'e6'],
		moves: ['rS:n2', 'rS:w2']
	},
	{
		name: 'Ram pushes',
		start: `GC1 p drpoaa40 r+:Rg4n5,Sb3n3,Gc2n3,Oa3n4,Dc1n6 b+:Tg6e4,${BLUE} - - r1// - - 0 -`,
		taps: ['g4', 'g6', 'g6'],
		moves: ['rR:n2']
	},
	{
		name: 'Snake crosses the edge',
		start: `GC1 p drpoaa40 r+:Ka8w3,Rb3n5,Gc2n3,Oa3n4,Dc1n6 b+:Tg6e4,${BLUE} - - r1// - - 0 -`,
		taps: ['a8', 'o8', 'n9', 'n9'],
		moves: ['rK:w2n1']
	},
	{
		name: 'Trapper lays a trap and Octopus pulls into it',
		start: 'GC1 p drpoaa40 r+:Tg2n4,Oj4w4,Sc2n3,Ra3n5,Gc1n3 b+:Sd4n3,Rn13s5,Gm14s3,Oo13s4,Dm15s6 - - r1// - - 0 -',
		taps: ['g2', 'g5', 'g5', 'g4', 'g4', 'j4', '>Pull', 'g4', 'g4'],
		moves: ['rT:n3', 'rT^g4', 'rO<bS@g4']
	},
	{
		name: 'Glider flies over a friend',
		start: `GC1 p drpoaa40 r+:Gg3n3,Sg4n3,Rb3n5,Oa3n4,Dc1n6 b+:Tg6e4,${BLUE} - - r1// - - 0 -`,
		taps: ['g3', 'g6', 'g6'],
		moves: ['rG:N1n2']
	},
	{
		name: 'Glider crushes from the springboard',
		start: `GC1 p drpoaa40 r+:Gh5n3,Sb3n3,Rc2n5,Oa3n4,Dc1n6 b+:Th11e4,${BLUE} - - r1// - - 0 -`,
		taps: ['h5', 'h11', 'h11'],
		moves: ['rG:n3*3']
	},
	{
		name: 'Tunneler swaps, then drives',
		start: `GC1 p drpoaa40 r+:Ug4n4,Sj11w3,Rc2n5,Ga3n3,Dc1n6 b+:Tm13s4,${BLUE} - - r1// - - 0 -`,
		taps: ['g4', '>Swap', 'j11', 'j11', 'j12', 'j12'],
		moves: ['rU%rS', 'rU:n1']
	},
	{
		name: 'Hypnotist drags a friend along',
		start: `GC1 p drpoaa40 r+:Hg7n3,Sj9w3,Rc2n5,Ga3n3,Dc1n6 b+:Tm13s4,${BLUE} - - r1*// - - 0 -`,
		taps: ['g7', '>Seize', 'g11', 'g11'],
		moves: ['rH:n2@rSn2']
	},
	{
		name: 'Nightmare turns its eyes on an enemy',
		start: `GC1 p drpoaa40 r+:Ng4e4,Sb3n3,Rc2n5,Oa3n4,Dc1n6 b+:Tg8e4,${BLUE} - - r1// - - 0 -`,
		taps: ['g4', '>Turn', '=n', '=n'],
		moves: ['rN=n']
	},
	{
		name: 'Shield turns to cover a friend',
		start: `GC1 p drpoaa40 r+:Dg4e6,Sg5n3,Rc2n5,Oa3n4,Gc1n3 b+:Tm13s4,${BLUE} - - r1// - - 0 -`,
		taps: ['g4', '>Turn', 'g9', 'g9'],
		moves: ['rD=n']
	},
	{
		name: 'a camp is entered, a vehicle regenerated, both placed',
		start: 'GC1 p drpoac40 r+:Sl13n1,Gx,Rc2n5,Oa3n4,Dc1n6 b+:Oh2n4,Sn13s3,Rm14s5,Go13s3,Dm15s6 d9r - r1// - - 0 -',
		taps: ['l13', 'm13', 'm13', '#Glider', '#Glider', 'c3', 'c3', 'b2', 'b2'],
		moves: ['rS:e1', 'rG!', 'rS@c3', 'rG@b2']
	},
	{
		name: 'a head-on attack sends both home, and the turn ends',
		start: 'GC1 p drpoac40 r+:Tg4n4,Sb3n3,Rc2n5,Ga3n3,Dc1n6 b+:Og6s4,Sn13s3,Rm14s5,Go13s3,Dm15s6 - - r1// - - 0 -',
		taps: ['g4', 'g6', 'g6', 'm13', 'm13', 'c3', 'c3', '.'],
		moves: ['rT:n2', 'bO@m13', 'rT@c3', '.']
	}
];
