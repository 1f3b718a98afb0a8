// Fills the bets with a long record of one member, for measuring how it is read. The rows are
// written straight into the tables: betting ten million times would take hours.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { v7 } from 'uuid';

const months = 24;
const crowdSize = 2_000;
/** How many bets the member has that the long record is compared with. */
const shortRows = 1_000;
/** One bet in so many is of the rare game, and one void. */
export const rareEvery = 100_000;
const games = Array.from({ length: 20 }, (_, number) => `bench${number}`);

/** What all of them are in: a record is read in one currency. */
export const betCurrency = 'PLAY' as const;

/** A game like the others, one with few bets, and one without. */
export const usualGame = 'bench7';
export const rareGame = 'k3';
export const idleGame = 'dice';

/** Who has bet, and when. */
export type BetHistory = {
  /** The member with the many bets. */
  readonly long: string;
  /** One with a thousand, over the same time. */
  readonly short: string;
  readonly from: Date;
  readonly to: Date;
};

const startOfMonth = (at: Date, ahead: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1));

type Part = { readonly from: Date; readonly msEach: number; first: number; last: number };

/**
 * The bets with numbers from `first` to before `last`. Of every two one is the long member's; the
 * other is the crowd's, now and then the short member's. They are spread over twenty games.
 */
async function fillPart(
  db: Kysely<DB>,
  { long, short }: Pick<BetHistory, 'long' | 'short'>,
  part: Part & { readonly shortEvery: number; readonly crowd: readonly string[] },
): Promise<void> {
  await sql`
    insert into bet (
      id, member_id, currency, product, source, game_code, stake_minor, returned_minor,
      payout_minor, state, detail, body_hash, placed_at, settled_at
    )
    select
      (encode(substring(int8send(b.ms) from 3), 'hex') || '7' || substr(b.noise, 1, 3) || '8'
        || substr(b.noise, 4, 15))::uuid,
      case
        when n % 2 = 0 then ${long}::uuid
        when n % ${part.shortEvery} = 1 then ${short}::uuid
        else (${part.crowd}::uuid[])[1 + (n * 7919) % ${crowdSize}]
      end,
      ${betCurrency}, 'vendor', 'acme',
      case when b.turn % ${rareEvery} = 1 then ${rareGame}
        else (${games}::text[])[1 + b.turn % ${games.length}] end,
      1000, case when b.state = 'void' then 1000 else 0 end,
      case when b.state = 'won' then 1980 else 0 end, b.state,
      '{"direction": "under", "chance": 4950, "roll": 1234}',
      substr(b.noise || b.noise, 1, 43), to_timestamp(b.ms / 1000.0), to_timestamp(b.ms / 1000.0)
    from (
      select n, n / 2 as turn, md5(n::text) as noise,
        ${part.from.getTime()}::bigint + (n * ${part.msEach}::float8)::bigint as ms,
        case when n / 2 % ${rareEvery} = 2 then 'void' when n / 2 % 40 < 19 then 'won' else 'lost'
          end as state
      from generate_series(${part.first}::bigint, ${part.last - 1}::bigint) as n
    ) as b
  `.execute(db);
}

/** Writes the rows while there are no indexes: those are made much faster in one go. */
async function withoutIndexes(db: Kysely<DB>, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes where tablename = 'bet' and indexname <> 'bet_pkey'
  `.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  await fill();
  for (const { indexdef } of rows) await sql.raw(indexdef).execute(db);
}

/** Writes the record: `rows` bets of one member, and as many of others between them. */
export async function loadBets(
  db: Kysely<DB>,
  rows: number,
  now: Date,
  log: (line: string) => void,
): Promise<BetHistory> {
  const [from, to] = [startOfMonth(now, -months), startOfMonth(now, 0)];
  const history = { long: v7(), short: v7(), from, to };
  const crowd = Array.from({ length: crowdSize }, () => v7());
  const shortEvery = 2 * Math.max(1, Math.floor(rows / shortRows));
  const msEach = (to.getTime() - from.getTime()) / (rows * 2);
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await sql`
    insert into game
    select (jsonb_populate_record(g, jsonb_build_object('code', made.name))).*
    from game g, unnest(${games}::text[]) made (name) where g.code = ${idleGame}`.execute(db);
  const parts = 8;
  const size = Math.ceil((rows * 2) / parts);
  await withoutIndexes(db, async () => {
    for (let number = 0; number < parts; number += 1) {
      const first = number * size;
      const last = Math.min(first + size, rows * 2);
      await fillPart(db, history, { from, msEach, first, last, shortEvery, crowd });
      if (number % 2 === 1) log(`  ${number + 1} of ${parts} parts are written`);
    }
  });
  await sql`
    insert into bet_daily_total (
      member_id, currency, day, game_code, state, bets, stake_minor, payout_minor
    )
    select member_id, currency, dhaka_day(placed_at), game_code, state, count(*),
      sum(stake_minor - returned_minor), sum(payout_minor)
    from bet group by 1, 2, 3, 4, 5`.execute(db);
  // What the server does by itself some time after such a load.
  await sql`vacuum (analyze) bet, bet_daily_total`.execute(db);
  await sql`checkpoint`.execute(db);
  return history;
}
