/** Banners: painted pictures with words that lead somewhere, in groups, with a schedule. */
export { groupsWithBanners } from './store.ts';
export { bannersOf } from './read-banners.ts';
