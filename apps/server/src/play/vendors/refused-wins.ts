import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import type { WagerOrder, WagerRefusal } from '../bets/index.ts';

/** Refusals of wins that operators should know of: a member may be owed what was not paid. */
const worthKnowing: ReadonlySet<WagerRefusal> = new Set([
  'win_above_ceiling',
  'bonus_above_ceiling',
  'vendor_closed',
  'round_refunded',
]);

/** Vendors ask again for days: what was noted of late is not noted again. */
const keptMax = 1_000;
const notedOf = singleton((): Set<string> => new Set());

/** Writes a refused win into the log of events, once for each transaction. */
export async function noteRefusedWin(
  ctx: Context,
  order: WagerOrder,
  refusal: WagerRefusal,
): Promise<void> {
  if (order.kind !== 'win' && order.kind !== 'bonus_win') return;
  const { source, transactionId, memberId, amount } = order;
  const noted = notedOf(ctx);
  const key = `${source} ${transactionId} ${refusal}`;
  if (!worthKnowing.has(refusal) || noted.has(key)) return;
  const [oldest] = noted;
  if (noted.size >= keptMax && oldest !== undefined) noted.delete(oldest);
  noted.add(key);
  try {
    await logEvent(ctx, ctx.db, {
      kind: 'vendor.win_refused',
      actor: `vendor:${source}`,
      subject: getMemberActor(memberId),
      detail: {
        vendor: source,
        reason: refusal,
        transaction: transactionId,
        amount: String(amount),
        ...('reference' in order && { bet: order.reference, ...order.named }),
      },
    });
  } catch (error) {
    // The vendor asks again, and then it is written.
    noted.delete(key);
    throw error;
  }
}
