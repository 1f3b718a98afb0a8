import type { Entered, LoggedIn } from '@khelaghor/contract/account/second-factors.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { checkFreeze, isLoginFrozen } from '../freezes/index.ts';
import { checkTimeLimit } from '../responsible-gaming/index.ts';
import { noteLogin, spendTemporaryPassword } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { askProof, challengeCookie, recordDevice } from '../second-factors/index.ts';
import type { Shown } from '../second-factors/index.ts';
import { resetFailures } from './login-throttle.ts';
import { noPassword, createLoginSession, readPasswordState } from './create-login-session.ts';

type Wanting = Shown & {
  /** The browser logs the member in again for a day. */
  readonly rememberMe: boolean;
};
type Entering = Wanting & { readonly isNewDevice: boolean };
type Beginning = Wanting & {
  /** The member comes to withdraw or to read, which a reached time limit does not stop. */
  readonly toWithdraw: boolean;
  /** Uses the first proof up, once the member may log in; false: it was used meanwhile. */
  readonly spend?: (tx: Database) => Promise<boolean>;
};

/**
 * Opens the session of a member who has given every proof; null when their temporary password was
 * used or logging in was frozen meanwhile.
 */
export async function enter(
  ctx: Context,
  tx: Database,
  member: Member,
  { firstProof, isNewDevice, rememberMe, request, reply }: Entering,
): Promise<LoggedIn | null> {
  const now = ctx.clock.now();
  if (await isLoginFrozen(tx, member.id, now)) return null;
  const isByPassword = firstProof === 'password';
  if (isByPassword && !(await spendTemporaryPassword(tx, member, now))) return null;
  const state = isByPassword ? await readPasswordState(ctx, tx, member) : noPassword;
  await noteLogin(tx, member.id, now);
  await resetFailures(ctx, tx, member);
  const actor = getMemberActor(member.id);
  const detail = { firstProof, isNewDevice };
  await logEvent(ctx, tx, { kind: 'member.logged_in', actor, subject: actor, detail });
  await recordDevice(ctx, tx, member.id, { request, reply });
  if (isNewDevice)
    await sendNotification(ctx, tx, {
      to: member,
      template: 'new_device_login',
      // The holder of the phone has just been written to.
      except: firstProof === 'sms' ? ['sms'] : [],
    });
  challengeCookie.clearToken(reply);
  const { mustChangePassword } = state;
  const chosen = { memberId: member.id, rememberMe, mustChangePassword };
  const token = await createLoginSession(ctx, tx, chosen, { request, reply });
  return {
    entered: true,
    token,
    userName: member.nickname,
    firstTimeLogin: member.lastLoginAt === null,
    ...state,
  };
}

/**
 * Continues a login after the first proof, in the caller's transaction: opens the session, or asks
 * for a second proof, which `session.prove` takes. Every way of logging in ends here. Refused while
 * logging in is frozen or the member's time limit is reached; null when the first proof was used
 * meanwhile.
 */
export async function completeLogin(
  ctx: Context,
  tx: Database,
  member: Member,
  { toWithdraw, spend, ...shown }: Beginning,
): Promise<Result<Entered, 'limit_time_reached' | 'login_frozen'> | null> {
  // No second proof is requested for an expired temporary password.
  const { temporaryPasswordExpiresAt } = member;
  const isSpent =
    temporaryPasswordExpiresAt !== null && temporaryPasswordExpiresAt <= ctx.clock.now();
  if (shown.firstProof === 'password' && isSpent) return null;
  const frozen = await checkFreeze(tx, member.id, 'login', ctx.clock.now());
  if (frozen) return frozen;
  const late = toWithdraw ? null : await checkTimeLimit(ctx, tx, member.id);
  if (late) return late;
  if (spend && !(await spend(tx))) return null;
  const { asked: secondProof, isNewDevice } = await askProof(ctx, tx, member, shown);
  if (secondProof) return ok({ entered: false, secondProof });
  const entered = await enter(ctx, tx, member, { ...shown, isNewDevice });
  return entered && ok(entered);
}
