/**
 * Games with their plays. A browser loads a family when its game is opened; a server has them all
 * (`server.ts`).
 */
import type { Family, YearlyFamily } from '../play.ts';
import { getLotteryRow, type LotteryRow } from './rows.ts';

/** A lottery as one of its issues is played: its row, and the plays of that issue. */
export type LotteryGame = Omit<LotteryRow, 'family'> & { readonly family: Family };

const families = new Map<string, Family | YearlyFamily>();
/** By row, so that an added lottery that was forgotten takes its games along. */
const gamesByRow = new WeakMap<LotteryRow, Map<string, LotteryGame>>();

/** Keeps a family, so that its games are there. */
export function keepFamily(family: Family | YearlyFamily): void {
  families.set(family.code, family);
}

const isYearly = (family: Family | YearlyFamily): family is YearlyFamily => 'getFamily' in family;

/** Whether the plays of a game's issue depend on the time of its draw. */
export function hasYearlyPlays({ family }: LotteryRow): boolean {
  const kept = families.get(family);
  return kept !== undefined && isYearly(kept);
}

/**
 * The game as the issue is played whose draw is at a time. Undefined before its family is loaded,
 * and when there is no such game, or none at that time.
 */
export function findLotteryGame(code: string, drawsAt: number): LotteryGame | undefined {
  const row = getLotteryRow(code);
  const kept = row && families.get(row.family);
  const family = kept && (isYearly(kept) ? kept.getFamily(drawsAt) : kept);
  if (!row || !family) return undefined;
  // The same object each time, by which pages see that nothing has changed.
  const games = gamesByRow.get(row) ?? new Map<string, LotteryGame>();
  gamesByRow.set(row, games);
  const game = games.get(family.code) ?? { ...row, family };
  games.set(family.code, game);
  return game;
}

/**
 * The game as one of its issues is played, whichever that is: codes, labels, draws and notations of
 * its plays are those of all issues, what wins and what it pays may not be.
 */
export function findSampleGame(code: string): LotteryGame | undefined {
  const kept = families.get(getLotteryRow(code)?.family ?? '');
  return kept && findLotteryGame(code, isYearly(kept) ? kept.sampleDrawsAt : 0);
}

/** The game as the issue is played whose draw is at a time. */
export const getGameOfIssue = (game: LotteryGame, drawsAt: number): LotteryGame =>
  findLotteryGame(game.code, drawsAt) ?? game;
