// Every in-house game, one row each: those that are decided at once, those of many steps, and those
// whose rounds all players share. The engines are named by their paths: a new game is a row here,
// and no line in package.json as well.
import { describeGame, describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { describeSharedGame } from '@khelaghor/game-engine/finished-shared-game.ts';
import type { GameEngine } from '@khelaghor/game-engine/game-engine.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { aamEngine } from '../../../engines/aam/src/public.ts';
import { baulEngine } from '../../../engines/baul/src/public.ts';
import { boishakhEngine } from '../../../engines/boishakh/src/public.ts';
import { coinEngine } from '../../../engines/coin/src/public.ts';
import { crashEngine } from '../../../engines/crash/src/public.ts';
import { deltaEngine } from '../../../engines/delta/src/public.ts';
import { diceEngine } from '../../../engines/dice/src/public.ts';
import { hiloEngine } from '../../../engines/hilo/src/public.ts';
import { ilishEngine } from '../../../engines/ilish/src/public.ts';
import { kanthaEngine } from '../../../engines/kantha/src/public.ts';
import { kenoEngine } from '../../../engines/keno/src/public.ts';
import { limboEngine } from '../../../engines/limbo/src/public.ts';
import { melaEngine } from '../../../engines/mela/src/public.ts';
import { minesEngine } from '../../../engines/mines/src/public.ts';
import { plinkoEngine } from '../../../engines/plinko/src/public.ts';
import { rickshawEngine } from '../../../engines/rickshaw/src/public.ts';
import { sundarbansEngine } from '../../../engines/sundarbans/src/public.ts';
import { terracottaEngine } from '../../../engines/terracotta/src/public.ts';
import { towerEngine } from '../../../engines/tower/src/public.ts';
import { wheelEngine } from '../../../engines/wheel/src/public.ts';

/** The games that are decided at once, in the order in which the lobby of a fresh site has them. */
export const gameEngines = [
  diceEngine,
  limboEngine,
  plinkoEngine,
  kenoEngine,
  wheelEngine,
  aamEngine,
  rickshawEngine,
  sundarbansEngine,
  ilishEngine,
  kanthaEngine,
  boishakhEngine,
  baulEngine,
  deltaEngine,
  melaEngine,
  terracottaEngine,
] satisfies readonly GameEngine[];

/** The games of many steps, in the same order. */
export const stepEngines = [
  minesEngine,
  towerEngine,
  hiloEngine,
  coinEngine,
] satisfies readonly StepEngine[];

/** The games of shared rounds, in the same order. */
export const sharedEngines = [crashEngine] satisfies readonly SharedEngine[];

const byCode: ReadonlyMap<string, GameEngine> = new Map(
  gameEngines.map((engine) => [engine.code, engine]),
);

const stepsByCode: ReadonlyMap<string, StepEngine> = new Map(
  stepEngines.map((engine) => [engine.code, engine]),
);

const sharedByCode: ReadonlyMap<string, SharedEngine> = new Map(
  sharedEngines.map((engine) => [engine.code, engine]),
);

/** The engine of a game by its code; undefined: it is no in-house game that is decided at once. */
export const findEngine = (code: string): GameEngine | undefined => byCode.get(code);

/** The engine of a game by its code; undefined: it is no in-house game of many steps. */
export const findStepEngine = (code: string): StepEngine | undefined => stepsByCode.get(code);

/** The engine of a game by its code; undefined: it is no in-house game of shared rounds. */
export const findSharedEngine = (code: string): SharedEngine | undefined => sharedByCode.get(code);

/** The games that are played on a member's own pair of seeds. */
export const seededGames: readonly FinishedGame[] = [
  ...gameEngines.map(describeGame),
  ...stepEngines.map(describeStepGame),
];

/** Every in-house game of all kinds, as its finished rounds are recorded and checked. */
export const finishedGames: readonly FinishedGame[] = [
  ...seededGames,
  ...sharedEngines.map(describeSharedGame),
];

const seededByCode = new Map(seededGames.map((game) => [game.code, game]));

/** A game by its code; undefined: it is not played on a member's own seeds. */
export const findSeededGame = (code: string): FinishedGame | undefined => seededByCode.get(code);

const finishedByCode = new Map(finishedGames.map((game) => [game.code, game]));

const finishedByScope = new Map(finishedGames.map((game) => [game.scope, game]));

/** A game of any kind by the scope of its rules; undefined: no engine here has these rules. */
export const findGameOfScope = (scope: string): FinishedGame | undefined =>
  finishedByScope.get(scope);

/** A game of any kind by its code; undefined: it is no in-house game. */
export const findGame = (code: string): FinishedGame | undefined => finishedByCode.get(code);
