import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { formatDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import type { Database } from '../../lib/context.ts';
import { getMemberActor } from '../../lib/event-log.ts';
import { readLimitRefusals } from '../../account/responsible-gaming/index.ts';
import type { HarmFacts, PlaySlot } from './harm-rules.ts';
import { slotMs } from './harm-rules.ts';

/** The only SQL of the facts of a member's day. Each reading is one range of an index. */

/** A day of Dhaka as an interval. */
function getDayBounds(day: number): { readonly from: Date; readonly to: Date } {
  return { from: new Date(startOfDhakaDay(day)), to: new Date(startOfDhakaDay(day + 1)) };
}

/** Bets of a day that are read; of more, the newest. */
const betsMax = 20_000;

type Day = { readonly memberId: string; readonly currency: CashCurrency; readonly day: number };

async function readSlots(db: Database, { memberId, currency, day }: Day): Promise<PlaySlot[]> {
  const { from, to } = getDayBounds(day);
  const { rows } = await sql<PlaySlot>`
    with newest as (
      select id, placed_at, stake_minor - returned_minor as stake, payout_minor as paid
      from bet
      where member_id = ${memberId} and currency = ${currency}
        and placed_at >= ${from} and placed_at < ${to} and state in ('won', 'lost')
      order by placed_at desc, id desc limit ${betsMax}
    ), ordered as (
      select placed_at, stake, paid,
        lag(paid < stake) over (order by placed_at, id) as after_loss
      from newest
    )
    select floor(extract(epoch from placed_at - ${from}::timestamptz) * 1000 / ${slotMs})::int
        as slot,
      count(*)::int as bets, sum(stake)::bigint as staked, sum(paid)::bigint as paid,
      (count(*) filter (where after_loss))::int as lost_before,
      coalesce(sum(stake) filter (where after_loss), 0)::bigint as staked_after_loss,
      (count(*) filter (where not after_loss))::int as won_before,
      coalesce(sum(stake) filter (where not after_loss), 0)::bigint as staked_after_win
    from ordered group by 1 order by 1`.execute(db);
  return rows;
}

const ends: Readonly<Record<string, HarmFacts['deposits'][number]['end']>> = {
  confirmed: 'paid',
  failed: 'failed',
  expired: 'failed',
};

async function readDeposits(
  db: Database,
  { memberId, currency, day }: Day,
): Promise<HarmFacts['deposits']> {
  const { from, to } = getDayBounds(day);
  const rows = await db
    .selectFrom('deposit')
    .select(['createdAt', 'amountMinor', 'state'])
    .where('memberId', '=', memberId)
    .where('currency', '=', currency)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .execute();
  return rows.map(({ createdAt, amountMinor, state }) => ({
    atMs: createdAt.getTime() - from.getTime(),
    amount: amountMinor,
    end: ends[state] ?? 'waiting',
  }));
}

async function countRaised(db: Database, { memberId, day }: Day): Promise<number> {
  const { from, to } = getDayBounds(day);
  const { raised } = await db
    .selectFrom('eventLog')
    .select(({ fn }) => fn.countAll<bigint>().as('raised'))
    .where('subject', '=', getMemberActor(memberId))
    .where('actor', '=', getMemberActor(memberId))
    .where('kind', 'in', ['play.asked', 'play.confirmed'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
  return Number(raised);
}

/** Reads all that is looked at of a member's day. */
export async function readHarmFacts(db: Database, day: Day): Promise<HarmFacts> {
  const [slots, deposits, limitsRaised, limitsReached] = [
    await readSlots(db, day),
    await readDeposits(db, day),
    await countRaised(db, day),
    await readLimitRefusals(db, day.memberId, formatDay(day.day)),
  ];
  return { slots, deposits, limitsRaised, limitsReached };
}

/** Returns the next members who bet or asked to pay in on a day, by their ids. */
export async function listNextActive(
  db: Database,
  { day, currency }: Omit<Day, 'memberId'>,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const { from, to } = getDayBounds(day);
  const date = formatDay(day);
  const behind = after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await sql<{ id: string }>`
    select member_id as id from (
      (select member_id from report_activity
        where act = 'bet' and dimension = 'all' and currency = ${currency} and key = ''
          and month = date_trunc('month', ${date}::date)::date
          and days & (1 << (extract(day from ${date}::date)::int - 1)) <> 0
          and member_id > ${behind}::uuid
        order by member_id limit ${limit})
      union
      (select distinct member_id from deposit
        where created_at >= ${from} and created_at < ${to} and member_id > ${behind}::uuid
        order by member_id limit ${limit})
    ) a order by member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
