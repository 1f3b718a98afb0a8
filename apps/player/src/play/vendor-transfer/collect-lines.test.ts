import { expect, test } from 'vitest';
import type { Wallet } from './transfer-form.tsx';
import { getLinesToCollect } from './collect-lines.ts';
import type { CollectLine } from './collect-lines.ts';

const title = { bn: 'ক', en: 'A' };
const wallet = (vendor: string, balance: string | null): Wallet => ({
  vendor,
  title,
  wallet: 'transfer',
  open: true,
  balance,
  pending: [],
  currency: 'PLAY',
});
const line = (vendor: string, reply: CollectLine['reply']): CollectLine => ({
  key: `key of ${vendor}`,
  vendor,
  title,
  currency: 'PLAY',
  amount: '500',
  reply,
});
const get = (lines: readonly CollectLine[], wallets: readonly Wallet[]) =>
  getLinesToCollect(lines, wallets, () => 'new').map(({ key, vendor, amount }) => ({
    key,
    vendor,
    amount,
  }));

test('wallets with money are collected, empty and silent ones are not', () => {
  const wallets = [wallet('a', '700'), wallet('b', '0'), wallet('c', null)];
  expect(get([], wallets)).toEqual([{ key: 'new', vendor: 'a', amount: '700' }]);
});

test('a transfer without an answer is sent again as it was, under its key', () => {
  const lost = line('a', { success: false, code: 'network' });
  expect(get([lost], [wallet('a', '700')])).toEqual([
    { key: 'key of a', vendor: 'a', amount: '500' },
  ]);
});

test('a refused transfer is no hindrance to another one', () => {
  const refused = line('a', { success: false, code: 'vendor_closed', message: '' });
  expect(get([refused], [wallet('a', '700')])).toEqual([
    { key: 'new', vendor: 'a', amount: '700' },
  ]);
});

test('nothing is collected from a wallet from which money is on its way', () => {
  const pending = {
    transferId: 'x',
    vendor: 'a',
    direction: 'from_vendor',
    amount: '1',
    currency: 'PLAY',
    state: 'pending',
    createdAt: '2026-11-21T06:00:00.000Z',
    resolvedAt: null,
  } as const;
  expect(get([], [{ ...wallet('a', '700'), pending: [pending] }])).toEqual([]);
});
