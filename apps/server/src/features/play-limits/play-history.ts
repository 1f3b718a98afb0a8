import { playChange } from '@khelaghor/contract/play-limits.ts';
import type { PlayChange } from '@khelaghor/contract/play-limits.ts';
import type { Context, Database } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';

/** How many changes are shown. */
const shownMax = 30;
const prefix = 'play.';

/** What was changed, as it is said when it is logged. */
type Change = { change: PlayChange['change'] } & Partial<
  Pick<PlayChange, 'kind' | 'period' | 'minutes' | 'length'> & { amount: bigint | null }
>;

/** Logs a change that a member made to what he allows himself, in the transaction that makes it. */
export async function noteChange(
  ctx: Context,
  tx: Database,
  memberId: string,
  { change, amount = null, ...detail }: Change,
): Promise<void> {
  const actor = `member:${memberId}`;
  const amountText = amount === null ? null : String(amount);
  await logEvent(ctx, tx, {
    kind: `${prefix}${change}`,
    actor,
    subject: actor,
    detail: { ...detail, amount: amountText },
  });
}

const none = { kind: null, period: null, amount: null, minutes: null, length: null };
const detailOf = playChange.omit({ id: true, at: true, change: true }).catch(none);

/** What a member changed last, newest first. */
export async function changesOf(db: Database, memberId: string): Promise<PlayChange[]> {
  const rows = await db
    .selectFrom('eventLog')
    .select(['id', 'at', 'kind', 'detail'])
    .where('subject', '=', `member:${memberId}`)
    .where('kind', 'like', `${prefix}%`)
    .orderBy('id', 'desc')
    .limit(shownMax)
    .execute();
  return rows.map(({ id, at, kind, detail }) => ({
    ...detailOf.parse({ ...none, ...Object(detail) }),
    id: String(id),
    at: at.toISOString(),
    change: playChange.shape.change.parse(kind.slice(prefix.length)),
  }));
}
