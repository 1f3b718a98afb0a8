import type * as contract from '@khelaghor/contract/backoffice/alerts.ts';
import type { Alert } from '@khelaghor/contract/backoffice/alerts.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { changeAlert, listAlerts, lockAlert } from './store.ts';
import type { StoredAlert } from './store.ts';

const toAct = (at: Date | null, by: string | null): Alert['seen'] =>
  at === null || by === null ? null : { at: at.toISOString(), by };

/** The id of what has a page of its own in the console. */
const getAbout = ({ kind, subject }: StoredAlert): string | null =>
  kind === 'withdrawal_over' ? subject.slice(subject.indexOf(':') + 1) : null;

const toValue = (row: StoredAlert): Alert => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  value: row.value,
  currency: row.currency,
  about: getAbout(row),
  openedAt: row.openedAt.toISOString(),
  seen: toAct(row.seenAt, row.seenBy),
  closed: toAct(row.closedAt, row.closedBy),
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** Returns a page of alerts. */
export async function readAlerts(
  ctx: Context,
  { cursor, limit, state }: ParsedQuery<typeof contract.listAlerts>,
): Promise<Result<ValueOf<typeof contract.listAlerts>, 'malformed'>> {
  const behind = readCursor(cursor);
  if (behind === undefined) return refuse('malformed');
  const isOpen = state === 'open';
  const rows = await listAlerts(ctx.db, { isOpen, behind, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const nextCursor = hasMore ? makeCursor({ createdAt: last.openedAt, id: last.id }) : null;
  return ok({ items: page.map(toValue), nextCursor });
}

/** Logs what an operator did about an alert; one about a member of theirs is refused. */
const logAct = (
  ctx: Context,
  tx: Tx,
  act: 'seen' | 'closed',
  { kind, subject, name, value, memberId }: StoredAlert,
  { username }: OperatorCaller,
): Promise<void> =>
  logEvent(ctx, tx, {
    kind: `alert.${act}`,
    actor: getOperatorActor(username),
    subject: `alert:${kind}`,
    ...(memberId !== null && { memberId }),
    detail: { cause: subject, name, value },
  });

/** Records that an operator has seen an alert. Later operators change nothing. */
export function markAlertSeen(
  ctx: Context,
  id: string,
  caller: OperatorCaller,
): Promise<Result<Alert, 'alert_unknown'>> {
  return transact(ctx, async (tx) => {
    const alert = await lockAlert(tx, id);
    if (!alert) return refuse('alert_unknown');
    if (alert.seenAt !== null) return ok(toValue(alert));
    const seen = { seenAt: ctx.clock.now(), seenBy: caller.username };
    await changeAlert(tx, id, seen);
    await logAct(ctx, tx, 'seen', alert, caller);
    return ok(toValue({ ...alert, ...seen }));
  });
}

/** Closes an open alert; the operator has seen it then, too. */
export function closeAlert(
  ctx: Context,
  id: string,
  caller: OperatorCaller,
): Promise<Result<Alert, 'alert_unknown' | 'state_changed'>> {
  return transact(ctx, async (tx) => {
    const alert = await lockAlert(tx, id);
    if (!alert) return refuse('alert_unknown');
    if (alert.closedAt !== null || alert.endedAt !== null) return refuse('state_changed');
    const { username } = caller;
    const now = ctx.clock.now();
    const change = {
      closedAt: now,
      closedBy: username,
      ...(alert.seenAt === null && { seenAt: now, seenBy: username }),
    };
    await changeAlert(tx, id, change);
    await logAct(ctx, tx, 'closed', alert, caller);
    return ok(toValue({ ...alert, ...change }));
  });
}
