import { lotteryAdminRequestTermsForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminTerms, TermsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import { formatMinor, parseTaka } from '@khelaghor/money/minor.ts';
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

/** A series as typed; null when the server would not take it. */
export function parseSeries(typed: string): number | null {
  const { min, max } = lotteryAdminRequestTermsForm.series;
  const series = Number(typed);
  return /^\d+$/u.test(typed) && series >= min && series <= max ? series : null;
}

function parseAmount(typed: string): string | null {
  const amount = parseTaka(typed);
  return amount.ok && amount.value > 0n ? formatMinor(amount.value) : null;
}

function parseLines(typed: string): number | null {
  const { min, max } = lotteryAdminRequestTermsForm.linesMax;
  const lines = Number(typed);
  return /^\d+$/u.test(typed) && lines >= min && lines <= max ? lines : null;
}

/** A limit as typed; undefined when it makes no sense, null for none. */
function parseLimit(typed: string): string | null | undefined {
  if (typed.trim() === '') return null;
  return parseAmount(typed) ?? undefined;
}

const rebateStep = 10;

function parseRebate(typed: string): number | null {
  const { max } = lotteryAdminRequestTermsForm.rebateMax;
  const points = Number(typed);
  return /^\d+$/u.test(typed) && points <= max && points % rebateStep === 0 ? points : null;
}

/** The series of single plays; null when one makes no sense. */
function parsePlaySeries(drafts: readonly PlaySeriesDraft[]): TermsChange['playSeries'] | null {
  const parsed = drafts.flatMap(({ play, series: typed }) => {
    const series = parseSeries(typed);
    return series === null ? [] : [{ play, series }];
  });
  return parsed.length === drafts.length ? parsed : null;
}

type Limits = Pick<
  TermsChange,
  'stakeMin' | 'stakeMax' | 'payoutMax' | 'exposureMax' | 'memberStakeMax' | 'linesMax'
>;

/** The limits; null when one of them makes no sense. */
function parseLimits(draft: TermsDraft): Limits | null {
  const stakeMin = parseAmount(draft.stakeMin);
  const stakeMax = parseAmount(draft.stakeMax);
  const payoutMax = parseAmount(draft.payoutMax);
  const exposureMax = parseLimit(draft.exposureMax);
  const memberStakeMax = parseLimit(draft.memberStakeMax);
  const linesMax = parseLines(draft.linesMax);
  const areAmounts = stakeMin !== null && stakeMax !== null && payoutMax !== null;
  if (!areAmounts || exposureMax === undefined || memberStakeMax === undefined) return null;
  if (linesMax === null) return null;
  return { stakeMin, stakeMax, payoutMax, exposureMax, memberStakeMax, linesMax };
}

const isFieldRight: Readonly<Record<WrongField, (draft: TermsDraft) => boolean>> = {
  series: ({ series }) => parseSeries(series) !== null,
  stakeMin: ({ stakeMin }) => parseAmount(stakeMin) !== null,
  stakeMax: ({ stakeMax }) => parseAmount(stakeMax) !== null,
  payoutMax: ({ payoutMax }) => parseAmount(payoutMax) !== null,
  exposureMax: ({ exposureMax }) => parseLimit(exposureMax) !== undefined,
  memberStakeMax: ({ memberStakeMax }) => parseLimit(memberStakeMax) !== undefined,
  linesMax: ({ linesMax }) => parseLines(linesMax) !== null,
  rebateMax: ({ rebateMax }) => parseRebate(rebateMax) !== null,
  playSeries: ({ playSeries }) => parsePlaySeries(playSeries) !== null,
};

/** The request body, or the fields that make no sense. */
export function getTermsBody(
  draft: TermsDraft,
  version: number,
): TermsChange | readonly WrongField[] {
  const limits = parseLimits(draft);
  const series = parseSeries(draft.series);
  const playSeries = parsePlaySeries(draft.playSeries);
  const rebateMax = parseRebate(draft.rebateMax);
  if (limits === null || series === null || playSeries === null || rebateMax === null)
    return ([...termsFields, 'playSeries'] as const).filter((field) => !isFieldRight[field](draft));
  const { drawSource, stakeUnit } = draft;
  const playsOff = [...draft.playsOff];
  return { version, series, playSeries, rebateMax, stakeUnit, ...limits, playsOff, drawSource };
}
