import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { isTransferCode } from '@khelaghor/contract/money/transfer-codes.ts';
import type { accountRecord } from '@khelaghor/contract/money/wallet.ts';
import { getProductOfTransfer } from '@khelaghor/contract/play/products.ts';
import { readHistory } from '@khelaghor/db/ledger-history.ts';
import { formatMinor, ZERO } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { findAskedWallet } from './wallet-accounts.ts';

/**
 * A page of a wallet's movements, newest first; the cursor is a line's number. Without a currency
 * it is the wallet that the member plays with now.
 */
export async function readAccountRecord(
  ctx: Context,
  memberId: string,
  query: ParsedQuery<typeof accountRecord>,
): Promise<Result<ValueOf<typeof accountRecord>, 'malformed'>> {
  if (query.cursor !== undefined && !/^\d{1,18}$/.test(query.cursor)) return refuse('malformed');
  const codes = query.codes?.split(',');
  if (codes !== undefined && !codes.every(isTransferCode)) return refuse('malformed');
  const { walletId, currency } = await findAskedWallet(ctx.db, memberId, query.currency);
  if (walletId === null) return ok({ items: [], nextCursor: null, searchedTo: null, currency });
  const page = await readHistory(ctx.db, walletId, {
    limit: query.limit,
    ...(query.cursor !== undefined && { beforeId: BigInt(query.cursor) }),
    ...(query.from !== undefined && { from: new Date(query.from) }),
    ...(query.to !== undefined && { to: new Date(query.to) }),
    ...(codes !== undefined && { codes }),
  });
  return ok({
    items: page.lines.map((entry) => ({
      entryId: String(entry.id),
      transferId: entry.transferId,
      at: entry.createdAt.toISOString(),
      code: entry.code,
      product: getProductOfTransfer(entry),
      fromKind: entry.debit.kind,
      toKind: entry.credit.kind,
      currency: entry.currency,
      amount: formatMinor(entry.amount),
      balanceAfter: formatMinor(entry.balanceAfter ?? ZERO),
      causeKind: entry.cause.kind,
      causeId: entry.cause.id,
    })),
    nextCursor: page.nextBeforeId === null ? null : String(page.nextBeforeId),
    searchedTo: page.searchedTo?.toISOString() ?? null,
    currency,
  });
}
