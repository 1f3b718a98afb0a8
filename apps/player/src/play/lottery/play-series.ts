import { SERIES_MIN } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryTerms } from './issue-state.ts';

/** The prize series that a play is sold at: its own, or that of its game. */
export const getPlaySeries = (
  { series, playSeries }: Pick<LotteryTerms, 'series' | 'playSeries'>,
  play: string,
): number => playSeries.find((own) => own.play === play)?.series ?? series;

/** A rebate is chosen in steps of so many points. */
export const rebateStep = 10;

/** The points that a member gives up of a play's series, when they want so many. */
export const getRebate = (
  terms: Pick<LotteryTerms, 'series' | 'playSeries' | 'rebateMax'>,
  play: string,
  wanted: number,
): number => Math.min(wanted, terms.rebateMax, getPlaySeries(terms, play) - SERIES_MIN);
