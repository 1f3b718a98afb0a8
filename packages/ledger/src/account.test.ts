import { accountKinds } from '@khelaghor/contract/money/transfer-codes.ts';
import { expect, test } from 'vitest';
import { gatewayAccount, gameAccount, mayOwn, memberAccount, vendorAccount } from './account.ts';
import type { AccountKind, Owner } from './account.ts';

test('accounts are named by owner, kind and currency', () => {
  expect(memberAccount('m1', 'wallet', 'PLAY')).toEqual({
    owner: 'member:m1',
    kind: 'wallet',
    currency: 'PLAY',
  });
  expect(gameAccount('dice', 'BDT')).toEqual({
    owner: 'game:dice',
    kind: 'game_result',
    currency: 'BDT',
  });
  expect(gatewayAccount('sandbox', 'PLAY').owner).toBe('gateway:sandbox');
  expect(vendorAccount('acme', 'game_result', 'PLAY').owner).toBe('vendor:acme');
});

const OWNERS: readonly Owner[] = ['house', 'member:m1', 'gateway:g1', 'vendor:v1', 'game:dice'];
const KINDS = Object.keys(accountKinds) as AccountKind[];

test.each(KINDS)('%s belongs to the types of owner that its row names', (kind) => {
  const owners = OWNERS.filter((owner) => mayOwn(owner, kind));
  const types = owners.map((owner) => owner.split(':')[0]);
  expect(new Set(types)).toEqual(new Set(accountKinds[kind].ownedBy));
});

test('everything a member owns but their debt, or is promised, is limited, and nothing else is', () => {
  const promised: readonly AccountKind[] = ['jackpot_pool', 'jackpot_reserve'];
  for (const kind of KINDS.filter((each) => each !== 'debt')) {
    const { limited, ownedBy } = accountKinds[kind];
    const isOwed = promised.includes(kind) || ownedBy.some((type) => type === 'member');
    expect([kind, limited]).toEqual([kind, isOwed]);
  }
});

test('a debt is not limited, because it is below zero by nature', () => {
  expect(accountKinds.debt.limited).toBe(false);
});
