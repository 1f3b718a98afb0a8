import type {
  ChannelHours,
  ChannelNumber,
  ChannelTerms,
} from '@khelaghor/contract/money/deposit-channels.ts';
import { isHouseNumber } from '@khelaghor/contract/money/manual-providers.ts';
import { toNumberCode } from '@khelaghor/typed-text/code.ts';
import { readDecimal } from '@khelaghor/typed-text/decimal.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { createId } from '../../shared/new-id.ts';
import {
  readAmountOrZero,
  readAmountText,
  readCount,
  readLimitText,
} from '../../shared/read-figures.ts';
import { writeTaka } from '../../shared/write-taka.ts';

export const termsFields = [
  'title',
  'logo',
  'minimum',
  'maximum',
  'quickAmounts',
  'hours',
  'countries',
  'numbers',
  'fee',
  'sort',
] as const;
export type TermsField = (typeof termsFields)[number];

/** A number of the house as it is typed; `id` is the form's own. */
export type NumberDraft = Omit<ChannelNumber, 'perDay' | 'perMonth'> & {
  readonly id: string;
  /** Taka; empty: no limit. */
  readonly perDay: string;
  readonly perMonth: string;
};

/** A line for another number. */
export const createNumberDraft = (type: ChannelNumber['type']): NumberDraft => ({
  id: createId(),
  number: '',
  label: '',
  type,
  active: true,
  perDay: '',
  perMonth: '',
});

/** Terms as they are typed: amounts in taka, lists with commas. */
export type TermsDraft = Pick<
  ChannelTerms,
  'title' | 'note' | 'icon' | 'logo' | 'levels' | 'payBy'
> & {
  readonly minimum: string;
  readonly maximum: string;
  readonly quickAmounts: string;
  /** Times like 09:00; both empty: all day. */
  readonly opens: string;
  readonly closes: string;
  readonly countries: string;
  readonly numbers: readonly NumberDraft[];
  /** Percent with two places at most; empty: none. */
  readonly feeRate: string;
  /** Taka; empty: none. */
  readonly feeFixed: string;
  readonly sort: string;
};

/** Writes a minute of the day as "09:05". */
export const writeMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The terms that a form for another channel begins with. */
export const emptyTerms: ChannelTerms = {
  title: { bn: '', en: '' },
  note: { bn: '', en: '' },
  icon: 'wallet',
  logo: null,
  minimum: '10000',
  maximum: '2500000',
  quickAmounts: ['50000', '100000', '200000', '500000', '1000000'],
  hours: null,
  countries: [],
  levels: [],
  numbers: [],
  fee: { rate: 0, fixed: '0' },
  payBy: [],
  sort: 50,
};

export const getTermsDraft = (terms: ChannelTerms): TermsDraft => ({
  title: terms.title,
  note: terms.note,
  icon: terms.icon,
  logo: terms.logo,
  minimum: writeTaka(terms.minimum),
  maximum: writeTaka(terms.maximum),
  quickAmounts: terms.quickAmounts.map(writeTaka).join(', '),
  opens: terms.hours ? writeMinute(terms.hours.from) : '',
  closes: terms.hours ? writeMinute(terms.hours.to) : '',
  countries: terms.countries.join(', '),
  levels: terms.levels,
  payBy: terms.payBy,
  numbers: terms.numbers.map((one) => ({
    ...one,
    id: createId(),
    perDay: one.perDay === null ? '' : writeTaka(one.perDay),
    perMonth: one.perMonth === null ? '' : writeTaka(one.perMonth),
  })),
  feeRate: terms.fee.rate === 0 ? '' : writeTaka(String(terms.fee.rate)),
  feeFixed: terms.fee.fixed === '0' ? '' : writeTaka(terms.fee.fixed),
  sort: String(terms.sort),
});

/** Country codes with commas or spaces between them. */
const readList = (typed: string): string[] => typed.split(/[\s,]+/u).filter((part) => part !== '');

/**
 * Amounts with commas and spaces between them; undefined: one is refused. A comma between digits
 * may part two amounts or group one: it is refused.
 */
