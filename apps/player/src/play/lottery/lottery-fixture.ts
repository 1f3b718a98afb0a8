import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { parseIssueNumber, K3_SCHEDULE } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryTerms } from './issue-state.ts';

/** An open K3 issue of the timetable, for tests. */
export function getIssue(number: string, over: Partial<Issue> = {}): Issue {
  const found = parseIssueNumber(K3_SCHEDULE, number);
  if (!found.ok) throw new RangeError(number);
  const { opensAt, closesAt, drawsAt } = found.issue;
  return {
    issueId: `issue ${number}`,
    gameCode: 'k3',
    issueNumber: number,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(drawsAt).toISOString(),
    state: 'open',
    source: 'own',
    commitment: '00'.repeat(32),
    serverSeed: null,
    result: null,
    correction: null,
    beacon: null,
    ticketRoot: null,
    ticketCount: null,
    ...over,
  };
}

/** K3 as a fresh install sells it, for tests. */
export function makeTerms(
  issues: Pick<LotteryTerms, 'current' | 'next'> & Partial<Pick<LotteryTerms, 'results'>>,
): LotteryTerms {
  return {
    gameCode: 'k3',
    title: { bn: 'কে৩', en: 'K3' },
    now: issues.current.opensAt,
    periodSeconds: K3_SCHEDULE.periodSeconds,
    series: 1_960,
    playSeries: [],
    rebateMax: 0,
    stakeUnit: 'lots',
    limits: {
      stakeMin: '100',
      stakeMax: '5000000',
      payoutMax: '200000000',
      linesMax: 60,
      memberStakeMax: null,
    },
    playsOff: [],
    numberBlocks: [],
    jackpots: [],
    results: [],
    ...issues,
  };
}
