/** The vendors of games, for pages that let one be chosen. */
export { useVendorChoices } from './use-vendors.ts';
