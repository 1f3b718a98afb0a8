import { expect, test } from 'vitest';
import type { PopupMark } from '@khelaghor/contract/site/announcements.ts';
import { findDuePopups, getPopupPlace, readKept, writeHidden, writeSeen } from './popup-rules.ts';

const marks: PopupMark[] = [
  { id: 'home', type: 'H', place: 'home' },
  { id: 'k3', type: 'H', place: 'k3' },
  { id: 'all', type: 'PU', place: null },
  { id: 'in', type: 'PL', place: null },
  { id: 'new', type: 'PR', place: null },
  { id: 'list', type: 'B', place: null },
];
const nothing = { seen: new Set<string>(), hidden: new Set<string>() };
const visitor = { place: 'home', isMember: false, isNew: false };

test.each<[string, Parameters<typeof findDuePopups>[1], string[]]>([
  ['a visitor at home', visitor, ['all', 'home']],
  ['a member at home', { ...visitor, isMember: true }, ['in', 'all', 'home']],
  [
    'somebody who just signed up',
    { place: 'home', isMember: true, isNew: true },
    ['new', 'in', 'all', 'home'],
  ],
  ['a member at K3', { place: 'k3', isMember: true, isNew: false }, ['k3']],
  ['a member at Dice', { place: 'dice', isMember: true, isNew: false }, []],
  ['a page without a place', { place: null, isMember: true, isNew: true }, []],
])('%s', (_who, entry, due) => {
  expect(findDuePopups(marks, entry, nothing).map(({ id }) => id)).toEqual(due);
});

test('what was seen or hidden does not come again', () => {
  const kept = { seen: new Set(['all']), hidden: new Set(['home']) };
  expect(findDuePopups(marks, visitor, kept)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string | null]>([
  ['/', {}, 'home'],
  ['/index.html', {}, 'home'],
  ['/register', {}, null],
  ['/lottery', {}, 'k3'],
  ['/lottery', { gameCode: 'ssc' }, 'ssc'],
  ['/game', { gameId: 'dice' }, 'dice'],
  ['/game', { gameId: 7 }, null],
  ['/seamless', { gameId: 'megha7' }, 'megha7'],
  ['/seamless', {}, null],
  ['/member/deposit', {}, null],
])('%s with %j', (pathname, search, place) => {
  expect(getPopupPlace(pathname, search)).toBe(place);
});

test('what is kept comes back on the same day, and the hidden no longer on the next', () => {
  const kept = { seen: writeSeen(['a']), hidden: writeHidden(['b'], 20_778) };
  const today = readKept(kept, 20_778);
  expect([...today.seen, ...today.hidden]).toEqual(['a', 'b']);
  expect(readKept(kept, 20_779).hidden.size).toBe(0);
});

test.each([null, '', 'x', '[]', '7', 'null', '{"seen":7,"hidden":{"a":1}}'])(
  'nonsense in the storage, %j, is nothing',
  (text) => {
    expect(readKept({ seen: text, hidden: text }, 1)).toEqual(nothing);
  },
);
