/** The server's entry point: every game with its plays. What browsers use too is in `public.ts`. */
import { families } from './families/families.ts';
import { findLotteryGame, keepFamily, type LotteryGame } from './games/games.ts';

for (const family of families) keepFamily(family);

/** The game as an issue is played that is sold or drawn; without it, that is a bug. */
export function requireLotteryGame(code: string, drawsAt: number): LotteryGame {
  const game = findLotteryGame(code, drawsAt);
  if (!game) throw new RangeError(`there is no lottery ${code} at ${drawsAt}`);
  return game;
}

export { isResultOf } from './draws/draw.ts';
export { findSampleGame, hasYearlyPlays } from './games/games.ts';
export { counterSize } from './bets.ts';
export { computeExposure, listLinePayouts, type LineExposure } from './exposure.ts';
export {
  applyChanges,
  readTimetable,
  saleMaxMs,
  toTimetable,
  type Timetable,
  type TimetableChange,
} from './timetable/read-timetable.ts';
export { getScheduleAt } from './issues.ts';
export { readIssueNumber } from './timetable/issue.ts';
export {
  computeContribution,
  countPoolWins,
  dividePool,
  type PoolWin,
  type SeriesStake,
} from './pools.ts';
