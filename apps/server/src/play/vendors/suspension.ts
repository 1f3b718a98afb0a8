import type { Suspension } from '../../lib/area.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** Vendors that are closed when the ledger of their games has a violation. */
export const vendorsSuspension: Suspension = {
  kind: 'vendor',
  async suspend(tx, product) {
    const [kind, name = ''] = product.split(':');
    if (kind !== 'vendor' && product !== 'everything') return [];
    const open = tx.updateTable('vendor').set({ open: false }).where('open', '=', true);
    const ofProduct = kind === 'vendor' ? open.where('code', '=', name) : open;
    const rows = await ofProduct.returning('code').execute();
    return rows.map(({ code }) => code);
  },
  async listClosed(db) {
    const rows = await db.selectFrom('vendor').select('code').where('open', '=', false).execute();
    return rows.map(({ code }) => code);
  },
  async resume(tx, code) {
    return tx
      .updateTable('vendor')
      .set({ open: true })
      .where('open', '=', false)
      .where('code', '=', code)
      .$call(tryWrite);
  },
};
