import * as contract from '@khelaghor/contract/money/withdrawals.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getMemberActor } from '../../lib/event-log.ts';
import { receivePhotograph } from '../../site/media/index.ts';
import { confirmPayout } from './confirm-payout.ts';
import { beginFile, filesPerMinute } from '../../lib/http/file-turns.ts';
import { writeCsv } from '../../lib/http/record-csv.ts';
import { getLanguage } from '../../lib/http/language.ts';
import {
  listTermsFor,
  readPaymentProof,
  readWithdrawal,
  readWithdrawals,
} from './read-withdrawals.ts';
import { readWithdrawalPages, withdrawalColumns } from './withdrawals-file.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

export function withdrawalRoutes(bind: Bind, ctx: Context): void {
  bind(contract.withdrawalsGetTerms, async ({ caller }) =>
    ok(await listTermsFor(ctx, caller.memberId)),
  );
  bind(
    contract.requestWithdrawal,
    ({ caller, body }) => requestWithdrawal(ctx, caller.memberId, body),
    { perMinute: 20 },
  );
  bind(
    contract.confirmPayout,
    ({ caller: { memberId }, params: { id }, body }) => confirmPayout(ctx, { id, memberId, body }),
    { perMinute: 20 },
  );
  bind(
    contract.uploadPayoutProof,
    async ({ caller, request }) => {
      const by = getMemberActor(caller.memberId);
      const received = await receivePhotograph(ctx, request, { by, purpose: 'payout-proof' });
      return received.ok ? ok({ ticket: received.value.ticket }) : received;
    },
    { perMinute: 6 },
  );
  bind(
    contract.getPaymentProof,
    ({ caller, params }) => readPaymentProof(ctx, caller.memberId, params),
    { perMinute: 60 },
  );
  bind(contract.getWithdrawal, ({ caller, params }) =>
    readWithdrawal(ctx, caller.memberId, params.id),
  );
  bind(contract.listWithdrawals, ({ caller, query }) =>
    readWithdrawals(ctx, caller.memberId, query),
  );
  bind(
    contract.withdrawalsFile,
    async ({ caller, query, request, reply }) => {
      const { memberId } = caller;
      const begun = beginFile(ctx, { callerId: memberId, query, reply, name: 'withdrawals' });
      if (!begun.ok) return begun;
      return ok(
        writeCsv(
          readWithdrawalPages(ctx, memberId, begun.value),
          withdrawalColumns,
          getLanguage(request),
        ),
      );
    },
    { perMinute: filesPerMinute },
  );
}
