import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import * as own from '@khelaghor/contract/backoffice/own-activity.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { createFirstOperator } from './create-first-operator.ts';
import { logIn } from './log-in.ts';
import { clearSessionCookie, logOut, getVisitor, createWelcome } from './operator-session.ts';
import { endOwnSession, readOwnSessions } from './own-sessions.ts';
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
  bind(contract.operatorGetSession, async ({ caller: { username, role, permissions } }) => {
    const { moneyMode } = await readSettings(ctx);
    const currency = getCurrencyOfMode(moneyMode);
    return ok({ username, role, permissions: [...permissions], currency });
  });
  bind(own.listOwnSessions, async ({ caller }) => ok(await readOwnSessions(ctx, caller)));
  bind(own.endOwnSession, ({ caller, params }) => endOwnSession(ctx, caller, params.id), few);
  bind(contract.operatorLogout, async ({ caller, reply }) => {
    await logOut(ctx, caller);
    clearSessionCookie(reply);
    return ok({});
  });
}
