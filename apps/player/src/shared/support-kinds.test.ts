import { expect, test } from 'vitest';
import type { CsType } from '@khelaghor/contract/site/external-links.ts';
import { shownKinds } from './support-kinds.ts';

const all: CsType[] = ['LIVECHAT', 'WHATSAPP', 'VIP'];

test.each<[string, CsType[], number | null, CsType[]]>([
  ['a visitor', all, null, ['LIVECHAT', 'WHATSAPP']],
  ['a member at rank 4', all, 4, ['LIVECHAT', 'WHATSAPP']],
  ['a member at rank 5', all, 5, ['WHATSAPP', 'VIP']],
  ['a member at rank 5 without a VIP line', ['LIVECHAT'], 5, ['LIVECHAT']],
  ['a visitor where there is only a VIP line', ['VIP'], null, []],
  ['nobody to talk to', [], 9, []],
])('%s', (_who, open, rank, shown) => {
  expect(shownKinds(open, rank)).toEqual(shown);
});
