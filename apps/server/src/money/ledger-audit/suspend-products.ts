import { sql } from 'kysely';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import type { ProductName } from '../../lib/area.ts';

/** Closes what is open and answers with the names of what it closed. */
async function close(tx: Tx, statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${statement}`.execute(tx);
  return rows.map(({ name }) => name);
}

const games = (which: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update game set open = false, maintenance = false, maintenance_ends_at = null
    where (open or maintenance) and ${which} returning 'game:' || code as name`;

const channels = (which: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update deposit_channel set open = false where open and ${which}
    returning 'deposit:' || code as name`;

const payouts = (which: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update withdrawal_terms set open = false where open and ${which}
    returning 'withdrawal:' || currency as name`;

const vendors = (which: ReturnType<typeof sql>): ReturnType<typeof sql> =>
  sql`update vendor set open = false where open and ${which} returning 'vendor:' || code as name`;

/** What gives money; a promotion that only informs is left as it is. */
const promotions = sql`update promotion set enabled = false
    where enabled and kind <> 'information' and removed_at is null
    returning 'promotion:' || id as name`;

function closing(product: ProductName): readonly ReturnType<typeof sql>[] {
  if (product === 'dice') return [games(sql`code = 'dice'`)];
  if (product === 'lottery') return [games(sql`launch = 'lottery'`)];
  if (product === 'everything') {
    return [...[games, channels, payouts, vendors].map((stop) => stop(sql`true`)), promotions];
  }
  if (product === 'promotions') return [promotions];
  const [kind, name = ''] = product.split(':');
  if (kind === 'vendor') {
    const ofVendor = sql`code in (select game_code from vendor_game where vendor_code = ${name})`;
    return [vendors(sql`code = ${name}`), games(ofVendor)];
  }
  const ofGateway = name === '*' ? sql`true` : sql`gateway = ${name}`;
  return [channels(ofGateway), payouts(ofGateway)];
}

/**
 * Stops products at once: no new bet, deposit or withdrawal; what is in progress ends. Answers
 * with the names of what was open. An operator opens it again when the books are right.
 */
export async function stopProducts(
  ctx: Context,
  tx: Tx,
  products: readonly ProductName[],
  reason: string,
): Promise<readonly string[]> {
  const stopped: string[] = [];
  for (const statement of products.flatMap(closing)) stopped.push(...(await close(tx, statement)));
  for (const subject of stopped) {
    await logEvent(ctx, tx, {
      kind: 'product.stopped',
      actor: 'system',
      subject,
      detail: { open: { before: true, after: false }, reason },
    });
  }
  return stopped;
}
