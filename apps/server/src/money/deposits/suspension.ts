import type { Suspension } from '../../lib/area.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** Channels of deposits that are closed when the books of their gateway are not right. */
export const depositsSuspension: Suspension = {
  kind: 'deposit',
  async suspend(tx, product) {
    const [kind, gateway = ''] = product.split(':');
    if (kind !== 'payments' && product !== 'everything') return [];
    const open = tx.updateTable('depositChannel').set({ open: false }).where('open', '=', true);
    const isOne = kind === 'payments' && gateway !== '*';
    const ofProduct = isOne ? open.where('gateway', '=', gateway) : open;
    const rows = await ofProduct.returning('code').execute();
    return rows.map(({ code }) => code);
  },
  async listClosed(db) {
    const rows = await db
      .selectFrom('depositChannel')
      .select('code')
      .where('open', '=', false)
      .execute();
    return rows.map(({ code }) => code);
  },
  async resume(tx, code) {
    return tx
      .updateTable('depositChannel')
      .set({ open: true })
      .where('open', '=', false)
      .where('code', '=', code)
      .$call(tryWrite);
  },
};
