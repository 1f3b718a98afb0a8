import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { verifyDummy, verifyPassword } from '../../lib/passwords/hash-password.ts';
import { stepOfCode } from '../../lib/auth/otp.ts';
import { getFailureKey, failureWindowMs, refusePaused, recordFailure } from './failed-proofs.ts';
import { beginSession } from './operator-session.ts';
import type { BegunSession, Visitor } from './operator-session.ts';
import * as store from './store.ts';
import { openSecret } from './totp.ts';

export type LoginInput = { username: string; password: string; totpCode: string };

/** Checked when the name is unknown, so that both ways do the same work. */
const nobodySecret = new Uint8Array(20);

/**
 * Logs an operator in with password and code. Unknown name, wrong password, wrong code and a code
 * used before are one refusal, and take the same time. After five failures of a name within a
 * quarter of an hour its attempts are spaced out, by 15 seconds and then by up to two minutes.
 */
export async function logIn(
  ctx: Context,
  input: LoginInput,
  visitor: Visitor,
): Promise<Result<BegunSession, 'credentials_wrong' | 'too_many_requests'>> {
  const { username } = input;
  const usernameHash = getFailureKey(ctx, 'operator-login-failure', username);
  const paused = await refusePaused(ctx, usernameHash);
  if (paused) return paused;

  const operator = await store.findEnabledOperator(ctx.db, username);
  const passwordRight = operator
    ? await verifyPassword(operator.passwordHash, input.password)
    : await verifyDummy(input.password);
  const secret = operator ? openSecret(ctx, operator.totpSecret) : nobodySecret;
  const now = ctx.clock.now();
  const step = stepOfCode(secret, input.totpCode, now);
  const begun =
    operator && passwordRight && step !== null
      ? await ctx.db.transaction().execute(async (tx) => {
          if (!(await store.consumeTotpStep(tx, operator.id, step))) return null;
          await store.clearLoginFailures(
            tx,
            usernameHash,
            new Date(now.getTime() - failureWindowMs),
          );
          await logEvent(ctx, tx, {
            kind: 'operator.logged_in',
            actor: getOperatorActor(operator.username),
            subject: getOperatorActor(operator.username),
            detail: { address: visitor.address },
          });
          return beginSession(ctx, tx, operator, visitor);
        })
      : null;
  if (begun) return ok(begun);
  // An unknown name may be a password in the wrong field: the log keeps its keyed hash only.
  const subject = operator
    ? getOperatorActor(operator.username)
    : `operator-unknown:${usernameHash}`;
  await recordFailure(ctx, {
    key: usernameHash,
    kind: 'operator.login_failed',
    subject,
    detail: { address: visitor.address },
  });
  return refuse('credentials_wrong');
}
