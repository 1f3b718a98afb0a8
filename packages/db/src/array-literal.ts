/**
 * Arrays as PostgreSQL reads them. The driver writes them too, but quotes and searches each value,
 * which for the figures and ids of a batch costs more than sending them.
 */

/** An array of values that need no quotes: ids, figures, names and times of ours. */
export const toPlainArray = (values: readonly (string | bigint | number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

/** The number of the type `uuid`, the same on every server. */
const uuidType = 2_950;
const uuidBytes = 16;
const hyphen = 45;

/** What each hexadecimal digit stands for, by its character code; other characters: 255. */
const digits = new Uint8Array(256).fill(255);
for (const [value, digit] of Array.from('0123456789abcdef').entries()) {
  digits[digit.charCodeAt(0)] = value;
  digits[digit.toUpperCase().charCodeAt(0)] = value;
}

/** Writes the bytes of a UUID's text; false when it is none. */
function writeUuid(id: string, into: Buffer, at: number): boolean {
  if (id.length !== 36) return false;
  let place = at;
  let seen = 0;
  for (let index = 0; index < 36; index += 2) {
    if (id.charCodeAt(index) === hyphen) index += 1;
    const high = digits[id.charCodeAt(index)] ?? 255;
    const low = digits[id.charCodeAt(index + 1)] ?? 255;
    seen |= high | low;
    into[place] = (high << 4) | low;
    place += 1;
  }
  return seen < 16 && place === at + uuidBytes;
}

/**
 * An array of UUIDs as PostgreSQL keeps it: half as long as their texts, which take both sides
 * longer to send and to read than this to write. Throws a `RangeError` for anything else.
 */
export function toUuidArray(ids: readonly string[]): Buffer {
  const headerBytes = ids.length === 0 ? 12 : 20;
  const array = Buffer.alloc(headerBytes + ids.length * (4 + uuidBytes));
  array.writeInt32BE(uuidType, 8);
  if (ids.length === 0) return array;
  // One dimension, its length, and the number of its first element.
  array.writeInt32BE(1, 0);
  array.writeInt32BE(ids.length, 12);
  array.writeInt32BE(1, 16);
  let at = headerBytes;
  for (const id of ids) {
    array[at + 3] = uuidBytes;
    if (!writeUuid(id, array, at + 4)) throw new RangeError(`not a uuid: ${id}`);
    at += 4 + uuidBytes;
  }
  return array;
}

const isEscaped = (value: string): boolean => value.includes('"') || value.includes('\\');

/** An array of any texts. */
export function toQuotedArray(values: readonly string[]): string {
  if (values.length === 0) return '{}';
  // Most batches have nothing to escape, which is quicker found out than replaced value by value.
  const texts = values.some(isEscaped)
    ? values.map((value) => value.replaceAll(/["\\]/gu, String.raw`\$&`))
    : values;
  return `{"${texts.join('","')}"}`;
}
