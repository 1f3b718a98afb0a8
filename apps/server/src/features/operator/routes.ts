import * as members from '@khelaghor/contract/manage-members.ts';
import * as contract from '@khelaghor/contract/operator.ts';
import {
  auditBooks,
  listStoppedProducts,
  reopenProduct as reopenProductRoute,
} from '@khelaghor/contract/stopped-products.ts';
import { ok } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import type { FastifyReply } from 'fastify';
import type { RefusalCode } from '@khelaghor/contract/refusals.ts';
import { askForAudit, reopenProduct, stoppedProductsOf } from '../audit/audit.ts';
import { inspectClaim } from './claim-link.ts';
import { claimOperator } from './claim-operator.ts';
import { logIn } from './log-in.ts';
import { endAll, findManaged, giveTemporary } from './members.ts';
import { clearSessionCookie, logOut, setSessionCookie, visitorOf } from './operator-session.ts';
import type { BegunSession } from './operator-session.ts';
import { overviewOf } from './overview.ts';
import { editSettings, settingsOf } from './settings.ts';
import { approve, queueOf, reject } from './withdrawals.ts';

/** Hands the token of a session that has begun to the browser, and the name to the page. */
function welcome<C extends RefusalCode>(
  reply: FastifyReply,
  answer: Answer<BegunSession, C>,
): Answer<{ username: string }, C> {
  if (!answer.ok) return answer;
  setSessionCookie(reply, answer.value.token);
  return ok({ username: answer.value.username });
}

/** What an operator does to get in and out. */
function sessionRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 20 };
  bind(contract.inspectClaim, ({ body }) => inspectClaim(ctx, body.claim), few);
  bind(
    contract.claim,
    async ({ body, request, reply }) =>
      welcome(reply, await claimOperator(ctx, body, visitorOf(request))),
    few,
  );
  bind(
    contract.operatorLogin,
    async ({ body, request, reply }) => welcome(reply, await logIn(ctx, body, visitorOf(request))),
    few,
  );
  bind(contract.operatorMe, async ({ caller }) => ok({ username: caller.username }));
  bind(contract.operatorLogout, async ({ caller, reply }) => {
    await logOut(ctx, caller);
    clearSessionCookie(reply);
    return ok({});
  });
}

/** What an operator does for a member who asks him. */
function memberRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(members.findMember, ({ query }) => findManaged(ctx, query.account), few);
  bind(
    members.giveTemporaryPassword,
    ({ params, caller }) => giveTemporary(ctx, params.id, caller),
    few,
  );
  bind(members.endMemberSessions, ({ params, caller }) => endAll(ctx, params.id, caller), few);
}

export function operatorRoutes(bind: Bind, ctx: Context): void {
  sessionRoutes(bind, ctx);
  memberRoutes(bind, ctx);
  bind(contract.withdrawalQueue, ({ query }) => queueOf(ctx, query));
  bind(contract.approveWithdrawal, ({ params, caller }) => approve(ctx, params.id, caller));
  bind(contract.rejectWithdrawal, ({ params, body, caller }) =>
    reject(ctx, params.id, body.reason, caller),
  );
  bind(contract.getSettings, async () => ok(await settingsOf(ctx)));
  bind(contract.putSettings, ({ body, caller }) => editSettings(ctx, body, caller));
  bind(contract.overview, async () => ok(await overviewOf(ctx)));
  bind(listStoppedProducts, async () => ok(await stoppedProductsOf(ctx.db)));
  bind(
    auditBooks,
    async ({ caller }) => {
      await askForAudit(ctx, caller);
      return ok({ asked: true });
    },
    { perMinute: 6 },
  );
  bind(reopenProductRoute, ({ body, caller }) => reopenProduct(ctx, body.name, caller));
}
