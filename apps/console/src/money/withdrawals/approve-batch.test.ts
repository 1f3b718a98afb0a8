import { expect, test } from 'vitest';
import { approveBatch, isUnsent, sumAmounts } from './approve-batch.ts';
import type { LineResult } from './approve-batch.ts';

const approved: LineResult = { isApproved: true, payout: { state: 'approved' } };
const refuse = (code: 'network' | 'state_changed'): LineResult => ({
  isApproved: false,
  refusal:
    code === 'network'
      ? { success: false, code }
      : { success: false, code, message: 'This has changed in the meantime.' },
});

test.each([
  ['all are approved', { a: approved, b: approved, c: approved }, ['a', 'b', 'c'], []],
  ['a refused line does not stop', { a: refuse('state_changed'), b: approved }, ['a', 'b'], []],
  [
    'a lost connection stops',
    { a: approved, b: refuse('network'), c: approved },
    ['a', 'b'],
    ['b', 'c'],
  ],
] as const)('%s', async (_title, answers, sent, unsent) => {
  const results = new Map<string, LineResult>();
  const ids = Object.keys(answers);
  const asked: string[] = [];
  await approveBatch(
    ids,
    (id) => {
      asked.push(id);
      return Promise.resolve((answers as Record<string, LineResult>)[id] ?? approved);
    },
    (id, result) => void results.set(id, result),
  );
  expect(asked).toEqual(sent);
  expect(ids.filter((id) => isUnsent(results.get(id)))).toEqual(unsent);
});

test('amounts are added up to the poisha, each currency by itself', () => {
  const play = { currency: 'PLAY', amount: '9007199254740993' } as const;
  const taka = { currency: 'BDT', amount: '50' } as const;
  expect(sumAmounts([play, taka, { ...play, amount: '1' }])).toEqual([
    { currency: 'PLAY', total: '9007199254740994' },
    { currency: 'BDT', total: '50' },
  ]);
  expect(sumAmounts([])).toEqual([]);
});
