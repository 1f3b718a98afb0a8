import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import type { WagerOrder, WagerRefusal } from '../bets/index.ts';

/** Refusals of wins that are shown to operators: the member may be owed the win. */
const shownToOperators: ReadonlySet<WagerRefusal> = new Set([
  'win_above_ceiling',
  'bonus_above_ceiling',
  'vendor_closed',
  'round_refunded',
]);

/** Vendors repeat a call for days: the latest refusals are not logged again. */
const loggedMax = 1_000;
const getLogged = singleton((): Set<string> => new Set());

/** Logs a refused win as an event, once for each transaction. */
export async function logRefusedWin(
  ctx: Context,
  order: WagerOrder,
  refusal: WagerRefusal,
): Promise<void> {
  if (order.kind !== 'win' && order.kind !== 'bonus_win') return;
  const { source, transactionId, memberId, amount } = order;
  const logged = getLogged(ctx);
  const key = `${source} ${transactionId} ${refusal}`;
  if (!shownToOperators.has(refusal) || logged.has(key)) return;
  const [oldest] = logged;
  if (logged.size >= loggedMax && oldest !== undefined) logged.delete(oldest);
  logged.add(key);
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
    // The vendor repeats the call, and then it is logged.
    logged.delete(key);
    throw error;
  }
}
