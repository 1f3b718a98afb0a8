import { expect, test } from 'vitest';
import type { CsType } from '@khelaghor/contract/site/external-links.ts';
import { serviceKindFor } from './channel-kind.ts';

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
])('%s at rank %s', (asked, rank, given) => {
  expect(serviceKindFor(asked, rank)).toBe(given);
});
