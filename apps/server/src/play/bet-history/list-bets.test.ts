// Goal: the pages of a bet history hold exactly the bets that a plain query finds, in order,
// without a gap or a repeat, for every filter; the totals are their sums for every range; and one
// page reads a bounded number of rows. Method: a member with more bets than a page may read,
// written by SQL, read both ways.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { betsList } from '@khelaghor/client/routes/play.gen.ts';
import type { bettingRecord } from '@khelaghor/contract/play/bet-history.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { readBettingRecord } from './list-bets.ts';

type Query = Omit<ParsedQuery<typeof bettingRecord>, 'limit'>;
type Page = ValueOf<typeof bettingRecord>;

const bets = 12_000;
const beganAt = Date.UTC(2026, 0, 20, 7);
/** The second half of the bets comes this much later. */
const pauseMinutes = 30 * 1_440;
const minute = (number: number): string => new Date(beganAt + number * 60_000).toISOString();
const lastMinute = bets * 3 + pauseMinutes;

/**
 * Writes a bet every three minutes, each eighth at the same time as the one before it. K3 bets and
 * void bets are rare, and lie on different days.
 */
async function fill(memberId: string): Promise<void> {
  const { db } = server.ctx;
  await sql`
    insert into bet (id, member_id, currency, product, source, game_code, stake_minor,
      returned_minor, payout_minor, state, detail, body_hash, placed_at, settled_at)
    select gen_random_uuid(), ${memberId}, 'PLAY', 'dice', 'khelaghor',
      case when n % 3500 = 0 then 'k3' else 'dice' end, b.stake, b.returned, b.payout, b.state,
      '{}', '', b.at, case when b.state = 'running' then null else b.at end
    from generate_series(1, ${bets}) n cross join lateral (
      select case when n % 4001 = 0 then 'void' when n % 1999 = 0 then 'running'
        when n % 3 = 0 then 'won' else 'lost' end as state
    ) s cross join lateral (
      select s.state, 10 + n % 90 as stake, case when s.state = 'won' then n % 200 + 1 else 0 end
        as payout,
        case when s.state = 'void' then 10 + n % 90 when n % 11 = 0 then n % 10 else 0 end
        as returned,
        ${minute(0)}::timestamptz + interval '1 minute' * (
          3 * (n - case when n % 8 = 0 then 1 else 0 end)
          + case when n > ${bets / 2} then ${pauseMinutes}::integer else 0 end
        ) as at
    ) b`.execute(db);
  await sql`
    insert into bet_daily_total (
      member_id, currency, day, game_code, state, bets, stake_minor, payout_minor
    )
    select member_id, currency, dhaka_day(placed_at), game_code, state, count(*),
      sum(stake_minor - returned_minor), sum(payout_minor)
    from bet group by 1, 2, 3, 4, 5`.execute(db);
}

const server = await withServer();
const member = await signUp(server);
await fill(member.memberId);

async function pageOf(query: Query & { limit: number }): Promise<Page> {
  const reply = await readBettingRecord(server.ctx.db, member.memberId, query);
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.value;
}

async function readPages(query: Query & { limit: number }): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOf({ ...query, ...(cursor !== undefined && { cursor }) });
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

/** Selects the same bets with a plain query. */
const chosen = ({ from, to, gameCode, state }: Query) => sql`
  select * from bet where member_id = ${member.memberId}
    and placed_at >= coalesce(${from ?? null}::timestamptz, '-infinity')
    and placed_at < coalesce(${to ?? null}::timestamptz, 'infinity')
    and game_code = coalesce(${gameCode ?? null}, game_code)
    and state = coalesce(${state ?? null}, state)`;

