/** The proof of the books, each hour and on demand: what was found, and what was stopped for it. */
export { lastAuditOf } from './store.ts';
export { lookAtBooks, runAudit } from './run-audit.ts';
export type { BooksLook, LookOptions } from './run-audit.ts';
export { askForAudit } from './request-audit.ts';
