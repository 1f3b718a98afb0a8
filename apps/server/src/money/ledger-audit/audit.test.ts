/**
 * Goal: the hourly audit finds damage, stores its findings, suspends the product concerned and no
 * other; and the server's own role cannot do such damage. Method: a whole server, and a second
 * connection as the owner of the database, who can.
 */
import { sql } from 'kysely';
import { connect } from '@khelaghor/db/connect.ts';
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { finishedGames } from '@khelaghor/game-list/games.ts';
import type { Connection } from '@khelaghor/db/connect.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { gatewayAccount, gameAccount, houseAccount } from '@khelaghor/ledger/account.ts';
import type { TransferCode } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areJobsDone, jobsApplicationName } from '../../lib/jobs/job-queue.ts';
import { findWallet } from '../wallet/index.ts';
import { reopenProduct, listSuspendedProducts } from '../../backoffice/suspensions/index.ts';
import { findLastAudit } from './index.ts';
import { auditJobs } from './jobs.ts';
import { allAreas } from '../../areas.ts';
import { runAudit } from './run-audit.ts';

/** The lotteries share their accounts: what is wrong there suspends all of them. */
const lotteries = lotteryRows.map(({ code }) => `game:${code}`).toSorted();

let server: TestServer;
let owner: Connection;
let wallet: string;
let escrow: string;

async function begin(): Promise<void> {
  server = await startTestServer({ services: ['http'], logLevel: 'silent' });
  owner = connect(server.databaseUrl, { connectionsMax: 2 });
  const { memberId } = await signUp(server);
  const { walletId, escrowId } = await findWallet(server.ctx.db, memberId);
  wallet = walletId;
  escrow = escrowId;
  await move('deposit', await clearing(), wallet, 1_000n);
}
async function end(): Promise<void> {
  await owner.close();
  await server.close();
}

const clearing = (): Promise<string> =>
  openAccount(server.ctx.db, gatewayAccount('sandbox', 'PLAY'));
const house = (game: 'dice' | 'lottery'): Promise<string> =>
  openAccount(server.ctx.db, gameAccount(game, 'PLAY'));

async function move(
  code: TransferCode,
  debit: string,
  credit: string,
  amount: bigint,
  causeKind = 'test',
): Promise<string> {
  const id = server.ctx.random.id();
  const body = { id, code, debit, credit, amount: minor(amount), currency: 'PLAY' } as const;
  const transfer = { ...body, cause: { kind: causeKind, id }, phase: 'posted' } as const;
  const result = await server.ctx.db.transaction().execute((tx) => post(tx, [transfer]));
  expect(result).toMatchObject({ ok: true });
  return id;
}

/** Disables the triggers and changes a transfer, which only the owner can do. */
async function forge(id: string, amount: bigint): Promise<void> {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from ledger_transfer where id = ${id}
  `.execute(owner.db);
  const table = sql.table(rows[0]?.place ?? '');
  await sql`alter table ${table} disable trigger all`.execute(owner.db);
  await sql`update ${table} set amount_minor = ${amount} where id = ${id}`.execute(owner.db);
}

async function closedNow(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'game:' || code as name from game where not open
    union all select 'deposit:' || code from deposit_channel where not open
    union all select 'withdrawal:' || currency from withdrawal_terms where not open
    union all select 'promotion:' || id from promotion where not enabled
    order by name
  `.execute(server.ctx.db);
  return rows.map(({ name }) => name);
}

async function work(task: keyof ReturnType<typeof auditJobs>): Promise<void> {
  const job = auditJobs(server.ctx, allAreas)[task];
  // These tasks read neither their payload nor their helpers.
  await job?.({}, {} as Parameters<typeof job>[1]);
}

/** Audits without patience: everything late counts as stuck. */
const auditNow = (options: { areJobsDone?: boolean } = {}) =>
  runAudit(server.ctx, { ...allAreas, patienceMs: 0, ...options });

