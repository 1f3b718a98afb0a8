import * as contract from '@khelaghor/contract/elsewhere.ts';
import * as manage from '@khelaghor/contract/manage-elsewhere.ts';
import type { OutsideProvider } from '@khelaghor/contract/outside-providers.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { OperatorCaller } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { memberOfSession } from '../member/member.ts';
import { beginBinding, finishBinding, ownAccounts } from './bind.ts';
import { enterFromElsewhere, leadTo } from './enter.ts';
import { askUnbind, keepBound, managedElsewhere } from './unbind.ts';
import { forgetPending, pendingOf } from './visits.ts';

/** What an operator does about a member's accounts elsewhere. */
function manageRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  const which = (
    { id, provider }: { id: string; provider: OutsideProvider },
    { username }: OperatorCaller,
  ) => ({ memberId: id, provider, actor: `operator:${username}` });
  bind(manage.listManagedElsewhere, ({ params }) => managedElsewhere(ctx, params.id), few);
  bind(
    manage.unbindElsewhere,
    ({ params, body, caller }) => askUnbind(ctx, { ...which(params, caller), ...body }),
    few,
  );
  bind(manage.keepElsewhere, ({ params, caller }) => keepBound(ctx, which(params, caller)), few);
}

export function elsewhereRoutes(bind: Bind, ctx: Context): void {
  manageRoutes(bind, ctx);
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
