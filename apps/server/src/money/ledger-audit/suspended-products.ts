import { sql } from 'kysely';
import type { StoppedProduct } from '@khelaghor/contract/backoffice/suspensions.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Answer } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { logEvent, operatorActor } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';

type Stopped = { name: string; reason: string; at: Date; mayReopen: boolean };

/** What is closed now and was closed last by an audit. */
async function readStopped(db: Database): Promise<Stopped[]> {
  const { rows } = await sql<Stopped>`
    with closed as (
      select 'game:' || code as name from game where not open
      union all select 'deposit:' || code from deposit_channel where not open
      union all select 'withdrawal:' || currency from withdrawal_terms where not open
      union all select 'vendor:' || code from vendor where not open
      union all select 'promotion:' || id from promotion where not enabled and removed_at is null
    )
    select closed.name, last.detail ->> 'reason' as reason, last.at, exists (
      select from audit_run a where a.started_at > last.at and a.breaches = 0
        and not exists (
          select from audit_run b where b.started_at > a.started_at and b.breaches > 0
        )
    ) as may_reopen
    from closed cross join lateral (
      select e.kind, e.at, e.detail from event_log e
      where e.subject = closed.name and e.kind in ('product.stopped', 'product.reopened')
      order by e.id desc limit 1
    ) last
    where last.kind = 'product.stopped'
    order by closed.name`.execute(db);
  return rows;
}

const valueOf = (stopped: readonly Stopped[]): { products: StoppedProduct[] } => ({
  products: stopped.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
});

/** What an audit closed and nobody has opened since. */
export const stoppedProductsOf = async (db: Database): Promise<{ products: StoppedProduct[] }> =>
  valueOf(await readStopped(db));

/** Opens a closed thing by the name under which it was closed; false when it was open. */
async function open(tx: Tx, name: string): Promise<boolean> {
  const [kind, code = ''] = name.split(':');
  const statements: Record<string, ReturnType<typeof sql>> = {
    game: sql`update game set open = true where not open and code = ${code}`,
    deposit: sql`update deposit_channel set open = true where not open and code = ${code}`,
    withdrawal: sql`update withdrawal_terms set open = true where not open and currency = ${code}`,
    vendor: sql`update vendor set open = true where not open and code = ${code}`,
    promotion: sql`update promotion set enabled = true where not enabled and id::text = ${code}`,
  };
  const statement = statements[kind ?? ''];
  if (statement === undefined) return false;
  return (await statement.execute(tx)).numAffectedRows === 1n;
}

/**
 * Opens what an audit closed. `books_not_right` until an audit after the closing has found nothing
 * and none after that has found anything; `state_changed` when it is not closed by an audit.
 */
export async function reopenProduct(
  ctx: Context,
  name: string,
  caller: OperatorCaller,
): Promise<Answer<{ products: StoppedProduct[] }, 'state_changed' | 'books_not_right'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const product = (await readStopped(tx)).find((stopped) => stopped.name === name);
    if (!product) return refuse('state_changed');
    if (!product.mayReopen) return refuse('books_not_right');
    if (!(await open(tx, name))) return refuse('state_changed');
    await logEvent(ctx, tx, {
      kind: 'product.reopened',
      actor: operatorActor(caller.username),
      subject: name,
      detail: { open: { before: false, after: true } },
    });
    return ok(valueOf(await readStopped(tx)));
  });
}

/** Has the books audited as soon as a worker is free; asking again while one waits is the same. */
export async function askForAudit(ctx: Context, caller: OperatorCaller): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await addJob(tx, 'audit-books', {}, { jobKey: 'audit-asked-for' });
    await logEvent(ctx, tx, {
      kind: 'audit.asked',
      actor: operatorActor(caller.username),
      subject: 'books',
    });
  });
}