function readAmounts(typed: string): string[] | undefined {
  const parts = typed.split(/,(?!\S)/u).filter((part) => part.trim() !== '');
  const amounts = parts.map((part) => (part.includes(',') ? undefined : readAmountText(part)));
  const read = amounts.filter((amount) => amount !== undefined);
  return read.length === parts.length ? read : undefined;
}

function readMinute(typed: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(typed) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** Hours as typed; null: all day; undefined: they make no sense. */
function readHours({ opens, closes }: TermsDraft): ChannelHours | null | undefined {
  if (opens === '' && closes === '') return null;
  const from = readMinute(opens);
  const to = readMinute(closes);
  return from === null || to === null || from === to ? undefined : { from, to };
}

/** A number as typed; undefined: it makes no sense. A label left empty is the number itself. */
export function readNumber({
  number,
  label,
  type,
  active,
  ...typed
}: NumberDraft): ChannelNumber | undefined {
  const plain = toNumberCode(number);
  const [perDay, perMonth] = [readLimitText(typed.perDay), readLimitText(typed.perMonth)];
  if (!isHouseNumber(type, plain) || perDay === undefined || perMonth === undefined)
    return undefined;
  return { number: plain, label: toVisibleText(label) || plain, type, active, perDay, perMonth };
}

/** The numbers as typed; undefined: one makes no sense, or is there twice. */
function readNumbers({ numbers }: TermsDraft): ChannelNumber[] | undefined {
  const read = numbers.map(readNumber).filter((one) => one !== undefined);
  const different = new Set(read.map(({ number }) => number));
  return different.size === numbers.length ? read : undefined;
}

const rateMax = 2_000;
const sortMax = 9_999;

/** The fee as typed; undefined: it makes no sense. */
function readFee({ feeRate, feeFixed }: TermsDraft): ChannelTerms['fee'] | undefined {
  const rate = readDecimal(feeRate, { decimals: 2, unit: '%', max: rateMax });
  const fixed = readAmountOrZero(feeFixed);
  if (fixed === undefined) return undefined;
  if (rate.ok) return { rate: rate.value, fixed };
  return rate.refusal === 'number_empty' ? { rate: 0, fixed } : undefined;
}

/** Each part as the server takes it; undefined: it makes no sense. */
function readParts(draft: TermsDraft): {
  readonly [Field in TermsField]: ChannelTerms[Field] | undefined;
} {
  const countries = readList(draft.countries).map((code) => code.toUpperCase());
  const hasTitle = toVisibleText(draft.title.bn) !== '' && toVisibleText(draft.title.en) !== '';
  return {
    title: hasTitle ? draft.title : undefined,
    logo: draft.logo,
    minimum: readAmountText(draft.minimum),
    maximum: readAmountText(draft.maximum),
    quickAmounts: readAmounts(draft.quickAmounts),
    hours: readHours(draft),
    numbers: readNumbers(draft),
    fee: readFee(draft),
    countries: countries.every((code) => /^[A-Z]{2}$/u.test(code)) ? countries : undefined,
    sort: readCount(draft.sort, { max: sortMax }),
  };
}

/** The terms as the server takes them, or the fields that make no sense. */
export function readTerms(draft: TermsDraft): ChannelTerms | readonly TermsField[] {
  const { title, minimum, maximum, quickAmounts, hours, countries, numbers, fee, sort } =
    readParts(draft);
  if (
    title !== undefined &&
    minimum !== undefined &&
    maximum !== undefined &&
    quickAmounts !== undefined &&
    hours !== undefined &&
    countries !== undefined &&
    numbers !== undefined &&
    fee !== undefined &&
    sort !== undefined
  ) {
    const { note, icon, logo, levels, payBy } = draft;
    const rules = { minimum, maximum, quickAmounts, hours, countries, numbers, fee, sort };
    return { title, note, icon, logo, levels, payBy, ...rules };
  }
  const read = readParts(draft);
  return termsFields.filter((field) => read[field] === undefined);
}
