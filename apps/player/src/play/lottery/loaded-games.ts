import { findSampleGame, type LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/listeners.ts';

type FindGame = (gameCode: string) => LotteryGame | undefined;

const createFinder = (): FindGame => (gameCode) => findSampleGame(gameCode);

/** Another function after each game that was loaded: what was drawn without it is drawn anew. */
let findGame = createFinder();

const listeners = createListeners();

/** Calls a function after each game that was loaded, and returns what ends that. */
export const addLoadedListener = listeners.add;

/** Says that the plays of a game are there. */
export function tellLoaded(): void {
  findGame = createFinder();
  listeners.tell();
}

const getFinder = (): FindGame => findGame;

/** Finds games by their codes among those whose plays are there. */
export const useLoadedGames = (): FindGame =>
  useSyncExternalStore(addLoadedListener, getFinder, getFinder);
