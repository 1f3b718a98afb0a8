import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { createFirstOperator } from './create-first-operator.ts';
import { logIn } from './log-in.ts';
import { clearSessionCookie, logOut, getVisitor, createWelcome } from './operator-session.ts';
import { inspectSetupLink } from './setup-link.ts';

/** What an operator does to get in and out. */
export function operatorsRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 20 };
  bind(contract.inspectSetupLink, ({ body }) => inspectSetupLink(ctx, body.claim), few);
  bind(
    contract.claim,
    async ({ body, request, reply }) =>
      createWelcome(reply, await createFirstOperator(ctx, body, getVisitor(request))),
    few,
  );
  bind(
    contract.operatorLogin,
    async ({ body, request, reply }) =>
      createWelcome(reply, await logIn(ctx, body, getVisitor(request))),
    few,
  );
  bind(contract.operatorGetSession, async ({ caller }) => ok({ username: caller.username }));
  bind(contract.operatorLogout, async ({ caller, reply }) => {
    await logOut(ctx, caller);
    clearSessionCookie(reply);
    return ok({});
  });
}
