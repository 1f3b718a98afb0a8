/**
 * Goal: the statement says what the ledger owes, once a day, and every member finds their own
 * balance in it. Method: a whole server with members; the days pass on a clock that only the
 * publishing sees. The proofs are verified with packages/liabilities.
 */
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  liabilitiesListEpochs,
  liabilitiesGetKey,
  liabilitiesGetProof,
  withdrawalsCreate,
} from '@khelaghor/client/routes/money.gen.ts';
import type { LiabilityEpoch } from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { getContradiction, readStatement } from '@khelaghor/liabilities/statement.ts';
import { runToEnd } from '@khelaghor/liabilities/tree.ts';
import { verifyFile, verifyInclusion } from '@khelaghor/liabilities/verify.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { applyWager } from '../../play/bets/index.ts';
import { publishEpoch } from './publish-epoch.ts';

const days = createFakeClock(new Date('2027-01-01T17:59:59.999Z'));

const server = await withServer();
const ctx = { ...server.ctx, clock: days };

async function epochs(): Promise<LiabilityEpoch[]> {
  return (await openBrowser(server).callOrFail(liabilitiesListEpochs, { query: {} })).items;
}

async function solveProof(member: TestMember, epoch: number) {
  return member.browser.callOrFail(liabilitiesGetProof, {
    params: { epoch, currency: 'PLAY' },
  });
}

const leavesKept = (): string[] =>
  readdirSync(join(server.config.dataDir, 'liabilities', 'leaves')).filter((name) =>
    name.endsWith('.leaves'),
  );

let rahim: TestMember;
let karim: TestMember;

test('a site without members publishes nothing', async () => {
  // The balance of a demo account is owed to no member.
  await openFreePlay(server, true);
  await startTrial(server);
  expect(await publishEpoch(ctx)).toEqual({ ok: false, refusal: 'nobody_is_owed' });
  expect(await epochs()).toEqual([]);
});

test('an epoch holds every balance, with running stakes and pending withdrawals', async () => {
  rahim = await signUp(server, { balanceMinor: 123_456n });
  karim = await signUp(server, { balanceMinor: 100_000n });
  await signUp(server);
  const { password } = karim;
  const body = { key: v7(), amount: '60000', walletId: await readWalletId(karim), password };
  expect(await karim.browser.call(withdrawalsCreate, { body })).toMatchObject({
    success: true,
  });
  const stake = minor(3_456n);
  const bet = { kind: 'bet', source: 'acme', gameCode: 'dice', round: 'r1', detail: {} } as const;
  const head = { transactionId: 't1', requestId: null, body: [], endsRound: false };
  const order = { ...bet, ...head, memberId: rahim.memberId, stake };
  expect(await applyWager(ctx, order)).toMatchObject({ ok: true, balance: 120_000n });
  expect(await publishEpoch(ctx)).toEqual({ ok: true, epoch: 1, isNew: true });
  const [epoch] = await epochs();
  expect(epoch).toMatchObject({
    epoch: 1,
    day: '2027-01-01',
    takenAt: '2027-01-01T17:59:59.999Z',
    trees: [{ currency: 'PLAY', purpose: 'play-money', total: '223456', leaves: 64 }],
  });
  expect(verifyInclusion(await solveProof(rahim, 1))).toMatchObject({ ok: true, amount: 123_456n });
  expect(verifyInclusion(await solveProof(karim, 1))).toMatchObject({ ok: true, amount: 100_000n });
});

test('the signature verifies with the published key', async () => {
  const { statement } = await solveProof(rahim, 1);
  const raw = Buffer.from(statement.publicKey, 'hex');
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify']);
  const signature = Buffer.from(statement.signature, 'hex');
  const holds = (text: string): Promise<boolean> =>
    crypto.subtle.verify('Ed25519', key, signature, Buffer.from(text));
  expect(await holds(statement.text)).toBe(true);
  expect(await holds(`${statement.text} `)).toBe(false);
});

