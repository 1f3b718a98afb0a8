import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { CURRENCIES } from '@khelaghor/money/currency.ts';
import type { CashCurrency, Currency } from '@khelaghor/money/currency.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { periodMs } from './limit-rules.ts';
import type { Counted, Limit, Pending } from './limit-rules.ts';

export type StoredLimit = Limit & {
  memberId: string;
  /** Null for a limit on time, whose amounts are minutes. */
  currency: Currency | null;
  pending: Pending | null;
};

type Row = {
  memberId: string;
  currency: Currency | null;
  kind: string;
  period: string;
  amountMinor: bigint;
  increaseEffectiveAt: Date | null;
  increaseMinor: bigint | null;
};

// Check constraints keep kinds and periods within the types.
const stored = (row: Row): StoredLimit => ({
  memberId: row.memberId,
  currency: row.currency,
  kind: row.kind as LimitKind,
  period: row.period as LimitPeriod,
  amount: row.amountMinor,
  pending:
    row.increaseEffectiveAt === null
      ? null
      : { amount: row.increaseMinor, fromMs: row.increaseEffectiveAt.getTime() },
});

const columns = sql`member_id, currency, kind, period, amount_minor, increase_effective_at, increase_minor`;

/** Returns a member's limits, in every currency. */
export async function listLimits(db: Database, memberId: string): Promise<StoredLimit[]> {
  const { rows } = await sql<Row>`select ${columns} from play_limit
    where member_id = ${memberId} order by kind, period, currency`.execute(db);
  return rows.map(stored);
}

/** Reads and locks limits of some kinds: concurrent decisions wait for each other. */
export async function lockLimits(
  tx: Tx,
  memberIds: readonly string[],
  kinds: readonly LimitKind[],
): Promise<StoredLimit[]> {
  const { rows } = await sql<Row>`
    /* prepared: lock_play_limits */
    select ${columns} from play_limit
    where member_id = any (${toPlainArray(memberIds)}::uuid[])
      and kind = any (${toPlainArray(kinds)}::text[])
    order by member_id, kind, period, currency for update`.execute(tx);
  return rows.map(stored);
}

/** Writes a limit's state; one without an amount is deleted. */
export async function writeLimit(
  tx: Tx,
  {
    memberId,
    currency,
    kind,
    period,
    amount,
    pending,
  }: Omit<StoredLimit, 'amount'> & { amount: bigint | null },
): Promise<void> {
  const key = { memberId, currency, kind, period };
  if (amount === null) {
    await tx
      .deleteFrom('playLimit')
      .where('memberId', '=', memberId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .where('currency', 'is not distinct from', currency)
      .execute();
    return;
  }
  const row = {
    amountMinor: amount,
    increaseEffectiveAt: pending === null ? null : new Date(pending.fromMs),
    increaseMinor: pending?.amount ?? null,
  };
  await tx
    .insertInto('playLimit')
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.constraint('play_limit_one').doUpdateSet(row))
    .execute();
}

/** A member's amounts that count against limits on stakes and on losses. */
export type PlayCounted = { stake: Counted[]; loss: Counted[] };

/** The key of a member's counters in one currency. */
export const playKey = (memberId: string, currency: Currency): string => `${memberId} ${currency}`;

