/** The proof of the books, each hour and on demand: what was found, and what was stopped for it. */
export { findLastAudit } from './store.ts';
export { inspectLedger, runAudit } from './run-audit.ts';
export { suspendProducts } from './suspend-products.ts';
export type { AuditReport, AuditOptions } from './run-audit.ts';
export { requestAudit } from './jobs.ts';
