/**
 * The lottery engine's entry point for browsers: prices, tickets, timetables, and the functions to
 * recompute a draw and its settlement from the revealed seed. Everything here is public; the
 * server uses the same functions.
 */
import type { LotteryGame } from './games/lottery-game.ts';
import { K3 } from './games/k3/k3.ts';

export type { LotteryGame, LotteryResult, Selection } from './games/lottery-game.ts';
export { K3 } from './games/k3/k3.ts';
export { drawK3, K3_SCOPE, type K3Result } from './games/k3/dice.ts';
export type { K3PlayCode } from './games/k3/plays.ts';
export { DRAW_NONCE, formatClientSeed } from './draw-seed.ts';
export {
  getIssueAt,
  parseIssueNumber,
  listIssuesFrom,
  K3_SCHEDULE,
  type Schedule,
} from './issues.ts';
export {
  buildPayoutTable,
  getSeriesReturn,
  SERIES_DEFAULT,
  type PricedLine,
  type PricedPlay,
} from './prices.ts';
export {
  formatSelection,
  getLargestPayout,
  getLineCount,
  settleTicket,
  getTicketStake,
  validateTicket,
  type Ticket,
  type TicketLimits,
  type TicketRefusal,
} from './ticket.ts';

const GAMES: ReadonlyMap<string, LotteryGame> = new Map([[K3.kind, K3]]);

/** The game of a kind ("k3"), or undefined when there is none. */
export function getLotteryGame(kind: string): LotteryGame | undefined {
  return GAMES.get(kind);
}