/** Returns what members staked and lost by the hour and currency, over the longest period. */
export async function readCounted(
  db: Database,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, PlayCounted>> {
  const since = new Date(now.getTime() - periodMs.month - hourMs);
  const { rows } = await sql<{
    memberId: string;
    currency: Currency;
    hour: Date;
    stakedMinor: bigint;
    paidMinor: bigint;
  }>`
    /* prepared: play_counted */
    select member_id, currency, hour, staked_minor, paid_minor from play_spend_hourly
    where member_id = any (${toPlainArray(memberIds)}::uuid[])
      and currency = any (${toPlainArray(CURRENCIES)}::text[]) and hour >= ${since}`.execute(db);
  const found = new Map<string, PlayCounted>();
  for (const { memberId, currency, hour, stakedMinor, paidMinor } of rows) {
    const key = playKey(memberId, currency);
    const counted = found.get(key) ?? { stake: [], loss: [] };
    found.set(key, counted);
    // An hour counts as if all of it happened at its end.
    const atMs = hour.getTime() + hourMs;
    counted.stake.push({ atMs, amount: stakedMinor });
    counted.loss.push({ atMs, amount: stakedMinor - paidMinor });
  }
  return found;
}

/** A bet or its later payout, added to the hour in which the bet was placed. */
export type UsageRow = {
  memberId: string;
  currency: Currency;
  placedAt: Date;
  staked: bigint;
  paid: bigint;
};

/** Adds bets to the counters, in the transaction that moves their money. */
export async function addUsage(tx: Tx, rows: readonly UsageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    /* prepared: count_play */
    insert into play_spend_hourly as h (member_id, currency, hour, staked_minor, paid_minor)
    select p.member_id, p.currency, date_trunc('hour', p.placed_at, 'UTC'), sum(p.staked),
      sum(p.paid)
    from unnest(
      ${toPlainArray(rows.map(({ memberId }) => memberId))}::uuid[],
      ${toPlainArray(rows.map(({ currency }) => currency))}::text[],
      ${toPlainArray(rows.map(({ placedAt }) => placedAt.toISOString()))}::timestamptz[],
      ${toPlainArray(rows.map(({ staked }) => staked))}::bigint[],
      ${toPlainArray(rows.map(({ paid }) => paid))}::bigint[]
    ) as p (member_id, currency, placed_at, staked, paid)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (member_id, currency, hour) do update set
      staked_minor = h.staked_minor + excluded.staked_minor,
      paid_minor = h.paid_minor + excluded.paid_minor`.execute(tx);
}

/** The settlement of a counted bet: a further payout, or a part of the stake returned. */
export type BetSettlement = { betId: string; memberId: string; returned: bigint; paid: bigint };

/** Returns the members whose bets are counted. */
async function limitedAmong(tx: Tx, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    /* prepared: play_limited */
    select member_id as id from play_restriction
    where member_id = any (${toPlainArray(memberIds)}::uuid[]) and has_bet_limit`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Counts settlements of members who have limits. The wallets are locked first, so that transactions
 * cannot deadlock.
 */
export async function addSettlements(tx: Tx, ends: readonly BetSettlement[]): Promise<void> {
  if (ends.length === 0) return;
  const limited = await limitedAmong(tx, [...new Set(ends.map(({ memberId }) => memberId))]);
  const counted = ends.filter(({ memberId }) => limited.has(memberId));
  if (counted.length === 0) return;
  await sql`
    update play_spend_hourly h set
      staked_minor = h.staked_minor - d.returned, paid_minor = h.paid_minor + d.paid
    from (
      select b.member_id, b.currency, date_trunc('hour', b.placed_at, 'UTC') as hour,
        sum(e.returned) as returned, sum(e.paid) as paid
      from unnest(
        ${toPlainArray(counted.map(({ betId }) => betId))}::uuid[],
        ${toPlainArray(counted.map(({ returned }) => returned))}::bigint[],
        ${toPlainArray(counted.map(({ paid }) => paid))}::bigint[]
      ) as e (bet_id, returned, paid)
      join bet b on b.id = e.bet_id
      group by 1, 2, 3
    ) d
    where h.member_id = d.member_id and h.currency = d.currency and h.hour = d.hour`.execute(tx);
}

/** Recounts a member's bets of the longest period, when the first limit on play is set. */
export async function recountUsage(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx.deleteFrom('playSpendHourly').where('memberId', '=', memberId).execute();
  const since = new Date(now.getTime() - periodMs.month - hourMs);
  await sql`insert into play_spend_hourly (member_id, currency, hour, staked_minor, paid_minor)
    select member_id, currency, date_trunc('hour', placed_at, 'UTC'),
      sum(stake_minor - returned_minor), sum(payout_minor)
    from bet
    where member_id = ${memberId} and currency = any (${toPlainArray(CURRENCIES)}::text[])
      and placed_at >= date_trunc('hour', ${since}::timestamptz, 'UTC')
    group by 1, 2, 3`.execute(tx);
}

/** Returns a member's deposits in a currency, paid or pending, over the longest period. */
export async function readCountedDeposits(
  db: Database,
  memberId: string,
  currency: CashCurrency,
  now: Date,
): Promise<Counted[]> {
  const rows = await db
    .selectFrom('deposit')
    .select(['createdAt', 'amountMinor'])
    .where('memberId', '=', memberId)
    .where('currency', '=', currency)
    .where('state', 'in', ['requested', 'confirmed'])
    .where('createdAt', '>', new Date(now.getTime() - periodMs.month))
    .execute();
  return rows.map(({ createdAt, amountMinor }) => ({
    atMs: createdAt.getTime(),
    amount: amountMinor,
  }));
}

/** Returns what a member staked and won in a currency, by bets placed since a time. */
export async function playSince(
  db: Database,
  { memberId, currency }: { memberId: string; currency: Currency },
  since: Date,
): Promise<{ staked: bigint; net: bigint }> {
  const { rows } = await sql<{ staked: bigint; net: bigint }>`select
      coalesce(sum(stake_minor - returned_minor), 0)::bigint as staked,
      coalesce(sum(payout_minor + returned_minor - stake_minor), 0)::bigint as net
    from bet
    where member_id = ${memberId} and currency = ${currency} and placed_at >= ${since}`.execute(db);
  return rows[0] ?? { staked: 0n, net: 0n };
}

/** Deletes hours beyond the longest period, and those of members without limits. */
export async function dropOldHours(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - periodMs.month - 24 * hourMs);
  await sql`delete from play_spend_hourly h where h.hour < ${before}
    or not exists (
      select from play_restriction r where r.member_id = h.member_id and r.has_bet_limit
    )`.execute(db);
}
