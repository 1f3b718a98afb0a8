import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type {
  LoggedIn,
  passkeyLogin,
  prove as proveRoute,
} from '@khelaghor/contract/account/second-factors.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { findById } from '../members/index.ts';
import { checkTimeLimit } from '../responsible-gaming/index.ts';
import { checkProof, lookAtPasskeyLogin } from '../second-factors/index.ts';
import { enter } from './complete-login.ts';
import { wantsRemembering } from './login-cookies.ts';

type Input<Body> = { body: Body; request: FastifyRequest; reply: FastifyReply };
type ProveRefusal = 'second_proof_wrong' | 'second_proof_ended' | 'too_many_requests';

/** Opens the session of a login that waits for its second proof; concurrent proofs open one. */
export async function prove(
  ctx: Context,
  { body, request, reply }: Input<ParsedBody<typeof proveRoute>>,
): Promise<Result<LoggedIn, ProveRefusal>> {
  const checked = await checkProof(ctx, body, request);
  if (!checked.ok) return checked;
  const { memberId, firstProof, reason, spend } = checked.value;
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await spend(tx))) return refuse('second_proof_ended');
    const member = await findById(tx, memberId);
    if (!member || member.closedAt !== null) return refuse('second_proof_ended');
    const isNewDevice = reason === 'place';
    const rememberMe = wantsRemembering(request);
    const shown = { firstProof, isNewDevice, rememberMe, request, reply };
    const entered = await enter(ctx, tx, member, shown);
    return entered ? ok(entered) : refuse('second_proof_ended');
  });
}

/** Logs in with a passkey alone: it is two proofs at once. */
export async function verifyPasskeyLogin(
  ctx: Context,
  { body, request, reply }: Input<ParsedBody<typeof passkeyLogin>>,
): Promise<Result<LoggedIn, 'passkey_wrong' | 'limit_time_reached' | 'login_frozen'>> {
  const proof = await lookAtPasskeyLogin(ctx, body.answer, request);
  if (!proof) return refuse('passkey_wrong');
  return ctx.db.transaction().execute(async (tx) => {
    const member = await findById(tx, proof.memberId);
    if (!member || member.closedAt !== null) return refuse('passkey_wrong');
    if (!(await proof.spend(tx))) return refuse('passkey_wrong');
    const late = body.toWithdraw === true ? null : await checkTimeLimit(ctx, tx, member.id);
    if (late) return late;
    const rememberMe = wantsRemembering(request);
    const shown = {
      firstProof: 'passkey',
      isNewDevice: false,
      rememberMe,
      request,
      reply,
    } as const;
    const entered = await enter(ctx, tx, member, shown);
    return entered ? ok(entered) : refuse('passkey_wrong');
  });
}
