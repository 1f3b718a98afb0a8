import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ProductName, Suspension } from '../../lib/area.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The games of a product; null: it has none. */
function getGames(product: ProductName): RawBuilder<boolean> | null {
  if (product === 'everything') return sql`true`;
  if (product === 'lottery') return sql`launch = 'lottery'`;
  const [kind, name = ''] = product.split(':');
  if (kind === 'vendor')
    return sql`code in (select game_code from vendor_game where vendor_code = ${name})`;
  if (kind === 'payments' || product === 'promotions') return null;
  return sql`code = ${product}`;
}

/** Games that are closed when the books of their product are not right. */
export const gamesSuspension: Suspension = {
  kind: 'game',
  async suspend(tx, product) {
    const which = getGames(product);
    if (which === null) return [];
    const { rows } = await sql<{ code: string }>`
      update game set open = false, maintenance = false, maintenance_ends_at = null
      where (open or maintenance) and ${which} returning code`.execute(tx);
    return rows.map(({ code }) => code);
  },
  async listClosed(db) {
    const rows = await db.selectFrom('game').select('code').where('open', '=', false).execute();
    return rows.map(({ code }) => code);
  },
  async resume(tx, code) {
    return tx
      .updateTable('game')
      .set({ open: true })
      .where('open', '=', false)
      .where('code', '=', code)
      .$call(tryWrite);
  },
};
