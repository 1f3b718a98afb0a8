import type { DepositClaim } from '@khelaghor/contract/money/deposits.ts';
import {
  depositClaimTexts,
  depositStateTexts,
  recordHeads,
} from '@khelaghor/i18n/statement-messages.ts';
import type { Context } from '../../lib/context.ts';
import { translate } from '../../lib/http/messages.ts';
import { readPages } from '../../lib/http/record-csv.ts';
import type { CsvColumn } from '../../lib/http/record-csv.ts';
import { readClaims } from './deposit-claims.ts';
import { listMemberDeposits } from './store.ts';
import type { StoredDeposit } from './store.ts';

/** A deposit, and what became of its money. */
type DepositLine = StoredDeposit & { readonly claim: DepositClaim | null };

/** Columns of the CSV file of deposits. Only credited amounts are money that came in. */
export const depositColumns: readonly CsvColumn<DepositLine>[] = [
  { head: recordHeads.time, cell: ({ createdAt }) => createdAt },
  { head: recordHeads.settled, cell: ({ resolvedAt }) => resolvedAt },
  { head: recordHeads.channel, cell: ({ channel }) => channel },
  {
    head: recordHeads.state,
    cell: ({ state, claim }, language) =>
      translate(language, claim ? depositClaimTexts[claim] : depositStateTexts[state]),
  },
  { head: recordHeads.amount, cell: ({ amountMinor }) => amountMinor },
  { head: recordHeads.currency, cell: ({ currency }) => currency },
  {
    head: recordHeads.reference,
    cell: ({ providerTransactionId, gatewayReference }) =>
      providerTransactionId ?? gatewayReference,
  },
  { head: recordHeads.payment, cell: ({ id }) => id },
];

/** The member's deposits of a period, newest first, a page at a time. */
export const readDepositPages = (
  ctx: Context,
  memberId: string,
  period: { readonly from: Date; readonly to: Date },
) =>
  readPages(
    period,
    async (before, limit): Promise<DepositLine[]> => {
      const rows = await listMemberDeposits(ctx.db, memberId, { before, limit });
      const claims = await readClaims(
        ctx.db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, claim: claims.get(row.id) ?? null }));
    },
    ({ createdAt: at, id }) => ({ at, id }),
  );
