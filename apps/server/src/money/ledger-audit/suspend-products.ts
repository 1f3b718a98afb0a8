import type { ProductName, Suspension } from '../../lib/area.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';

/**
 * Suspends products at once: no new bet, deposit or withdrawal; what is in progress ends. Returns
 * the names of what was open, such as `game:dice`. An operator opens it again when the books are
 * right.
 */
export async function suspendProducts(
  ctx: Context,
  tx: Tx,
  { products, reason }: { products: readonly ProductName[]; reason: string },
  suspensions: readonly Suspension[],
): Promise<readonly string[]> {
  const suspended: string[] = [];
  for (const product of products) {
    for (const { kind, suspend } of suspensions)
      suspended.push(...(await suspend(tx, product)).map((code) => `${kind}:${code}`));
  }
  for (const subject of suspended) {
    await logEvent(ctx, tx, {
      kind: 'product.stopped',
      actor: 'system',
      subject,
      detail: { open: { before: true, after: false }, reason },
    });
  }
  return suspended;
}
