import { contractCase as lanterns } from './games/lanterns';
import { contractCase as nim } from './games/nim';
import { contractCase as ticTacToe } from './games/tic-tac-toe';
import type { AnyCase } from './suite';
import { contractSuite } from './suite';

contractSuite('tic-tac-toe', ticTacToe as AnyCase);
contractSuite('lanterns', lanterns as AnyCase);
contractSuite('nim', nim as AnyCase);
