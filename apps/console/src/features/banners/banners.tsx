/** Banners of the site, by the place where they hang. */
export { BannersPage } from './banners-page.tsx';
