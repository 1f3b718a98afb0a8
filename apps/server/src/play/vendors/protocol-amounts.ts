import { UNITS_PER_MINOR } from '@khelaghor/contract/play/vendors.ts';
import { minor, MINOR_MAX } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/**
 * Amounts of the protocol, exact on the way in and out. In JSON they may have more digits than a
 * floating-point number holds, so they become `bigint` from their digits.
 */

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
// What the runtime has beyond the types that we compile with (ECMAScript's source text access).
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

const amountNames = new Set(['amount', 'balance']);
const number = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<part>\d+))?(?:e(?<power>[+-]?\d{1,2}))?$/i;

/** The whole number that a JSON number stands for, also as `10.0` or `1e3`; null: it is none. */
function wholeNumber(source: string): bigint | null {
  const { sign, whole = '', part = '', power = '0' } = number.exec(source)?.groups ?? {};
  if (whole === '') return null;
  const digits = whole + part;
  const point = whole.length + Number(power);
  if (/[1-9]/.test(digits.slice(Math.max(point, 0)))) return null;
  const kept = digits.slice(0, Math.max(point, 0)).padEnd(point, '0');
  return BigInt(`${sign}${kept === '' ? '0' : kept}`);
}

/** Reads JSON; `undefined` when it is none. Amounts that are no whole numbers stay. */
export function readExactJson(text: string): unknown {
  try {
    return parse(text, (key, value, { source }) =>
      amountNames.has(key) && typeof value === 'number' && source !== undefined
        ? (wholeNumber(source) ?? value)
        : value,
    );
  } catch {
    return undefined;
  }
}

/** Writes JSON, every `bigint` as the number that it is. */
export function writeExactJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? rawJSON(String(part)) : part,
  );
}

/** Why an amount in the protocol's units is refused, in the order in which it is looked at. */
export type UnitsRefusal = 'amount_negative' | 'amount_not_whole_poisha' | 'amount_out_of_range';

export type UnitsRead = { ok: true; value: Minor } | { ok: false; refusal: UnitsRefusal };

/**
 * An amount of the protocol as an amount of ours. Its unit is a thousandth of a poisha, ours is the
 * poisha: an amount with a part of a poisha is refused, because whichever way it were rounded, one
 * side's books would differ from the other's.
 */
export function parseUnits(units: bigint): UnitsRead {
  if (units < 0n) return { ok: false, refusal: 'amount_negative' };
  if (units % UNITS_PER_MINOR !== 0n) return { ok: false, refusal: 'amount_not_whole_poisha' };
  const amount = units / UNITS_PER_MINOR;
  if (amount > MINOR_MAX) return { ok: false, refusal: 'amount_out_of_range' };
  return { ok: true, value: minor(amount) };
}

/** The same amount in the protocol's units. */
export const getUnits = (amount: Minor): bigint => amount * UNITS_PER_MINOR;
