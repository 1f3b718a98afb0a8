import type { Currency, CashCurrency } from '@khelaghor/money/currency.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { formatTimestamp } from '../../lib/http/messages.ts';
import type { Reached, Limit } from './limit-rules.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { PlayRestrictions } from '../../lib/http/principals.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { computeUsed, judgeAmount } from './limit-rules.ts';
import {
  listLimits,
  lockLimits,
  playKey,
  readCounted,
  readCountedDeposits,
} from './limit-store.ts';
import { getPause, checkCanPlay } from './restrictions.ts';
import { countLimitRefusal, lockRestriction, readRestriction } from './store.ts';

/** Returns the parameters of a refusal: the amount left, and when the amount would fit. */
function limitErrorParams({ left, fromMs }: Reached, currency: Currency) {
  const money = { currency, lang: 'en', grouping: 'lakh', digits: 'latn' } as const;
  return {
    left: formatMoney(minor(left), money),
    from: fromMs === null ? 'never' : formatTimestamp(new Date(fromMs)),
  };
}

export type StakeLimitRefusal = 'limit_stake_reached' | 'limit_loss_reached';
/** A stake that a member wants to place. */
export type Stake = { memberId: string; currency: Currency; stake: bigint };

const getRefusal = {
  stake: 'limit_stake_reached',
  loss: 'limit_loss_reached',
  deposit: 'limit_deposit_reached',
} as const;

/**
 * Returns the stakes that exceed a limit of their members, each of another member, in the
 * transaction that moves them. The limits stay locked until it ends, so that the next stake sees
 * what this one counted. A stake counts as lost: its outcome must not decide whether it is
 * accepted.
 */
export async function checkStakeLimits(
  tx: Tx,
  stakes: readonly Stake[],
  now: Date,
): Promise<(Failure<StakeLimitRefusal> | null)[]> {
  if (stakes.length === 0) return [];
  const memberIds = stakes.map(({ memberId }) => memberId);
  const limits = await lockLimits(tx, memberIds, ['stake', 'loss']);
  // Read after the lock, to include what earlier holders counted.
  const counted = await readCounted(tx, memberIds, now);
  return stakes.map(({ memberId, currency, stake }) => {
    const own: readonly Limit[] = limits.filter(
      (limit) => limit.memberId === memberId && limit.currency === currency,
    );
    const played = counted.get(playKey(memberId, currency));
    const countedFor = (kind: Limit['kind']) =>
      (kind === 'loss' ? played?.loss : played?.stake) ?? [];
    const reached = judgeAmount(own, countedFor, stake, now.getTime());
    if (reached === null) return null;
    const refusal = reached.limit.kind === 'loss' ? getRefusal.loss : getRefusal.stake;
    return refuse(refusal, { params: limitErrorParams(reached, currency) });
  });
}

/** Reads a member's break or freeze and locks it: none begins before the transaction ends. */
export async function keepExclusion(
  tx: Tx,
  memberId: string,
  now: Date,
): Promise<PlayRestrictions['pause']> {
  return getPause(await lockRestriction(tx, memberId, 'share'), now);
}

/** Whether a break of the member or a freeze of their play holds. */
export const isOnBreak = async (db: Database, memberId: string, now: Date): Promise<boolean> =>
  getPause(await readRestriction(db, memberId), now) !== null;

/**
 * Refuses a deposit beyond a limit, in the transaction that stores it. Pending deposits count:
 * concurrent ones cannot exceed the limit together.
 */
export async function checkDepositLimit(
  tx: Tx,
  { memberId, currency, amount }: { memberId: string; currency: CashCurrency; amount: bigint },
  now: Date,
): Promise<Failure<'limit_deposit_reached' | 'on_break'> | null> {
  const barred = checkCanPlay({ pause: await keepExclusion(tx, memberId, now) });
  if (barred) return barred;
  const held = await lockLimits(tx, [memberId], ['deposit']);
  const limits = held.filter((limit) => limit.currency === currency);
  if (limits.length === 0) return null;
  const counted = await readCountedDeposits(tx, memberId, currency, now);
  const reached = judgeAmount(limits, () => counted, amount, now.getTime());
  if (reached) await countLimitRefusal(tx, memberId, formatDhakaDate(now.getTime()));
  return reached && refuse(getRefusal.deposit, { params: limitErrorParams(reached, currency) });
}

/** Returns what the strictest limit on deposits leaves; null: the member has none. */
export async function readDepositLeft(
  db: Database,
  memberId: string,
  currency: CashCurrency,
  now: Date,
): Promise<bigint | null> {
  const own = (await listLimits(db, memberId)).filter(
    (limit) => limit.kind === 'deposit' && limit.currency === currency,
  );
  if (own.length === 0) return null;
  const counted = await readCountedDeposits(db, memberId, currency, now);
  return own
    .map(({ amount, period }) => amount - computeUsed(period, counted, now.getTime()))
    .map((left) => (left > 0n ? left : 0n))
    .reduce((least, left) => (left < least ? left : least));
}
