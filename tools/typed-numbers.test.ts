// Goal: no field for an amount, a price or a count reads a text as another number than its writer
// meant. Method: every number that a call of the contract takes from the site, the games or the
// console is in a table, with the reader of its field or as one that is not typed. Each reader is
// given every text of a list, and may return what the text means or refuse it.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callFields, listCallNumbers, otherFields, writeExamples } from './typed-number-fields.ts';

const nbsp = '\u00a0';

/** A typed text with the number that it means; null: it must be refused. */
const texts: readonly (readonly [string, string | null])[] = [
  ['500', '500'],
  ['৫০০', '500'],
  ['５００', '500'],
  ['5০0', '500'],
  [' 500 ', '500'],
  [`${nbsp}500${nbsp}`, '500'],
  ['\u202a500\u202c', '500'],
  ['\u200e5\u200b0\ufeff0', '500'],
  ['0500', '500'],
  ['500.', '500'],
  ['500.00', '500'],
  ['৫০০.০০', '500'],
  ['500．5', '500.5'],
  ['.5', '0.5'],
  ['1.5', '1.5'],
  ['1.50', '1.5'],
  ['১.৫', '1.5'],
  ['1.005', '1.005'],
  ['10', '10'],
  ['1', '1'],
  ['0', '0'],
  ['0.00', '0'],
  ['5,000', '5000'],
  ['৫,০০০', '5000'],
  ['5,0000', '50000'],
  ['৫,০০০০', '50000'],
  ['5,00000', '500000'],
  ['50,000', '50000'],
  ['1,23,456', '123456'],
  ['123,456', '123456'],
  ['1,23,4567', '1234567'],
  ['1,23,456.50', '123456.5'],
  ['5 000', '5000'],
  [`5${nbsp}000`, '5000'],
  ['1 23 456', '123456'],
  ['1\u202f234\u202f567', '1234567'],
  ['1,5', null],
  ['1,50', null],
  ['১,৫', null],
  ['1，5', null],
  ['5,00', null],
  ['0,500', null],
  ['1,234,56', null],
  ['1,,000', null],
  [',500', null],
  ['500,', null],
  ['5 00', null],
  ['1 5', null],
  ['500\t600', null],
  ['500\n600', null],
  ['-5', null],
  ['−5', null],
  ['－৫', null],
  ['+5', null],
  ['5-10', null],
  ['1.000,50', null],
  ['1.2.3', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['NaN', null],
  ['5²', null],
  ['½', null],
  ['①', null],
  ['१२', null],
  ['٥٠٠', null],
  ['.', null],
  ['5k', null],
  ['পাঁচ', null],
  ['9'.repeat(400), null],
];

/** A decimal number in its smallest part; null: it has more decimals. */
function scale(meaning: string, decimals: number): string | null {
  const [whole = '', places = ''] = meaning.split('.');
  if (places.length > decimals) return null;
  return String(BigInt(`${whole}${places.padEnd(decimals, '0')}`));
}

test('no input of numbers is left: it keeps neither Bengali digits nor what cannot be read', () => {
  const files = globSync('{apps,packages,games}/*/{src,src/**}/*.tsx');
  expect(files.length).toBeGreaterThan(500);
  const lossy = files.filter((file) =>
    /type="number"|type: 'number'|valueAsNumber/u.test(readFileSync(file, 'utf8')),
  );
  expect(lossy).toEqual([]);
});

test('lists each number that a call takes, and no other', async () => {
  expect((await listCallNumbers()).toSorted()).toEqual(Object.keys(callFields).toSorted());
});

const fields = Object.entries({ ...callFields, ...otherFields }).flatMap(([name, field]) =>
  field === 'not typed' ? [] : [[name, field] as const],
);

test.each(fields)('%s: a text is read as its number, or refused', (_, { read, decimals }) => {
  const wrong = texts.flatMap(([typed, meaning]) => {
    const value = read(typed);
    const isRight = value === null || (meaning !== null && value === scale(meaning, decimals));
    return isRight ? [] : [[typed, value]];
  });
  expect(wrong).toEqual([]);
});

test.each(fields)('%s: a number within its bounds is read in both digits', (_, field) => {
  expect(writeExamples(field).map(field.read)).toEqual([field.value, field.value]);
});
