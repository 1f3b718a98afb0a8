import { expect, test } from 'vitest';
import type { CsType } from './external-links.ts';
import { getSupportKindFor, getVisibleSupportKinds } from './support-kinds.ts';

test.each<[CsType, number | null, CsType]>([
  ['VIP', null, 'LIVECHAT'],
  ['VIP', 0, 'LIVECHAT'],
  ['VIP', 4, 'LIVECHAT'],
  ['VIP', 5, 'VIP'],
  ['VIP', 12, 'VIP'],
  ['LIVECHAT', 5, 'LIVECHAT'],
  ['TELEGRAM', null, 'TELEGRAM'],
  ['WHATSAPP', 9, 'WHATSAPP'],
  ['FACEBOOK', 1, 'FACEBOOK'],
])('for %s at rank %s opens %s', (asked, rank, given) => {
  expect(getSupportKindFor(asked, rank)).toBe(given);
});

const all: CsType[] = ['LIVECHAT', 'WHATSAPP', 'VIP'];

test.each<[string, CsType[], number | null, CsType[]]>([
  ['a visitor', all, null, ['LIVECHAT', 'WHATSAPP']],
  ['a member at rank 4', all, 4, ['LIVECHAT', 'WHATSAPP']],
  ['a member at rank 5', all, 5, ['WHATSAPP', 'VIP']],
  ['a member at rank 5 without a VIP line', ['LIVECHAT'], 5, ['LIVECHAT']],
  ['a visitor where there is only a VIP line', ['VIP'], null, []],
  ['a member at rank 9 without open channels', [], 9, []],
])('shows %s the right channels', (_reader, open, rank, shown) => {
  expect(getVisibleSupportKinds(open, rank)).toEqual(shown);
});

test('opens every channel that it shows, at any rank', () => {
  for (const rank of [null, 0, 4, 5, 12])
    for (const kind of getVisibleSupportKinds(all, rank))
      expect(getSupportKindFor(kind, rank)).toBe(kind);
});
