// Goal: the catalogue keeps its promises to what was sold. Method: codes, keys and issues of the
// lotteries of before are compared with what was written down then.
import { expect, test } from 'vitest';
import { getIssueAt } from '../issues.ts';
import { lotteryRows, getLotteryRow } from './rows.ts';

/** Code, number, opening, closing and draw of the issues that ran at 2026-11-21T08:31:05.000Z. */
const storedOnAnAfternoon: readonly string[] = [
  'k3 20261121-0872 2026-11-21T08:31:00Z 2026-11-21T08:31:55Z 2026-11-21T08:32:00Z',
  'thai5 20261121-0175 2026-11-21T08:30:00Z 2026-11-21T08:34:55Z 2026-11-21T08:35:00Z',
  'd4quick 20261121-0175 2026-11-21T08:30:00Z 2026-11-21T08:34:55Z 2026-11-21T08:35:00Z',
  'd4 20261121-0001 2026-11-20T11:00:00Z 2026-11-21T10:45:00Z 2026-11-21T11:00:00Z',
  'thai 20261122-0001 2026-11-21T08:30:00Z 2026-11-22T08:15:00Z 2026-11-22T08:30:00Z',
  'lao 20261121-0001 2026-11-20T13:30:00Z 2026-11-21T13:15:00Z 2026-11-21T13:30:00Z',
  'hanoi 20261121-0001 2026-11-20T11:30:00Z 2026-11-21T11:15:00Z 2026-11-21T11:30:00Z',
  'yeekee 20261121-0059 2026-11-21T08:30:00Z 2026-11-21T08:44:55Z 2026-11-21T08:45:00Z',
  'ssc1 20261121-0872 2026-11-21T08:31:00Z 2026-11-21T08:31:55Z 2026-11-21T08:32:00Z',
  'ssc5 20261121-0175 2026-11-21T08:30:00Z 2026-11-21T08:34:55Z 2026-11-21T08:35:00Z',
  'pk10 20261121-0581 2026-11-21T08:30:00Z 2026-11-21T08:31:25Z 2026-11-21T08:31:30Z',
  'x5 20261121-0291 2026-11-21T08:30:00Z 2026-11-21T08:32:55Z 2026-11-21T08:33:00Z',
  'pc28 20261121-0581 2026-11-21T08:30:00Z 2026-11-21T08:31:25Z 2026-11-21T08:31:30Z',
  'd3 20261121-0291 2026-11-21T08:30:00Z 2026-11-21T08:32:55Z 2026-11-21T08:33:00Z',
  'd5 20261121-0001 2026-11-20T12:30:00Z 2026-11-21T12:15:00Z 2026-11-21T12:30:00Z',
  'keno80 20261121-0175 2026-11-21T08:30:00Z 2026-11-21T08:34:55Z 2026-11-21T08:35:00Z',
  'keno20 20261121-0175 2026-11-21T08:30:00Z 2026-11-21T08:34:55Z 2026-11-21T08:35:00Z',
  'xsmb 20261121-0001 2026-11-20T11:15:00Z 2026-11-21T11:00:00Z 2026-11-21T11:15:00Z',
  'xsmn 20261121-0001 2026-11-20T09:15:00Z 2026-11-21T09:00:00Z 2026-11-21T09:15:00Z',
  'xsmt 20261121-0001 2026-11-20T10:15:00Z 2026-11-21T10:00:00Z 2026-11-21T10:15:00Z',
  'vsl45 20261121-0001 2026-11-20T11:05:00Z 2026-11-21T10:50:00Z 2026-11-21T11:05:00Z',
  'vsl55 20261121-0001 2026-11-20T11:10:00Z 2026-11-21T10:55:00Z 2026-11-21T11:10:00Z',
];

