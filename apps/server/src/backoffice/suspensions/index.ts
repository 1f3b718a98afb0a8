/** What an audit of the ledger closed, and opening it again. */
export { reopenProduct, stoppedProductsOf } from './suspended-products.ts';
