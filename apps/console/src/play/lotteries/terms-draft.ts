import { lotteryAdminRequestTermsForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminTerms, TermsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import { readAmountText, readCount, readLimitText } from '../../shared/read-figures.ts';
import { writeTaka } from '../../shared/write-taka.ts';

/** The fields that are typed: amounts in taka. */
export const termsFields = [
  'series',
  'stakeMin',
  'stakeMax',
  'payoutMax',
  'exposureMax',
  'memberStakeMax',
  'linesMax',
  'rebateMax',
] as const;
export type TermsField = (typeof termsFields)[number];

/** A field whose text makes no sense: one of those above, or the series of single plays. */
export type WrongField = TermsField | 'playSeries';

/** The series of a play, as typed. */
export type PlaySeriesDraft = { readonly play: string; readonly series: string };

/** The terms of a lottery while they are edited. */
export type TermsDraft = Readonly<Record<TermsField, string>> & {
  readonly stakeUnit: AdminTerms['stakeUnit'];
  readonly playsOff: readonly string[];
  readonly playSeries: readonly PlaySeriesDraft[];
  readonly drawSource: AdminTerms['drawSource'];
};

export const getTermsDraft = (terms: AdminTerms): TermsDraft => ({
  series: String(terms.series),
  stakeMin: writeTaka(terms.stakeMin),
  stakeMax: writeTaka(terms.stakeMax),
  payoutMax: writeTaka(terms.payoutMax),
  exposureMax: terms.exposureMax === null ? '' : writeTaka(terms.exposureMax),
  memberStakeMax: terms.memberStakeMax === null ? '' : writeTaka(terms.memberStakeMax),
  linesMax: String(terms.linesMax),
  rebateMax: String(terms.rebateMax),
  stakeUnit: terms.stakeUnit,
  playsOff: terms.playsOff,
  playSeries: terms.playSeries.map(({ play, series }) => ({ play, series: String(series) })),
  drawSource: terms.drawSource,
});

/** Reads a series; null: the server would not take it. */
export const readSeries = (typed: string): number | null =>
  readCount(typed, lotteryAdminRequestTermsForm.series) ?? null;

const readLines = (typed: string): number | null =>
  readCount(typed, lotteryAdminRequestTermsForm.linesMax) ?? null;

const rebateStep = 10;

/** Reads the most points of rebate; null: they are refused. */
export function readRebate(typed: string): number | null {
  const points = readCount(typed, lotteryAdminRequestTermsForm.rebateMax) ?? null;
  return points !== null && points % rebateStep === 0 ? points : null;
}

/** The series of single plays; null when one makes no sense. */
function readPlaySeries(drafts: readonly PlaySeriesDraft[]): TermsChange['playSeries'] | null {
  const parsed = drafts.flatMap(({ play, series: typed }) => {
    const series = readSeries(typed);
    return series === null ? [] : [{ play, series }];
  });
  return parsed.length === drafts.length ? parsed : null;
}

type Limits = Pick<
  TermsChange,
  'stakeMin' | 'stakeMax' | 'payoutMax' | 'exposureMax' | 'memberStakeMax' | 'linesMax'
>;

/** The limits; null when one of them makes no sense. */
function readLimits(draft: TermsDraft): Limits | null {
  const stakeMin = readAmountText(draft.stakeMin);
  const stakeMax = readAmountText(draft.stakeMax);
  const payoutMax = readAmountText(draft.payoutMax);
  const exposureMax = readLimitText(draft.exposureMax);
  const memberStakeMax = readLimitText(draft.memberStakeMax);
  const linesMax = readLines(draft.linesMax);
  if (stakeMin === undefined || stakeMax === undefined || payoutMax === undefined) return null;
  if (exposureMax === undefined || memberStakeMax === undefined) return null;
  if (linesMax === null) return null;
  return { stakeMin, stakeMax, payoutMax, exposureMax, memberStakeMax, linesMax };
}

const isFieldRight: Readonly<Record<WrongField, (draft: TermsDraft) => boolean>> = {
  series: ({ series }) => readSeries(series) !== null,
  stakeMin: ({ stakeMin }) => readAmountText(stakeMin) !== undefined,
  stakeMax: ({ stakeMax }) => readAmountText(stakeMax) !== undefined,
  payoutMax: ({ payoutMax }) => readAmountText(payoutMax) !== undefined,
  exposureMax: ({ exposureMax }) => readLimitText(exposureMax) !== undefined,
  memberStakeMax: ({ memberStakeMax }) => readLimitText(memberStakeMax) !== undefined,
  linesMax: ({ linesMax }) => readLines(linesMax) !== null,
  rebateMax: ({ rebateMax }) => readRebate(rebateMax) !== null,
  playSeries: ({ playSeries }) => readPlaySeries(playSeries) !== null,
};

/** The request body, or the fields that make no sense. */
export function getTermsBody(
  draft: TermsDraft,
  version: number,
): TermsChange | readonly WrongField[] {
  const limits = readLimits(draft);
  const series = readSeries(draft.series);
  const playSeries = readPlaySeries(draft.playSeries);
  const rebateMax = readRebate(draft.rebateMax);
  if (limits === null || series === null || playSeries === null || rebateMax === null)
    return ([...termsFields, 'playSeries'] as const).filter((field) => !isFieldRight[field](draft));
  const { drawSource, stakeUnit } = draft;
  const playsOff = [...draft.playsOff];
  return { version, series, playSeries, rebateMax, stakeUnit, ...limits, playsOff, drawSource };
}
