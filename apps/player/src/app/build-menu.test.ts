// Goal: the left menu has what the operator switched on, in the configured order, and "refer and
// earn" for the readers it is meant for. Method: the menu of each kind of reader, with the
// promotion on and off.
import { siteModules } from '@khelaghor/contract/site/menu-modules.ts';
import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { buildMenu, getReferralTarget } from './build-menu.ts';
import * as places from './nav-items.ts';
import { findPage } from './route-table.ts';

type Name = (typeof siteModules.menu)[number];

const siteWithout = (...off: readonly Name[]) => ({
  modules: [
    {
      modId: 'menu',
      enabled: true,
      childrenNodes: siteModules.menu.map((modId) => ({ modId, enabled: !off.includes(modId) })),
    },
  ],
});

const shown = (memberType: number | null, ...off: readonly Name[]) =>
  buildMenu(siteWithout(...off), memberType).flatMap((block) =>
    block.part ? [block.part] : block.places.map(({ path }) => path),
  );

const { home, registerCenter, down } = paths;

test.each([
  ['a visitor', null, [home, 'promotions', 'customerService', down]],
  ['a member', 0, [home, 'promotions', 'customerService', down]],
  ['a trial', 4, [home, 'promotions', 'customerService', down]],
  ['an agent', 42, [home, registerCenter, 'promotions', 'customerService', down]],
] as const)('all that has started is shown: %s', (_who, type, menu) => {
  expect(shown(type)).toEqual(menu);
  // An agent keeps the register center: the promotion is the members'.
  expect(shown(type, 'referral')).toEqual(menu);
});

test('an entry that the operator switched off is left out', () => {
  expect(shown(0, 'promotions', 'customerService')).toEqual([home, down]);
});

test('a menu that is switched off is empty, for agents too', () => {
  const [menu] = siteWithout().modules;
  expect(buildMenu({ modules: [{ ...menu!, enabled: false }] }, 2)).toEqual([]);
});

const { hasStarted, ...groups } = places;
const everyPlace = Object.values(groups).flatMap((group) => Object.values(group));

test('no menu, for whichever reader, leads to a page that starts later', () => {
  const later = [paths.playerRank, paths.manualRebate, paths.referral];
  const named = everyPlace.filter((place) => later.some((path) => path === place.path));
  expect(named).toHaveLength(later.length);
  expect(named.filter(hasStarted)).toEqual([]);
  expect(everyPlace.filter(hasStarted).length).toBeGreaterThan(20);
});

test.each(everyPlace)('$path is a page', ({ path }) => {
  expect(findPage(path)).not.toBeNull();
});

// Goal: "refer and earn" is shown to whom it is meant for. Method: one row for each kind of reader.

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
