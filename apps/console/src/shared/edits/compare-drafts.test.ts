import { expect, test } from 'vitest';
import { compareDrafts, mergeDrafts, pickChanged } from './compare-drafts.ts';

const read = { title: { bn: 'নদী', en: 'River' }, state: 'open', sort: 5, pictures: ['a'] };

test('only changed fields are sent', () => {
  expect(pickChanged(read, { ...read, sort: 6, pictures: ['a'] })).toEqual({ sort: 6 });
  expect(pickChanged(read, { ...read })).toEqual({});
  expect(pickChanged(null, { sort: 5 })).toEqual({ sort: 5 });
});

test('renaming a game that was closed meanwhile leaves it closed', () => {
  const mine = { ...read, title: { bn: 'নদী', en: 'Big river' } };
  const theirs = { ...read, state: 'closed' };
  const drafts = { read, mine, theirs };
  expect(compareDrafts(drafts)).toEqual([
    { name: 'state', before: 'open', theirs: 'closed', mine: 'open', isBoth: false },
  ]);
  const merged = mergeDrafts(drafts, {});
  expect(merged).toEqual({ ...theirs, title: mine.title });
  expect(pickChanged(theirs, merged)).toEqual({ title: mine.title });
});

test('a title changed in one language by each has both changes', () => {
  const mine = { ...read, title: { bn: 'বড় নদী', en: 'River' } };
  const theirs = { ...read, title: { bn: 'নদী', en: 'Wide river' } };
  const drafts = { read, mine, theirs };
  expect(compareDrafts(drafts)).toMatchObject([{ name: 'title.en', isBoth: false }]);
  expect(mergeDrafts(drafts, {}).title).toEqual({ bn: 'বড় নদী', en: 'Wide river' });
});

test.each([
  ['theirs', 7],
  ['mine', 6],
] as const)('of a field that both changed %s is kept when the operator says so', (side, sort) => {
  const drafts = { read, mine: { ...read, sort: 6 }, theirs: { ...read, sort: 7 } };
  expect(compareDrafts(drafts)).toEqual([
    { name: 'sort', before: 5, theirs: 7, mine: 6, isBoth: true },
  ]);
  expect(mergeDrafts(drafts, { sort: side }).sort).toBe(sort);
});

test('the same change by both needs no choice and leaves nothing to send', () => {
  const changed = { ...read, sort: 7 };
  const drafts = { read, mine: changed, theirs: changed };
  expect(compareDrafts(drafts)).toMatchObject([{ name: 'sort', isBoth: false }]);
  expect(pickChanged(changed, mergeDrafts(drafts, {}))).toEqual({});
});
