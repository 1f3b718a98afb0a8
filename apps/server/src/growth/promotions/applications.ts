import type { Application, listApplications } from '@khelaghor/contract/growth/promotions.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { notify } from '../../lib/notify.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { findById } from '../../account/members/index.ts';
import { keepExclusion } from '../../account/responsible-gaming/index.ts';
import { changeEntry, listEntriesByState, findEntryById } from './participation-store.ts';
import type { StoredEntry } from './participation-store.ts';
import { grant } from './grant.ts';
import { findOperatorMove } from './rules.ts';
import { lockPromotion, findPromotionsById } from './store.ts';
import type { StoredPromotion } from './store.ts';

async function applicationValue(
  db: Database,
  entry: StoredEntry,
  promotion: StoredPromotion,
): Promise<Application> {
  const member = await findById(db, entry.memberId);
  const { state } = entry;
  const amount = entry.amount ?? promotion.amount;
  if (!member) throw new Error(`entry ${entry.id} is of a member who does not exist`);
  if (state === 'signed' || state === 'claimed' || amount === null)
    throw new Error(`entry ${entry.id} is no application`);
  return {
    id: entry.id,
    promotionId: promotion.id,
    title: promotion.title,
    account: member.username,
    registeredAt: member.createdAt.toISOString(),
    remark: entry.remark ?? '',
    amount: formatMinor(amount),
    currency: 'PLAY',
    state,
    reason: entry.reason,
    appliedAt: entry.createdAt.toISOString(),
    decidedAt: state === 'applying' ? null : entry.changedAt.toISOString(),
    decidedBy: entry.decidedBy,
  };
}

/** A page of the queue. */
export async function readApplications(
  ctx: Context,
  query: ParsedQuery<typeof listApplications>,
): Promise<Result<ValueOf<typeof listApplications>, 'malformed'>> {
  const beyond = readCursor(query.cursor);
  if (beyond === undefined) return refuse('malformed');
  const rows = await listEntriesByState(ctx.db, query.state, { limit: query.limit + 1, beyond });
  const page = rows.slice(0, query.limit);
  const promotions = await findPromotionsById(ctx.db, [
    ...new Set(page.map((row) => row.promotionId)),
  ]);
  const items = page.flatMap((entry) => {
    const promotion = promotions.get(entry.promotionId);
    return promotion ? [applicationValue(ctx.db, entry, promotion)] : [];
  });
  return ok({
    items: await Promise.all(items),
    nextCursor: rows.length > query.limit ? makeCursor(page.at(-1)) : null,
  });
}

async function tell(ctx: Context, tx: Tx, entry: StoredEntry): Promise<void> {
  const { promotionId, memberId, state, amount, reason, decidedBy } = entry;
  const shown = amount === null ? null : formatMinor(amount);
  await logEvent(ctx, tx, {
    kind: `promotion.${state}`,
    actor: getOperatorActor(decidedBy ?? ''),
    subject: `promotion:${promotionId}`,
    memberId,
    detail: { entryId: entry.id, reason, amount: shown },
  });
  await notify(
    tx,
    { memberId },
    { type: 'promotion', promotionId, status: state, currency: 'PLAY', amount: shown },
  );
}

type Decided<R extends ErrorCode> = Result<
  Application,
  'application_unknown' | 'state_changed' | R
>;

/** Runs a decision about an application that still waits for one, once, and tells the member. */
async function decide<R extends ErrorCode>(
  ctx: Context,
  id: string,
  decision: 'approve' | 'reject',
  write: (
    tx: Tx,
    promotion: StoredPromotion,
    entry: StoredEntry,
  ) => Promise<Result<StoredEntry, R>>,
): Promise<Decided<R>> {
  const found = await findEntryById(ctx.db, id);
  if (!found) return refuse('application_unknown');
  return transact(ctx, async (tx): Promise<Decided<R>> => {
    // The promotion's row first, as everybody does who may pay.
    const promotion = await lockPromotion(tx, found.promotionId);
    const before = await findEntryById(tx, id);
    if (!promotion || !before) return refuse('application_unknown');
    if (findOperatorMove(before.state, decision) === null) return refuse('state_changed');
    const written = await write(tx, promotion, before);
    if (!written.ok) return written;
    await tell(ctx, tx, written.value);
    return ok(await applicationValue(tx, written.value, promotion));
  });
}

/** Grants an application; what the promotion promises is paid in the same transaction. */
export const approveApplication = (ctx: Context, id: string, { username }: OperatorCaller) =>
  decide(ctx, id, 'approve', async (tx, { amount }, entry) => {
    if (amount === null) throw new Error(`entry ${id} is of a promotion that gives nothing`);
    // Who is on a break from play is given nothing.
    const pause = await keepExclusion(tx, entry.memberId, ctx.clock.now());
    if (pause !== null) return refuse('member_on_break');
    if (!(await grant(tx, entry, amount))) return refuse('promotion_exhausted');
    const end = { state: 'issued', changedAt: ctx.clock.now(), decidedBy: username } as const;
    return ok(await changeEntry(tx, id, { ...end, amount }));
  });

/** Rejects an application with a reason that the member reads. */
export const rejectApplication = (
  ctx: Context,
  id: string,
  reason: string,
  { username }: OperatorCaller,
) =>
  decide<never>(ctx, id, 'reject', async (tx) => {
    const end = { state: 'rejected', changedAt: ctx.clock.now(), decidedBy: username } as const;
    return ok(await changeEntry(tx, id, { ...end, reason }));
  });
