import * as resets from '@khelaghor/contract/factor-resets.ts';
import * as members from '@khelaghor/contract/manage-members.ts';
import * as play from '@khelaghor/contract/manage-play.ts';
import * as toldOnce from '@khelaghor/contract/manage-profile.ts';
import * as contract from '@khelaghor/contract/operator.ts';
import { walletsOfMember } from '@khelaghor/contract/payout-wallets.ts';
import {
  auditBooks,
  listStoppedProducts,
  reopenProduct as reopenProductRoute,
} from '@khelaghor/contract/stopped-products.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { askForAudit, reopenProduct, stoppedProductsOf } from '../audit/audit.ts';
import { askReset, carryOutReset, withdrawReset } from '../factor-resets/factor-resets.ts';
import { findById } from '../member/member.ts';
import { walletsForOperator } from '../payout-wallets/payout-wallets.ts';
import { beginBreak, recordUnderAge, tightenLimit } from '../play-limits/play-limits.ts';
import { correctProfile } from '../profile/profile.ts';
import { inspectClaim } from './claim-link.ts';
import { claimOperator } from './claim-operator.ts';
import { eventLogRoutes } from './event-log-routes.ts';
import { logIn } from './log-in.ts';
import { atPlay, byOf } from './member-play.ts';
import { atProfile } from './member-profile.ts';
import { atFactors } from './member-resets.ts';
import { endAll, findManaged, giveTemporary } from './members.ts';
import { clearSessionCookie, logOut, visitorOf } from './operator-session.ts';
import { operatorsRoutes } from './operators-routes.ts';
import { overviewOf } from './overview.ts';
import { editSettings, settingsOf } from './settings.ts';
import { welcome } from './welcome.ts';
import { approve, queueOf, reject } from './withdrawals.ts';

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

/** What operators see of a member's play, and how they make it stricter. */
function memberPlayRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(play.playOfMember, ({ params }) => atPlay<never>(ctx, params.id, async () => ok(null)));
  bind(
    play.tightenLimit,
    ({ params, caller, body: { reason, amount, ...which } }) =>
      atPlay(ctx, params.id, () =>
        tightenLimit(ctx, params.id, { ...which, amount: BigInt(amount) }, byOf(caller, reason)),
      ),
    few,
  );
  bind(
    play.beginBreak,
    ({ params, caller, body: { length, reason } }) =>
      atPlay(ctx, params.id, () => beginBreak(ctx, params.id, length, byOf(caller, reason))),
    few,
  );
  bind(
    play.recordUnderAge,
    ({ params, caller, body: { reason } }) =>
      atPlay(ctx, params.id, () => recordUnderAge(ctx, params.id, byOf(caller, reason))),
    few,
  );
}

/** Resets of factors, for members who have lost everything. */
function memberResetRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(resets.readFactorResets, ({ params: { id: memberId }, caller }) =>
    atFactors<never>(ctx, { memberId, caller }, async () => ok(null)),
  );
  bind(
    resets.askFactorReset,
    ({ params: { id: memberId }, caller, body: { reason, withPayment } }) =>
      atFactors(ctx, { memberId, caller }, () =>
        askReset(ctx, { memberId, caller, reason }, withPayment),
      ),
    few,
  );
  bind(
    resets.doFactorReset,
    ({ params: { id: memberId }, caller, body: { reason } }) =>
      atFactors(ctx, { memberId, caller }, () => carryOutReset(ctx, { memberId, caller, reason })),
    few,
  );
  bind(
    resets.withdrawFactorReset,
    ({ params: { id: memberId }, caller, body: { reason } }) =>
      atFactors(ctx, { memberId, caller }, () => withdrawReset(ctx, { memberId, caller, reason })),
    few,
  );
}

/** What a member told once, and operators put right. */
function memberProfileRoutes(bind: Bind, ctx: Context): void {
  bind(toldOnce.readTold, ({ params }) => atProfile<never>(ctx, params.id, async () => ok(null)));
  bind(
    toldOnce.correctTold,
    ({ params, caller, body: { reason, ...told } }) =>
      atProfile(ctx, params.id, (member) =>
        correctProfile(ctx, member, told, byOf(caller, reason)),
      ),
    { perMinute: 30 },
  );
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
  bind(walletsOfMember, async ({ params }) =>
    (await findById(ctx.db, params.id))
      ? ok({ wallets: await walletsForOperator(ctx, params.id) })
      : refuse('member_unknown'),
  );
  bind(members.endMemberSessions, ({ params, caller }) => endAll(ctx, params.id, caller), few);
}

export function operatorRoutes(bind: Bind, ctx: Context): void {
  sessionRoutes(bind, ctx);
  operatorsRoutes(bind, ctx);
  eventLogRoutes(bind, ctx);
  memberRoutes(bind, ctx);
  memberPlayRoutes(bind, ctx);
  memberResetRoutes(bind, ctx);
  memberProfileRoutes(bind, ctx);
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
