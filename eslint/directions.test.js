import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import directions from './directions.js';

RuleTester.describe = describe;
RuleTester.it = it;
Object.assign(RuleTester, { afterAll });

const tester = new RuleTester({ languageOptions: { parser: ts.parser } });

/** @param {string} filename @param {string} code */
const good = (filename, code) => ({ name: `${filename}: ${code}`, filename, code });

/** @param {string} filename @param {string} code @param {string} messageId */
const bad = (filename, code, messageId) => ({ name: `${filename}: ${code}`, filename, code, errors: [{ messageId }] });

const ENGINE = 'src/lib/engine/fold.ts';
const RULES = 'src/lib/games/green-conquest/apply/drive.ts';
const ABOUT = 'src/lib/games/green-conquest/about.ts';
const GAME_UI = 'src/lib/games/green-conquest/ui/Board.ts';
const REGISTRY = 'src/lib/games/index.ts';
const BOTS = 'src/lib/bots/greedy.ts';
const DEAL = 'src/lib/deal/local.ts';
const TABLE = 'src/lib/table/chain.ts';
const WIRES = 'src/lib/wires/room.ts';
const UI = 'src/lib/ui/card.ts';
const KIT = 'src/lib/ui/game/play.ts';
const ROUTE = 'src/routes/+page.ts';
const SERVER = 'server/serve.ts';

