import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { listWithdrawals, withdrawalTerms } from '@khelaghor/contract/money/withdrawals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Answer } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { cursorAfter, readCursor } from '../../lib/db/keyset-cursor.ts';
import { memberOfSession } from '../../account/members/index.ts';
import { requiredProof } from '../../account/payment-password/index.ts';
import { readCashWallet } from '../wallet/index.ts';
import { heldUntil } from './payout-hold.ts';
import { memberWithdrawals, termsOf } from './store.ts';
import { toWithdrawalValue } from './withdrawal-value.ts';

/** Limits and payees for the member's money. */
export async function termsFor(
  ctx: Context,
  memberId: string,
): Promise<ValueOf<typeof withdrawalTerms>> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  const terms = await termsOf(ctx, currency);
  return {
    minimum: String(terms.minimumMinor),
    maximum: String(terms.maximumMinor),
    currency,
    walletKinds: terms.walletKinds,
    sandbox: terms.sandbox,
    heldUntil: (await heldUntil(ctx, memberId))?.toISOString() ?? null,
    asks: await requiredProof(ctx, await memberOfSession(ctx.db, memberId)),
  };
}

/** The member's withdrawals, newest first. */
export async function readWithdrawals(
  ctx: Context,
  memberId: string,
  query: ParsedQuery<typeof listWithdrawals>,
): Promise<Answer<ValueOf<typeof listWithdrawals>, 'malformed'>> {
  const before = readCursor(query.cursor);
  if (before === undefined) return refuse('malformed');
  const rows = await memberWithdrawals(ctx.db, memberId, { limit: query.limit + 1, before });
  const page = rows.slice(0, query.limit);
  return ok({
    items: page.map(toWithdrawalValue),
    nextCursor: rows.length > query.limit ? cursorAfter(page.at(-1)) : null,
  });
}
