import { expect, test } from 'vitest';
import { getRuleDraft, readRule } from './rule-draft.ts';

const terms = {
  enabled: true,
  accountDays: 30,
  maximumScore: 10,
  levelAtLeast: 1 as const,
  maximum: '200050',
  memberDayMaximum: '500000',
  dayMaximum: '5000000',
};

test('a rule that is written and read again is the same', () => {
  expect(readRule(getRuleDraft(terms))).toEqual(terms);
  expect(readRule({ ...getRuleDraft(terms), accountDays: '৩০' })).toEqual(terms);
});

test.each([
  [{ accountDays: '' }, ['accountDays']],
  [{ accountDays: '3651' }, ['accountDays']],
  [{ maximumScore: '101' }, ['maximumScore']],
  [{ maximumScore: '-1' }, ['maximumScore']],
  [{ maximum: 'many', dayMaximum: '0' }, ['maximum', 'dayMaximum']],
  [{ memberDayMaximum: '-1' }, ['memberDayMaximum']],
])('%j names the fields that make no sense', (part, wrong) => {
  expect(readRule({ ...getRuleDraft(terms), ...part })).toEqual(wrong);
});
