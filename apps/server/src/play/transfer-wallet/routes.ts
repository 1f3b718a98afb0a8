import * as contract from '@khelaghor/contract/play/transfer-wallet.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { beginFile, filesPerMinute } from '../../lib/http/file-turns.ts';
import { writeCsv } from '../../lib/http/record-csv.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { readConsolidatedFunds, readMerchantWallet } from './merchant-wallet.ts';
import { readTransfers } from './list-transfers.ts';
import { requestTransfer } from './request-transfer.ts';
import { readTransferPages, transferColumns } from './transfers-file.ts';

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
  bind(contract.listWalletTransfers, ({ caller, query }) =>
    readTransfers(ctx, caller.memberId, query),
  );
  bind(
    contract.walletTransfersFile,
    async ({ caller, query, request, reply }) => {
      const { memberId } = caller;
      const begun = beginFile(ctx, { callerId: memberId, query, reply, name: 'transfers' });
      if (!begun.ok) return begun;
      return ok(
        writeCsv(
          readTransferPages(ctx, memberId, begun.value),
          transferColumns,
          getLanguage(request),
        ),
      );
    },
    { perMinute: filesPerMinute },
  );
}
