// Fills a ledger with a long history, for measuring how it is read. The rows are written straight
// into the months' partitions: posting ten million transfers would take an hour.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { gameAccount, memberAccount } from '@khelaghor/ledger/account.ts';

const months = 24;
const crowdSize = 2_000;
/** How many rows the account has that the long one is compared with. */
export const shortRows = 1_000;

/** Who is in the history, and when it is. */
export type History = {
  /** The account with the many rows. */
  readonly long: string;
  /** One with a thousand, over the same time. */
  readonly short: string;
  /** The other side of every bet: it has all rows. */
  readonly house: string;
  readonly from: Date;
  readonly to: Date;
};

type Accounts = Pick<History, 'long' | 'short' | 'house'> & {
  readonly clearing: string;
  readonly hold: string;
  readonly crowd: readonly string[];
};

async function openAccounts(db: Kysely<DB>): Promise<Accounts> {
  const wallet = (name: string) => openAccount(db, memberAccount(name, 'wallet', 'PLAY'));
  const crowd: string[] = [];
  for (let number = 0; number < crowdSize; number += 1) crowd.push(await wallet(`crowd${number}`));
  return {
    long: await wallet('long'),
    short: await wallet('short'),
    house: await openAccount(db, gameAccount('dice', 'PLAY')),
    clearing: await openAccount(db, {
      owner: 'gateway:sandbox',
      kind: 'gateway_clearing',
      currency: 'PLAY',
    }),
    hold: await openAccount(db, memberAccount('long', 'payout_hold', 'PLAY')),
    crowd,
  };
}

const startOfMonth = (at: Date, ahead: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1));

/**
 * One month's rows, with numbers from `first` to before `end`. Of every two rows one is the long
 * account's; the other is the crowd's, now and then the short account's. Of a thousand rows of an
 * account one is a deposit and one a withdrawal, the others are stakes and payouts by turns.
 */
async function fillMonth(
  db: Kysely<DB>,
  accounts: Accounts,
  month: { start: Date; end: Date; first: number; last: number; shortEvery: number },
): Promise<void> {
  const msEach =
    (month.end.getTime() - month.start.getTime()) / Math.max(1, month.last - month.first);
  await sql`
    insert into filling (
      id, seq, code, debit_account_id, credit_account_id, amount_minor, currency, cause_kind,
      cause_id, phase, debit_after_minor, credit_after_minor, created_at
    )
    select
      (encode(substring(int8send(line.ms) from 3), 'hex') || '7' || substr(line.noise, 1, 3) || '8'
        || substr(line.noise, 4, 15))::uuid,
      line.n, line.code,
      case when line.gives then line.own else line.other end,
      case when line.gives then line.other else line.own end,
      line.amount, 'PLAY', 'dice_bet', gen_random_uuid(), 'posted',
      case when line.gives or line.code = 'withdrawal_request' then line.after end,
      case when not line.gives then line.after end,
      to_timestamp(line.ms / 1000.0)
    from (
      select n, code.code, 1000 as amount, md5(n::text) as noise,
        code.code in ('stake', 'withdrawal_request') as gives,
        ${month.start.getTime()}::bigint + ((n - ${month.first}) * ${msEach}::float8)::bigint as ms,
        who.own,
        case code.code when 'deposit' then ${accounts.clearing}::uuid
          when 'withdrawal_request' then ${accounts.hold}::uuid else ${accounts.house}::uuid
        end as other,
        1000000000000 - (n / 2 % 2) * 1000 as after
      from generate_series(${month.first}::bigint, ${month.last - 1}::bigint) as n
      cross join lateral (
        select case
          when n % 2 = 0 then ${accounts.long}::uuid
          when n % ${month.shortEvery} = 1 then ${accounts.short}::uuid
          else (${accounts.crowd}::uuid[])[1 + (n * 7919) % ${crowdSize}]
        end as own
      ) as who
      cross join lateral (
        select case
          when n / 2 % 1000 = 0 then 'deposit' when n / 2 % 1000 = 500 then 'withdrawal_request'
          when n / 2 % 2 = 1 then 'stake' else 'payout'
        end as code
      ) as code
    ) as line
    order by line.n
  `.execute(db);
}

/**
 * Makes a month's partition out of rows that are written before there are indexes: those are made
 * much faster in one go.
 */
async function makeMonth(
  db: Kysely<DB>,
  accounts: Accounts,
  month: Parameters<typeof fillMonth>[2],
): Promise<void> {
  const name = `ledger_transfer_${month.start.toISOString().slice(0, 7).replace('-', '_')}`;
  const table = sql.table(name);
  await sql`drop table if exists ${table}`.execute(db);
  await sql`create table filling (
    like ledger_transfer including defaults including constraints
  )`.execute(db);
  await fillMonth(db, accounts, month);
  await sql`alter table filling add primary key (id)`.execute(db);
  await sql`create index on filling (debit_account_id, seq)`.execute(db);
  await sql`create index on filling (credit_account_id, seq)`.execute(db);
  await sql`alter table filling rename to ${sql.ref(name)}`.execute(db);
  const { rows } = await sql<{ first: string; end: string }>`
    select uuid_v7_floor(${month.start}) as first, uuid_v7_floor(${month.end}) as end
  `.execute(db);
  const [bounds] = rows;
  await sql`alter table ledger_transfer attach partition ${table}
    for values from (${sql.lit(bounds?.first)}) to (${sql.lit(bounds?.end)})`.execute(db);
}

/** Writes the history: `rows` of the long account, and as many of others between them. */
export async function loadHistory(
  db: Kysely<DB>,
  rows: number,
  now: Date,
  log: (line: string) => void,
): Promise<History> {
  const accounts = await openAccounts(db);
  const from = startOfMonth(now, -months);
  await sql`select ledger_prepare_months(${from}, ${months + 3})`.execute(db);
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  const perMonth = Math.ceil((rows * 2) / months);
  const shortEvery = 2 * Math.max(1, Math.floor(rows / shortRows));
  for (let number = 0; number < months; number += 1) {
    const [start, end] = [startOfMonth(from, number), startOfMonth(from, number + 1)];
    const first = number * perMonth;
    const last = Math.min(first + perMonth, rows * 2);
    await makeMonth(db, accounts, { start, end, first, last, shortEvery });
    if (number % 6 === 5) log(`  ${number + 1} of ${months} months are written`);
  }
  await sql`select setval('ledger_transfer_seq', ${rows * 2})`.execute(db);
  // What the server does by itself some time after such a load.
  await sql`vacuum (analyze) ledger_transfer`.execute(db);
  await sql`checkpoint`.execute(db);
  const { long, short, house } = accounts;
  return { long, short, house, from, to: startOfMonth(from, months) };
}
