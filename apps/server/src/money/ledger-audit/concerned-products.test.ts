// Goal: of every kind of account it is known what a breach in it stops. A kind that is added
// without an answer fails here.
import { ACCOUNT_KINDS } from '@khelaghor/ledger/account.ts';
import type { AccountKind } from '@khelaghor/ledger/account.ts';
import { expect, test } from 'vitest';
import { productOf, productsOfTransfer } from './concerned-products.ts';
import type { ProductName } from '../../lib/area.ts';

const expected = {
  wallet: null,
  escrow: null,
  payout_hold: 'payments:*',
  bonus: 'promotions',
  points: 'promotions',
  security_points: 'promotions',
  agent_wallet: 'payments:*',
  house_dice: 'dice',
  house_lottery: 'lottery',
  house_grant: 'payments:*',
  house_bonus: 'promotions',
  house_rounding: 'everything',
  gateway_clearing: 'payments:acme',
  vendor_result: 'vendor:acme',
  merchant_wallet: 'vendor:acme',
} satisfies Record<AccountKind, ProductName | null>;

test('all kinds are in the table', () => {
  expect(Object.keys(expected).toSorted()).toEqual(Object.keys(ACCOUNT_KINDS).toSorted());
});

test.each(Object.keys(ACCOUNT_KINDS) as AccountKind[])('what a breach in %s stops', (kind) => {
  const { ownedBy } = ACCOUNT_KINDS[kind];
  const owner = ownedBy === 'house' ? 'house' : `${ownedBy}:acme`;
  expect(productOf({ owner, kind })).toBe(expected[kind]);
});

test('a kind that nobody knows could be in any product', () => {
  expect(productOf({ owner: 'house', kind: 'house_new' as AccountKind })).toBe('everything');
});

const stakes = [
  ['ticket_stake', 'khelaghor', ['lottery']],
  ['ticket_refund', null, ['lottery']],
  ['vendor_stake', 'acme', ['vendor:acme']],
  ['vendor_refund', 'acme', ['vendor:acme']],
  // It could have been at any vendor.
  ['vendor_stake', null, ['everything']],
  ['a new code', null, []],
] as const;

test.each(stakes)('between wallet and escrow, %s of %s', (code, source, products) => {
  const owner = 'member:one';
  const accounts = [{ owner, kind: 'wallet' } as const, { owner, kind: 'escrow' } as const];
  expect(productsOfTransfer({ code, source, accounts })).toEqual(products);
});

test('what moves with an account of a product is of that product alone', () => {
  const accounts = [
    { owner: 'member:one', kind: 'wallet' } as const,
    { owner: 'vendor:acme', kind: 'vendor_result' } as const,
  ];
  expect(productsOfTransfer({ code: 'vendor_bonus', source: null, accounts })).toEqual([
    'vendor:acme',
  ]);
});
