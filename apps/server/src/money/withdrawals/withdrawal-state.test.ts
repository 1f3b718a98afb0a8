import { expect, test } from 'vitest';
import { askAgainAfterMs, payoutMove } from './withdrawal-state.ts';
import type { PayoutSays, WithdrawalState } from './withdrawal-state.ts';

const says: PayoutSays[] = ['completed', 'failed', 'pending', 'absent', 'unknown'];
const N = 'nothing';
const U = 'unknown';

const ordered = { asked: false, quiet: false };
const asked = { asked: true, quiet: false };
const askedLate = { asked: true, quiet: true };

const table: [WithdrawalState, string, typeof ordered, string[]][] = [
  ['requested', 'ordered', ordered, [N, N, N, N, N]],
  ['requested', 'asked late', askedLate, [N, N, N, N, N]],
  ['approved', 'ordered', ordered, ['paid', U, U, U, U]],
  ['approved', 'asked', asked, ['paid', 'rejected', U, U, U]],
  ['approved', 'asked late', askedLate, ['paid', 'rejected', U, 'pay-again', U]],
  ['unknown', 'ordered', ordered, ['paid', U, U, U, U]],
  ['unknown', 'asked', asked, ['paid', 'rejected', U, U, U]],
  ['unknown', 'asked late', askedLate, ['paid', 'rejected', U, 'pay-again', U]],
  ['paid', 'asked late', askedLate, [N, N, N, N, N]],
  ['rejected', 'asked late', askedLate, [N, N, N, N, N]],
];

test.each(table)('a withdrawal that is %s, %s', (state, _when, circumstances, expected) => {
  const moves = says.map((said) => {
    const move = payoutMove(state, said, circumstances);
    return move.do === 'become' ? move.state : move.do;
  });
  expect(moves).toEqual(expected);
});

test('the pauses between questions never shrink, and stay within half an hour', () => {
  const pauses = Array.from({ length: 20 }, (_, asked_) => askAgainAfterMs(asked_));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(30 * 60_000);
});
