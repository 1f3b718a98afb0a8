import { expect, test } from 'vitest';
import {
  getContradiction,
  NO_STATEMENT,
  readStatement,
  hashStatement,
  formatStatement,
} from './statement.ts';
import type { Statement } from './statement.ts';

const first: Statement = {
  epoch: 1,
  day: '2026-11-21',
  takenAt: '2026-11-20T18:05:00.000Z',
  previous: NO_STATEMENT,
  beacon: null,
  trees: [
    {
      currency: 'BDT',
      purpose: 'real-money',
      root: 'ab'.repeat(32),
      total: 0n,
      leaves: 64,
      file: 'cd'.repeat(32),
    },
    {
      currency: 'PLAY',
      purpose: 'play-money',
      root: '12'.repeat(32),
      total: 9_223_372_036_854_775_807n,
      leaves: 1_024,
      file: '34'.repeat(32),
    },
  ],
  pools: [],
};
const pools = [
  { currency: 'BDT', purpose: 'real-money', total: 0n },
  { currency: 'PLAY', purpose: 'play-money', total: 123_456n },
] as const;
const withPools = formatStatement({ ...first, pools });
const text = formatStatement(first);
const second: Statement = { ...first, epoch: 2, day: '2026-11-22', previous: hashStatement(text) };
const beacon = { name: 'quicknet', round: 12, randomness: 'ef'.repeat(32) };

test.each([first, second, { ...second, beacon }, { ...first, pools }])(
  'a statement is read as written',
  (statement) => {
    expect(readStatement(formatStatement(statement))).toEqual(statement);
  },
);

test.each([
  ['nothing', ''],
  ['no trees', formatStatement({ ...first, trees: [] })],
  [
    'trees out of order',
    formatStatement({ ...first, trees: first.trees.slice(1).concat(first.trees.slice(0, 1)) }),
  ],
  ['one currency twice', formatStatement({ ...first, trees: [...first.trees, ...first.trees] })],
  ['pools out of order', formatStatement({ ...first, pools: pools.toReversed() })],
  ['pools of one currency twice', formatStatement({ ...first, pools: [pools[0], pools[0]] })],
  ['pools of 2^63', withPools.replace('123456', '9223372036854775808')],
  ['pools with a root', withPools.replace('123456', `123456 ${'ab'.repeat(32)}`)],
  [
    'pools before the trees',
    withPools
      .replace('pools BDT real-money 0\n', '')
      .replace('tree', 'pools BDT real-money 0\ntree'),
  ],
  ['a total of 2^63', text.replace('9223372036854775807', '9223372036854775808')],
  ['a negative total', text.replace(' 0 64 ', ' -1 64 ')],
  ['a total with a zero before it', text.replace(' 0 64 ', ' 00 64 ')],
  ['a number of leaves that no tree has', text.replace(' 64 ', ' 65 ')],
  ['no line feed at the end', text.trimEnd()],
  ['a line more', `${text}\n`],
  ['a first epoch with a past', text.replace(NO_STATEMENT, '1'.repeat(64))],
  ['a later epoch without one', formatStatement({ ...second, previous: NO_STATEMENT })],
  ['another purpose', text.replace('play-money', 'paper-money')],
  ['capital letters in a hash', text.replace('abab', 'ABAB')],
])('%s is no statement', (_, wrong) => {
  expect(readStatement(wrong)).toBeNull();
});

const otherRoot = first.trees.map((tree) => ({ ...tree, root: '99'.repeat(32) }));
const third: Statement = {
  ...second,
  epoch: 3,
  day: '2026-11-23',
  previous: hashStatement(formatStatement(second)),
};

test.each([
  ['the same statement', first, first, null],
  ['a statement and the next', first, second, null],
  ['the next and a statement', second, first, null],
  ['statements with one between them', first, third, null],
  ['a second root of an epoch', first, { ...first, trees: otherRoot }, 'second_root'],
  ['a second epoch of a day', first, { ...second, day: first.day }, 'second_root'],
  ['two that follow the same', second, { ...third, previous: second.previous }, 'fork'],
  ['a next that follows another', first, { ...second, previous: '5'.repeat(64) }, 'chain_broken'],
])('%s: what it proves', (_, one, other, expected) => {
  expect(getContradiction(formatStatement(one), formatStatement(other))).toBe(expected);
});
