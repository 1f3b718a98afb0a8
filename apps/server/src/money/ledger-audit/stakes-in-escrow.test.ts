/**
 * Goal: stakes of several products lie in one escrow, and damage to one of them stops its own
 * product alone. Method: one member plays at all of them on a whole server; a second connection,
 * as the owner of the database, changes one transfer or one balance at a time.
 */
import { sql } from 'kysely';
import { connect } from '@khelaghor/db/connect.ts';
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { minesEngine } from '@khelaghor/engine-mines/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { loadSeeds, openRound } from '../../play/inhouse/index.ts';
import { placeTickets } from '../../play/lottery/index.ts';
import { applyWager } from '../../play/bets/index.ts';
import { findWallet } from '../wallet/index.ts';
import { allAreas } from '../../areas.ts';
import { runAudit } from './run-audit.ts';

/** The lotteries share their accounts: what is wrong there suspends all of them. */
const lotteries = lotteryRows.map(({ code }) => `game:${code}`).toSorted();

// Ten seconds into an issue.
const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const play = { isLimited: false, checkDueAt: null, pause: null, time: null };

const server = await withServer({ clock, logLevel: 'silent' });
const owner = connect(server.databaseUrl, { connectionsMax: 2 });
await sql`
  insert into vendor (code, title_bn, title_en, wallet_mode, open, calls_per_minute, address,
    operator_id, signing_key_sealed, vassalage, launch_origins, created_at)
  select code, code, code, 'seamless', true, 1, 'https://vendor.example', 1, '', upper(code), '{}', now()
  from unnest(array['acme', 'zenith']) code`.execute(owner.db);
afterAll(async () => {
  await owner.close();
});

const newMember = async (): Promise<string> =>
  (await signUp(server, { balanceMinor: 10_000n })).memberId;

async function atVendor(memberId: string, source: string): Promise<string> {
  const transactionId = v7();
  const head = { source, transactionId, requestId: null, memberId, endsRound: false, body: [] };
  const bet = { gameCode: 'k3', round: v7(), stake: minor(100n), detail: {} };
  expect(await applyWager(server.ctx, { ...head, ...bet, kind: 'bet' })).toMatchObject({
    ok: true,
  });
  return transactionId;
}

async function inLottery(memberId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from lottery_issue
    where game_code = 'k3' and opens_at <= ${clock.now()} and closes_at > ${clock.now()}`.execute(
    owner.db,
  );
  const ticket = {
    key: createKey(clock),
    play: 'big',
    selection: '-',
    stakePerLine: '1000',
  };
  const body = { issueId: rows[0]?.id ?? '', tickets: [ticket] };
  expect(await placeTickets(server.ctx, { memberId, play }, 'k3', body)).toMatchObject({
    ok: true,
  });
}

async function inMines(memberId: string): Promise<void> {
  const { seedId } = await loadSeeds(server.ctx, server.ctx.db, { memberId, scope: 'mines/1' });
  const game = { gameSessionId: v7(), gameCode: 'mines', currency: 'PLAY' as const };
  const key = createKey(clock);
  const body = { key, stake: '100', choice: { mines: 3 }, seedId };
  const caller = { memberId, play, ...game };
  const asked = { engine: minesEngine, caller, cycleMs: 0 };
  expect(await openRound(server.ctx, asked, body)).toMatchObject({ ok: true });
}

/** A vendor gives back a part of a stake that runs. */
async function returned(memberId: string, source: string): Promise<void> {
  const reference = await atVendor(memberId, source);
  const head = { source, transactionId: v7(), requestId: null, memberId, endsRound: false };
  const order = { ...head, body: [], reference, amount: minor(40n), kind: 'return_stake' } as const;
  expect(await applyWager(server.ctx, order)).toMatchObject({ ok: true });
}

/** Stops what is concerned, and opens it again. */
async function stoppedNow(): Promise<readonly string[]> {
  const { stopped } = await runAudit(server.ctx, { ...allAreas, patienceMs: 0 });
  await sql`update game set open = true`.execute(owner.db);
  await sql`update vendor set open = true`.execute(owner.db);
  return stopped;
}

/** What is stopped while the latest transfer with a code is of one more than it was. */
async function stoppedByForged(code: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; place: string }>`
    select id, tableoid::regclass::text as place from ledger_transfer where code = ${code}
    order by seq desc limit 1`.execute(owner.db);
  const [found] = rows;
  if (!found) throw new Error(`nothing moved as ${code}`);
  const table = sql.table(found.place);
  const add = (more: number) =>
    sql`update ${table} set amount_minor = amount_minor + ${more} where id = ${found.id}`.execute(
      owner.db,
    );
  await sql`alter table ${table} disable trigger all`.execute(owner.db);
  await add(1);
  const stopped = await stoppedNow();
  await add(-1);
  return stopped;
}

type Act = (memberId: string) => Promise<unknown>;
const cases: readonly (readonly [string, string, Act, readonly string[]])[] = [
  ['a ticket', 'stake', inLottery, lotteries],
  ['a round of Mines', 'stake', inMines, ['game:mines']],
  ['a stake at acme', 'stake', (id) => atVendor(id, 'acme'), ['vendor:acme']],
  ['a stake at zenith', 'stake', (id) => atVendor(id, 'zenith'), ['vendor:zenith']],
  ['a stake that acme gave back', 'stake_refunded', (id) => returned(id, 'acme'), ['vendor:acme']],
];

test.each(cases)('%s, forged', async (_title, code, act, products) => {
  const memberId = await newMember();
  await inLottery(memberId);
  await atVendor(memberId, 'acme');
  await atVendor(memberId, 'zenith');
  await act(memberId);
  expect((await stoppedByForged(code)).toSorted()).toEqual(products);
  expect(await stoppedNow()).toEqual([]);
});

test.each(cases)('%s, and its escrow has another balance', async (_title, _code, act, products) => {
  const memberId = await newMember();
  await act(memberId);
  const { escrowId } = await findWallet(server.ctx.db, memberId);
  const add = (more: number) =>
    sql`update ledger_balance set balance_minor = balance_minor + ${more}
      where account_id = ${escrowId}`.execute(owner.db);
  await add(1);
  expect((await stoppedNow()).toSorted()).toEqual(products);
  await add(-1);
});

test('a forged ticket hides no wrong escrow of who plays elsewhere', async () => {
  const memberId = await newMember();
  await atVendor(memberId, 'acme');
  const { escrowId } = await findWallet(server.ctx.db, memberId);
  await inLottery(await newMember());
  await sql`update ledger_balance set balance_minor = balance_minor + 1
    where account_id = ${escrowId}`.execute(owner.db);
  expect((await stoppedByForged('stake')).toSorted()).toEqual([...lotteries, 'vendor:acme']);
});
