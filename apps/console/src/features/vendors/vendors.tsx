/** The vendors of games, and one of them to choose. */
export { RoundsPage } from './rounds-page.tsx';
export { VendorsPage } from './vendors-page.tsx';
export { useVendors } from './use-vendors.ts';
