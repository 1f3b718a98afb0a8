import { sql } from 'kysely';
import type { StoppedProduct } from '@khelaghor/contract/backoffice/suspensions.ts';
import type { Suspension } from '../../lib/area.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';

type Stopped = { name: string; reason: string; at: Date; mayReopen: boolean };

/** Returns the products that are closed and that an audit closed last. */
async function readStopped(db: Database, suspensions: readonly Suspension[]): Promise<Stopped[]> {
  const closed: string[] = [];
  for (const { kind, listClosed } of suspensions)
    closed.push(...(await listClosed(db)).map((code) => `${kind}:${code}`));
  const { rows } = await sql<Stopped>`
    select closed.name, last.detail ->> 'reason' as reason, last.at, exists (
      select from audit_run a where a.started_at > last.at and a.breaches = 0
        and not exists (
          select from audit_run b where b.started_at > a.started_at and b.breaches > 0
        )
    ) as may_reopen
    from unnest(${closed}::text[]) as closed (name) cross join lateral (
      select e.kind, e.at, e.detail from event_log e
      where e.subject = closed.name and e.kind in ('product.stopped', 'product.reopened')
      order by e.id desc limit 1
    ) last
    where last.kind = 'product.stopped'
    order by closed.name`.execute(db);
  return rows;
}

const getValue = (stopped: readonly Stopped[]): { products: StoppedProduct[] } => ({
  products: stopped.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
});

/** Lists the products that an audit closed and no operator has opened since. */
export const listSuspendedProducts = async (
  db: Database,
  suspensions: readonly Suspension[],
): Promise<{ products: StoppedProduct[] }> => getValue(await readStopped(db, suspensions));

/** Opens a product by its name; false when it was open. */
async function open(tx: Tx, name: string, suspensions: readonly Suspension[]): Promise<boolean> {
  const [kind, code = ''] = name.split(':');
  const suspension = suspensions.find((each) => each.kind === kind);
  return suspension !== undefined && suspension.resume(tx, code);
}

/**
 * Opens a product that an audit closed. Refuses with `books_not_right` until a later audit finds
 * nothing and no audit after that finds anything, and with `state_changed` when the product is not
 * closed by an audit.
 */
export async function reopenProduct(
  ctx: Context,
  name: string,
  caller: OperatorCaller,
  suspensions: readonly Suspension[],
): Promise<Result<{ products: StoppedProduct[] }, 'state_changed' | 'books_not_right'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const product = (await readStopped(tx, suspensions)).find((stopped) => stopped.name === name);
    if (!product) return refuse('state_changed');
    if (!product.mayReopen) return refuse('books_not_right');
    if (!(await open(tx, name, suspensions))) return refuse('state_changed');
    await logEvent(ctx, tx, {
      kind: 'product.reopened',
      actor: getOperatorActor(caller.username),
      subject: name,
      detail: { open: { before: false, after: true } },
    });
    return ok(getValue(await readStopped(tx, suspensions)));
  });
}
