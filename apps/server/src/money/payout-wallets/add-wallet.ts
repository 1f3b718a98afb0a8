import {
  walletsPerKindMax,
  parseWalletNumber,
} from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type {
  addPayoutWallet as contract,
  PayoutWallets,
} from '@khelaghor/contract/money/payout-wallets.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { findMemberOfSession, payoutHoldHours } from '../../account/members/index.ts';
import type { Member } from '../../account/members/index.ts';
import { authorizePayout } from '../../account/payment-password/index.ts';
import { isReauthCodeWrong } from '../../account/step-up/index.ts';
import { noteChange } from './record-change.ts';
import { readWallets } from './read-wallets.ts';
import { insertWallet, isOthers, lockMember, readWalletsEver } from './store.ts';

type Refusal = (typeof contract)['refusals'][number];
type Asked = { readonly kind: WalletKind; readonly number: string };

const underNumber = <C extends Refusal>(code: C, params = {}) =>
  refuse(code, { params, fields: { number: { code, params } } });

/** Checks and stores a wallet, under a lock of the member's wallets and of the phone. */
async function store(
  ctx: Context,
  tx: Tx,
  member: Member,
  { kind, number }: Asked,
): Promise<Result<null, Refusal>> {
  await lockMember(tx, member.id, number);
  const ever = await readWalletsEver(tx, member.id);
  const ofKind = ever.filter((each) => each.removedAt === null && each.kind === kind);
  if (ofKind.some((each) => each.number === number)) return underNumber('payout_wallet_known');
  if (ofKind.length >= walletsPerKindMax)
    return refuse('payout_wallet_limit', { params: { max: walletsPerKindMax } });
  if (await isOthers(tx, member.id, number)) return underNumber('payout_wallet_refused');
  const addedAt = ctx.clock.now();
  // An account's first wallet replaces no other, so adding it cannot divert a member's money.
  const heldMs = ever.length === 0 ? 0 : payoutHoldHours * 3_600_000;
  const heldUntil = new Date(addedAt.getTime() + heldMs);
  const wallet = { id: ctx.random.id(), memberId: member.id, kind, number, addedAt, heldUntil };
  await insertWallet(tx, wallet);
  await noteChange(ctx, tx, member, { change: 'added', walletId: wallet.id, isHeld: heldMs > 0 });
  return ok(null);
}

/**
 * Adds a wallet for a member's payouts. All but the first of an account wait a day, in which the
 * owner, who is notified, can remove it.
 */
export async function addWallet(
  ctx: Context,
  memberId: string,
  body: ParsedBody<typeof contract>,
): Promise<Result<PayoutWallets, Refusal | 'too_many_requests'>> {
  const number = parseWalletNumber(body.kind, body.number);
  if (number === null) return underNumber('wallet_number_invalid');
  const member = await findMemberOfSession(ctx.db, memberId);
  // A thief who has just taken over the account cannot add a wallet.
  if (member.payoutHeldUntil !== null && member.payoutHeldUntil > ctx.clock.now())
    return refuse('payout_held');
  const proven = await authorizePayout(ctx, member, body);
  if (!proven.ok) return proven;
  const added = await ctx.db.transaction().execute(async (tx) => {
    if (!(await proven.value(tx))) return isReauthCodeWrong();
    return store(ctx, tx, member, { kind: body.kind, number });
  });
  return added.ok ? ok(await readWallets(ctx, memberId)) : added;
}
