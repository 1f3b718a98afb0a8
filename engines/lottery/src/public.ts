/**
 * The lottery engine's entry point for browsers: games, prices, tickets, timetables, and the
 * functions to recompute a draw and its settlement from the revealed seed. Everything here is
 * public; the server uses the same functions.
 */
export { getResultLength, listParts, type LotteryResult } from './draws/draw.ts';
export { measureSum } from './draws/measures.ts';
export { readCellText } from './draws/measure.ts';
export { listAllResults } from './draws/small-draws.ts';
export type { Bet, Family, Play, PlayGroup, Text, YearlyFamily } from './play.ts';
export type { FormGroup } from './shapes/shape.ts';
export { optionWords } from './families/option-words.ts';
export { soleOption } from './shapes/options.ts';
export {
  findLotteryGame,
  findSampleGame,
  getGameOfIssue,
  keepFamily,
  type LotteryGame,
} from './games/games.ts';
export { keepAddedLottery } from './games/added.ts';
export { getLotteryRow, lotteryRows, type LotteryArea, type LotteryRow } from './games/rows.ts';
export { DRAW_NONCE, formatClientSeed } from './draw-seed.ts';
export {
  getIssueAt,
  getPeriodSeconds,
  parseIssueNumber,
  listIssuesFrom,
  K3_SCHEDULE,
  type Schedule,
} from './issues.ts';
export {
  buildPayoutTable,
  computePrices,
  getSeriesReturn,
  SERIES_DEFAULT,
  SERIES_MIN,
  type PricedLine,
} from './prices.ts';
export {
  computeRebate,
  getLargestPayout,
  getLineCount,
  isWonBy,
  listTicketBets,
  settleTicket,
  validateTicket,
  type PoolRates,
  type SettledLines,
  type SettledTicket,
  type Ticket,
  type TicketLimits,
  type TicketRefusal,
} from './ticket.ts';
export { canBetOn, isNaming, readBet } from './bets.ts';
export { getPoolRates, listPoolPlays, listPoolTiers, type PoolTier } from './pools.ts';
export {
  computePartPayout,
  divideGroupPayout,
  findKeptShares,
  type GroupPart,
  type GroupTerms,
} from './group-payout.ts';
export { explainLines, type Explanation } from './explain.ts';
export { computePointStake, isPaidPerHit, POINT_HIT } from './points.ts';
export { pickByChance } from './quick-pick.ts';
export { drawResult } from './draw-result.ts';
export { listChosen, listPlayLabels, describeBet, translatePiece } from './play-words.ts';
export { readShortResult, readShownResult, type ShownResult } from './shown-result.ts';
