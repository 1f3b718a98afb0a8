// Goal: for every kind of account the table says which product a breach suspends. A new kind
// without an entry fails here.
import { accountKinds } from '@khelaghor/contract/money/transfer-codes.ts';
import type { AccountKind } from '@khelaghor/ledger/account.ts';
import { expect, test } from 'vitest';
import { getProduct, listConcernedProducts } from './concerned-products.ts';
import type { ProductName } from '../../lib/area.ts';

const expected = {
  wallet: null,
  escrow: null,
  payout_hold: 'payments:*',
  bonus: 'promotions',
  points: 'promotions',
  security_points: 'promotions',
  agent_wallet: 'payments:*',
  debt: 'payments:*',
  house_loss: 'payments:*',
  house_fee: 'payments:*',
  house_grant: 'payments:*',
  house_bonus: 'promotions',
  house_rounding: 'everything',
  gateway_clearing: 'payments:acme',
  game_result: 'vendor:acme',
  jackpot_pool: 'lottery',
  jackpot_reserve: 'lottery',
  merchant_wallet: 'vendor:acme',
} satisfies Record<AccountKind, ProductName | null>;

test('all kinds are in the table', () => {
  expect(Object.keys(expected).toSorted()).toEqual(Object.keys(accountKinds).toSorted());
});

test.each(Object.keys(accountKinds) as AccountKind[])(
  'the product that a breach in %s suspends',
  (kind) => {
    const ownedBy = accountKinds[kind].ownedBy.at(-1);
    const owner = ownedBy === 'house' ? 'house' : `${ownedBy}:acme`;
    expect(getProduct({ owner, kind })).toBe(expected[kind]);
  },
);

test('an unknown kind of account may belong to any product', () => {
  expect(getProduct({ owner: 'house', kind: 'house_new' as AccountKind })).toBe('everything');
});

test.each([
  ['game:dice', 'dice'],
  ['game:lottery', 'lottery'],
  ['game:vendor', 'everything'],
  ['game:newer', 'everything'],
] as const)('the results of %s belong to %s', (owner, product) => {
  expect(getProduct({ owner, kind: 'game_result' })).toBe(product);
});

test.each([
  ['game:aam/grand', 'aam'],
  ['game:lotto645/jackpot1', 'lottery'],
] as const)('the jackpot of %s belongs to %s', (owner, product) => {
  expect(getProduct({ owner, kind: 'jackpot_pool' })).toBe(product);
});

const stakes = [
  ['ticket', 'khelaghor', ['lottery']],
  ['ticket', null, ['lottery']],
  ['vendor_bet', 'acme', ['vendor:acme']],
  // The bet may belong to any vendor.
  ['vendor_bet', null, ['everything']],
  ['a new cause', null, []],
] as const;

test.each(stakes)('between wallet and escrow, %s of %s', (causeKind, source, products) => {
  const owner = 'member:one';
  const accounts = [{ owner, kind: 'wallet' } as const, { owner, kind: 'escrow' } as const];
  expect(listConcernedProducts({ causeKind, source, accounts })).toEqual(products);
});

test('a transfer with a product’s account belongs to that product alone', () => {
  const accounts = [
    { owner: 'member:one', kind: 'wallet' } as const,
    { owner: 'vendor:acme', kind: 'game_result' } as const,
  ];
  expect(listConcernedProducts({ causeKind: 'bonus_win', source: null, accounts })).toEqual([
    'vendor:acme',
  ]);
});
