// The time of a search among a million members, of the links of one, of any page of a queue of
// 100,000 withdrawals, with what an operator reads of each member, and of any page of as many
// deposits, with each filter. Part of `npm run bench -- desk`.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { connect } from '@khelaghor/db/connect.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { readQueue } from '@khelaghor/server/backoffice/approvals/withdrawals.ts';
import { searchMembers } from '@khelaghor/server/backoffice/members/search-members.ts';
import { readDeskDeposits } from '@khelaghor/server/money/deposits/desk-deposits.ts';
import { readLinks } from '@khelaghor/server/backoffice/risk/read-links.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import { loadMembers, memberCount } from './member-load.ts';
import { computeQuantile } from './quantile.ts';

const queueLength = 100_000;
const pageLength = 50;
const searches = 40;
const listMsMax = 100;

const count = (figure: number): string => figure.toLocaleString('en');

/** Writes members who each have a phone, an e-mail address, a session, a device and a wallet. */
async function loadMembersWithFacts(db: Kysely<DB>): Promise<void> {
  await loadMembers(db);
  await sql`
    insert into member_session (id, member_id, token_hash, handle, created_at, seen_at, expires_at,
      address, user_agent)
    select uuid_v7(), md5(n::text)::uuid, md5('session' || n), md5('handle' || n), now(), now(),
      now() + interval '1 day', '10.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256, 'b'
    from generate_series(1, ${memberCount}::integer) n`.execute(db);
  await sql`
    insert into known_device (member_id, token_hash, seen_at)
    select md5(n::text)::uuid, md5('device' || n), now()
    from generate_series(1, ${memberCount}::integer) n`.execute(db);
  await sql`
    insert into payout_wallet (id, member_id, kind, number, added_at, held_until)
    select md5('wallet' || n)::uuid, md5(n::text)::uuid, 'bkash', '01' || (300000000 + n), now(),
      now()
    from generate_series(1, ${memberCount}::integer) n`.execute(db);
}

/**
 * Writes a device for each five members and a wallet for each four, so that a member has about ten
 * others within two steps. Their addresses share networks with 255 others.
 */
async function linkMembers(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into known_device (member_id, token_hash, seen_at)
    select md5(n::text)::uuid, md5('shared' || n / 5), now()
    from generate_series(1, ${memberCount}::integer) n`.execute(db);
  await sql`
    insert into payout_wallet (id, member_id, kind, number, added_at, held_until)
    select md5('linked' || n)::uuid, md5(n::text)::uuid, 'nagad', '01' || (900000000 + n / 4),
      now(), now()
    from generate_series(1, ${memberCount}::integer) n`.execute(db);
}

/** Writes withdrawals that wait for a decision, four of each member. */
async function loadQueue(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into withdrawal (id, member_id, gateway, amount_minor, currency, wallet_id, wallet_kind,
      wallet_number, state, hold_transfer_id, end_transfer_id, created_at)
    select uuid_v7(), md5((n / 4 + 1)::text)::uuid, 'sandbox', 20000, 'BDT',
      md5('wallet' || n / 4 + 1)::uuid, 'bkash', '01' || (300000001 + n / 4), 'requested',
      uuid_v7(), uuid_v7(), date_trunc('milliseconds', now()) - n * interval '1 second'
    from generate_series(0, ${queueLength - 1}::integer) n`.execute(db);
  await sql`vacuum analyze member, member_session, known_device, payout_wallet, withdrawal`.execute(
    db,
  );
}

