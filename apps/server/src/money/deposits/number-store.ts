import { sql } from 'kysely';
import { numberTypes } from '@khelaghor/contract/money/manual-providers.ts';
import type { NumberType } from '@khelaghor/contract/money/manual-providers.ts';
import { formatDhakaDate, getDhakaDay, parseDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** A number of the house that a deposit is given. */
export type GivenNumber = {
  readonly number: string;
  readonly label: string;
  readonly type: NumberType;
};

/** An active number, and what it may still take; null: no limit. */
type UsedNumber = GivenNumber & { readonly channel: string; readonly leftMinor: bigint | null };

/** Reads the type of a number, which a check of the table keeps within these. */
export const toNumberType = (type: string): NumberType =>
  numberTypes.find((known) => known === type) ?? 'personal';

/**
 * Reads the active numbers of channels, of each channel the one through which the least money was
 * ordered today first. Deposits that expired or failed do not count; what was ordered to a number
 * through other channels counts towards its limits.
 */
async function readUsed(
  db: Database,
  channels: readonly string[],
  now: Date,
): Promise<UsedNumber[]> {
  const day = new Date(startOfDhakaDay(getDhakaDay(now.getTime())));
  const first = `${formatDhakaDate(now.getTime()).slice(0, 7)}-01`;
  const month = new Date(startOfDhakaDay(parseDay(first)));
  const { rows } = await sql<Omit<UsedNumber, 'type'> & { type: string }>`
    with wanted as (
      select * from deposit_channel_number where channel = any (${channels}::text[]) and active
    ), ordered as (
      select m.wallet_number, d.channel,
        sum(counted.minor) filter (where d.created_at >= ${day}) as today,
        sum(counted.minor) as this_month
      from deposit d join manual_deposit m on m.deposit_id = d.id cross join lateral (
        select case d.state when 'confirmed' then d.amount_minor else m.ordered_minor end as minor
      ) counted
      where d.created_at >= ${month} and d.state in ('requested', 'confirmed')
        and d.channel in (
          select n.channel from deposit_channel_number n join wanted w on w.number = n.number
        )
      group by m.wallet_number, d.channel
    )
    select n.channel, n.number, n.label, n.type,
      least(n.per_day_minor - u.today, n.per_month_minor - u.this_month)::bigint as left_minor
    from wanted n cross join lateral (
      select coalesce(sum(o.today), 0) as today, coalesce(sum(o.this_month), 0) as this_month,
        coalesce(sum(o.today) filter (where o.channel = n.channel), 0) as here
      from ordered o where o.wallet_number = n.number
    ) u
    order by n.channel, u.here, n.place`.execute(db);
  return rows.map((row) => ({ ...row, type: toNumberType(row.type) }));
}

const takes = ({ leftMinor }: UsedNumber, amount: bigint): boolean =>
  leftMinor === null || leftMinor >= amount;

/**
 * Returns the active number of a channel through which the least money was ordered today, among
 * those that may still take an amount.
 * @returns `none`: the channel has no active number; `full`: none of them may take the amount
 */
export async function findLeastUsedNumber(
  db: Database,
  channel: string,
  { now, amount }: { readonly now: Date; readonly amount: bigint },
): Promise<GivenNumber | 'none' | 'full'> {
  const used = await readUsed(db, [channel], now);
  if (used.length === 0) return 'none';
  return used.find((one) => takes(one, amount)) ?? 'full';
}

/**
 * Locks the limited numbers of a channel, also where other channels have them, so that of many
 * deposits at once no two are given the same rest of a number.
 */
export async function lockLimitedNumbers(tx: Tx, channel: string): Promise<void> {
  await sql`
    select from deposit_channel_number
    where number in (
      select number from deposit_channel_number
      where channel = ${channel} and active
        and (per_day_minor is not null or per_month_minor is not null)
    )
    order by number, channel for update`.execute(tx);
}

/** Returns those of the channels whose numbers may not even take the least amount any more. */
export async function listFullChannels(
  db: Database,
  channels: readonly { readonly code: string; readonly minimum: string }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (channels.length === 0) return new Set();
  const used = await readUsed(
    db,
    channels.map(({ code }) => code),
    now,
  );
  const full = channels.filter(({ code, minimum }) => {
    const own = used.filter(({ channel }) => channel === code);
    return own.length > 0 && !own.some((one) => takes(one, BigInt(minimum)));
  });
  return new Set(full.map(({ code }) => code));
}
