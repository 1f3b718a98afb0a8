// Goal: a move between wallets ends only on what the vendor has said. Method: one row for each
// thing that can be heard, as the answer to the order and as the answer to a question.
import { expect, test } from 'vitest';
import { askAgainAfterMs, transferMove } from './transfer-state.ts';
import type { Heard, TransferMove } from './transfer-state.ts';

const done: TransferMove = { do: 'become', state: 'done' };
const refused: TransferMove = { do: 'become', state: 'refused' };
const nothing: TransferMove = { do: 'nothing' };

test.each<[Heard, { wasRefused: boolean; quiet: boolean }, TransferMove]>([
  [{ to: 'order', answer: 'done' }, { wasRefused: false, quiet: false }, done],
  [{ to: 'order', answer: 'refused' }, { wasRefused: false, quiet: false }, { do: 'ask' }],
  [{ to: 'order', answer: 'refused' }, { wasRefused: true, quiet: true }, { do: 'ask' }],
  [{ to: 'order', answer: 'unknown' }, { wasRefused: false, quiet: true }, nothing],
  [{ to: 'question', answer: 'done' }, { wasRefused: true, quiet: true }, done],
  [{ to: 'question', answer: 'declined' }, { wasRefused: false, quiet: false }, refused],
  [{ to: 'question', answer: 'absent' }, { wasRefused: true, quiet: false }, refused],
  [{ to: 'question', answer: 'absent' }, { wasRefused: false, quiet: false }, nothing],
  [{ to: 'question', answer: 'absent' }, { wasRefused: false, quiet: true }, { do: 'order_again' }],
  [{ to: 'question', answer: 'unknown' }, { wasRefused: true, quiet: true }, nothing],
])('%o %o', (heard, so, move) => {
  expect(transferMove('pending', heard, so)).toEqual(move);
  expect(transferMove('done', heard, so)).toEqual(nothing);
  expect(transferMove('refused', heard, so)).toEqual(nothing);
});

test('questions come at growing distances, without end', () => {
  const waits = Array.from({ length: 8 }, (_, asked) => askAgainAfterMs(asked));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(1_800_000);
});
