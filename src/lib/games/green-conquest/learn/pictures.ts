/** The pictures of the rules page: positions, the part that matters, and the move that is held up. */
export interface Plate {
	readonly start: string;
	readonly view: readonly [string, string];
	readonly move?: string;
}

const RED = "Oa2n4',Da1n6'";
const BLUE = 'Kn15s3,Do15s6';

export const PLATES: { readonly [name: string]: Plate } = {
	board: {
		start: 'GC1 p drpoaa40 r+:Sc3n3,Rb3n5,Gc2n3,Oa3n4,Dc1n6 b+:Sm13s3,Rn13s5,Gm14s3,Oo13s4,Dm15s6 - - r1// - - 0 -',
		view: ['a1', 'o15']
	},
	drive: {
		start: `GC1 p drpoaa40 r+:Sd4n3,Rx,Gx,${RED} b+:Sx,Rx,Gx,${BLUE} - - r5// - - 0 -`,
		view: ['c3', 'h6'],
		move: 'rS:e3n1'
	},
	momentum: {
		start: `GC1 p drpoaa40 r+:Ge4n3,Sx,Rx,${RED} b+:Of7e4,Sx,Gx,${BLUE} - - r5// - - 0 -`,
		view: ['d3', 'i9'],
		move: 'rG:e1n3'
	},
	'head-on': {
		start: `GC1 p drpoaa40 r+:Tg4n4,Gx,Sx,${RED} b+:Rg7s5,Sx,Gx,${BLUE} - - r5// - - 0 -`,
		view: ['e3', 'j9'],
		move: 'rT:n3'
	},
	springboard: {
		start: `GC1 p drpoaa40 r+:Th5n4,Gx,Sx,${RED} b+:Uh11w4,Sx,Gx,${BLUE} - - r5// - - 0 -`,
		view: ['e4', 'k12'],
		move: 'rT:n3'
	},
	camp: {
		start: "GC1 p drpoaa40 r+:Sl12n1,Gx,Rx,Oa2n4',Da1n6' b+:Sn15s3,Rx,Gx,Ox,Do15s6 - - r5// - - 0 -",
		view: ['j11', 'o15'],
		move: 'rS:e1n1'
	},
	push: {
		start: `GC1 p drpoaa40 r+:Rl7n5,Sx,Gx,${RED} b+:Sk9e3,Rx,Gx,${BLUE} - - r5// - - 0 -`,
		view: ['i6', 'o12'],
		move: 'rR:w1n2'
	},
	fly: {
		start: `GC1 p drpoaa40 r+:Gd12n3,Rf12n5,Sx,${RED} b+:Th12e4,Sx,Gx,${BLUE} - - r9// - - 0 -`,
		view: ['c10', 'j14'],
		move: 'rG:E2e2'
	},
	pull: {
		start: "GC1 p drpoaa40 r+:Og4n4,Tb2n4',Sx,Gx,Da1n6' b+:Sg9s3,Rx,Gx,On15s4,Do15s6 g6r - r5// - - 0 -",
		view: ['d3', 'j10'],
		move: 'rO<bS@g6'
	},
	seize: {
		start: `GC1 p drpoaa40 r+:Hg7n3,Rx,Sx,${RED} b+:Gg11s3,Sx,Rx,${BLUE} - - r9*// - - 0 -`,
		view: ['f6', 'l12'],
		move: 'rH:@bGe3'
	},
	swap: {
		start: `GC1 p drpoaa40 r+:Sg4n3,Ud8n4,Rx,${RED} b+:Tg7e3,Sx,Rx,${BLUE} - - r9// - - 0 -`,
		view: ['c3', 'i8'],
		move: 'rU%rS'
	},
	sights: {
		start: "GC1 p drpoaa40 r+:Nd6e4,Df9e6,Si9w3,Gx,Oa1n4' b+:Gh6n3,Rx,Sx,Kn15s3,Do15s6 - - r9*// - - 0 -",
		view: ['c5', 'j10']
	}
};

/** `vehicle-S` … `vehicle-D` are the vehicles themselves, with their numbers. */
export const VEHICLE = /^vehicle-([A-Z])$/;
