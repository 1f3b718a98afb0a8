import { expect, test } from 'vitest';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import type { GatewayStatus } from '../reconcile/index.ts';
import { decideDeposit, endStates, getMismatch, getPaymentStatus } from './deposit-state.ts';
import type { DepositState } from './deposit-state.ts';

const N = 'nothing';
const X = 'execute';
const W = 'wait';

/** One row per state; one column per status of the payment. */
const statuses: GatewayStatus[] = [
  'pending',
  'authorised',
  'completed',
  'failed',
  'cancelled',
  'absent',
  'unknown',
];
const table: [DepositState, 'in time' | 'overdue', string[]][] = [
  ['requested', 'in time', [W, X, 'confirmed', 'failed', 'cancelled', W, W]],
  ['requested', 'overdue', ['expired', X, 'confirmed', 'failed', 'cancelled', 'expired', W]],
  ['confirmed', 'in time', [N, N, N, N, N, N, N]],
  ['confirmed', 'overdue', [N, N, N, N, N, N, N]],
  ['failed', 'in time', [N, N, 'confirmed', N, N, N, W]],
  ['cancelled', 'in time', [N, N, 'confirmed', N, N, N, W]],
  ['expired', 'overdue', [N, N, 'confirmed', N, N, N, W]],
];

test.each(table)('decides for a deposit that is %s, %s', (state, time, expected) => {
  const actions = statuses.map((status) => {
    const action = decideDeposit(state, status, time === 'overdue');
    return action.do === 'end' ? endStates[action.outcome] : action.do;
  });
  expect(actions).toEqual(expected);
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
  expect(getMismatch(deposit, { ...payment, ...change })).toBe(expected);
});

test('a payment that is not noted yet is recognised by its invoice', () => {
  expect(getMismatch({ ...deposit, gatewayReference: null }, payment)).toBeNull();
});

test.each([
  ['initiated', 'pending'],
  ['authorised', 'authorised'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
] as const)('reads the status "%s" of a payment as "%s"', (status, expected) => {
  expect(getPaymentStatus({ ...payment, status })).toBe(expected);
});
