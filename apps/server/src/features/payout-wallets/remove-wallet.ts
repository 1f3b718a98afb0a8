import type {
  PayoutWallets,
  removePayoutWallet as contract,
} from '@khelaghor/contract/payout-wallets.ts';
import type { ParsedBody } from '@khelaghor/contract/route.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { Context } from '../../platform/context.ts';
import { memberOfSession } from '../member/member.ts';
import { proveForMoney } from '../payment-password/payment-password.ts';
import { ownCodeWrong } from '../self-proof/self-proof.ts';
import { noteChange } from './note-change.ts';
import { walletsOf } from './read-wallets.ts';
import { removeWallet as remove } from './wallet-store.ts';

type Refusal = (typeof contract)['refusals'][number];
type Removing = { readonly walletId: string; readonly body: ParsedBody<typeof contract> };

/** Removes a wallet. Money that is on its way to it already goes on. */
export async function removeWallet(
  ctx: Context,
  memberId: string,
  { walletId, body }: Removing,
): Promise<Answer<PayoutWallets, Refusal | 'too_many_requests'>> {
  const member = await memberOfSession(ctx.db, memberId);
  const proven = await proveForMoney(ctx, member, body);
  if (!proven.ok) return proven;
  const removed = await ctx.db.transaction().execute(async (tx) => {
    if (!(await proven.value(tx))) return ownCodeWrong();
    if (!(await remove(tx, memberId, walletId, ctx.clock.now())))
      return refuse('payout_wallet_unknown');
    await noteChange(ctx, tx, member, { change: 'removed', walletId });
    return ok(null);
  });
  return removed.ok ? ok(await walletsOf(ctx, memberId)) : removed;
}
