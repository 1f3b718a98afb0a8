import type { Suspension } from '../../lib/area.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { isUnderTerms } from '../gateways/index.ts';

/** Withdrawals in a currency, closed when the books of their gateway are not right. */
export const withdrawalsSuspension: Suspension = {
  kind: 'withdrawal',
  async suspend(tx, product) {
    const [kind, gateway = ''] = product.split(':');
    if (kind !== 'payments' && product !== 'everything') return [];
    const open = tx.updateTable('withdrawalTerms').set({ open: false }).where('open', '=', true);
    const isOne = kind === 'payments' && gateway !== '*';
    if (!isOne) return (await open.returning('currency').execute()).map((row) => row.currency);
    const terms = await tx.selectFrom('withdrawalTerms').select('gateway').execute();
    const named = terms.map((row) => row.gateway).filter((name) => isUnderTerms(name, gateway));
    if (named.length === 0) return [];
    const rows = await open.where('gateway', 'in', named).returning('currency').execute();
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
