import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';

/** What an operator, or the feed (null), says is the official result of an issue. */
export type ResultEntry = {
  readonly operatorId: string | null;
  readonly result: readonly number[];
};

/** What entries come to: a result that counts, results that differ, or too few entries. */
export type ResultDecision =
  | { readonly state: 'agreed'; readonly result: readonly number[] }
  | { readonly state: 'conflict' | 'waiting' };

/** How many operators must have entered the same. */
const operatorsNeeded = 2;

const countDifferent = (entries: readonly ResultEntry[]): number =>
  new Set(entries.map(({ result }) => result.join())).size;

/**
 * Decides whether entries make a result. Two operators who entered the same do, against the feed
 * too, which cannot withdraw what it sent. The feed alone does, unless an operator entered
 * something else. An operator who differs from another one stops everything.
 * @param entries one of each operator, and one of the feed for each result that it sent
 */
export function decideResult(entries: readonly ResultEntry[]): ResultDecision {
  const ofOperators = entries.filter(({ operatorId }) => operatorId !== null);
  const [entered] = ofOperators;
  if (countDifferent(ofOperators) > 1) return { state: 'conflict' };
  if (entered && ofOperators.length >= operatorsNeeded)
    return { state: 'agreed', result: entered.result };
  if (countDifferent(entries) > 1) return { state: 'conflict' };
  const sent = entries.find(({ operatorId }) => operatorId === null);
  return sent ? { state: 'agreed', result: sent.result } : { state: 'waiting' };
}

/**
 * What an operator has to know of an issue's entries; null when there is nothing to do. After the
 * draw that is only the feed's latest message, if it says otherwise.
 * @param entries the earliest first
 */
export function getResultState(
  issue: Pick<AdminIssue, 'result'> & { source: string; state: string },
  entries: readonly ResultEntry[],
): AdminIssue['resultState'] {
  if (issue.source !== 'official') return null;
  if (issue.result !== null) {
    const latest = entries.findLast(({ operatorId }) => operatorId === null);
    return latest && latest.result.join() !== issue.result.join() ? 'conflict' : null;
  }
  if (issue.state !== 'closed') return null;
  return decideResult(entries).state === 'conflict' ? 'conflict' : 'waiting';
}
