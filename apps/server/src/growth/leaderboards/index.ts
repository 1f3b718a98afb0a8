/** Who wins: the newest wins, and the boards of a day, a week and a month. */
export { readCachedWinners } from './winners.ts';
