import type { Entered, LoggedIn } from '@khelaghor/contract/account/second-factors.ts';
import { ok } from '../../lib/http/result.ts';
import type { Answer } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, memberActor } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { checkTimeLimit } from '../responsible-gaming/index.ts';
import { noteLogin, spendTemporaryPassword } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { askProof, challengeCookie, recordDevice } from '../second-factors/index.ts';
import type { Shown } from '../second-factors/index.ts';
import { resetFailures } from './login-throttle.ts';
import { noPassword, createLoginSession, passwordStateOf } from './create-login-session.ts';

type Wanting = Shown & {
  /** The browser is to log him in again for a day. */
  readonly rememberMe: boolean;
};
type Entering = Wanting & { readonly isNewDevice: boolean };
type Beginning = Wanting & {
  /** He comes to take money out or to read, and may also when his time for play is used up. */
  readonly toWithdraw: boolean;
  /** Uses the first proof up, once it is certain that it lets in; false: it was used meanwhile. */
  readonly spend?: (tx: Database) => Promise<boolean>;
};

/**
 * Opens the session of a member who has shown all that was asked of him; null when a password that
 * lets in once was used meanwhile.
 */
export async function enter(
  ctx: Context,
  tx: Database,
  member: Member,
  { firstProof, isNewDevice, rememberMe, request, reply }: Entering,
): Promise<LoggedIn | null> {
  const now = ctx.clock.now();
  const isByPassword = firstProof === 'password';
  if (isByPassword && !(await spendTemporaryPassword(tx, member, now))) return null;
  const state = isByPassword ? await passwordStateOf(ctx, tx, member) : noPassword;
  await noteLogin(tx, member.id, now);
  await resetFailures(ctx, tx, member);
  const actor = memberActor(member.id);
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
 * Lets a member in who has shown a first proof, in the caller's transaction: opens his session, or
 * asks for a second proof, which `session.prove` takes. Every way of logging in ends here. Refused
 * while the time that he allows himself is used up; null when the first proof was used meanwhile.
 */
export async function completeLogin(
  ctx: Context,
  tx: Database,
  member: Member,
  { toWithdraw, spend, ...shown }: Beginning,
): Promise<Answer<Entered, 'limit_time_reached'> | null> {
  // Nobody is asked anything for a password that lets in no more.
  const { temporaryUntil } = member;
  const isSpent = temporaryUntil !== null && temporaryUntil <= ctx.clock.now();
  if (shown.firstProof === 'password' && isSpent) return null;
  const late = toWithdraw ? null : await checkTimeLimit(ctx, tx, member.id);
  if (late) return late;
  if (spend && !(await spend(tx))) return null;
  const { asked: secondProof, isNewDevice } = await askProof(ctx, tx, member, shown);
  if (secondProof) return ok({ entered: false, secondProof });
  const entered = await enter(ctx, tx, member, { ...shown, isNewDevice });
  return entered && ok(entered);
}
