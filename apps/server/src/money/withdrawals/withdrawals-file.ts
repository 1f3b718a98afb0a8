import { recordHeads, withdrawalStateTexts } from '@khelaghor/i18n/statement-messages.ts';
import type { Context } from '../../lib/context.ts';
import { translate } from '../../lib/http/messages.ts';
import { readPages } from '../../lib/http/record-csv.ts';
import type { CsvColumn } from '../../lib/http/record-csv.ts';
import { maskWalletNumber } from '../payout-wallets/index.ts';
import { listMemberWithdrawals } from './store.ts';
import type { StoredWithdrawal } from './store.ts';

/** Columns of the CSV file of withdrawals. Only paid amounts are money that went out. */
export const withdrawalColumns: readonly CsvColumn<StoredWithdrawal>[] = [
  { head: recordHeads.time, cell: ({ createdAt }) => createdAt },
  { head: recordHeads.settled, cell: ({ resolvedAt }) => resolvedAt },
  { head: recordHeads.wallet, cell: ({ walletKind }) => walletKind },
  { head: recordHeads.number, cell: ({ walletNumber }) => maskWalletNumber(walletNumber) },
  {
    head: recordHeads.state,
    cell: ({ state }, language) => translate(language, withdrawalStateTexts[state]),
  },
  { head: recordHeads.amount, cell: ({ amountMinor }) => amountMinor },
  { head: recordHeads.currency, cell: ({ currency }) => currency },
  { head: recordHeads.fee, cell: ({ feeMinor }) => feeMinor },
  { head: recordHeads.reason, cell: ({ reason }) => reason },
  { head: recordHeads.payment, cell: ({ id }) => id },
];

/** The member's withdrawals of a period, newest first, a page at a time. */
export const readWithdrawalPages = (
  ctx: Context,
  memberId: string,
  period: { readonly from: Date; readonly to: Date },
) =>
  readPages(
    period,
    (before, limit) => listMemberWithdrawals(ctx.db, memberId, { before, limit }),
    ({ createdAt: at, id }) => ({ at, id }),
  );
