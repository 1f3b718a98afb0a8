import { CASH_CURRENCIES, CURRENCIES, STAKE_CURRENCIES } from '@khelaghor/money/currency.ts';
import { z } from 'zod';
import { defineLines } from './typed-fields.ts';

/** Shapes that several features share: ids, money over JSON, paging, languages. */

/** An id as the database writes it: a key in capitals is the same key, and is signed as kept. */
export const id = z.uuid().toLowerCase();
/**
 * A client-made UUIDv7: the idempotency key of a call that moves money. Same key, same effect,
 * once.
 */
export const idempotencyKey = z.uuidv7().toLowerCase();
/** Money over JSON: whole minor units (poisha) as decimal text, e.g. "1050" for ৳10.50. */
export const minorText = z.string().regex(/^-?(0|[1-9]\d{0,17})$/);
/** A positive amount. */
export const amountText = z.string().regex(/^[1-9]\d{0,15}$/);
export const currency = z.enum(CASH_CURRENCIES);
/** What can be staked: trial accounts play with trial money. */
export const stakeCurrency = z.enum(STAKE_CURRENCIES);
/** Whatever the ledger keeps accounts in. */
export const anyCurrency = z.enum(CURRENCIES);

/**
 * The years that dates and times may have: those of the site, its clock and its documents. Neither
 * PostgreSQL nor our calendar knows a year 0, and behind the year 9999 days have longer names.
 */
const knownYear = /^(?:19[7-9]\d|20\d{2})-/u;

/** Refuses other years as an invalid format; a second pattern would hide the format in OpenAPI. */
const checkYear = (format: string) => (payload: z.core.ParsePayload<string>) => {
  const { value: input, issues } = payload;
  if (!knownYear.test(input)) issues.push({ code: 'invalid_format', format, input });
};

/** A time in UTC, of the years 1970 to 2099. */
export const instant = z.iso.datetime().check(checkYear('datetime'));
/** A date like "2026-11-21", of the years 1970 to 2099. */
export const calendarDay = z.iso.date().check(checkYear('date'));
/** A time in Dhaka like "2026-11-21 18:00:00", of the years 1970 to 2099. */
export const dhakaMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u)
  .check(checkYear('datetime'));
export const hexBytes = z.string().regex(/^([0-9a-f]{2})+$/);
export const language = z.enum(['bn', 'en']);
export type Language = z.infer<typeof language>;

/** A text in the languages served. */
export const localText = z.object({ bn: z.string(), en: z.string() });
export type LocalText = z.infer<typeof localText>;

/** Keyset paging: `cursor` is opaque and comes from the page before. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export function definePage<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** The day on which a week begins. */
export const weekStart = z.enum(['saturday', 'sunday', 'monday']);

export const gameCode = z.string().regex(/^[a-z0-9]{2,24}$/);
export const gameCategory = z.enum([
  'LOTT',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LIVE',
  'FISH',
  'PVP',
  'RNG',
  'INHOUSE',
]);
export type GameCategory = z.infer<typeof gameCategory>;

/** Why an operator does something; kept in the event log. */
export const operatorReason = defineLines(140).min(3);

/** Returns the fields of an object, all with one schema. */
export const shapeFor = <const Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
): { [N in Name]: Schema } =>
  Object.fromEntries(names.map((name) => [name, schema])) as { [N in Name]: Schema };
