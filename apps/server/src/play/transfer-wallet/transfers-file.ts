import { recordHeads, transferTexts } from '@khelaghor/i18n/statement-messages.ts';
import type { Context } from '../../lib/context.ts';
import { translate } from '../../lib/http/messages.ts';
import { readPages } from '../../lib/http/record-csv.ts';
import type { CsvColumn } from '../../lib/http/record-csv.ts';
import { listMemberTransfers } from './store.ts';
import type { WalletTransfer } from './store.ts';

/** Columns of the CSV file of transfers. Only confirmed amounts moved between the wallets. */
export const transferColumns: readonly CsvColumn<WalletTransfer>[] = [
  { head: recordHeads.time, cell: ({ createdAt }) => createdAt },
  { head: recordHeads.settled, cell: ({ resolvedAt }) => resolvedAt },
  { head: recordHeads.vendor, cell: ({ vendorCode }) => vendorCode },
  {
    head: recordHeads.direction,
    cell: ({ direction }, language) => translate(language, transferTexts[direction]),
  },
  {
    head: recordHeads.state,
    cell: ({ state }, language) => translate(language, transferTexts[state]),
  },
  { head: recordHeads.amount, cell: ({ amount }) => amount },
  { head: recordHeads.currency, cell: ({ currency }) => currency },
  { head: recordHeads.payment, cell: ({ id }) => id },
];

/** The member's transfers of a period, newest first, a page at a time. */
export const readTransferPages = (
  ctx: Context,
  memberId: string,
  period: { readonly from: Date; readonly to: Date },
) =>
  readPages(
    period,
    (before, limit) => listMemberTransfers(ctx.db, memberId, { before, limit }),
    ({ createdAt: at, id }) => ({ at, id }),
  );