/** Code, number, opening, closing and draw of the issues that ran at 2028-02-29T17:59:59.999Z. */
const storedAtTheEndOfAMonth: readonly string[] = [
  'k3 20280229-1440 2028-02-29T17:59:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'thai5 20280229-0288 2028-02-29T17:55:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'd4quick 20280229-0288 2028-02-29T17:55:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'd4 20280301-0001 2028-02-29T11:00:00Z 2028-03-01T10:45:00Z 2028-03-01T11:00:00Z',
  'thai 20280301-0001 2028-02-29T08:30:00Z 2028-03-01T08:15:00Z 2028-03-01T08:30:00Z',
  'lao 20280301-0001 2028-02-29T13:30:00Z 2028-03-01T13:15:00Z 2028-03-01T13:30:00Z',
  'hanoi 20280301-0001 2028-02-29T11:30:00Z 2028-03-01T11:15:00Z 2028-03-01T11:30:00Z',
  'yeekee 20280229-0096 2028-02-29T17:45:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'ssc1 20280229-1440 2028-02-29T17:59:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'ssc5 20280229-0288 2028-02-29T17:55:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'pk10 20280229-0960 2028-02-29T17:58:30Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'x5 20280229-0480 2028-02-29T17:57:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'pc28 20280229-0960 2028-02-29T17:58:30Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'd3 20280229-0480 2028-02-29T17:57:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'd5 20280301-0001 2028-02-29T12:30:00Z 2028-03-01T12:15:00Z 2028-03-01T12:30:00Z',
  'keno80 20280229-0288 2028-02-29T17:55:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'keno20 20280229-0288 2028-02-29T17:55:00Z 2028-02-29T17:59:55Z 2028-02-29T18:00:00Z',
  'xsmb 20280301-0001 2028-02-29T11:15:00Z 2028-03-01T11:00:00Z 2028-03-01T11:15:00Z',
  'xsmn 20280301-0001 2028-02-29T09:15:00Z 2028-03-01T09:00:00Z 2028-03-01T09:15:00Z',
  'xsmt 20280301-0001 2028-02-29T10:15:00Z 2028-03-01T10:00:00Z 2028-03-01T10:15:00Z',
  'vsl45 20280301-0001 2028-02-29T11:05:00Z 2028-03-01T10:50:00Z 2028-03-01T11:05:00Z',
  'vsl55 20280301-0001 2028-02-29T11:10:00Z 2028-03-01T10:55:00Z 2028-03-01T11:10:00Z',
];

test.each([
  ['2026-11-21T08:31:05.000Z', storedOnAnAfternoon],
  ['2028-02-29T17:59:59.999Z', storedAtTheEndOfAMonth],
])('the issues of the first 22 lotteries at %s are those of before', (time, stored) => {
  const write = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');
  const found = stored.map((line) => {
    const [code = ''] = line.split(' ');
    const row = getLotteryRow(code);
    if (!row) return `${code} is gone`;
    const { number, opensAt, closesAt, drawsAt } = getIssueAt(row.schedule, Date.parse(time));
    return [code, number, write(opensAt), write(closesAt), write(drawsAt)].join(' ');
  });
  expect(found).toEqual(stored);
});

test('favourites of the first 22 lotteries keep their keys, and new ones follow', () => {
  const byKey = lotteryRows.toSorted((one, other) => one.favouriteKey - other.favouriteKey);
  const first = storedOnAnAfternoon.map((line) => line.split(' ')[0]);
  expect(byKey.slice(0, first.length).map(({ code }) => code)).toEqual(first);
  expect(byKey.map(({ favouriteKey }) => favouriteKey)).toEqual(byKey.map((_, nth) => 2_001 + nth));
});

test('codes and titles are unique', () => {
  for (const name of [
    lotteryRows.map(({ code }) => code),
    lotteryRows.map(({ title }) => title.en),
    lotteryRows.map(({ title }) => title.bn),
  ])
    expect(new Set(name).size).toBe(lotteryRows.length);
});

/** A line of a game card, in letters. */
const lineLetters = 16;
const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });

test.each(lotteryRows.flatMap(({ title }) => [title.en, title.bn]))(
  'the title %s fits in two lines of a game card',
  (title) => {
    const fits = (line: string): boolean => [...letters.segment(line)].length <= lineLetters;
    const words = title.split(' ');
    const cuts = words.map((_, nth) => [words.slice(0, nth), words.slice(nth)]);
    expect(cuts.some((lines) => lines.every((line) => fits(line.join(' '))))).toBe(true);
  },
);

test('a Bengali title has Bengali letters and digits alone', () => {
  const mixed = lotteryRows.filter(({ title }) => /[A-Za-z0-9]/u.test(title.bn));
  expect(mixed.map(({ code }) => code)).toEqual([]);
});

test('every lottery of the house that is drawn by the calendar has a draw within 16 days', () => {
  const from = Date.parse('2026-11-21T00:00:00Z');
  const longest = lotteryRows.map(({ code, schedule }) => {
    const { opensAt, drawsAt } = getIssueAt(schedule, from);
    return { code, days: (drawsAt - opensAt) / 86_400_000 };
  });
  expect(longest.filter(({ days }) => days > 16)).toEqual([]);
});
