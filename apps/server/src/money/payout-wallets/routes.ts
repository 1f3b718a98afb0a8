import * as contract from '@khelaghor/contract/money/payout-wallets.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { addWallet } from './add-wallet.ts';
import { readWallets } from './read-wallets.ts';
import { removeWallet } from './remove-wallet.ts';

/** These ask for a password or a code. */
const limit = { perMinute: 10 };

export function payoutWalletsRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listPayoutWallets, async ({ caller }) =>
    ok(await readWallets(ctx, caller.memberId)),
  );
  bind(
    contract.addPayoutWallet,
    ({ caller, body }) => addWallet(ctx, caller.memberId, body),
    limit,
  );
  bind(
    contract.removePayoutWallet,
    ({ caller, body, params: { walletId } }) =>
      removeWallet(ctx, caller.memberId, { walletId, body }),
    limit,
  );
}
