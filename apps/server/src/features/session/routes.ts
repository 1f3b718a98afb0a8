import { endSession, listSessions, login, logout } from '@khelaghor/contract/session.ts';
import { changeFigures, memberInfo } from '@khelaghor/contract/member.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';
import { figuresOf, findById, infoOf, setFigures } from '../member/member.ts';
import { clearBrowser, endSessions } from './end-sessions.ts';
import { sessionsOf } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { handleOf } from './session-store.ts';

export function sessionRoutes(bind: Bind, ctx: Context): void {
  bind(login, (call) => logIn(ctx, call), { perMinute: 30 });

  bind(logout, async ({ caller, reply }) => {
    await ctx.db
      .transaction()
      .execute((tx) => endSessions(ctx, tx, caller.memberId, { only: caller.sessionId }));
    clearBrowser(reply);
    return ok({});
  });

  bind(listSessions, async ({ caller }) => ok({ sessions: await sessionsOf(ctx, caller) }));

  bind(endSession, async ({ caller, params }) => {
    const ended = await ctx.db.transaction().execute(async (tx) => {
      const count = await endSessions(ctx, tx, caller.memberId, { only: params.sessionId });
      const actor = `member:${caller.memberId}`;
      if (count > 0)
        await logEvent(ctx, tx, { kind: 'member.session_ended', actor, subject: actor });
      return count;
    });
    return ended > 0 ? ok({}) : refuse('session_unknown');
  });

  bind(memberInfo, async ({ caller }) => {
    const member = await findById(ctx.db, caller.memberId);
    if (!member) return refuse('not_logged_in');
    return ok(infoOf(member, await handleOf(ctx.db, caller.sessionId)));
  });

  bind(changeFigures, async ({ caller, body: { digits, grouping } }) => {
    const chosen = {
      ...(digits !== undefined && { digits }),
      ...(grouping !== undefined && { grouping }),
    };
    return ok(figuresOf(await setFigures(ctx.db, caller.memberId, chosen)));
  });
}
