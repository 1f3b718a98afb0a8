/**
 * Games with their plays. A browser loads a family when its game is opened; a server has them all
 * (`server.ts`).
 */
import type { Family } from '../play.ts';
import { getLotteryRow, type LotteryRow } from './rows.ts';

/** A lottery: its row, and its plays. */
export type LotteryGame = Omit<LotteryRow, 'family'> & { readonly family: Family };

const families = new Map<string, Family>();
const games = new Map<string, LotteryGame>();

/** Keeps a family, so that its games are there. */
export function keepFamily(family: Family): void {
  families.set(family.code, family);
}

/** The game with a code, once its family is loaded; undefined before, and when there is none. */
export function findLotteryGame(code: string): LotteryGame | undefined {
  const known = games.get(code);
  if (known) return known;
  const row = getLotteryRow(code);
  const family = row && families.get(row.family);
  if (!row || !family) return undefined;
  const game = { ...row, family };
  games.set(code, game);
  return game;
}
