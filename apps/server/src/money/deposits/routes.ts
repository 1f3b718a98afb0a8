import * as contract from '@khelaghor/contract/money/deposits.ts';
import {
  claimManualDeposit,
  getManualDeposit,
  sendReceipt as sendReceiptContract,
  uploadReceipt,
} from '@khelaghor/contract/money/manual-deposits.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getMemberActor } from '../../lib/event-log.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { beginFile, filesPerMinute } from '../../lib/http/file-turns.ts';
import { writeCsv } from '../../lib/http/record-csv.ts';
import { getRawBody } from '../../lib/http/raw-body.ts';
import { receivePhotograph } from '../../site/media/index.ts';
import { claimManual, readManual, sendReceipt } from './claim-manual.ts';
import { listChannelsFor } from './list-channels.ts';
import { depositColumns, readDepositPages } from './deposits-file.ts';
import { readDeposit, readDeposits } from './read-deposits.ts';
import { receiveCallback } from './receive-callback.ts';
import { requestDeposit } from './request-deposit.ts';

export function depositRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listChannels, async ({ caller, request }) =>
    ok(await listChannelsFor(ctx, { memberId: caller.memberId, ip: request.ip })),
  );
  bind(
    contract.requestDeposit,
    ({ caller, body, request }) =>
      requestDeposit(ctx, {
        memberId: caller.memberId,
        ip: request.ip,
        language: getLanguage(request),
        body,
      }),
    { perMinute: 20 },
  );
  bind(contract.getDeposit, ({ caller, params }) => readDeposit(ctx, caller.memberId, params.id));
  bind(getManualDeposit, ({ caller, params }) => readManual(ctx, caller.memberId, params.id));
  bind(
    claimManualDeposit,
    ({ caller, params, body }) =>
      claimManual(ctx, { id: params.id, memberId: caller.memberId }, body),
    { perMinute: 10 },
  );
  bind(
    sendReceiptContract,
    ({ caller, params, body }) =>
      sendReceipt(ctx, { id: params.id, memberId: caller.memberId }, body),
    { perMinute: 6 },
  );
  bind(
    uploadReceipt,
    async ({ caller, request }) => {
      const by = getMemberActor(caller.memberId);
      const received = await receivePhotograph(ctx, request, { by, purpose: 'deposit-receipt' });
      return received.ok ? ok({ ticket: received.value.ticket }) : received;
    },
    { perMinute: 6 },
  );
  bind(contract.listDeposits, ({ caller, query }) => readDeposits(ctx, caller.memberId, query));
  bind(
    contract.depositsFile,
    async ({ caller, query, request, reply }) => {
      const { memberId } = caller;
      const begun = beginFile(ctx, { callerId: memberId, query, reply, name: 'deposits' });
      if (!begun.ok) return begun;
      return ok(
        writeCsv(
          readDepositPages(ctx, memberId, begun.value),
          depositColumns,
          getLanguage(request),
        ),
      );
    },
    { perMinute: filesPerMinute },
  );
  bind(contract.gatewayCallback, ({ params, request }) =>
    receiveCallback(ctx, {
      gateway: params.gateway,
      rawBody: getRawBody(request),
      headers: request.headers,
    }),
  );
}
