import * as resets from '@khelaghor/contract/account/factor-resets.ts';
import * as members from '@khelaghor/contract/backoffice/members.ts';
import * as desk from '@khelaghor/contract/backoffice/member-desk.ts';
import * as play from '@khelaghor/contract/backoffice/member-limits.ts';
import * as bets from '@khelaghor/contract/backoffice/member-play.ts';
import * as toldOnce from '@khelaghor/contract/backoffice/member-profile.ts';
import { walletsOfMember } from '@khelaghor/contract/money/payout-wallets.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { askReset, carryOutReset, withdrawReset } from '../../account/factor-resets/index.ts';
import { findById } from '../../account/members/index.ts';
import { correctProfile } from '../../account/profile/index.ts';
import {
  beginBreak,
  recordUnderAge,
  decreaseLimit,
} from '../../account/responsible-gaming/index.ts';
import { listWalletsForOperator } from '../../money/payout-wallets/index.ts';
import { freezeMember, endFreeze } from './freeze-member.ts';
import { changeMemberPlay, getActor } from './member-limits.ts';
import { changeMemberProfile } from './member-profile.ts';
import { listMemberBets, readVendorWallets } from './member-bets.ts';
import { readMemberDesk, setMemberTags, writeMemberNote } from './member-desk.ts';
import { changeMemberFactors } from './member-resets.ts';
import { revokeAllSessions, findAdminMember, issueTemporaryPassword } from './members.ts';
import { searchMembers } from './search-members.ts';

/** Finding members, and the page of one of them. */
function memberDeskRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 60 };
  bind(desk.searchMembers, async ({ query }) => ok(await searchMembers(ctx, query.q)), few);
  bind(desk.readMemberDesk, ({ params }) => readMemberDesk(ctx, params.id));
  bind(bets.listMemberBets, ({ params, query }) => listMemberBets(ctx, params.id, query));
  bind(bets.readMemberVendorWallets, ({ params }) => readVendorWallets(ctx, params.id), few);
  bind(
    desk.writeMemberNote,
    ({ params, caller, body }) => writeMemberNote(ctx, { id: params.id, caller }, body),
    few,
  );
  bind(
    desk.tagMember,
    ({ params, caller, body }) => setMemberTags(ctx, { id: params.id, caller }, body),
    few,
  );
}

/** Stopping what a member may do, and ending that. */
function memberFreezeRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(
    desk.freezeMember,
    ({ params, caller, body }) => freezeMember(ctx, { ...params, caller }, body),
    few,
  );
  bind(
    desk.unfreezeMember,
    ({ params, caller, body }) => endFreeze(ctx, { ...params, caller }, body.reason),
    few,
  );
}

/** Reading a member's play limits and breaks, and making them stricter. */
function memberPlayRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(play.playOfMember, ({ params }) =>
    changeMemberPlay<never>(ctx, params.id, async () => ok(null)),
  );
  bind(
    play.decreaseLimit,
    ({ params, caller, body: { reason, amount, ...which } }) =>
      changeMemberPlay(ctx, params.id, () =>
        decreaseLimit(
          ctx,
          params.id,
          { ...which, amount: BigInt(amount) },
          getActor(caller, reason),
        ),
      ),
    few,
  );
  bind(
    play.beginBreak,
    ({ params, caller, body: { length, reason } }) =>
      changeMemberPlay(ctx, params.id, () =>
        beginBreak(ctx, params.id, length, getActor(caller, reason)),
      ),
    few,
  );
  bind(
    play.recordUnderAge,
    ({ params, caller, body: { reason } }) =>
      changeMemberPlay(ctx, params.id, () =>
        recordUnderAge(ctx, params.id, getActor(caller, reason)),
      ),
    few,
  );
}

/** Resets of login factors, for members who have lost all of them. */
function memberResetRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(resets.readFactorResets, ({ params: { id: memberId }, caller }) =>
    changeMemberFactors<never>(ctx, { memberId, caller }, async () => ok(null)),
  );
  bind(
    resets.askFactorReset,
    ({ params: { id: memberId }, caller, body: { reason, withPayment } }) =>
      changeMemberFactors(ctx, { memberId, caller }, () =>
        askReset(ctx, { memberId, caller, reason }, withPayment),
      ),
    few,
  );
  bind(
    resets.doFactorReset,
    ({ params: { id: memberId }, caller, body: { reason } }) =>
      changeMemberFactors(ctx, { memberId, caller }, () =>
        carryOutReset(ctx, { memberId, caller, reason }),
      ),
    few,
  );
  bind(
    resets.withdrawFactorReset,
    ({ params: { id: memberId }, caller, body: { reason } }) =>
      changeMemberFactors(ctx, { memberId, caller }, () =>
        withdrawReset(ctx, { memberId, caller, reason }),
      ),
    few,
  );
}

/** Corrections of what a member can set only once in the profile. */
function memberProfileRoutes(bind: Bind, ctx: Context): void {
  bind(toldOnce.readTold, ({ params }) =>
    changeMemberProfile<never>(ctx, params.id, async () => ok(null)),
  );
  bind(
    toldOnce.correctTold,
    ({ params, caller, body: { reason, ...edit } }) =>
      changeMemberProfile(ctx, params.id, (member) =>
        correctProfile(ctx, member, edit, getActor(caller, reason)),
      ),
    { perMinute: 30 },
  );
}

/** What an operator does at a member's request. */
function memberRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(members.findMember, ({ query }) => findAdminMember(ctx, query.account), few);
  bind(
    members.giveTemporaryPassword,
    ({ params, caller }) => issueTemporaryPassword(ctx, params.id, caller),
    few,
  );
  bind(walletsOfMember, async ({ params }) =>
    (await findById(ctx.db, params.id))
      ? ok({ wallets: await listWalletsForOperator(ctx, params.id) })
      : refuse('member_unknown'),
  );
  bind(
    members.endMemberSessions,
    ({ params, caller }) => revokeAllSessions(ctx, params.id, caller),
    few,
  );
}

/** Everything that operators do about one member. */
export function membersAdminRoutes(bind: Bind, ctx: Context): void {
  memberDeskRoutes(bind, ctx);
  memberFreezeRoutes(bind, ctx);
  memberRoutes(bind, ctx);
  memberPlayRoutes(bind, ctx);
  memberResetRoutes(bind, ctx);
  memberProfileRoutes(bind, ctx);
}
