import { inspectBooks } from '@khelaghor/db/ledger-audit.ts';
import type { BooksReport } from '@khelaghor/db/ledger-audit.ts';
import type { Violation } from '@khelaghor/db/invariant-queries.ts';
import { verifyEventChain } from '@khelaghor/db/event-log-chain.ts';
import type { ChainEnd, ChainReport } from '@khelaghor/db/hash-chain.ts';
import type { IntegrityCheck, ProductName, Suspension } from '../../lib/area.ts';
import type { Context, Looker, Tx } from '../../lib/context.ts';
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
  /** Ends of the ledger's chain that were kept outside the database. */
  readonly known?: readonly ChainEnd[];
  /** The same of the event log's chain. */
  readonly knownEvents?: readonly ChainEnd[];
};

/** The findings of an audit. */
export type AuditReport = {
  readonly report: BooksReport;
  /** The event log: what is wrong with it concerns no product. */
  readonly events: ChainReport;
  /** Violations in the ledger, and I7: what players wait for in vain. */
  readonly breaches: readonly Violation[];
  readonly concerned: ReadonlySet<ProductName>;
  /** Rows that wait for a job while no worker runs: late or stuck, which cannot be told apart. */
  readonly late: readonly string[];
};

/** Checks the whole ledger and the event log, and looks for stuck rows. Changes nothing. */
export async function inspectLedger(
  looker: Looker,
  {
    checks,
    patienceMs = stuckAfterMs,
    areJobsDone = true,
    known = [],
    knownEvents = [],
  }: AuditOptions,
): Promise<AuditReport> {
  const report = await inspectBooks(looker.db, { known });
  const events = await verifyEventChain(looker.db, { known: knownEvents });
  const found = await findViolations(looker, checks, areJobsDone ? patienceMs : 0);
  const stuck = found.filter(({ waits }) => areJobsDone || !waits);
  const late = found.filter((each) => !stuck.includes(each));
  return {
    report,
    events,
    breaches: [...report.breaches, ...stuck.map(({ breach }) => breach)],
    concerned: new Set([
      ...(await findConcernedProducts(looker.db, report.breaches)),
      ...stuck.map(({ product }) => product),
    ]),
    late: late.map(({ breach }) => breach.detail),
  };
}

export type AuditResult = AuditReport & { readonly stopped: readonly string[] };

/** An end of a chain, for the log of the program. */
const formatEnd = ({ end }: ChainReport) =>
  end && { batchNo: String(end.batchNo), hash: end.hash.toString('hex') };

/** Logs what an audit found wrong: in the books, and in the event log. */
async function logBreaches(
  ctx: Context,
  tx: Tx,
  { breaches, events }: AuditReport,
  stopped: readonly string[],
): Promise<void> {
  const [first] = breaches;
  const [firstOfLog] = events.breaches;
  if (first !== undefined)
    await logEvent(ctx, tx, {
      kind: 'audit.breach',
      actor: 'system',
      subject: first.accountId === null ? 'ledger' : `account:${first.accountId}`,
      detail: { breaches: breaches.length, stopped, first },
    });
  if (firstOfLog !== undefined)
    await logEvent(ctx, tx, {
      kind: 'audit.event_breach',
      actor: 'system',
      subject: 'event_log',
      detail: { breaches: events.breaches.length, first: firstOfLog.detail },
    });
}

/**
 * Audits the whole ledger and the event log, stores the report, and on a breach of the books
 * suspends the products concerned in the same transaction. Two runs at once are safe: they only
 * audit twice.
 */
export async function runAudit(
  ctx: Context,
  options: Omit<AuditOptions, 'known' | 'knownEvents'> & {
    readonly suspensions: readonly Suspension[];
  },
): Promise<AuditResult> {
  const startedAt = ctx.clock.now();
  const look = await inspectLedger(ctx, options);
  const { report, events, breaches, concerned } = look;
  const stopped = await ctx.db.transaction().execute(async (tx) => {
    const [first] = breaches;
    const found = { products: [...concerned], reason: first?.detail ?? '' };
    const names = await suspendProducts(ctx, tx, found, options.suspensions);
    await keepRun(ctx, tx, { startedAt, report, events, breaches, stopped: names });
    await logBreaches(ctx, tx, look, names);
    return names;
  });
  const ends = { chain: formatEnd(report.chain), events: formatEnd(events) };
  if (breaches.length === 0) ctx.log.info(ends, 'the books are right');
  else ctx.log.error({ breaches: breaches.slice(0, 20), stopped }, 'THE BOOKS ARE WRONG');
  if (events.breaches.length > 0)
    ctx.log.error({ breaches: events.breaches.slice(0, 20) }, 'THE EVENT LOG WAS CHANGED');
  return { ...look, stopped };
}
