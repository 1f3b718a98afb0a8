/** Banners: painted pictures with words that lead somewhere, in groups, with a schedule. */
export { groupsWithBanners } from './banner-store.ts';
export { bannersOf } from './read-banners.ts';
export { seedBanners } from './seed-banners.ts';
