import { expect, test } from 'vitest';
import { getLimitsDraft, readLimits } from './limits-draft.ts';

test.each([
  [{ dayMaximum: '50000', monthMaximum: '2500050' }],
  [{ dayMaximum: null, monthMaximum: '1' }],
  [{ dayMaximum: null, monthMaximum: null }],
])('%j is the same when it was written and read again', (terms) => {
  expect(readLimits(getLimitsDraft(terms))).toEqual(terms);
});

test.each([
  [{ dayMaximum: '0' }, ['dayMaximum']],
  [{ monthMaximum: 'much' }, ['monthMaximum']],
  [{ dayMaximum: '-1', monthMaximum: '0' }, ['dayMaximum', 'monthMaximum']],
])('%j names the fields that make no sense', (part, wrong) => {
  expect(readLimits({ dayMaximum: '', monthMaximum: '', ...part })).toEqual(wrong);
});