/** Writes deposits at a gateway: of 1,000 one failed, and every tenth waits. */
async function loadDeposits(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into deposit (id, member_id, channel, gateway, amount_minor, currency, state,
      transfer_id, gateway_reference, redirect_address, provider_transaction_id, created_at,
      expires_at, resolved_at)
    select uuid_v7(), md5((n / 4 + 1)::text)::uuid, channel.code, channel.gateway, 50000,
      channel.currency, state, uuid_v7(), 'order' || n, 'https://gateway.example/' || n,
      case when state = 'confirmed' then 'paid' || n end, at, at + interval '1 hour',
      case when state <> 'requested' then at + interval '1 minute' end
    from generate_series(0, ${queueLength - 1}::integer) n
    cross join lateral (
      select date_trunc('milliseconds', now()) - n * interval '1 second' as at,
        case when n % 1000 = 7 then 'failed' when n % 10 = 0 then 'requested' else 'confirmed' end
          as state) as made
    cross join (select code, gateway, currency from deposit_channel where gateway = 'sandbox'
      order by code limit 1) as channel`.execute(db);
  await sql`vacuum analyze deposit`.execute(db);
}

/** Prints the times of one kind of call, and fails when they miss the bound. */
function judge(name: string, times: readonly number[]): void {
  const [middle, slow] = [computeQuantile(times, 0.5), computeQuantile(times, 0.95)];
  const isKept = slow <= listMsMax;
  if (!isKept) process.exitCode = 1;
  console.log(
    `  ${name.padEnd(28)} p50 ${middle.toFixed(1).padStart(6)} ms, ` +
      `p95 ${slow.toFixed(1).padStart(6)} ms ${isKept ? 'ok' : 'MISSED'}`,
  );
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await call();
  return performance.now() - from;
}

type Server = Awaited<ReturnType<typeof startTestServer>>;

async function measureSearches({ ctx }: Server): Promise<void> {
  const kinds: readonly (readonly [string, (nth: number) => string])[] = [
    ['a whole account', (nth) => `bench${nth}`],
    ['the start of an account', (nth) => `bench${nth % 100}`],
    ['the start of all accounts', () => 'bench'],
    ['a name', (nth) => `payee ${nth}`],
    ['an e-mail address', (nth) => `bench${nth}@example.com`],
    ['a phone or wallet', (nth) => `01${300_000_000 + nth}`],
    ['an IP address', (nth) => `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`],
    ['what no member has', (nth) => `nowhere${nth}`],
  ];
  for (const [name, getText] of kinds) {
    const times: number[] = [];
    for (let nth = 0; nth < searches; nth += 1) {
      const text = getText(1 + ((nth * 7_919_337) % memberCount));
      times.push(await time(() => searchMembers(ctx, text)));
    }
    judge(name, times);
  }
}

async function measureLinks({ ctx }: Server): Promise<void> {
  const times: number[] = [];
  let accounts = 0;
  for (let nth = 0; nth < searches; nth += 1) {
    const { rows } = await sql<{ id: string }>`
      select md5((1 + ${(nth * 7_919_337) % memberCount}::integer)::text)::uuid as id`.execute(
      ctx.db,
    );
    const [member] = rows;
    if (!member) throw new Error('a query of one row gave none');
    times.push(
      await time(async () => {
        accounts += (await readLinks(ctx.db, member.id)).accounts.length;
      }),
    );
  }
  if (accounts < searches * 5) throw new Error(`only ${accounts} accounts are linked`);
  judge('the links of a member', times);
}

/** Reads the whole queue, page after page. */
async function measureQueue({ ctx }: Server): Promise<void> {
  const times: number[] = [];
  let cursor: string | undefined;
  let rows = 0;
  do {
    const from = performance.now();
    const page = await readQueue(ctx, { state: 'requested', limit: pageLength, cursor });
    times.push(performance.now() - from);
    if (!page.ok) throw new Error(page.refusal);
    rows += page.value.items.length;
    cursor = page.value.nextCursor ?? undefined;
  } while (cursor !== undefined);
  if (rows !== queueLength) throw new Error(`the queue has ${rows} rows`);
  judge(`each of ${count(times.length)} pages`, times);
}

/** Reads all deposits, and those of each filter, page after page. */
async function measureDeposits({ ctx }: Server): Promise<void> {
  const { code } = await ctx.db
    .selectFrom('deposit')
    .select('channel as code')
    .limit(1)
    .executeTakeFirstOrThrow();
  const kinds = [
    ['all', {}, queueLength],
    ['those that wait', { state: 'requested' }, queueLength / 10],
    ['the few that failed', { state: 'failed' }, queueLength / 1_000],
    ['failed ones of a channel', { state: 'failed', channel: code }, queueLength / 1_000],
    ['what differs', { state: 'differing' }, 0],
    ['those of a member', { account: 'bench1' }, 4],
  ] as const;
  for (const [name, filter, length] of kinds) {
    const times: number[] = [];
    let cursor: string | undefined;
    let rows = 0;
    do {
      const from = performance.now();
      const page = await readDeskDeposits(ctx, { ...filter, limit: pageLength, cursor });
      times.push(performance.now() - from);
      if (!page.ok) throw new Error(page.refusal);
      rows += page.value.items.length;
      cursor = page.value.nextCursor ?? undefined;
    } while (cursor !== undefined);
    if (rows !== length) throw new Error(`${name}: ${rows} deposits instead of ${length}`);
    judge(`${name} (${count(times.length)})`, times);
  }
}

/** Measures, prints, and fails when a figure misses its bound. */
export async function benchDeskLists(): Promise<void> {
  const server = await startTestServer({ services: ['http'] });
  const { db, close } = connect(server.databaseUrl, { statementTimeoutMs: 0, connectionsMax: 1 });
  try {
    await loadMembersWithFacts(db);
    await linkMembers(db);
    await loadQueue(db);
    console.log(`Searches among ${count(memberCount)} members (at most ${listMsMax} ms):`);
    await measureSearches(server);
    await measureLinks(server);
    console.log(`A queue of ${count(queueLength)} withdrawals (at most ${listMsMax} ms):`);
    await measureQueue(server);
    await loadDeposits(db);
    console.log(`Pages of ${count(queueLength)} deposits (at most ${listMsMax} ms):`);
    await measureDeposits(server);
  } finally {
    await close();
    await server.close();
  }
}
