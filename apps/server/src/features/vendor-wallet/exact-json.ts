/**
 * JSON with amounts that are exact: as text they may have more digits than a floating-point number
 * holds, so they become `bigint` from their digits, and go back into the text the same way.
 */

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
// What the runtime has beyond the types that we compile with (ECMAScript's source text access).
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

const amountNames = new Set(['amount', 'balance']);
const digits = /^-?\d+$/;

/** Reads JSON; `undefined` when it is none. Amounts that are not written as plain digits stay. */
export function readExactJson(text: string): unknown {
  try {
    return parse(text, (key, value, { source }) =>
      amountNames.has(key) && source !== undefined && digits.test(source) ? BigInt(source) : value,
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
