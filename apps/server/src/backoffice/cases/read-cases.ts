import type {
  listCases as listRoute,
  ListedCase,
  MemberCase,
} from '@khelaghor/contract/backoffice/cases.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { findById, readProfile } from '../../account/members/index.ts';
import * as store from './store.ts';
import type { StoredCase } from './store.ts';

const toListed = ({ openedAt, decidedAt, lists, ...row }: StoredCase): ListedCase => ({
  ...row,
  lists: [...lists],
  openedAt: openedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

type Which = { readonly id: string; readonly caller: OperatorCaller };

/** A page of the cases in a state. */
export async function readCases(
  ctx: Context,
  { state, cursor, limit }: ParsedQuery<typeof listRoute>,
  { operatorId }: OperatorCaller,
): Promise<Result<ValueOf<typeof listRoute>, 'malformed'>> {
  const behind = readCursor(cursor);
  if (behind === undefined) return refuse('malformed');
  const rows = await store.listCases(ctx.db, state, { behind, limit: limit + 1, operatorId });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor =
    rows.length > limit && last ? makeCursor({ createdAt: last.openedAt, id: last.id }) : null;
  return ok({ items: page.map(toListed), nextCursor });
}

/** Returns the cases about a member. Trials have none. */
export async function readCasesOf(
  ctx: Context,
  { id: memberId, caller: { operatorId } }: Which,
): Promise<Result<{ cases: ListedCase[] }, 'member_unknown'>> {
  const member = await findById(ctx.db, memberId);
  if (!member || isTrial(member)) return refuse('member_unknown');
  const cases = await store.listCasesOf(ctx.db, { memberId, operatorId });
  return ok({ cases: cases.map(toListed) });
}

const operatorPrefix = 'operator:';

const getOperatorName = (actor: string): string | null =>
  actor.startsWith(operatorPrefix) ? actor.slice(operatorPrefix.length) : null;

/** Shows a case to an operator. The look is logged, and refused of an own account. */
export function viewCase(
  ctx: Context,
  { id, caller }: Which,
): Promise<Result<MemberCase, 'case_unknown'>> {
  return transact(ctx, async (tx) => {
    const found = await readCase(tx, id);
    if (!found.ok) return found;
    await logEvent(ctx, tx, {
      kind: 'case.seen',
      actor: getOperatorActor(caller.username),
      subject: `case:${id}`,
      memberId: found.value.memberId,
    });
    return found;
  });
}

/** Returns a case with its hits and events. */
export async function readCase(
  db: Database,
  id: string,
): Promise<Result<MemberCase, 'case_unknown'>> {
  const found = await store.findCase(db, id);
  if (!found) return refuse('case_unknown');
  const hits = await store.listHits(db, id);
  const events = await store.listEvents(db, id);
  const { payeeName, birthday } = await readProfile(db, found.memberId);
  return ok({
    ...toListed(found),
    name: payeeName,
    birthday,
    hits: hits.map((hit) => ({ ...hit, foundAt: hit.foundAt.toISOString() })),
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      note: event.note,
      by: getOperatorName(event.actor),
      at: event.at.toISOString(),
    })),
  });
}
