/** Dates as people type them, such as a birthday on a keypad that has digits only. */
import { toPlainText } from './plain-text.ts';

/** A date as it is stored, like "1990-12-31", or why the text is none. */
export type ReadDate =
  | { readonly ok: true; readonly day: string }
  /** `form`: no date is written so; `calendar`: no calendar has this day. */
  | { readonly ok: false; readonly refusal: 'form' | 'calendar' };

/** Any one of these stands between the parts. */
const separator = String.raw`\s?[-./,\s\p{Pd}\u2212।]\s?`;
/** Years have four digits: those of members, documents and lists. */
const year = '(?<year>(?:19|20)[0-9]{2})';
const short = (name: string): string => `(?<${name}>[0-9]{1,2})`;
const twoDigits = (name: string): string => `(?<${name}>[0-9]{2})`;
const parts = (...each: readonly string[]) => new RegExp(`^${each.join(separator)}$`, 'u');
/** The year is first or last, and a day stands before its month, as is usual in Bangladesh. */
const forms = [
  parts(year, short('month'), short('day')),
  parts(short('day'), short('month'), year),
  new RegExp(`^${year}${twoDigits('month')}${twoDigits('day')}$`, 'u'),
  new RegExp(`^${twoDigits('day')}${twoDigits('month')}${year}$`, 'u'),
];

const readDay = (match: RegExpExecArray): string => {
  const { year: full = '', month = '', day = '' } = match.groups ?? {};
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

function isOfCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * Reads a date of the years 1900 to 2099: `19901231`, `1990-12-31`, `31/12/1990`, in Latin or
 * Bengali digits. Eight digits are read with the year first if that is a day, else with it last.
 */
export function readDate(typed: string): ReadDate {
  const text = toPlainText(typed);
  const days = forms.flatMap((form) => {
    const match = form.exec(text);
    return match ? [readDay(match)] : [];
  });
  const day = days.find(isOfCalendar);
  if (day !== undefined) return { ok: true, day };
  return { ok: false, refusal: days.length > 0 ? 'calendar' : 'form' };
}

/** Returns a date as it is stored, and any other text as it was typed. */
export function toDateText(typed: string): string {
  const read = readDate(typed);
  return read.ok ? read.day : typed;
}

/**
 * Returns what a date field holds while it is typed: eight digits that are a date get their
 * hyphens, and everything else stays as it is.
 */
export const typeDate = (typed: string): string =>
  /^[0-9]{8}$/u.test(toPlainText(typed)) ? toDateText(typed) : typed;
