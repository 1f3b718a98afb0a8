import type { Banner } from '@khelaghor/contract/site/banners.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { categoryLooks } from '../shared/category.ts';

type Menus = readonly { readonly gameGroupCode: GameCategory }[];

/** Whether the page is the lobby of a category in which no game can be played. */
export const isEmptyLobby = (path: string, menus: Menus | undefined): boolean =>
  menus !== undefined &&
  Object.entries(categoryLooks).some(
    ([category, look]) =>
      look.path === path && !menus.some(({ gameGroupCode }) => gameGroupCode === category),
  );

/**
 * Returns the banners that keep their promise: over an empty lobby those that lead elsewhere. One
 * that leads nowhere speaks of the games below it.
 */
export const pickHonestBanners = (banners: readonly Banner[], isEmpty: boolean): Banner[] =>
  banners.filter(({ linkageType }) => !isEmpty || linkageType !== 'none');
