import {
  createHandoffCode as askHandOverRoute,
  endSession,
  listSessions,
  login,
  logInRemembered as rememberedRoute,
  logout,
  redeemHandoffCode as takeHandOverRoute,
} from '@khelaghor/contract/account/sessions.ts';
import { changeNumberFormat, memberGet } from '@khelaghor/contract/account/members.ts';
import { passkeyLogin, prove as proveRoute } from '@khelaghor/contract/account/second-factors.ts';
import {
  acknowledgeRealityCheck as acknowledgeRoute,
  readRealityCheck as readCheckRoute,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { getFigures, findById, getInfo, setFigures } from '../members/index.ts';
import { getPlayNotice } from '../responsible-gaming/index.ts';
import { clearSessionCookies, endSessions } from './end-sessions.ts';
import { createHandoffCode, redeemHandoffCode } from './cross-domain-login.ts';
import { readSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logInRemembered } from './log-in-remembered.ts';
import { verifyPasskeyLogin, prove } from './verify-second-factor.ts';
import { acknowledgeRealityCheck, readRealityCheck } from './reality-check.ts';
import { readHandle } from './store.ts';

/** Login routes other than the form. */
function entryRoutes(bind: Bind, ctx: Context): void {
  bind(
    rememberedRoute,
    async (call) => {
      const entered = await logInRemembered(ctx, call);
      return entered ? ok({ token: entered.handle }) : refuse('not_logged_in');
    },
    { perMinute: 60 },
  );
  bind(askHandOverRoute, ({ body, caller }) => createHandoffCode(ctx, body, caller), {
    perMinute: 30,
  });
  bind(takeHandOverRoute, (call) => redeemHandoffCode(ctx, call.body, call), { perMinute: 30 });
}

/** How play went in this session. */
function realityCheckRoutes(bind: Bind, ctx: Context): void {
  bind(readCheckRoute, async ({ caller }) => ok(await readRealityCheck(ctx, caller)));
  bind(acknowledgeRoute, async ({ caller }) => ok(await acknowledgeRealityCheck(ctx, caller)));
}

export function sessionRoutes(bind: Bind, ctx: Context): void {
  bind(login, (call) => logIn(ctx, call), { perMinute: 30 });
  entryRoutes(bind, ctx);
  realityCheckRoutes(bind, ctx);

  bind(proveRoute, (call) => prove(ctx, call), { perMinute: 20 });
  bind(passkeyLogin, (call) => verifyPasskeyLogin(ctx, call), { perMinute: 30 });

  bind(logout, async ({ caller, reply }) => {
    await ctx.db
      .transaction()
      .execute((tx) => endSessions(ctx, tx, caller.memberId, { only: caller.sessionId }));
    clearSessionCookies(reply);
    return ok({});
  });

  bind(listSessions, async ({ caller }) => ok({ sessions: await readSessions(ctx, caller) }));

  bind(endSession, async ({ caller, params }) => {
    const ended = await ctx.db.transaction().execute(async (tx) => {
      const count = await endSessions(ctx, tx, caller.memberId, { only: params.sessionId });
      const actor = getMemberActor(caller.memberId);
      if (count > 0)
        await logEvent(ctx, tx, { kind: 'member.session_ended', actor, subject: actor });
      return count;
    });
    return ended > 0 ? ok({}) : refuse('session_unknown');
  });

  bind(memberGet, async ({ caller }) => {
    const member = await findById(ctx.db, caller.memberId);
    if (!member) return refuse('not_logged_in');
    const handle = await readHandle(ctx.db, caller.sessionId);
    return ok({ ...getInfo(member, handle), play: getPlayNotice(caller.play) });
  });

  bind(changeNumberFormat, async ({ caller, body: { digits, grouping } }) => {
    const chosen = {
      ...(digits !== undefined && { digits }),
      ...(grouping !== undefined && { grouping }),
    };
    return ok(getFigures(await setFigures(ctx.db, caller.memberId, chosen)));
  });
}