tester.run('mangrove/directions', directions, {
	valid: [
		good(ENGINE, "import type { Seat } from './contract';"),
		good(ENGINE, "export * from './contract';"),
		good(RULES, "import { Illegal } from '../../../engine/illegal';"),
		good(RULES, "import type { State } from '../types';"),
		good(RULES, "import cards from '../data/cards.json';"),
		good(ABOUT, "export const about = { load: () => import('./index') };"),
		good(GAME_UI, "import { mount } from 'svelte';"),
		good(
			GAME_UI,
			"import { legal } from '../legal'; import Card from '$lib/ui/game/Card.svelte'; import type { Seat } from '$lib/engine/contract';"
		),
		good(REGISTRY, "import { about } from './green-conquest/about'; import type { About } from '../engine/module';"),
		good(
			BOTS,
			"import { games } from '../games'; import { fold } from '../engine/fold'; import { value } from '../games/greenvaders/value';"
		),
		good(DEAL, "import { sha256 } from '@noble/hashes/sha2.js'; import { fold } from '../engine/fold';"),
		good(
			TABLE,
			"import * as Y from 'yjs'; import { IndexeddbPersistence } from 'y-indexeddb'; import { dealer } from '../deal/local';"
		),
		good(WIRES, "import { WebrtcProvider } from 'y-webrtc'; import { Table } from '../table/table';"),
		good(UI, "import { games } from '$lib/games'; import { onMount } from 'svelte';"),
		good(UI, "import type { Play } from './game/play';"),
		good(KIT, "import type { Seat } from '../../engine/contract'; import { printed } from '../french';"),
		good(ROUTE, "import { base } from '$app/paths'; import { Room } from '$lib/wires/room'; import '../app.css';"),
		good(
			SERVER,
			"import { WebSocketServer } from 'ws'; import { createServer } from 'node:http'; import { answer } from './stun';"
		),
		good(
			'src/lib/engine/fold.test.ts',
			"import { test } from 'vitest'; import { toy } from '../../../tests/toys/toy';"
		),
		good(
			'tests/contract/suite.ts',
			"import { games } from '../../src/lib/games'; import { readFileSync } from 'node:fs';"
		),
		good('tools/perft.ts', "import { perft } from '../src/lib/engine/perft';")
	],
	invalid: [
		bad(ENGINE, "import { games } from '../games';", 'room'),
		bad(ENGINE, "import type { State } from '../games/greenvaders/types';", 'room'),
		bad(ENGINE, "export { games } from '../games';", 'room'),
		bad(ENGINE, "export * from '../deal/local';", 'room'),
		bad(ENGINE, "type State = import('../table/chain').Entry;", 'room'),
		bad(ENGINE, "const chain = () => import('../table/chain');", 'room'),
		bad(ENGINE, 'const chain = () => import(`../table/chain`);', 'room'),
		bad(ENGINE, "const chain = require('../table/chain');", 'room'),
		bad(ENGINE, "import chain = require('../table/chain');", 'room'),
		bad(ENGINE, 'const load = (name: string) => import(name);', 'dynamic'),
		bad(ENGINE, "import { sha256 } from '@noble/hashes/sha2.js';", 'package'),
		bad(ENGINE, "import { readFileSync } from 'node:fs';", 'builtin'),
		bad(ENGINE, "import { readFileSync } from 'fs';", 'package'),
		bad(ENGINE, "import { toy } from '../../../tests/toys/toy';", 'notShipped'),
		bad(ENGINE, "import { page } from '../../routes/page';", 'room'),
		bad(ENGINE, "import { fold } from '$lib/engine/fold';", 'alias'),
		bad(RULES, "import { grid } from '../../greenvaders/grid';", 'otherGame'),
		bad(RULES, "import { grid } from '../../green-conquest-2/grid';", 'otherGame'),
		bad(RULES, "import { games } from '../..';", 'room'),
		bad(RULES, "import { games } from '../../index';", 'room'),
		bad(RULES, "import { board } from '../ui/board';", 'ownUi'),
		bad(RULES, "import Board from '../Board.svelte';", 'markup'),
		bad(RULES, "import { state } from '../state.svelte';", 'markup'),
		bad(RULES, "import '../board.css';", 'markup'),
		bad(RULES, "import { writable } from 'svelte/store';", 'package'),
		bad(RULES, "import { browser } from '$app/environment';", 'package'),
		bad(RULES, "import { greedy } from '../../../bots/greedy';", 'room'),
		bad(RULES, "import { server } from '../../../../../server/serve';", 'room'),
		bad(GAME_UI, "import { grid } from '../../greenvaders/grid';", 'otherGame'),
		bad(GAME_UI, "import { Grid } from '$lib/games/greenvaders/ui/Grid';", 'otherGame'),
		bad(GAME_UI, "import { games } from '$lib/games';", 'room'),
		bad(GAME_UI, "import { printed } from '../../../ui/french';", 'room'),
		bad(GAME_UI, "import Card from '$lib/ui/Card.svelte';", 'room'),
		bad(GAME_UI, "import { Table } from '$lib/table/table';", 'room'),
		bad(KIT, "import { legal } from '../../games/greenvaders/legal';", 'room'),
		bad(KIT, "import { Board } from '../../games/greenvaders/ui/Board';", 'room'),
		bad(KIT, "import { Table } from '../../table/table';", 'room'),
		bad(REGISTRY, "import { game } from './green-conquest';", 'about'),
		bad(REGISTRY, "import { board } from './green-conquest/ui/board';", 'room'),
		bad(BOTS, "import { Board } from '../games/green-conquest/ui/board';", 'room'),
		bad(BOTS, "import { Table } from '../table/table';", 'room'),
		bad(DEAL, "import { Table } from '../table/table';", 'room'),
		bad(DEAL, "import * as Y from 'yjs';", 'package'),
		bad(DEAL, "import { games } from '../games';", 'room'),
		bad(TABLE, "import { games } from '../games';", 'room'),
		bad(TABLE, "import { Room } from '../wires/room';", 'room'),
		bad(TABLE, "import { WebrtcProvider } from 'y-webrtc';", 'package'),
		bad(TABLE, "import { onMount } from 'svelte';", 'package'),
		bad(WIRES, "import { games } from '../games';", 'room'),
		bad(WIRES, "import { onMount } from 'svelte';", 'package'),
		bad(WIRES, "import { Card } from '$lib/ui/card';", 'room'),
		bad(UI, "import { readFileSync } from 'node:fs';", 'builtin'),
		bad(ROUTE, "import { serve } from '../../server/serve';", 'room'),
		bad(SERVER, "import { games } from '../src/lib/games';", 'room'),
		bad('src/lib/attic/old.ts', 'export const old = 1;', 'unknownRoom'),
		bad('src/lib/loose.ts', 'export const loose = 1;', 'unknownRoom'),
		bad(UI, "import { old } from '../attic/old';", 'room')
	]
});
