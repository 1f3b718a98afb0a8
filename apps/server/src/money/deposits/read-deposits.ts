import type { Deposit, listDeposits } from '@khelaghor/contract/money/deposits.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { StoredDeposit } from './store.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { findDeposit, listMemberDeposits } from './store.ts';

/** A deposit as its member sees it. */
export const toDepositValue = (deposit: StoredDeposit): Deposit => ({
  id: deposit.id,
  channel: deposit.channel,
  amount: formatMinor(deposit.amountMinor),
  currency: deposit.currency,
  state: deposit.state,
  gatewayReference: deposit.providerTransactionId ?? deposit.gatewayReference,
  requestedAt: deposit.createdAt.toISOString(),
  resolvedAt: deposit.resolvedAt?.toISOString() ?? null,
  expiresAt: deposit.expiresAt.toISOString(),
});

/**
 * Returns one deposit of the member; another member's is unknown. A waiting deposit is checked at
 * the gateway at once: its member has just come back from the payer's page.
 */
export async function readDeposit(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<Result<Deposit, 'payment_unknown'>> {
  const deposit = await findDeposit(ctx.db, id);
  if (!deposit || deposit.memberId !== memberId) return refuse('payment_unknown');
  if (deposit.state === 'requested' && deposit.gatewayReference !== null) {
    const jobKey = `reconcile-deposit:${id}:return`;
    await addJob(ctx.db, 'reconcile-deposit', { depositId: id }, { jobKey, maxAttempts: 1 });
  }
  return ok(toDepositValue(deposit));
}

/** Returns the member's deposits, newest first. */
export async function readDeposits(
  ctx: Context,
  memberId: string,
  query: ParsedQuery<typeof listDeposits>,
): Promise<Result<ValueOf<typeof listDeposits>, 'malformed'>> {
  const before = readCursor(query.cursor);
  if (before === undefined) return refuse('malformed');
  const rows = await listMemberDeposits(ctx.db, memberId, { limit: query.limit + 1, before });
  const page = rows.slice(0, query.limit);
  return ok({
    items: page.map(toDepositValue),
    nextCursor: rows.length > query.limit ? makeCursor(page.at(-1)) : null,
  });
}
