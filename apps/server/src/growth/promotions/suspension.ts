import type { Suspension } from '../../lib/area.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { sql } from 'kysely';

/** Promotions that give money, disabled when their books are not right. */
export const promotionsSuspension: Suspension = {
  kind: 'promotion',
  async suspend(tx, product) {
    if (product !== 'promotions' && product !== 'everything') return [];
    const rows = await tx
      .updateTable('promotion')
      .set({ enabled: false })
      .where('enabled', '=', true)
      // One that only informs gives nothing.
      .where('kind', '<>', 'information')
      .where('removedAt', 'is', null)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  async listClosed(db) {
    const rows = await db
      .selectFrom('promotion')
      .select('id')
      .where('enabled', '=', false)
      .where('removedAt', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  },
  async resume(tx, code) {
    return tx
      .updateTable('promotion')
      .set({ enabled: true })
      .where('enabled', '=', false)
      .where(sql`id::text`, '=', code)
      .$call(tryWrite);
  },
};
