import type {
  PayoutWallets,
  removePayoutWallet as contract,
} from '@khelaghor/contract/money/payout-wallets.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { findMemberOfSession } from '../../account/members/index.ts';
import { authorizePayout } from '../../account/payment-password/index.ts';
import { isReauthCodeWrong } from '../../account/step-up/index.ts';
import { noteChange } from './record-change.ts';
import { readWallets } from './read-wallets.ts';
import { removeWallet as remove } from './store.ts';

type Refusal = (typeof contract)['refusals'][number];
type Removing = { readonly walletId: string; readonly body: ParsedBody<typeof contract> };

/** Removes a wallet. Money that is on its way to it already goes on. */
export async function removeWallet(
  ctx: Context,
  memberId: string,
  { walletId, body }: Removing,
): Promise<Result<PayoutWallets, Refusal | 'too_many_requests'>> {
  const member = await findMemberOfSession(ctx.db, memberId);
  const proven = await authorizePayout(ctx, member, body);
  if (!proven.ok) return proven;
  const removed = await ctx.db.transaction().execute(async (tx) => {
    if (!(await proven.value(tx))) return isReauthCodeWrong();
    if (!(await remove(tx, memberId, walletId, ctx.clock.now())))
      return refuse('payout_wallet_unknown');
    await noteChange(ctx, tx, member, { change: 'removed', walletId });
    return ok(null);
  });
  return removed.ok ? ok(await readWallets(ctx, memberId)) : removed;
}
