import type { Context, Database } from '../../lib/context.ts';
import { findFreeze, toFreezeNotice } from '../../account/freezes/index.ts';
import { findById, findMemberOfSession } from '../../account/members/index.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type {
  listWithdrawals,
  Withdrawal,
  withdrawalsGetTerms,
} from '@khelaghor/contract/money/withdrawals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { getRequiredProof } from '../../account/payment-password/index.ts';
import { readPicture } from '../../site/media/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { readTurnover } from '../deposits/index.ts';
import { listFees } from '../payout-fees/index.ts';
import { readCashWallet } from '../wallet/index.ts';
import { readArrivals } from './arrival-times.ts';
import { readProofs } from './confirmation-store.ts';
import { readDocumentLimit } from './document-limit.ts';
import { findWithdrawal, listMemberWithdrawals, readTerms } from './store.ts';
import { readWithdrawalValue, readWithdrawalValues } from './withdrawal-value.ts';

/** Returns the end of the payout hold after a change of the member's login; null: none. */
export async function findHoldEnd(
  ctx: Context,
  db: Database,
  memberId: string,
): Promise<Date | null> {
  const until = (await findById(db, memberId))?.payoutHeldUntil ?? null;
  return until !== null && until > ctx.clock.now() ? until : null;
}

const toTurnoverValue = (
  turnover: Awaited<ReturnType<typeof readTurnover>>,
): ValueOf<typeof withdrawalsGetTerms>['turnover'] =>
  turnover && {
    required: String(turnover.requiredMinor),
    played: String(turnover.playedMinor),
    due: String(turnover.dueMinor),
  };

/** Limits and payees for the member's money. */
export async function listTermsFor(
  ctx: Context,
  memberId: string,
): Promise<ValueOf<typeof withdrawalsGetTerms>> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  const terms = await readTerms(ctx.db, currency);
  const frozen = await findFreeze(ctx.db, memberId, 'withdrawal', ctx.clock.now());
  return {
    minimum: String(terms.minimumMinor),
    maximum: String(terms.maximumMinor),
    currency,
    walletKinds: terms.walletKinds,
    sandbox: terms.sandbox,
    frozen: frozen ? toFreezeNotice(frozen) : null,
    heldUntil: (await findHoldEnd(ctx, ctx.db, memberId))?.toISOString() ?? null,
    asks: await getRequiredProof(ctx, await findMemberOfSession(ctx.db, memberId)),
    arrivals: await readArrivals(ctx, terms, currency),
    usualHours: (await readSettings(ctx)).payoutUsualHours,
    fees: (await listFees(ctx.db))
      .filter((fee) => fee.currency === currency)
      .map(({ walletKind, terms: feeTerms }) => ({ walletKind, terms: feeTerms })),
    turnover: toTurnoverValue(await readTurnover(ctx, ctx.db, memberId, currency)),
    unverified: await readDocumentLimit(ctx, { memberId, currency }, terms.maximumMinor),
  };
}

/** Returns one withdrawal of the member; another member's is unknown. */
export async function readWithdrawal(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<Result<Withdrawal, 'payment_unknown'>> {
  const withdrawal = await findWithdrawal(ctx.db, id);
  if (withdrawal?.memberId !== memberId) return refuse('payment_unknown');
  return ok(await readWithdrawalValue(ctx.db, withdrawal));
}

/** Returns a picture of a payment by hand to its member; that of another member is unknown. */
export async function readPaymentProof(
  ctx: Context,
  memberId: string,
  { id, hash }: { readonly id: string; readonly hash: string },
): Promise<Result<Buffer, 'payment_unknown'>> {
  const withdrawal = await findWithdrawal(ctx.db, id);
  if (withdrawal?.memberId !== memberId) return refuse('payment_unknown');
  const proofs = (await readProofs(ctx.db, [id])).get(id) ?? [];
  const isOwn = proofs.some((proof) => proof.hash === hash);
  const picture = isOwn ? await readPicture(ctx, hash) : null;
  return picture ? ok(picture) : refuse('payment_unknown');
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
    items: await readWithdrawalValues(ctx.db, page),
    nextCursor: rows.length > query.limit ? makeCursor(page.at(-1)) : null,
  });
}
