// Goal: every painted picture that the contract names is there, in each of its crops.
import {
  categoryPictures,
  bannerGroups,
  bannerPictures,
  panelPictures,
} from '@khelaghor/contract/site/picture-names.ts';
import { BANNER_NAMES } from '@khelaghor/ui/art/banners.ts';
import { PANEL_NAMES, getThumbUrl } from '@khelaghor/ui/art/panels.ts';
import { expect, test } from 'vitest';
import { getAnnouncementArt, getPanel } from './images.ts';

test('what is named is painted, and what is painted is named', () => {
  expect(BANNER_NAMES.toSorted()).toEqual([...bannerPictures].toSorted());
  expect(PANEL_NAMES.toSorted()).toEqual([...panelPictures].toSorted());
});

test('every kind of games and every place of banners has its picture', () => {
  for (const picture of Object.values(categoryPictures)) expect(getThumbUrl(picture)).toBeDefined();
  expect(Object.keys(bannerGroups)).toHaveLength(14);
  for (const name of panelPictures) expect(getThumbUrl(name)).toBeDefined();
});

test('an address that is no name stays as it is', () => {
  expect(getPanel('https://vendor.example/slot.png')).toBe('https://vendor.example/slot.png');
  const brought = { url: '/media/kite.webp', sequence: 0, image: null };
  expect(getAnnouncementArt(brought)).toBe('/media/kite.webp');
});
