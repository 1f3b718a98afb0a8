import * as contract from '@khelaghor/contract/play/transfer-wallet.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readConsolidatedFunds, readMerchantWallet } from './merchant-wallet.ts';
import { requestTransfer } from './request-transfer.ts';

export function transferWalletRoutes(bind: Bind, ctx: Context): void {
  bind(contract.walletTransfer, async ({ caller, body }) => requestTransfer(ctx, caller, body), {
    perMinute: 30,
  });
  bind(
    contract.merchantWallet,
    async ({ caller }) => ok(await readMerchantWallet(ctx, caller.memberId)),
    { perMinute: 30 },
  );
  bind(
    contract.consolidatedFunds,
    async ({ caller }) => ok(await readConsolidatedFunds(ctx, caller.memberId)),
    { perMinute: 30 },
  );
}
