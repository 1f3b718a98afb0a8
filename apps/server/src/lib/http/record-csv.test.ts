import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPages, writeCsv } from './record-csv.ts';
import type { CsvColumn } from './record-csv.ts';

type Row = { readonly text: string; readonly amount: bigint | null; readonly at: Date };
const columns: readonly CsvColumn<Row>[] = [
  { head: { id: 'statement.movement', message: '' }, cell: ({ text }) => text },
  { head: { id: 'statement.money_in', message: '' }, cell: ({ amount }) => amount },
  { head: { id: 'statement.time', message: '' }, cell: ({ at }) => at },
];
const at = new Date('2026-11-21T11:06:09Z');

async function* give<T>(...pages: readonly T[][]): AsyncGenerator<readonly T[]> {
  yield* pages;
}

async function write(rows: Row[], language: 'bn' | 'en' = 'en'): Promise<string> {
  let text = '';
  for await (const part of writeCsv(give(rows), columns, language)) text += part;
  return text;
}

/** The cells of a CSV text, as a program reads them. */
const parse = (text: string): string[][] =>
  [...text.matchAll(/(?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))+?(?<=\r\n)/gu)].map(([line]) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/gu)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );

test('heads are in the reader’s language, behind the mark of UTF-8', async () => {
  expect(await write([], 'en')).toBe('\uFEFFMovement,Money in,Time (Dhaka)\r\n');
  expect(await write([], 'bn')).not.toMatch(/Movement/u);
});

test.each(['=1+1', '+1', '-1', '@a', '\t=1', '\r=1'])(
  'a text that a spreadsheet would compute is made harmless: %j',
  async (text) => {
    expect(parse(await write([{ text, amount: 1n, at }]))[1]?.[0]).toBe(`'${text}`);
  },
);

test.each([
  [105n, '1.05'],
  [-50n, '-0.50'],
  [0n, '0.00'],
  [null, ''],
])('an amount stays a number: %s', async (amount, cell) => {
  expect(parse(await write([{ text: 'a', amount, at }]))[1]).toEqual([
    'a',
    cell,
    '2026-11-21 17:06:09',
  ]);
});

test('whatever a text holds, a program reads it back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string()), async (texts) => {
      const lines = parse(await write(texts.map((text) => ({ text, amount: 1n, at }))));
      expect(lines.slice(1).map(([cell = '']) => cell)).toEqual(
        texts.map((text) => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text)),
      );
    }),
  );
});

test('pages follow each other without a gap, and end at the beginning of the period', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1_700 }), fc.nat(1_700), async (count, cut) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        at: new Date(Math.floor(index / 3)),
        id: String(index).padStart(4, '0'),
      })).toReversed();
      const from = new Date(Math.floor(cut / 3));
      const isBehind = (row: { at: Date; id: string }, place: { at: Date; id: string }) =>
        row.at < place.at || (+row.at === +place.at && row.id < place.id);
      const read = async (before: { at: Date; id: string }, limit: number) =>
        rows.filter((row) => isBehind(row, before)).slice(0, limit);
      const found: string[] = [];
      const period = { from, to: new Date(10_000) };
      for await (const page of readPages(period, read, (row) => row))
        found.push(...page.map(({ id }) => id));
      expect(found).toEqual(rows.filter((row) => row.at >= from).map(({ id }) => id));
    }),
    { numRuns: 30 },
  );
});

test('a million rows are written in the memory of a page', async () => {
  const page = Array.from({ length: 500 }, () => ({ text: 'Dice', amount: 12_345n, at }));
  async function* pages(): AsyncGenerator<readonly Row[]> {
    for (let number = 0; number < 2_000; number += 1) yield page;
  }
  let largest = 0;
  let lines = 0;
  for await (const part of writeCsv(pages(), columns, 'en')) {
    largest = Math.max(largest, part.length);
    lines += part.split('\r\n').length - 1;
  }
  expect(lines).toBe(1_000_001);
  expect(largest).toBeLessThan(64_000);
});
