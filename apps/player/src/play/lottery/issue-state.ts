import type { Issue, lotteryGetGame } from '@khelaghor/contract/play/lottery.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { getIssueAt } from '@khelaghor/engine-lottery/public.ts';
import { findLotteryRow } from './lottery-rows.ts';

/** The API's reply for one lottery game. */
export type LotteryTerms = ValueOf<typeof lotteryGetGame>;

/**
 * The phase of an issue: `open` sells tickets, `closed` waits for its draw, `cancelled` refunds
 * every stake.
 */
export type IssuePhase = 'open' | 'closed' | 'cancelled';

/** The issue that runs at a time, or null when the page's data is too old. */
export function getRunningIssue(terms: LotteryTerms, timeMs: number): Issue | null {
  const issues = [terms.current, terms.next];
  return issues.find(({ drawsAt }) => timeMs < Date.parse(drawsAt)) ?? null;
}

/** The issue after the running one: it takes the bets that are too late for this one. */
export function getNextIssue(terms: LotteryTerms, running: Issue): Issue | null {
  return running.issueId === terms.current.issueId ? terms.next : null;
}

/** The phase of an issue at a time. It depends on the clock, with or without a notice. */
export function getPhase(issue: Issue, timeMs: number): IssuePhase {
  if (issue.state === 'cancelled') return 'cancelled';
  return timeMs < Date.parse(issue.closesAt) ? 'open' : 'closed';
}

/** How long a draw may take before the page asks the server, in milliseconds. */
export const noticePatienceMs = 3_000;
/** How long a draw may take before the page says that it is late, in milliseconds. */
const drawPatienceMs = 20_000;

/**
 * The last draw: `drawn` has its result, `drawing` is in progress, `late` is overdue, `awaited` is
 * without its official result yet, which may take hours.
 */
export type DrawState = 'drawn' | 'drawing' | 'late' | 'awaited';

/** The state of the last draw: the issue before the running one. */
export function getDrawState(terms: LotteryTerms, timeMs: number): DrawState {
  const running = getRunningIssue(terms, timeMs);
  const latest = terms.results[0];
  const openedMs = Date.parse((running ?? terms.next).opensAt);
  if (running && latest && Date.parse(latest.drawsAt) >= openedMs) return 'drawn';
  if (running?.source === 'official') return 'awaited';
  return timeMs < openedMs + drawPatienceMs ? 'drawing' : 'late';
}

/** Whether the page should ask the server instead of waiting longer for a notice. */
export function isIssueOverdue(terms: LotteryTerms, timeMs: number): boolean {
  const running = getRunningIssue(terms, timeMs);
  if (!running) return true;
  const state = getDrawState(terms, timeMs);
  const isWaiting = state === 'drawing' || state === 'late';
  return isWaiting && timeMs >= Date.parse(running.opensAt) + noticePatienceMs;
}

/**
 * The number of the issue before another: "20261121-0872". Empty for one that is not drawn yet and
 * is not by the timetable of a fresh install.
 */
export function getPreviousNumber(
  { gameCode, current, results }: LotteryTerms,
  issue: Issue,
): string {
  const known = [current, ...results].find(({ drawsAt }) => drawsAt === issue.opensAt);
  if (known) return known.issueNumber;
  const row = findLotteryRow(gameCode);
  const openedMs = Date.parse(issue.opensAt);
  const listed = row && getIssueAt(row.schedule, openedMs - 1);
  return listed?.drawsAt === openedMs ? listed.number : '';
}

/**
 * The place of an issue in its day: "0872" of "20261121-0872". The first of a day keeps its date,
 * without which all draws of a lottery with one a day would be called alike.
 */
export function formatShortNumber(issueNumber: string): string {
  const ordinal = issueNumber.split('-').at(-1) ?? issueNumber;
  return Number(ordinal) === 1 ? issueNumber : ordinal;
}
