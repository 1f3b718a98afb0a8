import { expect, test } from 'vitest';
import {
  ACCOUNT_KINDS,
  gatewayAccount,
  houseAccount,
  mayOwn,
  memberAccount,
  vendorAccount,
} from './account.ts';
import type { AccountKind, Owner } from './account.ts';

test('accounts are named by owner, kind and currency', () => {
  expect(memberAccount('m1', 'wallet', 'PLAY')).toEqual({
    owner: 'member:m1',
    kind: 'wallet',
    currency: 'PLAY',
  });
  expect(houseAccount('house_dice', 'BDT')).toEqual({
    owner: 'house',
    kind: 'house_dice',
    currency: 'BDT',
  });
  expect(gatewayAccount('sandbox', 'PLAY').owner).toBe('gateway:sandbox');
  expect(vendorAccount('acme', 'vendor_result', 'PLAY').owner).toBe('vendor:acme');
});

const OWNERS: readonly Owner[] = ['house', 'member:m1', 'gateway:g1', 'vendor:v1'];
const KINDS = Object.keys(ACCOUNT_KINDS) as AccountKind[];

test.each(KINDS)('%s has exactly one type of owner', (kind) => {
  const owners = OWNERS.filter((owner) => mayOwn(owner, kind));
  expect(owners).toHaveLength(1);
  expect(owners[0]?.startsWith(ACCOUNT_KINDS[kind].ownedBy)).toBe(true);
});

test('everything a member owns is limited, and nothing else is', () => {
  for (const kind of KINDS) {
    expect(ACCOUNT_KINDS[kind].limited).toBe(ACCOUNT_KINDS[kind].ownedBy === 'member');
  }
});
