import * as contract from '@khelaghor/contract/money/deposits.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { getRawBody } from '../../lib/http/raw-body.ts';
import { listChannelsFor } from './list-channels.ts';
import { readDeposit, readDeposits } from './read-deposits.ts';
import { receiveCallback } from './receive-callback.ts';
import { requestDeposit } from './request-deposit.ts';

export function depositRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listChannels, async ({ caller }) =>
    ok(await listChannelsFor(ctx, caller.memberId)),
  );
  bind(
    contract.requestDeposit,
    ({ caller, body, request }) =>
      requestDeposit(ctx, { memberId: caller.memberId, language: getLanguage(request), body }),
    { perMinute: 20 },
  );
  bind(contract.getDeposit, ({ caller, params }) => readDeposit(ctx, caller.memberId, params.id));
  bind(contract.listDeposits, ({ caller, query }) => readDeposits(ctx, caller.memberId, query));
  bind(contract.gatewayCallback, ({ params, body, request }) =>
    receiveCallback(ctx, {
      gateway: params.gateway,
      rawBody: getRawBody(request),
      headers: request.headers,
      body,
    }),
  );
}