describe('auditing the ledger', () => {
  beforeEach(begin);
  afterEach(end);

  test('a sound ledger is recorded with the end of the chain, and no product is suspended', async () => {
    await work('extend-hash-chain');
    await work('audit-ledger');
    expect(await findLastAudit(server.ctx.db)).toMatchObject({
      run: { breaches: 0, stopped: [] },
      balanced: true,
    });
    const run = await server.ctx.db.selectFrom('auditRun').selectAll().executeTakeFirstOrThrow();
    expect(run).toMatchObject({ chainBatchNo: 1n, found: [] });
    expect(run.trialBalance).toContainEqual({
      currency: 'PLAY',
      kind: 'wallet',
      accounts: 1,
      balance: '1000',
    });
    expect(await closedNow()).toEqual([]);
  });

  test('a forged stake suspends its game, and a second audit suspends nothing again', async () => {
    const stake = await move('stake', wallet, await house('dice'), 300n);
    await forge(stake, 299n);
    const { breaches, stopped } = await auditNow();
    expect(breaches.map(({ invariant }) => invariant)).toEqual(['I1', 'I3', 'I3']);
    expect(breaches.map(({ accountId }) => accountId)).toContain(wallet);
    expect(stopped).toEqual(['game:dice']);
    expect(await closedNow()).toEqual(['game:dice']);
    expect((await auditNow()).stopped).toEqual([]);
    const { rows } = await sql<{ kind: string; subject: string }>`
      select kind, subject from event_log
      where kind in ('audit.breach', 'product.stopped') order by id`.execute(server.ctx.db);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'product.stopped',
      'audit.breach',
      'audit.breach',
    ]);
    expect(rows[0]).toMatchObject({ subject: 'game:dice' });
    expect(await findLastAudit(server.ctx.db)).toMatchObject({ run: { breaches: 3, stopped: [] } });
  });

  test('an operator opens a suspended game once a newer audit finds nothing', async () => {
    const caller = { operatorId: 'o', username: 'head', operatorSessionId: 's' };
    const stake = await move('stake', wallet, await house('dice'), 300n);
    await forge(stake, 299n);
    await auditNow();
    expect(
      (await listSuspendedProducts(server.ctx.db, allAreas.suspensions)).products,
    ).toMatchObject([{ name: 'game:dice', mayReopen: false }]);
    const open = (name: string) => reopenProduct(server.ctx, name, caller, allAreas.suspensions);
    expect(await open('game:dice')).toMatchObject({ refusal: 'books_not_right' });
    expect(await open('game:k3')).toMatchObject({ refusal: 'state_changed' });
    expect(await open('nothing')).toMatchObject({ refusal: 'state_changed' });
    await forge(stake, 300n);
    await auditNow();
    expect(await open('game:dice')).toEqual({ ok: true, value: { products: [] } });
    expect(await closedNow()).toEqual([]);
    expect(await open('game:dice')).toMatchObject({ refusal: 'state_changed' });
    const last = await server.ctx.db
      .selectFrom('eventLog')
      .select(['kind', 'actor', 'subject'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({
      kind: 'product.reopened',
      actor: 'operator:head',
      subject: 'game:dice',
    });
  });

  test('a forged deposit suspends deposits and withdrawals at its gateway', async () => {
    await forge(await move('deposit', await clearing(), wallet, 50n), 51n);
    expect((await auditNow()).stopped.toSorted()).toEqual([
      'deposit:bank',
      'deposit:mobile',
      'withdrawal:PLAY',
    ]);
  });

  test('a changed balance suspends every product in which the account took part', async () => {
    await move('stake', wallet, escrow, 20n, 'ticket');
    await sql`update ledger_balance set balance_minor = 21 where account_id = ${escrow}`.execute(
      owner.db,
    );
    expect((await auditNow()).stopped.toSorted()).toEqual(lotteries);
  });

  test('a broken chain, which names no account, suspends everything', async () => {
    await work('extend-hash-chain');
    await sql`alter table ledger_chain disable trigger all`.execute(owner.db);
    await sql`update ledger_chain set hash = sha256('')`.execute(owner.db);
    const { breaches, stopped } = await auditNow();
    expect(breaches.map(({ invariant }) => invariant)).toEqual(['I8']);
    expect(stopped).toHaveLength(13 + finishedGames.length + lotteries.length);
    expect(await closedNow()).toEqual(stopped.toSorted());
  });

  test('a changed event is found and noted apart from the books, and suspends nothing', async () => {
    await work('extend-event-chain');
    await sql`alter table event_log disable trigger all`.execute(owner.db);
    await sql`update event_log set actor = 'operator:other'
      where id = (select min(id) from event_log)`.execute(owner.db);
    const { breaches, events, stopped } = await auditNow();
    expect({ breaches, stopped }).toEqual({ breaches: [], stopped: [] });
    expect(events.breaches).toMatchObject([
      { invariant: 'I10', detail: expect.stringContaining('was changed since') as unknown },
    ]);
    expect(await findLastAudit(server.ctx.db)).toMatchObject({
      run: { breaches: 0, eventBreaches: 1 },
    });
    const last = await server.ctx.db
      .selectFrom('eventLog')
      .select(['kind', 'subject'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ kind: 'audit.event_breach', subject: 'event_log' });
    expect(
      await server.ctx.db.selectFrom('auditRun').select(['eventBatchNo', 'found']).execute(),
    ).toMatchObject([{ eventBatchNo: 1n, found: [{ invariant: 'I10' }] }]);
  });

  test('an unsettled issue suspends its lottery', async () => {
    await sql`update lottery_issue set opens_at = opens_at - '1 h'::interval,
      closes_at = closes_at - '1 h'::interval, draws_at = draws_at - '1 h'::interval
      where id = (select min(id::text)::uuid from lottery_issue)`.execute(server.ctx.db);
    const { breaches, stopped } = await auditNow();
    expect(breaches).toMatchObject([{ invariant: 'I7' }]);
    expect(breaches[0]?.detail).toMatch(/should be settled since .* UTC, and is open/u);
    expect(stopped.toSorted()).toEqual(lotteries);
  });

  test('without a worker, an issue that waits for a job is late and suspends nothing', async () => {
    await sql`update lottery_issue set opens_at = opens_at - '1 h'::interval,
      closes_at = closes_at - '1 h'::interval, draws_at = draws_at - '1 h'::interval
      where id = (select min(id::text)::uuid from lottery_issue)`.execute(server.ctx.db);
    expect(await areJobsDone(server.ctx.db)).toBe(false);
    const { breaches, late, stopped } = await auditNow({ areJobsDone: false });
    expect({ breaches, stopped }).toEqual({ breaches: [], stopped: [] });
    expect(late).toEqual([expect.stringContaining('should be settled')]);
  });

  test('a worker is recognised by the name of its connections', async () => {
    const jobs = connect(server.databaseUrl, { applicationName: jobsApplicationName });
    await sql`select`.execute(jobs.db);
    expect(await areJobsDone(server.ctx.db)).toBe(true);
    await jobs.close();
  });
});

