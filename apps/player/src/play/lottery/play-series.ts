import type { LotteryTerms } from './issue-state.ts';

/** The prize series that a play is sold at: its own, or that of its game. */
export const getPlaySeries = (
  { series, playSeries }: Pick<LotteryTerms, 'series' | 'playSeries'>,
  play: string,
): number => playSeries.find((own) => own.play === play)?.series ?? series;
