/** Banners: painted pictures with words that lead somewhere, in groups, with a schedule. */
export { listGroupsWithBanners } from './store.ts';
export { readBanners } from './read-banners.ts';
