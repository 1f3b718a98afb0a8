/** Lotteries: issues with committed seeds, tickets, draws. K3 every minute is the first. */
export { closeIssue } from './close-issue.ts';
export { drawIssue } from './draw-issue.ts';
export { ensureIssues } from './schedule-issues.ts';
export { getLotteryArea, isDrawnByCalendar, readLobbyDraws } from './lobby-draws.ts';
export { getLotteryGame } from './lottery-game.ts';
export { readOpenedNumbers, readResultsOfDay } from './drawn-issues.ts';
export { placeTickets } from './place-tickets.ts';
export { settleIssue } from './settle-issue.ts';
