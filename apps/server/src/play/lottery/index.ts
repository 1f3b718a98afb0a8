/** Lotteries: issues with committed seeds, tickets, draws. K3 every minute is the first. */
export { listLotteries } from './added-store.ts';
export { closeIssue } from './close-issue.ts';
export { findDrawRound } from './draw-beacon.ts';
export { drawIssue } from './draw-issue.ts';
export { ensureIssues } from './schedule-issues.ts';
export {
  getLotteryArea,
  getLotteryFamily,
  isDrawnByCalendar,
  readLobbyDraws,
} from './lobby-draws.ts';
export { getLotteryGame } from './lottery-game.ts';
export { readOpenedNumbers, readResultsOfDay } from './drawn-issues.ts';
export { hasLottery } from './game-config.ts';
export { readTicketDetails } from './ticket-details.ts';
export { showDraw, describeTicket } from './describe-ticket.ts';
export { writeResult } from './write-result.ts';
export { placeTickets } from './place-tickets.ts';
export {
  computePreview,
  judgeConfirmation,
  requestCorrection,
  withdrawCorrection,
} from './propose-correction.ts';
export { readIssueResults } from './read-results.ts';
export { settleIssue } from './settle-issue.ts';
export {
  listWaitingTerms,
  listWaitingBlocks,
  listWaitingCallOffs,
  listWaitingCorrections,
} from './waiting-requests.ts';
