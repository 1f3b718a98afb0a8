// Every in-house game that is decided at once, one row each. The engines are named by their paths:
// a new game is a row here, and not a line in package.json as well.
import type { GameEngine } from '@khelaghor/game-engine/game-engine.ts';
import { diceEngine } from '../../../engines/dice/src/public.ts';
import { limboEngine } from '../../../engines/limbo/src/public.ts';
import { plinkoEngine } from '../../../engines/plinko/src/public.ts';

/** The engines, in the order in which the lobby of a fresh site shows their games. */
export const gameEngines = [
  diceEngine,
  limboEngine,
  plinkoEngine,
] satisfies readonly GameEngine[];

const byCode: ReadonlyMap<string, GameEngine> = new Map(
  gameEngines.map((engine) => [engine.code, engine]),
);

/** The engine of a game by its code; undefined: it is no in-house game that is decided at once. */
export const findEngine = (code: string): GameEngine | undefined => byCode.get(code);
