import { expect, test } from 'vitest';
import type { WithdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import { getTermsDraft, readTerms } from './terms-draft.ts';

const terms: WithdrawalTerms = {
  minimum: '50000',
  maximum: '2500050',
  waitingMax: 3,
  walletKinds: ['bkash', 'upay'],
};

test('terms that are written and read again are the same', () => {
  expect(readTerms(getTermsDraft(terms))).toEqual(terms);
  expect(readTerms({ ...getTermsDraft(terms), waitingMax: '৩' })).toEqual(terms);
});

test.each([
  [{ minimum: '' }, ['minimum']],
  [{ minimum: '0', maximum: 'much' }, ['minimum', 'maximum']],
  [{ waitingMax: '0' }, ['waitingMax']],
  [{ waitingMax: '51' }, ['waitingMax']],
  [{ walletKinds: [] }, ['walletKinds']],
])('%j names the fields that make no sense', (part, wrong) => {
  expect(readTerms({ ...getTermsDraft(terms), ...part })).toEqual(wrong);
});
