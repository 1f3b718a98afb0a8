import { expect, test } from 'vitest';
import { getFeeDraft, readFee } from './fee-draft.ts';

const none = { fixed: '0', perMille: 0, minimum: '0', maximum: null };

test.each([none, { fixed: '550', perMille: 15, minimum: '1000', maximum: '50000' }])(
  'terms %j that are written and read again are the same',
  (terms) => {
    expect(readFee(getFeeDraft(terms))).toEqual(terms);
  },
);

test.each([
  [{}, none],
  [{ perMille: '১৫' }, { ...none, perMille: 15 }],
  [{ maximum: '0' }, { ...none, maximum: '0' }],
  [{ fixed: 'much' }, ['fixed']],
  [{ perMille: '201', minimum: '-1' }, ['perMille', 'minimum']],
  [{ maximum: '10000000' }, ['maximum']],
])('%j is read as %j', (part, read) => {
  expect(readFee({ ...getFeeDraft(none), ...part })).toEqual(read);
});
