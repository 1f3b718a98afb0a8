// Goal: a banner over a lobby without games promises none.
import { expect, test } from 'vitest';
import type { Banner } from '@khelaghor/contract/site/banners.ts';
import { paths } from '../shared/paths.ts';
import { isEmptyLobby, pickHonestBanners } from './lobby-banners.ts';

const menus = [{ gameGroupCode: 'RNG' }, { gameGroupCode: 'SPORTS' }] as const;

test.each([
  [paths.live, true],
  [paths.cockfight, true],
  [paths.sports, false],
  [paths.rng, false],
  [paths.home, false],
  [paths.promotions, false],
])('the lobby at %s has no games: %s', (path, isEmpty) => {
  expect(isEmptyLobby(path, menus)).toBe(isEmpty);
  expect(isEmptyLobby(path, undefined)).toBe(false);
});

const banner = (bannerId: string, linkageType: Banner['linkageType']) =>
  ({ bannerId, linkageType }) as Banner;

test('an empty lobby keeps the banners that lead to something, others lose none', () => {
  const banners = [banner('praise', 'none'), banner('gift', 'promotion'), banner('k3', 'route')];
  const idsOf = (isEmpty: boolean) =>
    pickHonestBanners(banners, isEmpty).map(({ bannerId }) => bannerId);
  expect(idsOf(true)).toEqual(['gift', 'k3']);
  expect(idsOf(false)).toEqual(['praise', 'gift', 'k3']);
});