describe('rows that must come in pairs', () => {
  beforeEach(begin);
  afterEach(end);

  test('a bet without its round and without its member suspends Dice', async () => {
    const id = v7();
    await sql`insert into bet (id, member_id, currency, product, source, game_code, stake_minor,
      state, detail, body_hash, placed_at, settled_at)
      values (${id}, ${v7()}, 'PLAY', 'dice', 'khelaghor', 'dice', 10, 'lost', '{}', '', now(),
        now())`.execute(owner.db);
    const { breaches, stopped } = await auditNow();
    expect(breaches.map(({ detail }) => detail)).toEqual([
      `bet ${id} of dice has no round`,
      `bet ${id} is of no member`,
    ]);
    expect(stopped).toEqual(['game:dice']);
  });
});

describe('waiting vendors and promotion grants', () => {
  beforeEach(begin);
  afterEach(end);

  const long = sql`now() - interval '8 days'`;

  async function openVendor(): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      with added as (
        insert into vendor (code, title_bn, title_en, wallet_mode, open, calls_per_minute, address,
          operator_id, signing_key_sealed, vassalage, launch_origins, created_at)
        values ('acme', 'a', 'a', 'seamless', true, 1, 'https://acme.example', 1, '', 'ACME', '{}',
          now())
      )
      select id from member`.execute(owner.db);
    return rows[0]?.id ?? '';
  }

  test('finds a bet that runs for a week at a vendor, and a transfer without an answer', async () => {
    const member = await openVendor();
    const [roundId, betId, moveId] = [v7(), v7(), v7()];
    await sql`insert into round (id, source, member_id, ref, game_code, state, opened_at)
      values (${roundId}, 'acme', ${member}, 'late', 'dice', 'open', ${long})`.execute(owner.db);
    expect((await auditNow()).stopped).toEqual([]);
    await sql`insert into bet (id, member_id, currency, product, source, game_code, round_id,
      stake_minor, state, detail, body_hash, placed_at)
      values (${betId}, ${member}, 'PLAY', 'vendor', 'acme', 'k3', ${roundId}, 10, 'running',
        '{}', '', ${long})`.execute(owner.db);
    await sql`insert into vendor_transfer (id, member_id, vendor_code, direction, amount_minor,
      currency, state, pending_transfer_id, end_transfer_id, sent_at, created_at)
      values (${moveId}, ${member}, 'acme', 'to_vendor', 10, 'PLAY', 'pending', ${v7()}, ${v7()},
        ${long}, ${long})`.execute(owner.db);
    const { breaches, stopped } = await auditNow();
    expect(breaches.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^round late of acme is open since .* UTC, and a bet in it runs$/u),
      expect.stringMatching(`^move ${moveId} with acme is pending since .* UTC$`),
    ]);
    expect(stopped).toEqual(['vendor:acme']);
    // Ended in the row alone, without the ledger.
    await sql`update bet set state = 'lost', settled_at = now() where id = ${betId}`.execute(
      owner.db,
    );
    await sql`update vendor_transfer set state = 'refused', resolved_at = now()`.execute(owner.db);
    const again = await auditNow();
    expect(again.breaches.map(({ detail }) => detail)).toEqual([
      `move ${moveId} with acme is refused, and the ledger has not ended it`,
    ]);
  });

  test('finds a promotion grant that differs from its transfer', async () => {
    const entryId = v7();
    await sql`insert into promotion_participation (id, promotion_id, member_id, state, amount_minor,
      transfer_id, created_at, changed_at)
      select ${entryId}, p.id, m.id, 'claimed', p.amount_minor, ${v7()}, now(), now()
      from promotion p, member m where p.kind = 'claim' limit 1`.execute(owner.db);
    const first = await auditNow();
    expect(first.breaches.map(({ detail }) => detail)).toEqual([
      `entry ${entryId} of a promotion was paid, and no transfer of that amount is there`,
      expect.stringMatching(/^promotion .* counts 0 as given, its entries \d+$/u),
    ]);
    expect(first.stopped.every((name) => name.startsWith('promotion:'))).toBe(true);
    expect(first.stopped).not.toEqual([]);
    await sql`delete from promotion_participation`.execute(owner.db);
    const bonus = await openAccount(server.ctx.db, houseAccount('house_bonus', 'PLAY'));
    const given = await move('promotion_grant', bonus, wallet, 5n);
    const second = await auditNow();
    expect(second.breaches.map(({ detail }) => detail)).toEqual([
      `transfer ${given} paid for a promotion, and no entry tells of it`,
    ]);
  });
});

describe('the role of the server', () => {
  beforeAll(begin);
  afterAll(end);

  test('the jobs of the ledger run in the role of the server', async () => {
    await work('extend-hash-chain');
    await work('extend-event-chain');
    await work('void-expired-holds');
    await work('create-partitions');
    const { rows } = await server.ctx.pool.query<{ name: string }>('select current_user as name');
    expect(rows).toEqual([{ name: 'khelaghor_server' }]);
  });

  test.each([
    'update ledger_transfer set amount_minor = 1',
    'delete from ledger_transfer',
    'truncate ledger_transfer',
    'update ledger_transfer_stray set amount_minor = 1',
    'alter table ledger_transfer disable trigger all',
    'alter table ledger_transfer drop column code',
    'delete from ledger_chain',
    'delete from event_log_chain',
    'update event_log set actor = kind',
    'delete from audit_run',
    'truncate event_log',
    'drop table event_log',
  ])("the server's own pool cannot: %s", async (statement) => {
    await expect(server.ctx.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
