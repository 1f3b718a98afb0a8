/** What an audit of the ledger closed, and opening it again. */
export { reopenProduct, listSuspendedProducts } from './suspended-products.ts';
