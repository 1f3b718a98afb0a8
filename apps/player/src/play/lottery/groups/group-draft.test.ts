import { expect, test } from 'vitest';
import { makeGroupDraft, readGroupDraft } from './group-draft.ts';
import type { GroupDraft } from './group-draft.ts';

const draft: GroupDraft = {
  shares: '10',
  own: '1',
  guaranteed: '2',
  feeHundredths: 500,
  visibility: 'public',
};
const ticket = { total: 160_00n, stakeMin: 1_00n };
const fine = { shares: null, own: false, guaranteed: false };

test('a division names the price of a share and what the organiser pays', () => {
  expect(readGroupDraft(draft, ticket)).toEqual({
    faults: fine,
    division: { shares: 10, own: 1, guaranteed: 2, sharePrice: 16_00n, cost: 48_00n },
  });
});

test('numbers are read in Bengali digits too', () => {
  const { division } = readGroupDraft(
    { ...draft, shares: '২০', own: '৩', guaranteed: '০' },
    ticket,
  );
  expect(division).toMatchObject({ shares: 20, own: 3, guaranteed: 0 });
});

test.each([
  ['no number of shares', { shares: '' }, { ...fine, shares: 'count' }],
  ['one share', { shares: '1' }, { ...fine, shares: 'count', own: true, guaranteed: true }],
  ['too many shares', { shares: '1001', own: '60' }, { ...fine, shares: 'count' }],
  ['shares of unequal prices', { shares: '7' }, { ...fine, shares: 'uneven' }],
  ['shares that are too cheap', { shares: '200', own: '10' }, { ...fine, shares: 'cheap' }],
  ['too few own shares', { shares: '40' }, { ...fine, own: true }],
  ['all shares for the organiser', { own: '10', guaranteed: '0' }, { ...fine, own: true }],
  ['a guarantee of more than all', { guaranteed: '10' }, { ...fine, guaranteed: true }],
  ['a guarantee that is no number', { guaranteed: 'x' }, { ...fine, guaranteed: true }],
])('%s: the field is named and nothing is divided', (_, changes, faults) => {
  expect(readGroupDraft({ ...draft, ...changes }, ticket)).toEqual({ division: null, faults });
});

test.each([
  [160_00n, '10'],
  [15_00n, '10'],
  [14_01n, '3'],
  [2_02n, '2'],
])('the first draft for a ticket of %d divides it', (total, shares) => {
  const made = makeGroupDraft(total, 1_00n);
  expect(made.shares).toBe(shares);
  expect(readGroupDraft(made, { total, stakeMin: 1_00n }).division).not.toBeNull();
});
