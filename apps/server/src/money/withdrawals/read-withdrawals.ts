import type { Context } from '../../lib/context.ts';
import { findById, findMemberOfSession } from '../../account/members/index.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type {
  listWithdrawals,
  withdrawalsGetTerms,
} from '@khelaghor/contract/money/withdrawals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { getRequiredProof } from '../../account/payment-password/index.ts';
import { readCashWallet } from '../wallet/index.ts';
import { listMemberWithdrawals, readTerms } from './store.ts';
import { toWithdrawalValue } from './withdrawal-value.ts';

/** Returns the end of the payout hold after a change of the member's login; null: none. */
export async function findHoldEnd(ctx: Context, memberId: string): Promise<Date | null> {
  const until = (await findById(ctx.db, memberId))?.payoutHeldUntil ?? null;
  return until !== null && until > ctx.clock.now() ? until : null;
}

/** Limits and payees for the member's money. */
export async function listTermsFor(
  ctx: Context,
  memberId: string,
): Promise<ValueOf<typeof withdrawalsGetTerms>> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  const terms = await readTerms(ctx, currency);
  return {
    minimum: String(terms.minimumMinor),
    maximum: String(terms.maximumMinor),
    currency,
    walletKinds: terms.walletKinds,
    sandbox: terms.sandbox,
    heldUntil: (await findHoldEnd(ctx, memberId))?.toISOString() ?? null,
    asks: await getRequiredProof(ctx, await findMemberOfSession(ctx.db, memberId)),
  };
}

/** The member's withdrawals, newest first. */
export async function readWithdrawals(
  ctx: Context,
  memberId: string,
  query: ParsedQuery<typeof listWithdrawals>,
): Promise<Result<ValueOf<typeof listWithdrawals>, 'malformed'>> {
  const before = readCursor(query.cursor);
  if (before === undefined) return refuse('malformed');
  const rows = await listMemberWithdrawals(ctx.db, memberId, { limit: query.limit + 1, before });
  const page = rows.slice(0, query.limit);
  return ok({
    items: page.map(toWithdrawalValue),
    nextCursor: rows.length > query.limit ? makeCursor(page.at(-1)) : null,
  });
}
