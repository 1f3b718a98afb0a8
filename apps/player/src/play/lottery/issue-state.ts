import type { Issue, lotteryGame } from '@khelaghor/contract/play/lottery.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { issueAt } from '@khelaghor/engine-lottery/public.ts';

/** A lottery game as its page gets it. */
export type LotteryTerms = ValueOf<typeof lotteryGame>;

/**
 * What may be done with an issue: `open` sells tickets, `closed` waits for its draw, `cancelled`
 * gives every stake back.
 */
export type IssuePhase = 'open' | 'closed' | 'cancelled';

/** The issue that runs at a time, or null when the page has outlived what it knows. */
export function runningIssueAt(terms: LotteryTerms, timeMs: number): Issue | null {
  const issues = [terms.current, terms.next];
  return issues.find(({ drawsAt }) => timeMs < Date.parse(drawsAt)) ?? null;
}

/** The issue after the running one: whoever is too late for this one bets on that one. */
export function followingIssue(terms: LotteryTerms, running: Issue): Issue | null {
  return running.issueId === terms.current.issueId ? terms.next : null;
}

/** Whether an issue sells tickets at a time. The clock says it, with or without a notice. */
export function phaseAt(issue: Issue, timeMs: number): IssuePhase {
  if (issue.state === 'cancelled') return 'cancelled';
  return timeMs < Date.parse(issue.closesAt) ? 'open' : 'closed';
}

/** How long a draw may take before the page asks by itself, in milliseconds. */
export const noticePatienceMs = 3_000;
/** How long it may take before the page says that it is late, in milliseconds. */
const drawPatienceMs = 20_000;

/** `drawn`: the newest result is there. `drawing`: it is made now. `late`: it ought to be there. */
export type DrawState = 'drawn' | 'drawing' | 'late';

/** Whether the result of the issue before the running one is known. */
export function drawStateAt(terms: LotteryTerms, timeMs: number): DrawState {
  const running = runningIssueAt(terms, timeMs);
  const latest = terms.results[0];
  const openedMs = Date.parse((running ?? terms.next).opensAt);
  if (running && latest && Date.parse(latest.drawsAt) >= openedMs) return 'drawn';
  return timeMs < openedMs + drawPatienceMs ? 'drawing' : 'late';
}

/** Whether the page should ask the server instead of waiting for a notice any longer. */
export function isOverdueAt(terms: LotteryTerms, timeMs: number): boolean {
  const running = runningIssueAt(terms, timeMs);
  if (!running) return true;
  const isWaiting = drawStateAt(terms, timeMs) !== 'drawn';
  return isWaiting && timeMs >= Date.parse(running.opensAt) + noticePatienceMs;
}

/** The number of the issue that ended when another began: "20261121-0872". */
export function numberBefore(terms: LotteryTerms, issue: Issue): string {
  const schedule = { periodSeconds: terms.periodSeconds, sealSeconds: 0 };
  return issueAt(schedule, Date.parse(issue.opensAt) - 1).number;
}

/** The place of an issue in its day, as people say it: "0872" of "20261121-0872". */
export function shortNumber(issueNumber: string): string {
  return issueNumber.split('-').at(-1) ?? issueNumber;
}