test('the public file of leaves is immutable and gives the same proof', async () => {
  const [epoch] = await epochs();
  const file = epoch?.trees[0]?.file ?? '';
  const reply = await fetch(`${server.config.origins.site}${file}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = new Uint8Array(await reply.arrayBuffer());
  expect(bytes).toHaveLength(epoch?.trees[0]?.fileBytes ?? 0);
  const proof = await solveProof(rahim, 1);
  const checked = runToEnd(verifyFile(proof.statement, 'PLAY', bytes));
  if (!checked.ok) throw new Error(checked.refusal);
  const own = await rahim.browser.callOrFail(liabilitiesGetKey, {});
  expect(own.account).toBe(rahim.account);
  expect(checked.proofFor(Buffer.from(own.key, 'hex'), own.account)).toEqual(proof);
});

test.each(['', '..%2Findex', 'x.leaves', '%00.leaves'])(
  '/liabilities/%s is no file',
  async (name) => {
    const reply = await fetch(`${server.config.origins.site}/liabilities/${name}`);
    expect(reply.status).toBe(404);
  },
);

test('a second run on the same day changes nothing, also in concurrent runs', async () => {
  await grant(server, rahim.memberId, 1_000n);
  const before = await epochs();
  const runs = await Promise.all(Array.from({ length: 4 }, () => publishEpoch(ctx)));
  for (const run of runs) expect(run).toEqual({ ok: true, epoch: 1, isNew: false });
  expect(await epochs()).toEqual(before);
  expect(leavesKept()).toHaveLength(1);
});

test('concurrent runs on the next day make one epoch, linked to the last', async () => {
  days.advance(1);
  const runs = await Promise.all(Array.from({ length: 4 }, () => publishEpoch(ctx)));
  expect(runs.map((run) => run.ok && run.epoch)).toEqual([2, 2, 2, 2]);
  expect(runs.filter((run) => run.ok && run.isNew)).toHaveLength(1);
  const [second, first] = await epochs();
  expect(second?.day).toBe('2027-01-02');
  const [one, other] = [first?.statement.text ?? '', second?.statement.text ?? ''];
  expect(getContradiction(one, other)).toBeNull();
  expect(readStatement(other)?.previous).toBe(first?.statementHash);
  expect(verifyInclusion(await solveProof(rahim, 2))).toMatchObject({ ok: true, amount: 124_456n });
  expect(verifyInclusion(await solveProof(rahim, 1))).toMatchObject({ ok: true, amount: 123_456n });
  expect(leavesKept()).toHaveLength(2);
});

test('a clock that goes back publishes nothing', async () => {
  const earlier = { ...ctx, clock: createFakeClock(new Date('2026-12-01T00:00:00.000Z')) };
  expect(await publishEpoch(earlier)).toEqual({ ok: true, epoch: 2, isNew: false });
});

test('a later member has no proof in it, and an unknown epoch is refused', async () => {
  const late = await signUp(server);
  const ask = async (epoch: number, currency: string) => {
    const reply = await late.browser.call(liabilitiesGetProof, { params: { epoch, currency } });
    return reply.success ? 'proven' : reply.code;
  };
  expect(await ask(2, 'PLAY')).toBe('not_in_epoch');
  expect(await ask(3, 'PLAY')).toBe('epoch_unknown');
  expect(await ask(2, 'BDT')).toBe('epoch_unknown');
  const visitor = await openBrowser(server).call(liabilitiesGetKey, {});
  expect(visitor).toMatchObject({ success: false, code: 'not_logged_in' });
});

const WALLS: readonly (readonly [string, ReturnType<typeof sql>])[] = [
  ['changing a statement', sql`update liability_epoch set statement = 'other' where number = 1`],
  ['removing an epoch', sql`delete from liability_epoch where number = 2`],
  ['removing them all', sql`truncate liability_epoch cascade`],
  ['changing a total', sql`update liability_tree set total_minor = 1`],
  ['a second root of an epoch', getCopy(sql`number`, sql`day + 9`, sql`previous_number`)],
  ['a second epoch of a day', getCopy(sql`number + 1`, sql`day`, sql`number`)],
  ['a fork', getCopy(sql`number + 1`, sql`day + 9`, sql`number - 1`)],
  ['an epoch after a gap', getCopy(sql`number + 7`, sql`day + 9`, sql`number + 6`)],
  ['a chain of its own', getCopy(sql`number + 1`, sql`day + 9`, sql`null`)],
];

/** Makes another row from the newest epoch, with a statement and hash of its own. */
function getCopy(
  number: ReturnType<typeof sql>,
  day: ReturnType<typeof sql>,
  previous: ReturnType<typeof sql>,
): ReturnType<typeof sql> {
  return sql`insert into liability_epoch (number, day, previous_number, previous_hash, statement,
      statement_hash, signature, public_key, taken_at, created_at)
    select ${number}, ${day}, ${previous}, case when ${previous} is null then null
        when ${previous} = number then statement_hash else previous_hash end,
      'other', encode(sha256('other'), 'hex'), signature, public_key, taken_at, created_at
    from liability_epoch where number = 2`;
}

test.each(WALLS)('the database refuses %s', async (_, change) => {
  await expect(change.execute(ctx.db)).rejects.toThrow(
    /cannot be changed|violates|permission denied/,
  );
});

test('the database accepts the next epoch only', async () => {
  days.advance(dayMs);
  expect(await publishEpoch(ctx)).toEqual({ ok: true, epoch: 3, isNew: true });
});

test('an account of an unknown member stops the publishing instead of being left out', async () => {
  days.advance(dayMs);
  await sql`insert into ledger_account (id, owner, kind, currency, limited)
    values (${v7()}, ${`member:${v7()}`}, 'wallet', 'PLAY', true)`.execute(ctx.db);
  await sql`insert into ledger_balance (account_id, currency, balance_minor)
    select id, currency, 5 from ledger_account
    where not exists (select from ledger_balance b where b.account_id = ledger_account.id)
      and limited`.execute(ctx.db);
  await expect(publishEpoch(ctx)).rejects.toThrow('the accounts 224461');
  expect(await epochs()).toHaveLength(3);
});

test('a lost file of leaves is a fault, not a false proof', async () => {
  await rm(join(server.config.dataDir, 'liabilities', 'leaves'), { recursive: true });
  const reply = await rahim.browser.call(liabilitiesGetProof, {
    params: { epoch: 1, currency: 'PLAY' },
  });
  expect(reply).toMatchObject({ success: false, code: 'fault' });
});
