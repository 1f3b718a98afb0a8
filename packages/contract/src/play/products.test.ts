import { expect, test } from 'vitest';
import { isProductCode, productCodes, products, getProductOfTransfer } from './products.ts';

const wallet = { owner: 'member:m' };
const escrow = { owner: 'member:m' };
const cause = (kind: string) => ({ kind });

test.each([
  ['a stake of Dice', wallet, { owner: 'game:dice' }, 'dice_bet', 'dice'],
  ['a stake of Mines on its way into escrow', wallet, escrow, 'mines_bet', 'mines'],
  ['a ticket on its way into escrow', wallet, escrow, 'ticket', 'lottery'],
  ["a stake in a vendor's game on its way into escrow", wallet, escrow, 'vendor_bet', 'vendor'],
  ['a bonus of a vendor', { owner: 'vendor:acme' }, wallet, 'bonus_win', 'vendor'],
  ['a bonus of the lottery', { owner: 'game:lottery' }, wallet, 'bonus_win', 'lottery'],
  ['money moved to a vendor', wallet, { owner: 'vendor:acme' }, 'wallet_transfer', null],
  ['a deposit', { owner: 'gateway:sandbox' }, wallet, 'deposit', null],
  ['a game of a newer server', wallet, { owner: 'game:newer' }, 'newer_bet', null],
] as const)('%s is of the right product', (_, debit, credit, kind, product) => {
  expect(getProductOfTransfer({ debit, credit, cause: cause(kind) })).toBe(product);
});

test('no two products name the same cause', () => {
  const causes = productCodes.map((code) => products[code].cause);
  expect(new Set(causes).size).toBe(causes.length);
});

test.each([
  ['dice', true],
  ['toString', false],
  [null, false],
])('%s is a product: %s', (text, expected) => {
  expect(isProductCode(text)).toBe(expected);
});
