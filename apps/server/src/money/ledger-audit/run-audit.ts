import { inspectBooks } from '@khelaghor/db/ledger-audit.ts';
import type { BooksReport } from '@khelaghor/db/ledger-audit.ts';
import type { Violation } from '@khelaghor/db/invariant-queries.ts';
import type { ChainEnd } from '@khelaghor/db/ledger-chain.ts';
import type { IntegrityCheck, ProductName, Suspension } from '../../lib/area.ts';
import type { Context, Looker } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { keepRun } from './store.ts';
import { findConcernedProducts } from './concerned-products.ts';
import { suspendProducts } from './suspend-products.ts';
import { findViolations } from './integrity-checks.ts';

/** After an outage late rows move within a minute. */
const stuckAfterMs = 60_000;

export type AuditOptions = {
  /** The integrity checks of every area. */
  readonly checks: readonly IntegrityCheck[];
  /** How long a row may be late before it counts as stuck. */
  readonly patienceMs?: number;
  /**
   * Whether a worker takes the site's jobs. Without one, a row that waits for a job is only late.
   */
  readonly areJobsDone?: boolean;
  /** Ends of the chain that were kept outside the database. */
  readonly known?: readonly ChainEnd[];
};

/** The findings of an audit. */
export type AuditReport = {
  readonly report: BooksReport;
  /** Violations in the ledger, and I7: what players wait for in vain. */
  readonly breaches: readonly Violation[];
  readonly concerned: ReadonlySet<ProductName>;
  /** Rows that wait for a job while no worker runs: late or stuck, which cannot be told apart. */
  readonly late: readonly string[];
};

/** Checks the whole ledger and looks for stuck rows. Changes nothing. */
export async function inspectLedger(
  looker: Looker,
  { checks, patienceMs = stuckAfterMs, areJobsDone = true, known = [] }: AuditOptions,
): Promise<AuditReport> {
  const report = await inspectBooks(looker.db, { known });
  const found = await findViolations(looker, checks, areJobsDone ? patienceMs : 0);
  const stuck = found.filter(({ waits }) => areJobsDone || !waits);
  const late = found.filter((each) => !stuck.includes(each));
  return {
    report,
    breaches: [...report.breaches, ...stuck.map(({ breach }) => breach)],
    concerned: new Set([
      ...(await findConcernedProducts(looker.db, report.breaches)),
      ...stuck.map(({ product }) => product),
    ]),
    late: late.map(({ breach }) => breach.detail),
  };
}

export type AuditResult = AuditReport & { readonly stopped: readonly string[] };

/**
 * Audits the whole ledger, stores the report, and on a breach suspends the products concerned in
 * the same transaction. Two runs at once are safe: they only audit twice.
 */
export async function runAudit(
  ctx: Context,
  options: Omit<AuditOptions, 'known'> & { readonly suspensions: readonly Suspension[] },
): Promise<AuditResult> {
  const startedAt = ctx.clock.now();
  const look = await inspectLedger(ctx, options);
  const { report, breaches, concerned } = look;
  const stopped = await ctx.db.transaction().execute(async (tx) => {
    const [first] = breaches;
    const found = { products: [...concerned], reason: first?.detail ?? '' };
    const names = await suspendProducts(ctx, tx, found, options.suspensions);
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
  return { ...look, stopped };
}