async function plainIds(query: Query): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${chosen(query)}) as b order by placed_at desc, id desc`.execute(server.ctx.db);
  return rows.map(({ id }) => id);
}

async function plainTotals(query: Query): Promise<Page['totals']> {
  const { rows } = await sql<Page['totals']>`
    select coalesce(sum(stake_minor - returned_minor), 0)::text as stake,
      coalesce(sum(payout_minor), 0)::text as payout,
      coalesce(sum(payout_minor - stake_minor + returned_minor)
        filter (where state <> 'running'), 0)::text as net,
      (count(*) filter (where state <> 'void'))::integer as count
    from (${chosen(query)}) as b`.execute(server.ctx.db);
  const [row] = rows;
  if (!row) throw new Error('a sum gives a row');
  return row;
}

test.each([
  ['everything', {}, 100],
  ['half of the bets', { state: 'won' }, 90],
  ['a rare game', { gameCode: 'k3' }, 10],
  ['a rare game, one by one', { gameCode: 'k3' }, 1],
  ['a rare state', { state: 'void' }, 10],
  ['a rare state, as many as there are', { state: 'void' }, 2],
  ['a state of a game that no bet has', { gameCode: 'k3', state: 'void' }, 10],
  ['a game without bets', { gameCode: 'none' }, 10],
  ['a beginning', { from: minute(lastMinute - 4_000) }, 70],
  ['an end', { to: minute(4_000) }, 70],
  ['a rare state of some days', { from: minute(900), to: minute(40_000), state: 'running' }, 1],
  ['the days between, without bets', { from: minute(19_000), to: minute(40_000) }, 10],
  ['a time before everything', { to: minute(-9_000), state: 'lost' }, 10],
  ['a time after everything', { from: minute(lastMinute + 9_000), gameCode: 'dice' }, 10],
] satisfies [string, Query, number][])(
  'the pages of %s hold each bet once, newest first',
  async (_, query: Query, limit) => {
    const pages = await readPages({ ...query, limit });
    expect(pages.flatMap(({ items }) => items.map(({ betId }) => betId))).toEqual(
      await plainIds(query),
    );
    for (const { items, searchedTo, nextCursor } of pages.slice(0, -1)) {
      expect(nextCursor).not.toBeNull();
      // A page that is not full says how far it searched.
      expect(searchedTo === null).toBe(items.length === limit);
    }
    expect(pages.at(-1)).toMatchObject({ nextCursor: null, searchedTo: null });
    for (const { totals } of pages) expect(totals).toEqual(pages[0]?.totals);
  },
);

test('a search ends within its bound and says how far it got', async () => {
  // All bets of one day, so that the search cannot skip a day.
  const { memberId } = await signUp(server);
  await sql`
    insert into bet (id, member_id, currency, product, source, game_code, stake_minor,
      payout_minor, state, detail, body_hash, placed_at, settled_at)
    select gen_random_uuid(), ${memberId}, 'PLAY', 'dice', 'khelaghor',
      case when n = 1 then 'k3' else 'dice' end, 10, 0, 'lost', '{}', '', b.at, b.at
    from generate_series(1, 5000) n
    cross join lateral (select ${minute(0)}::timestamptz + n * interval '1 second' as at) b
  `.execute(server.ctx.db);
  const day = { memberId, currency: 'PLAY', day: '2026-01-20', gameCode: 'k3', state: 'lost' };
  const sums = { bets: 1n, stakeMinor: 10n, payoutMinor: 0n };
  await server.ctx.db
    .insertInto('betDailyTotal')
    .values({ ...day, ...sums })
    .execute();
  const query = { gameCode: 'k3', limit: 10 };
  const found: string[][] = [];
  let cursor: string | null = null;
  for (;;) {
    const at: { cursor?: string } = cursor === null ? {} : { cursor };
    const reply = await readBettingRecord(server.ctx.db, memberId, { ...query, ...at });
    if (!reply.ok) throw new Error(reply.refusal);
    found.push(reply.value.items.map(({ gameCode }) => gameCode));
    cursor = reply.value.nextCursor;
    if (cursor === null) break;
    const seen = 2_000 * found.length;
    const searchedTo = new Date(beganAt + (5_001 - seen) * 1_000).toISOString();
    expect(reply.value.searchedTo).toBe(searchedTo);
  }
  expect(found).toEqual([[], [], ['k3']]);
});

const moment = fc.option(fc.integer({ min: -2_000, max: lastMinute + 2_000 }), { nil: undefined });
/** Also the ends of days, where the sums of days meet. */
const edge = fc.option(fc.integer({ min: -2, max: 60 }), { nil: undefined });

test('the totals are the sums of the bets, wherever the range cuts a day', async () => {
  const ranges = fc.record({
    from: fc.oneof(moment, edge.map(minuteOfDay)),
    to: fc.oneof(moment, edge.map(minuteOfDay)),
    gameCode: fc.constantFrom(undefined, undefined, 'dice', 'k3'),
    state: fc.constantFrom(undefined, undefined, 'running', 'won', 'lost', 'void'),
  } as const);
  await fc.assert(
    fc.asyncProperty(ranges, async ({ from, to, ...rest }) => {
      const query = {
        ...rest,
        from: from === undefined ? undefined : minute(from),
        to: to === undefined ? undefined : minute(to),
      };
      const page = await pageOf({ ...query, limit: 1 });
      expect(page.totals).toEqual(await plainTotals(query));
    }),
    { numRuns: 200 },
  );
});

/** The minute in which a day in Dhaka begins, counted from the first bet. */
function minuteOfDay(day: number | undefined): number | undefined {
  const first = (Date.UTC(2026, 0, 19, 18) - beganAt) / 60_000;
  return day === undefined ? undefined : first + day * 1_440;
}

test('over HTTP: a page, its totals, and a refused cursor that the server never made', async () => {
  const query = { gameCode: 'dice', limit: 3 };
  const reply = await member.browser.call(betsList, { query });
  expect(reply).toMatchObject({ success: true, value: { searchedTo: null } });
  const cursor = `1768892400000.${'-'.repeat(36)}`;
  const wrong = await member.browser.call(betsList, { query: { ...query, cursor } });
  expect(wrong).toMatchObject({ success: false, code: 'malformed' });
});
