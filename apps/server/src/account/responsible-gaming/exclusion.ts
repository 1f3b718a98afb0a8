import type {
  askToReopen as askRoute,
  takeBreak as takeBreakRoute,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { dropOffers } from '../../site/web-push/index.ts';
import { findMemberOfSession, verifyCurrentPassword } from '../members/index.ts';
import { isReauthCodeWrong, proveSelf } from '../step-up/index.ts';
import type { OtpForm } from '../step-up/index.ts';
import {
  holds,
  canRequestReopening,
  reopenAfterMs,
  underAge,
  lengthenExclusion,
} from './exclusion-rules.ts';
import type { BreakLength } from './exclusion-rules.ts';
import { noteChange } from './limit-history.ts';
import type { ByOperator } from './limit-history.ts';
import { getBreak } from './restrictions.ts';
import { lockRestriction, writeBreak } from './store.ts';

type Body = ParsedBody<typeof takeBreakRoute>;
type AskRefusal = (typeof askRoute)['refusals'][number];

type TakeRefusal = 'field_required' | 'password_wrong' | 'too_many_requests' | 'break_not_longer';

type Beginning = { readonly length: BreakLength; readonly by?: ByOperator };

async function begin(
  ctx: Context,
  tx: Tx,
  memberId: string,
  { length, by }: Beginning,
): Promise<Result<null, 'break_not_longer'>> {
  const stored = await lockRestriction(tx, memberId);
  const now = ctx.clock.now();
  const before = getBreak(stored);
  const taken = lengthenExclusion(before, length, now);
  if (taken === null) return refuse('break_not_longer');
  const runs = before !== null && holds(before, now);
  await writeBreak(tx, memberId, taken, (runs && stored.exclusionStartedAt) || now);
  await dropOffers(tx, memberId);
  await noteChange(ctx, tx, memberId, { change: 'break', length }, by);
  return ok(null);
}

/**
 * Begins a break, or lengthens the present one. It holds from the commit: every later call of the
 * member reads it. Open bets are settled as usual.
 */
export async function takeBreak(
  ctx: Context,
  memberId: string,
  { length, password }: Body,
): Promise<Result<null, TakeRefusal>> {
  // Members without a password log in with codes, and confirm nothing here.
  const known = await verifyCurrentPassword(
    ctx,
    await findMemberOfSession(ctx.db, memberId),
    password,
  );
  if (!known.ok) return known;
  return transact(ctx, (tx) => begin(ctx, tx, memberId, { length }));
}

/**
 * As `takeBreak`, by an operator: at the member's request or to protect them. The member is
 * notified; a present break is lengthened and never shortened.
 */
export function beginBreak(
  ctx: Context,
  memberId: string,
  length: BreakLength,
  by: ByOperator,
): Promise<Result<null, 'break_not_longer'>> {
  return transact(ctx, async (tx) => {
    const begun = await begin(ctx, tx, memberId, { length, by });
    if (begun.ok)
      await sendNotification(ctx, tx, {
        to: await findMemberOfSession(tx, memberId),
        template: 'break_begun',
      });
    return begun;
  });
}

/**
 * Ends the play of a member found to be under age, for ever: they may log in and withdraw, and
 * nothing else. Open bets are settled as usual.
 */
export function recordUnderAge(
  ctx: Context,
  memberId: string,
  by: ByOperator,
): Promise<Result<null, 'under_age_known'>> {
  return transact(ctx, async (tx) => {
    const before = getBreak(await lockRestriction(tx, memberId));
    if (before?.kind === 'under_age') return refuse('under_age_known');
    await writeBreak(tx, memberId, underAge, ctx.clock.now());
    await dropOffers(tx, memberId);
    await noteChange(ctx, tx, memberId, { change: 'under_age' }, by);
    await sendNotification(ctx, tx, {
      to: await findMemberOfSession(tx, memberId),
      template: 'under_age',
    });
    return ok(null);
  });
}

/**
 * Requests to reopen the account after a self-exclusion has ended, with step-up authentication. The
 * account reopens a week later.
 */
export async function askToReopen(
  ctx: Context,
  memberId: string,
  typed: OtpForm,
): Promise<Result<null, AskRefusal | 'too_many_requests'>> {
  const own = await proveSelf(ctx, await findMemberOfSession(ctx.db, memberId), typed);
  if (!own.ok) return own;
  return transact(ctx, async (tx) => {
    const taken = getBreak(await lockRestriction(tx, memberId));
    const now = ctx.clock.now();
    if (taken === null || !canRequestReopening(taken, now)) {
      const waitMs = (taken?.until?.getTime() ?? 0) - now.getTime();
      const refusal = 'reopen_too_soon' as const;
      return waitMs > 0 ? refuseForNow(refusal, waitMs) : refuse(refusal);
    }
    if (!(await own.value(tx))) return isReauthCodeWrong();
    await writeBreak(tx, memberId, {
      ...taken,
      reopenAt: new Date(now.getTime() + reopenAfterMs),
    });
    await noteChange(ctx, tx, memberId, { change: 'reopen' });
    return ok(null);
  });
}
