import type { Deposit, listDeposits } from '@khelaghor/contract/money/deposits.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { StoredDeposit } from './store.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { readClaims } from './deposit-claims.ts';
import { getProvider } from './manual-state.ts';
import { findDeposit, listMemberDeposits } from './store.ts';

/** A deposit as its member sees it. */
export const toDepositValue = (deposit: StoredDeposit, claim: Deposit['claim']): Deposit => ({
  id: deposit.id,
  channel: deposit.channel,
  isManual: getProvider(deposit.gateway) !== null,
  amount: formatMinor(deposit.amountMinor),
  currency: deposit.currency,
  state: deposit.state,
  claim,
  gatewayReference: deposit.providerTransactionId ?? deposit.gatewayReference,
  requestedAt: deposit.createdAt.toISOString(),
  resolvedAt: deposit.resolvedAt?.toISOString() ?? null,
  expiresAt: deposit.expiresAt.toISOString(),
});

/** Deposits as their members see them, in the same order. */
export async function toDepositValues(
  db: Database,
  deposits: readonly StoredDeposit[],
): Promise<{ readonly memberId: string; readonly deposit: Deposit }[]> {
  const claims = await readClaims(
    db,
    deposits.map(({ id }) => id),
  );
  return deposits.map((deposit) => {
    const { id, memberId } = deposit;
    return { memberId, deposit: toDepositValue(deposit, claims.get(id) ?? null) };
  });
}

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
  const isAtGateway = deposit.gatewayReference !== null && getProvider(deposit.gateway) === null;
  if (deposit.state === 'requested' && isAtGateway) {
    const jobKey = `reconcile-deposit:${id}:return`;
    await addJob(ctx.db, 'reconcile-deposit', { depositId: id }, { jobKey, maxAttempts: 1 });
  }
  const claims = await readClaims(ctx.db, [id]);
  return ok(toDepositValue(deposit, claims.get(id) ?? null));
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
  const values = await toDepositValues(ctx.db, page);
  return ok({
    items: values.map(({ deposit }) => deposit),
    nextCursor: rows.length > query.limit ? makeCursor(page.at(-1)) : null,
  });
}
