import { getLotteryRow } from '@khelaghor/engine-lottery/public.ts';
import { hasYearlyPlays, requireLotteryGame } from '@khelaghor/engine-lottery/server.ts';
import type { Family, LotteryRow, TicketLimits } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Database } from '../../lib/context.ts';

/** What a lottery is sold on: the game, its prices and its limits. */
export type GameTerms = {
  game: LotteryRow;
  /** The return to the player is series / 2000. */
  series: number;
  limits: TicketLimits;
};

const limits: TicketLimits = {
  stakeMin: minor(1_00),
  stakeMax: minor(50_000_00),
  payoutMax: minor(20_00_000_00),
  linesMax: 10_000,
};

/** The terms of a game; undefined when there is none with this code. */
export function getGameTerms(gameCode: string): GameTerms | undefined {
  const game = getLotteryRow(gameCode);
  return game && { game, series: game.series, limits };
}

/** The terms of a game that something sold refers to, and which therefore exists. */
export function requireGameTerms(gameCode: string): GameTerms {
  const terms = getGameTerms(gameCode);
  if (!terms) throw new RangeError(`there is no lottery ${gameCode}`);
  return terms;
}

/** The plays of a game's issue: of HK6 they depend on the lunar year of the draw. */
export const getFamily = (gameCode: string, drawsAt: Date): Family =>
  requireLotteryGame(gameCode, drawsAt.getTime()).family;

/** The plays of an issue on sale; undefined when there is no such issue of the game. */
export async function findIssueFamily(
  db: Database,
  game: LotteryRow,
  issueId: string,
): Promise<Family | undefined> {
  // Most games need no look at the issue, and a purchase should not wait for one.
  if (!hasYearlyPlays(game)) return getFamily(game.code, new Date(0));
  const issue = await db
    .selectFrom('lotteryIssue')
    .select('drawsAt')
    .where('id', '=', issueId)
    .where('gameCode', '=', game.code)
    .executeTakeFirst();
  return issue && getFamily(game.code, issue.drawsAt);
}
