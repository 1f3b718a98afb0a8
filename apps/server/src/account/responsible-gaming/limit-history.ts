import { z } from 'zod';
import type { ManagedPlayChange } from '@khelaghor/contract/backoffice/member-limits.ts';
import { playChange } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { PlayChange } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';

/** Changes shown at most. */
const shownMax = 30;
const prefix = 'play.';

/** A change as logged. */
type Change = { change: PlayChange['change'] } & Partial<
  Pick<PlayChange, 'kind' | 'period' | 'currency' | 'minutes' | 'length'> & {
    amount: bigint | null;
  }
>;

/** The operator who restricts a member's play, and the reason. */
export type ByOperator = { readonly actor: string; readonly reason: string };

/** Logs a change to a member's own limits, in the transaction that makes it. */
export async function noteChange(
  ctx: Context,
  tx: Database,
  memberId: string,
  { change, amount = null, ...detail }: Change,
  by?: ByOperator,
): Promise<void> {
  const subject = getMemberActor(memberId);
  const amountText = amount === null ? null : String(amount);
  await logEvent(ctx, tx, {
    kind: `${prefix}${change}`,
    actor: by?.actor ?? subject,
    subject,
    detail: { ...detail, amount: amountText, ...(by && { reason: by.reason }) },
  });
}

const none = {
  kind: null,
  period: null,
  currency: null,
  amount: null,
  minutes: null,
  length: null,
};
const detailOf = playChange.omit({ id: true, at: true, change: true, by: true }).catch(none);
const reasonOf = z.object({ reason: z.string().nullable() }).catch({ reason: null });
const operatorPrefix = 'operator:';

/** Returns the latest changes, newest first, with what only operators see. */
export async function readManagedChanges(
  db: Database,
  memberId: string,
): Promise<ManagedPlayChange[]> {
  const rows = await db
    .selectFrom('eventLog')
    .select(['id', 'at', 'kind', 'actor', 'detail'])
    .where('subject', '=', getMemberActor(memberId))
    .where('kind', 'like', `${prefix}%`)
    .orderBy('id', 'desc')
    .limit(shownMax)
    .execute();
  return rows.map(({ id, at, kind, actor, detail }) => {
    const isOperator = actor.startsWith(operatorPrefix);
    return {
      ...detailOf.parse({ ...none, ...Object(detail) }),
      ...reasonOf.parse(detail),
      id: String(id),
      at: at.toISOString(),
      change: playChange.shape.change.parse(kind.slice(prefix.length)),
      by: isOperator ? 'operator' : 'member',
      operator: isOperator ? actor.slice(operatorPrefix.length) : null,
    };
  });
}

/** Returns the latest changes as the member sees them. */
export async function listChanges(db: Database, memberId: string): Promise<PlayChange[]> {
  const changes = await readManagedChanges(db, memberId);
  return changes.map((each) => playChange.parse(each));
}
