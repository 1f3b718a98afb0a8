import { inspectBooks } from '@khelaghor/db/ledger-audit.ts';
import type { Breach } from '@khelaghor/db/ledger-audit-searches.ts';
import type { Context } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';
import { keepRun } from './audit-store.ts';
import { productsConcerned } from './concerned-products.ts';
import { stopProducts } from './stop-products.ts';
import { findStuck } from './stuck.ts';

/** After an outage what is late moves within a minute. */
const stuckAfterMs = 60_000;

export type AuditResult = { breaches: readonly Breach[]; stopped: readonly string[] };

/**
 * Looks at all of the books, keeps the result, and on a breach stops the products concerned in the
 * same transaction. Running it twice at once only looks twice.
 */
export async function runAudit(ctx: Context, patienceMs = stuckAfterMs): Promise<AuditResult> {
  const startedAt = ctx.clock.now();
  const report = await inspectBooks(ctx.db);
  const stuck = await findStuck(ctx, patienceMs);
  const breaches = [...report.breaches, ...stuck.map(({ breach }) => breach)];
  const concerned = new Set([
    ...(await productsConcerned(ctx.db, report.breaches)),
    ...stuck.map(({ product }) => product),
  ]);
  const stopped = await ctx.db.transaction().execute(async (tx) => {
    const [first] = breaches;
    const names = await stopProducts(ctx, tx, [...concerned], first?.detail ?? '');
    await keepRun(ctx, tx, { startedAt, report, breaches, stopped: names });
    if (first === undefined) return names;
    await logEvent(ctx, tx, {
      kind: 'audit.breach',
      actor: 'system',
      subject: first.accountId === null ? 'ledger' : `account:${first.accountId}`,
      detail: { breaches: breaches.length, stopped: names, first },
    });
    return names;
  });
  const end = report.chain.end && {
    batchNo: String(report.chain.end.batchNo),
    hash: report.chain.end.hash.toString('hex'),
  };
  if (breaches.length === 0) ctx.log.info({ chain: end }, 'the books are right');
  else ctx.log.error({ breaches: breaches.slice(0, 20), stopped }, 'THE BOOKS ARE WRONG');
  return { breaches, stopped };
}
