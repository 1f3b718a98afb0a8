import { expect, test } from 'vitest';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { depositMove, mismatchOf } from './deposit-state.ts';
import type { DepositState, GatewaySays } from './deposit-state.ts';

const N = 'nothing';
const X = 'execute';
const A = 'ask-again';

/** One row per state; one column per thing that the gateway can say. */
const says: GatewaySays[] = [
  'initiated',
  'authorised',
  'completed',
  'failed',
  'cancelled',
  'absent',
  'unknown',
];
const table: [DepositState, 'in time' | 'overdue', string[]][] = [
  ['requested', 'in time', [N, X, 'confirmed', 'failed', 'cancelled', N, A]],
  ['requested', 'overdue', ['expired', X, 'confirmed', 'failed', 'cancelled', 'expired', A]],
  ['confirmed', 'in time', [N, N, N, N, N, N, N]],
  ['confirmed', 'overdue', [N, N, N, N, N, N, N]],
  ['failed', 'in time', [N, N, 'confirmed', N, N, N, A]],
  ['cancelled', 'in time', [N, N, 'confirmed', N, N, N, A]],
  ['expired', 'overdue', [N, N, 'confirmed', N, N, N, A]],
];

test.each(table)('a deposit that is %s, %s', (state, time, expected) => {
  const moves = says.map((said) => {
    const move = depositMove(state, said, time === 'overdue');
    return move.do === 'become' ? move.state : move.do;
  });
  expect(moves).toEqual(expected);
});

const deposit = {
  id: '0199a1b0-0000-7000-8000-000000000001',
  amountMinor: 50_000n,
  currency: 'PLAY',
  gatewayReference: 'PAY1',
};
const payment: GatewayPayment = {
  paymentId: 'PAY1',
  merchantInvoiceNumber: deposit.id,
  amount: '50000',
  currency: 'PLAY',
  status: 'completed',
  trxId: 'A1B2C3D4E5',
  redirectAddress: 'http://localhost:8084/pay?paymentId=PAY1',
};

test.each([
  ['everything as ordered', {}, null],
  ['another invoice', { merchantInvoiceNumber: '0199a1b0-0000-7000-8000-000000000002' }, 'invoice'],
  ['another payment', { paymentId: 'PAY2' }, 'reference'],
  ['less money', { amount: '49999' }, 'amount'],
  ['more money', { amount: '50001' }, 'amount'],
  ['another currency', { currency: 'BDT' as const }, 'currency'],
])('a payment with %s', (_what, change, expected) => {
  expect(mismatchOf(deposit, { ...payment, ...change })).toBe(expected);
});

test('a payment that is not noted yet is recognised by its invoice', () => {
  expect(mismatchOf({ ...deposit, gatewayReference: null }, payment)).toBeNull();
});
