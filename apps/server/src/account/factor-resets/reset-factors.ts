import type { FactorReset, FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor, getOperatorActor } from '../../lib/event-log.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { holdPayouts, maskMobile, findMemberOfSession, removeMobile } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { hasPaymentPassword, removePaymentPassword } from '../payment-password/index.ts';
import {
  findAuthenticatorSince,
  readPasskeys,
  countRecoveryCodesLeft,
  removeAuthenticator,
  removePasskey,
  removeRecoveryCodes,
} from '../second-factors/index.ts';
import { endSessions } from '../sessions/index.ts';
import * as store from './store.ts';
import { readChannels, tellAsked, tellDone } from './notify-owner.ts';

/** The time in which the owner can stop a reset. */
const coolingMs = 24 * 3_600_000;

const computeStopHash = (ctx: Context, token: string): string =>
  ctx.secrets.mac('factor-reset-stop', token);

type Act = { readonly memberId: string; readonly caller: OperatorCaller; readonly reason: string };

/** Logs which operator did what with a reset, and why. */
async function note(
  ctx: Context,
  tx: Database,
  kind: 'asked' | 'done' | 'withdrawn',
  { memberId, caller, reason }: Act,
  detail: Record<string, unknown>,
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `member.factor_reset_${kind}`,
    actor: getOperatorActor(caller.username),
    subject: getMemberActor(memberId),
    detail: { reason, ...detail },
  });
}

/** Requests a reset, and notifies the owner on every channel they have. */
export function askReset(
  ctx: Context,
  act: Act,
  withPayment: boolean,
): Promise<Result<null, 'reset_waits'>> {
  return transact(ctx, async (tx) => {
    const member = await findMemberOfSession(tx, act.memberId);
    const askedAt = ctx.clock.now();
    const dueAt = new Date(askedAt.getTime() + coolingMs);
    const token = ctx.random.token(32);
    const reset = { id: ctx.random.id(), memberId: member.id, withPayment, askedAt, dueAt };
    const isKept = await store.insertReset(tx, {
      ...reset,
      reason: act.reason,
      askedBy: act.caller.username,
      stopHash: computeStopHash(ctx, token),
    });
    if (!isKept) return refuse('reset_waits');
    const told = await readChannels(ctx, tx, member);
    await note(ctx, tx, 'asked', act, { reset: reset.id, withPayment, told });
    await tellAsked(ctx, tx, member, { token, dueAt });
    return ok(null);
  });
}

/** Removes all factors of the account, and ends its sessions. */
async function takeAway(ctx: Context, tx: Database, member: Member, withPayment: boolean) {
  // Before the phone number is removed.
  await tellDone(ctx, tx, member);
  await removeAuthenticator(tx, member.id);
  for (const { id } of await readPasskeys(tx, member.id)) await removePasskey(tx, member.id, id);
  await removeRecoveryCodes(tx, member.id);
  await removeMobile(tx, member.id);
  if (withPayment) await removePaymentPassword(tx, member.id);
  await holdPayouts(tx, member.id, ctx.clock.now());
  await endSessions(ctx, tx, member.id, 'all');
}

type CarryOutRefusal = 'reset_unknown' | 'reset_too_soon' | 'second_operator_needed';

/**
 * Carries out a reset after its day of waiting: app, passkeys, recovery codes and phone go,
 * sessions end, and payouts are held for another day. Refuses the operator who requested it when
 * there is another operator.
 */
export function carryOutReset(ctx: Context, act: Act): Promise<Result<null, CarryOutRefusal>> {
  return transact(ctx, async (tx) => {
    // Locks in the same order as other transactions: the member first.
    const member = await findMemberOfSession(tx, act.memberId);
    const waiting = await store.lockWaiting(tx, act.memberId);
    if (!waiting) return refuse('reset_unknown');
    const endedAt = ctx.clock.now();
    const waitMs = waiting.dueAt.getTime() - endedAt.getTime();
    if (waitMs > 0) return refuseForNow('reset_too_soon', waitMs);
    const { username } = act.caller;
    if (waiting.askedBy === username && (await store.hasOtherOperator(tx, waiting)))
      return refuse('second_operator_needed');
    const { id, withPayment } = waiting;
    await store.endReset(tx, id, { outcome: 'done', endedAt, endedBy: username });
    await takeAway(ctx, tx, member, withPayment);
    await note(ctx, tx, 'done', act, { reset: id, withPayment, askedBy: waiting.askedBy });
    return ok(null);
  });
}

/** Withdraws a pending reset. */
export function withdrawReset(ctx: Context, act: Act): Promise<Result<null, 'reset_unknown'>> {
  return transact(ctx, async (tx) => {
    const waiting = await store.lockWaiting(tx, act.memberId);
    if (!waiting) return refuse('reset_unknown');
    const { id } = waiting;
    const end = { outcome: 'withdrawn', endedBy: act.caller.username } as const;
    await store.endReset(tx, id, { ...end, endedAt: ctx.clock.now() });
    await note(ctx, tx, 'withdrawn', act, { reset: id });
    return ok(null);
  });
}

/** Stops a reset with the token sent to its owner; valid while the reset is pending. */
export function stopReset(
  ctx: Context,
  token: string,
): Promise<Result<Record<string, never>, 'link_expired'>> {
  return transact(ctx, async (tx) => {
    const waiting = await store.lockByStop(tx, computeStopHash(ctx, token));
    if (!waiting) return refuse('link_expired');
    const subject = getMemberActor(waiting.memberId);
    const end = { outcome: 'stopped', endedBy: 'member' } as const;
    await store.endReset(tx, waiting.id, { ...end, endedAt: ctx.clock.now() });
    const kind = 'member.factor_reset_stopped';
    await logEvent(ctx, tx, { kind, actor: subject, subject, detail: { reset: waiting.id } });
    return ok({});
  });
}

const getValue = (reset: store.StoredReset): FactorReset => ({
  id: reset.id,
  reason: reset.reason,
  askedBy: reset.askedBy,
  askedAt: reset.askedAt.toISOString(),
  dueAt: reset.dueAt.toISOString(),
  withPayment: reset.withPayment,
  // The table's check allows no others.
  outcome: reset.outcome as FactorReset['outcome'],
  endedAt: reset.endedAt?.toISOString() ?? null,
  endedBy: reset.endedBy,
});

/** Returns a member's factors and resets, for one operator. */
export async function readResetsValue(
  ctx: Context,
  member: Member,
  { username }: OperatorCaller,
): Promise<FactorResets> {
  const { db } = ctx;
  const resets = await store.readResets(db, member.id);
  const waiting = resets.find(({ endedAt }) => endedAt === null) ?? null;
  const isOwn = waiting !== null && waiting.askedBy === username;
  return {
    has: {
      authenticator: (await findAuthenticatorSince(db, member.id)) !== null,
      passkeys: (await readPasskeys(db, member.id)).length,
      recoveryCodes: await countRecoveryCodesLeft(db, member.id),
      mobileMasked: member.provenMobile === null ? null : maskMobile(member.provenMobile),
      paymentPassword: await hasPaymentPassword(db, member.id),
    },
    tells: await readChannels(ctx, db, member),
    waiting: waiting && getValue(waiting),
    needsOther: isOwn && (await store.hasOtherOperator(db, waiting)),
    past: resets.filter(({ endedAt }) => endedAt !== null).map(getValue),
  };
}
