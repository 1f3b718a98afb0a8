import type {
  LimitKind,
  LimitPeriod,
  setLimit as setRoute,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { dropOffers } from '../../site/web-push/index.ts';
import { findMemberOfSession } from '../members/index.ts';
import { getCurrencyOfMode, readSettingsInTx } from '../../site/settings/index.ts';
import { isReauthCodeWrong, proveSelf } from '../step-up/index.ts';
import type { SpendProof, OtpForm } from '../step-up/index.ts';
import { confirmLimit, wantLimit } from './limit-rules.ts';
import type { Standing } from './limit-rules.ts';
import { recountUsage, listLimits, lockLimits, writeLimit } from './limit-store.ts';
import type { StoredLimit } from './limit-store.ts';
import { noteChange } from './limit-history.ts';
import type { ByOperator } from './limit-history.ts';
import { countPlayTime } from './play-time.ts';
import { lockRestriction, writeRestriction } from './store.ts';
import type { StoredRestriction } from './store.ts';

/** Longer than any request may take. */
const underWayMs = 60_000;

type ProofRefusal = (typeof setRoute)['refusals'][number] | 'too_many_requests';
type Which = { kind: LimitKind; period: LimitPeriod };
/** What a limit counts: money of one currency, or minutes. */
type Counting = Which & { currency: CashCurrency | null };
type Changing = {
  tx: Tx;
  memberId: string;
  which: Counting;
  restriction: StoredRestriction;
  before: Standing;
};

/** Returns the limit of the site's current currency. */
async function findCounting(
  ctx: Context,
  db: Database,
  { kind, period }: Which,
): Promise<Counting> {
  if (kind === 'time') return { kind, period, currency: null };
  return { kind, period, currency: getCurrencyOfMode((await readSettingsInTx(ctx, db)).moneyMode) };
}

const isOf =
  ({ kind, period, currency }: Counting) =>
  (limit: StoredLimit): boolean =>
    limit.kind === kind && limit.period === period && limit.currency === currency;

/** Runs a change to one limit of a member, with both rows locked. */
function changing<T>(
  ctx: Context,
  memberId: string,
  wanted: Which,
  work: (changing: Changing) => Promise<T>,
): Promise<T> {
  return transact(ctx, async (tx) => {
    const which = await findCounting(ctx, tx, wanted);
    const restriction = await lockRestriction(tx, memberId);
    const limits = await lockLimits(tx, [memberId], [which.kind]);
    return work({ tx, memberId, which, restriction, before: standing(limits.find(isOf(which))) });
  });
}

/** Writes a limit, and whether its member has anything to be counted now. */
async function write(
  ctx: Context,
  { tx, memberId, which, restriction }: Changing,
  after: Standing,
) {
  await writeLimit(tx, { memberId, ...which, ...after });
  await dropOffers(tx, memberId);
  if (which.kind === 'time') {
    await countPlayTime(ctx, tx, memberId);
    return;
  }
  const isLimited = (await lockLimits(tx, [memberId], ['stake', 'loss'])).length > 0;
  if (isLimited === restriction.hasBetLimit) return;
  if (isLimited) {
    const now = ctx.clock.now();
    await recountUsage(tx, memberId, now);
    // A bet in progress passed as that of a member without limits: recount after it ends.
    const runAt = new Date(now.getTime() + underWayMs);
    await addJob(
      tx,
      'rebuild-limit-usage',
      { memberId },
      { runAt, jobKey: `rebuild-limit-usage:${memberId}` },
    );
  }
  await writeRestriction(tx, memberId, { hasBetLimit: isLimited });
}

/** Recounts a limited member's bets, with those in progress when they set the first limit. */
export function rebuildCounters(ctx: Context, memberId: string): Promise<void> {
  return transact(ctx, async (tx) => {
    const { hasBetLimit } = await lockRestriction(tx, memberId);
    const limits = await lockLimits(tx, [memberId], ['stake', 'loss']);
    if (hasBetLimit && limits.length > 0) await recountUsage(tx, memberId, ctx.clock.now());
  });
}

type Wanted = Which & { readonly amount: bigint | null };

const standing = (limit?: StoredLimit): Standing => ({
  amount: limit?.amount ?? null,
  pending: limit?.pending ?? null,
});

const loosens = (before: Standing, after: Standing): boolean =>
  after !== before && after.pending !== null;

/** Checks the proof that loosening a limit requires; tightening requires none. */
async function proveLoosening(
  ctx: Context,
  memberId: string,
  { amount, ...which }: Wanted,
  typed: OtpForm,
): Promise<Result<SpendProof | null, ProofRefusal>> {
  const limits = await listLimits(ctx.db, memberId);
  const before = standing(limits.find(isOf(await findCounting(ctx, ctx.db, which))));
  if (!loosens(before, wantLimit(before, amount, ctx.clock.now().getTime()))) return ok(null);
  return proveSelf(ctx, await findMemberOfSession(ctx.db, memberId), typed);
}

/** Sets, tightens or requests to loosen a limit; a loosening must be confirmed after its wait. */
export async function setLimit(
  ctx: Context,
  memberId: string,
  { amount, ...which }: Wanted,
  typed: OtpForm,
): Promise<Result<null, ProofRefusal>> {
  const own = await proveLoosening(ctx, memberId, { amount, ...which }, typed);
  if (!own.ok) return own;
  return changing(ctx, memberId, which, async (held) => {
    const { before } = held;
    const after = wantLimit(before, amount, ctx.clock.now().getTime());
    const isPending = after.pending !== null;
    if (after === before || (after.amount === before.amount && !isPending && !before.pending))
      return ok(null);
    if (loosens(before, after)) {
      // Tightened since it was read: what was no loosening then is one now.
      if (own.value === null)
        return refuse('field_required', { fields: { password: { code: 'field_required' } } });
      if (!(await own.value(held.tx))) return isReauthCodeWrong();
    }
    await write(ctx, held, after);
    const change = isPending ? 'asked' : 'set';
    await noteChange(ctx, held.tx, memberId, { change, ...held.which, amount });
    return ok(null);
  });
}

/**
 * Sets or lowers a member's limit for an operator. Refuses a limit that is not lower than the
 * present one: operators never loosen limits, nor request it.
 */
export function decreaseLimit(
  ctx: Context,
  memberId: string,
  { amount, ...which }: Which & { amount: bigint },
  by: ByOperator,
): Promise<Result<null, 'limit_only_tightened'>> {
  return changing(ctx, memberId, which, async (held) => {
    const { before } = held;
    if (before.amount !== null && amount >= before.amount) return refuse('limit_only_tightened');
    await write(ctx, held, wantLimit(before, amount, ctx.clock.now().getTime()));
    await noteChange(ctx, held.tx, memberId, { change: 'set', ...held.which, amount }, by);
    await sendNotification(ctx, held.tx, {
      to: await findMemberOfSession(held.tx, memberId),
      template: 'limit_tightened',
    });
    return ok(null);
  });
}

/** Puts a loosening into force after its wait, once the member passes step-up authentication. */
export async function confirmLimitIncrease(
  ctx: Context,
  memberId: string,
  which: Which,
  typed: OtpForm,
): Promise<Result<null, ProofRefusal | 'limit_change_unknown' | 'limit_change_too_soon'>> {
  const own = await proveSelf(ctx, await findMemberOfSession(ctx.db, memberId), typed);
  if (!own.ok) return own;
  return changing(ctx, memberId, which, async (held) => {
    const nowMs = ctx.clock.now().getTime();
    const after = confirmLimit(held.before, nowMs);
    if (after === 'limit_change_unknown') return refuse(after);
    if (after === 'limit_change_too_soon')
      return refuseForNow(after, (held.before.pending?.fromMs ?? nowMs) - nowMs);
    if (!(await own.value(held.tx))) return isReauthCodeWrong();
    await write(ctx, held, after);
    const { amount } = after;
    await noteChange(ctx, held.tx, memberId, { change: 'confirmed', ...held.which, amount });
    return ok(null);
  });
}

/** Withdraws a pending loosening. */
export function cancelLimitIncrease(
  ctx: Context,
  memberId: string,
  which: Which,
): Promise<Result<null, 'limit_change_unknown'>> {
  return changing(ctx, memberId, which, async (held) => {
    const { amount, pending } = held.before;
    if (pending === null) return refuse('limit_change_unknown');
    await write(ctx, held, { amount, pending: null });
    await noteChange(ctx, held.tx, memberId, { change: 'withdrawn', ...held.which, amount });
    return ok(null);
  });
}
