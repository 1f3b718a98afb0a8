// Goal: keys lead where the list of them says, in no field and in no dialog, and not when unwanted.
import { expect, test } from 'vitest';
import { getNavRows } from '../nav-rows.ts';
import { router } from '../routes.tsx';
import { filterPlaces } from './filter-places.ts';
import { getKeys, readKey } from './shortcuts.ts';
import type { PressedKey } from './shortcuts.ts';

const free = { isSecond: false, isTaken: false, inRow: null, areAlone: true } as const;

const press = (code: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key: code.replace('Key', '').toLowerCase(),
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test.each([
  ['Ctrl and K', press('KeyK', { ctrlKey: true }), {}, { kind: 'palette' }],
  [
    'Cmd and K in a field',
    press('KeyK', { metaKey: true }),
    { isTaken: true },
    { kind: 'palette' },
  ],
  [
    'Ctrl and K, keys off',
    press('KeyK', { ctrlKey: true }),
    { areAlone: false },
    { kind: 'palette' },
  ],
  ['Ctrl, Alt and K', press('KeyK', { ctrlKey: true, altKey: true }), {}, null],
  ['K', press('KeyK'), {}, { kind: 'row', act: 'previous' }],
  ['J', press('KeyJ'), {}, { kind: 'row', act: 'next' }],
  ['J on a Bengali keyboard', press('KeyJ', { key: 'জ' }), {}, { kind: 'row', act: 'next' }],
  ['J in a field', press('KeyJ'), { isTaken: true }, null],
  ['J, keys off', press('KeyJ'), { areAlone: false }, null],
  ['Ctrl and J', press('KeyJ', { ctrlKey: true }), {}, null],
  ['A', press('KeyA'), {}, { kind: 'row', act: 'approve' }],
  ['R', press('KeyR'), {}, { kind: 'row', act: 'reject' }],
  ['R after G', press('KeyR'), { isSecond: true }, { kind: 'page', path: '/reports' }],
  ['an arrow outside of rows', press('ArrowDown', { key: 'ArrowDown' }), {}, null],
  [
    'an arrow in a row',
    press('ArrowUp', { key: 'ArrowUp' }),
    { inRow: 'inside' } as const,
    { kind: 'row', act: 'previous' },
  ],
  [
    'Enter on a row',
    press('Enter', { key: 'Enter' }),
    { inRow: 'itself' } as const,
    { kind: 'row', act: 'open' },
  ],
  [
    'Enter on a button in a row',
    press('Enter', { key: 'Enter' }),
    { inRow: 'inside' } as const,
    null,
  ],
  ['a question mark', press('Slash', { key: '?', shiftKey: true }), {}, { kind: 'list' }],
  ['a question mark in a field', press('Slash', { key: '?' }), { isTaken: true }, null],
  ['a question mark, keys off', press('Slash', { key: '?' }), { areAlone: false }, null],
  ['G', press('KeyG'), {}, { kind: 'second' }],
  ['G in a field', press('KeyG'), { isTaken: true }, null],
  ['Shift and G', press('KeyG', { shiftKey: true }), {}, null],
  ['M', press('KeyM'), {}, null],
  ['M after G', press('KeyM'), { isSecond: true }, { kind: 'page', path: '/members' }],
  [
    'ম after G',
    press('KeyM', { key: 'ম' }),
    { isSecond: true },
    { kind: 'page', path: '/members' },
  ],
  ['Ctrl and M after G', press('KeyM', { ctrlKey: true }), { isSecond: true }, null],
  ['G after G', press('KeyG'), { isSecond: true }, { kind: 'page', path: '/games' }],
  ['Q after G', press('KeyQ'), { isSecond: true }, null],
])('%s', (_, pressed, place, asked) => {
  expect(readKey(pressed, { ...free, ...place })).toEqual(asked);
});

const menu = getNavRows(Object.values(router.routesByPath)).map(({ path }) => path);

test('keys that are shown lead to their page, and no two pages share them', () => {
  const shown = menu.flatMap((path) => {
    const keys = getKeys(path);
    return keys ? [{ path, letter: keys[1] ?? '' }] : [];
  });
  expect(shown.length).toBeGreaterThan(10);
  for (const { path, letter } of shown)
    expect(readKey(press(`Key${letter}`), { ...free, isSecond: true })).toEqual({
      kind: 'page',
      path,
    });
});

test('pages are found by their name in the language shown, and by their address', () => {
  const places = [
    { key: '/members', text: 'সদস্য' },
    { key: '/withdrawals', text: 'টাকা তোলা' },
  ];
  const find = (typed: string) => filterPlaces(places, typed).map(({ key }) => key);
  expect(find('')).toEqual(['/members', '/withdrawals']);
  expect(find(' সদস্য ')).toEqual(['/members']);
  expect(find('WITHDRAW')).toEqual(['/withdrawals']);
  expect(find('hilsa')).toEqual([]);
});
