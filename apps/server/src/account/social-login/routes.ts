import * as contract from '@khelaghor/contract/account/social-login.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findMemberOfSession } from '../members/index.ts';
import { beginBinding, finishBinding, listMyIdentities } from './link-identity.ts';
import { enterFromElsewhere, redirectTo } from './sign-in.ts';
import { forgetPending, findPending } from './oauth-state.ts';

export function elsewhereRoutes(bind: Bind, ctx: Context): void {
  bind(contract.begin, ({ body, request, reply }) => redirectTo(ctx, { ...body, request, reply }), {
    perMinute: 20,
  });
  bind(
    contract.finish,
    ({ body, request, reply }) => enterFromElsewhere(ctx, body, { request, reply }),
    { perMinute: 20 },
  );
  bind(contract.pending, async ({ request }) => {
    const pending = await findPending(ctx, ctx.db, request);
    if (!pending) return ok({ pending: null });
    const { elsewhereId, provider, name, email } = pending;
    return ok({ pending: { elsewhereId, provider, name, email } });
  });
  bind(contract.forgetPending, async ({ request }) => {
    await forgetPending(ctx, request);
    return ok({});
  });
  bind(contract.accounts, async ({ caller }) =>
    ok(await listMyIdentities(ctx.db, await findMemberOfSession(ctx.db, caller.memberId))),
  );
  bind(contract.beginBinding, ({ body, ...call }) => beginBinding(ctx, body, call), {
    perMinute: 6,
  });
  bind(contract.finishBinding, ({ body, ...call }) => finishBinding(ctx, body, call), {
    perMinute: 20,
  });
}
