import { lotteryListDrawnIssues } from '@khelaghor/client/routes/play.gen.ts';
import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchValue } from '../../../shared/api.ts';
import { staleTimes } from '../../../shared/api-queries.ts';
import type { LotteryTerms } from '../issue-state.ts';
import { mergeIssues } from '../use-tickets.ts';

/** How many draws a chart may show. */
export const drawCounts = [30, 50, 100] as const;

export type DrawCount = (typeof drawCounts)[number];

/** A draw of a chart. */
export type ChartDraw = {
  readonly issueId: string;
  readonly issueNumber: string;
  readonly result: readonly number[];
};

const toDraws = ({ issueId, issueNumber, result }: Issue): readonly ChartDraw[] =>
  result ? [{ issueId, issueNumber, result }] : [];

/**
 * The last draws, the oldest first. The draws that come in are added by themselves; a draw that
 * still moves on the stage is left out.
 */
export function useChartDraws(
  { gameCode, results }: LotteryTerms,
  count: DrawCount,
  animatedIssueId: string | null,
) {
  const query = useQuery({
    queryKey: ['chart-draws', gameCode, count],
    queryFn: ({ signal }) =>
      fetchValue(lotteryListDrawnIssues, { params: { gameCode }, query: { limit: count } }, signal),
    placeholderData: keepPreviousData,
    staleTime: staleTimes.live,
    networkMode: 'always',
  });
  const { data, refetch } = query;
  const newest = results.filter(({ issueId }) => issueId !== animatedIssueId);
  const fetched = (data?.items ?? []).filter(({ issueId }) => issueId !== animatedIssueId);
  // Draws went by since they were fetched: between the two lists some are missing.
  const oldestKnown = newest.at(-1)?.drawsAt;
  const newestFetched = fetched[0]?.drawsAt;
  const hasGap =
    oldestKnown !== undefined && newestFetched !== undefined && oldestKnown > newestFetched;
  useEffect(() => {
    if (hasGap) void refetch();
  }, [hasGap, refetch]);
  const draws = mergeIssues(newest, fetched).flatMap(toDraws).slice(0, count).toReversed();
  return { query, draws };
}
