// Goal: "refer and earn" is shown to whom it is meant for. Method: one row for each kind of reader.
import { expect, test } from 'vitest';
import { getReferralTarget } from './referral-target.ts';

const rows = [
  ['a visitor', false, 0, false, 'referral'],
  ['a visitor while the promotion is on', false, 0, true, 'referral'],
  ['a member', true, 0, false, null],
  ['a member while the promotion is on', true, 0, true, 'referral'],
  ['a top agent', true, 1, false, 'register-center'],
  ['an agent', true, 2, true, 'register-center'],
  ['a sub-agent of the first kind', true, 41, false, 'register-center'],
  ['a sub-agent of the second kind', true, 42, true, 'register-center'],
  ['a trial', true, 4, false, null],
  ['a trial while the promotion is on', true, 4, true, 'referral'],
  ['a visitor whose browser remembers an agent', false, 2, false, 'referral'],
] as const;

test.each(rows)('%s', (_who, isLoggedIn, memberType, hasReferralPromo, place) => {
  expect(getReferralTarget({ isLoggedIn, memberType, hasReferralPromo })).toBe(place);
});
