/** The vendors of games, for pages that let one be chosen. */
export { useVendors } from './use-vendors.ts';
