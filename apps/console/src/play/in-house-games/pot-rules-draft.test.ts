import { expect, test } from 'vitest';
import { getPotRulesDraft, readPotRules } from './pot-rules-draft.ts';

test.each([
  [
    { start: '50000', cap: '100050', rate: 3_000 },
    { start: '500', cap: '1000.50', rate: '0.3' },
  ],
  [
    { start: '100', cap: '200', rate: 12_345 },
    { start: '1', cap: '2', rate: '1.2345' },
  ],
  [
    { start: '100', cap: '200', rate: 1 },
    { start: '1', cap: '2', rate: '0.0001' },
  ],
])('rules of %o are typed in taka and percent', (rules, draft) => {
  expect(getPotRulesDraft(rules)).toEqual(draft);
  expect(readPotRules(draft)).toEqual(rules);
});

test('fields that make no sense are named', () => {
  expect(readPotRules({ start: '0', cap: '5', rate: '0.30001' })).toEqual(['start', 'rate']);
  expect(readPotRules({ start: '1', cap: 'much', rate: '0' })).toEqual(['cap', 'rate']);
});
