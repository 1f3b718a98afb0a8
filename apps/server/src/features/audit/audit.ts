/** The proof of the books, made every hour: what was found, and what was stopped for it. */
export { lastAuditOf } from './audit-store.ts';
export { askForAudit, reopenProduct, stoppedProductsOf } from './stopped-products.ts';
