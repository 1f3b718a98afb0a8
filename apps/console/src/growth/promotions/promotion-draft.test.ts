import { expect, test } from 'vitest';
import { getDraft, emptyPromotion } from './promotion-draft.ts';
import type { WrittenPromotion } from './promotion-draft.ts';

const sums = { amount: '1,000', target: '5000.50', budget: '১০০০০' };

test.each<[WrittenPromotion['kind'], (string | null)[]]>([
  ['information', [null, null, null]],
  ['claim', ['100000', null, '1000000']],
  ['apply', ['100000', null, '1000000']],
  ['deposit', ['100000', '500050', '1000000']],
])('%s sends the sums that it has', (kind, expected) => {
  const { amount, target, budget } = getDraft({ ...emptyPromotion, ...sums, kind });
  expect([amount, target, budget]).toEqual(expected);
});

test('a sum that is none is sent as nothing', () => {
  expect(getDraft({ ...emptyPromotion, kind: 'claim', amount: 'much' }).amount).toBeNull();
});
