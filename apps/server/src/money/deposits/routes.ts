import * as contract from '@khelaghor/contract/money/deposits.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { languageOf } from '../../lib/http/language.ts';
import { rawBodyOf } from '../../lib/http/raw-body.ts';
import { channelsFor } from './list-channels.ts';
import { depositOf, depositsOf } from './read-deposits.ts';
import { receiveCallback } from './receive-callback.ts';
import { requestDeposit } from './request-deposit.ts';

export function depositRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listChannels, async ({ caller }) => ok(await channelsFor(ctx, caller.memberId)));
  bind(
    contract.requestDeposit,
    ({ caller, body, request }) =>
      requestDeposit(ctx, { memberId: caller.memberId, language: languageOf(request), body }),
    { perMinute: 20 },
  );
  bind(contract.getDeposit, ({ caller, params }) => depositOf(ctx, caller.memberId, params.id));
  bind(contract.listDeposits, ({ caller, query }) => depositsOf(ctx, caller.memberId, query));
  bind(contract.gatewayCallback, ({ params, body, request }) =>
    receiveCallback(ctx, {
      gateway: params.gateway,
      rawBody: rawBodyOf(request),
      headers: request.headers,
      body,
    }),
  );
}
