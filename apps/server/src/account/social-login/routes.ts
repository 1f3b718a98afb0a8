import * as contract from '@khelaghor/contract/account/social-login.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { memberOfSession } from '../members/index.ts';
import { beginBinding, finishBinding, ownAccounts } from './link-identity.ts';
import { enterFromElsewhere, leadTo } from './sign-in.ts';
import { forgetPending, pendingOf } from './oauth-state.ts';

export function elsewhereRoutes(bind: Bind, ctx: Context): void {
  bind(contract.begin, ({ body, request, reply }) => leadTo(ctx, { ...body, request, reply }), {
    perMinute: 20,
  });
  bind(
    contract.finish,
    ({ body, request, reply }) => enterFromElsewhere(ctx, body, { request, reply }),
    { perMinute: 20 },
  );
  bind(contract.pending, async ({ request }) => {
    const pending = await pendingOf(ctx, ctx.db, request);
    if (!pending) return ok({ pending: null });
    const { elsewhereId, provider, name, email } = pending;
    return ok({ pending: { elsewhereId, provider, name, email } });
  });
  bind(contract.forgetPending, async ({ request }) => {
    await forgetPending(ctx, request);
    return ok({});
  });
  bind(contract.accounts, async ({ caller }) =>
    ok(await ownAccounts(ctx.db, await memberOfSession(ctx.db, caller.memberId))),
  );
  bind(contract.beginBinding, ({ body, ...call }) => beginBinding(ctx, body, call), {
    perMinute: 6,
  });
  bind(contract.finishBinding, ({ body, ...call }) => finishBinding(ctx, body, call), {
    perMinute: 20,
  });
}
