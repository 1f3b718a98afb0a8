import type { FastifyReply, FastifyRequest } from 'fastify';
import type { login } from '@khelaghor/contract/session.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/route.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { Context } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';
import { verifyNobody, verifyPassword } from '../../platform/passwords.ts';
import { checkCaptcha, checkHumanProof } from '../human-check/human-check.ts';
import { findByAccount, noteLogin } from '../member/member.ts';
import { openSession } from './open-session.ts';

type Input = {
  body: ParsedBody<typeof login>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** From the first failure on, the next attempts for a name within this time need a captcha. */
const failureWindowMs = 30 * 60_000;

async function recentFailures(ctx: Context, accountHash: string): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - failureWindowMs);
  const row = await ctx.db
    .selectFrom('loginFailure')
    .select((eb) => eb.fn.countAll<bigint>().as('failures'))
    .where('accountHash', '=', accountHash)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.failures);
}

/**
 * Logs a member in by name and password. An unknown name, a closed account and a wrong password get
 * the same answer in the same time; a name that does not exist counts its failures like one that
 * does.
 */
export async function logIn(
  ctx: Context,
  { body, request, reply }: Input,
): Promise<Answer<ValueOf<typeof login>, (typeof login)['refusals'][number]>> {
  if (!(await checkHumanProof(ctx, body.humanProof))) return refuse('human_check_failed');
  const account = body.username.trim().toLowerCase();
  const accountHash = ctx.secrets.mac('login-failure', account);
  if ((await recentFailures(ctx, accountHash)) > 0) {
    if (!body.captcha) return refuse('captcha_required', { captcha: true });
    if (!(await checkCaptcha(ctx, request, body.captcha)))
      return refuse('captcha_wrong', {
        captcha: true,
        fields: { captcha: { code: 'captcha_wrong' } },
      });
  }
  const member = await findByAccount(ctx.db, account);
  const right = member
    ? await verifyPassword(member.passwordHash, body.password)
    : await verifyNobody(body.password);
  if (!member || !right || member.closedAt) {
    const at = ctx.clock.now();
    await ctx.db.insertInto('loginFailure').values({ accountHash, at }).execute();
    return refuse('credentials_wrong', { captcha: true });
  }
  const token = await ctx.db.transaction().execute(async (tx) => {
    await noteLogin(tx, member.id, ctx.clock.now());
    await tx.deleteFrom('loginFailure').where('accountHash', '=', accountHash).execute();
    const actor = `member:${member.id}`;
    await logEvent(ctx, tx, { kind: 'member.logged_in', actor, subject: actor });
    return openSession(ctx, tx, member.id, request, reply);
  });
  return ok({
    token,
    userName: member.nickname,
    firstTimeLogin: member.lastLoginAt === null,
    passwordExpired: false,
  });
}
