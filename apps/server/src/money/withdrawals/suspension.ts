import type { Suspension } from '../../lib/area.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** Withdrawals in a currency, closed when the books of their gateway are not right. */
export const withdrawalsSuspension: Suspension = {
  kind: 'withdrawal',
  async suspend(tx, product) {
    const [kind, gateway = ''] = product.split(':');
    if (kind !== 'payments' && product !== 'everything') return [];
    const open = tx.updateTable('withdrawalTerms').set({ open: false }).where('open', '=', true);
    const isOne = kind === 'payments' && gateway !== '*';
    const ofProduct = isOne ? open.where('gateway', '=', gateway) : open;
    const rows = await ofProduct.returning('currency').execute();
    return rows.map(({ currency }) => currency);
  },
  async listClosed(db) {
    const rows = await db
      .selectFrom('withdrawalTerms')
      .select('currency')
      .where('open', '=', false)
      .execute();
    return rows.map(({ currency }) => currency);
  },
  async resume(tx, code) {
    return tx
      .updateTable('withdrawalTerms')
      .set({ open: true })
      .where('open', '=', false)
      .where('currency', '=', code)
      .$call(tryWrite);
  },
};
