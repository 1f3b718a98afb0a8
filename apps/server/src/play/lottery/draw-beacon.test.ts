// Goal: a draw takes the round that its issue announced, and no other; while no relay has it, the
// issue waits. Method: relays on this machine with rounds that the network made in 2023, at the
// times at which it made them.
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { betsGetFairness, lotteryPlaceTickets } from '@khelaghor/client/routes/play.gen.ts';
import { drawResult } from '@khelaghor/engine-lottery/public.ts';
import { requireLotteryGame } from '@khelaghor/engine-lottery/server.ts';
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import type { SignedRound } from '@khelaghor/fairness/beacon.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { openBeaconRelay } from '@khelaghor/testkit/beacon-relay.ts';
import type { BeaconRelay, RelayAnswer } from '@khelaghor/testkit/beacon-relay.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { drawIssue } from './draw-issue.ts';
import { lotteryJobs } from './jobs.ts';
import { ensureIssues } from './schedule-issues.ts';
import { settleIssue } from './settle-issue.ts';

const [second, third] = recordedRounds;
const clock = createFakeClock(new Date(getRoundTimeMs(1)));
const server = await withServer({ clock, logLevel: 'silent' });
const { db } = server.ctx;
const relays: BeaconRelay[] = [];
afterEach(() => {
  for (const relay of relays.splice(0)) relay.close();
});

async function openRelay(answer: (asked: string) => RelayAnswer): Promise<BeaconRelay> {
  const relay = await openBeaconRelay(answer);
  relays.push(relay);
  return relay;
}

const notYet: RelayAnswer = { status: 404, text: '{}' };
const give = (found: SignedRound): RelayAnswer => ({ status: 200, text: JSON.stringify(found) });
/** A relay that has the recorded rounds. */
const openTrueRelay = () =>
  openRelay((asked) => {
    const found = recordedRounds.find(({ round }) => String(round) === asked);
    return found ? give(found) : notYet;
  });

/** A context of the server with these relays. */
function askingOf(...asked: readonly BeaconRelay[]): Context {
  const { config } = server.ctx;
  const beaconRelays = asked.map(({ address }) => address);
  return { ...server.ctx, config: { ...config, outside: { ...config.outside, beaconRelays } } };
}

/** An issue of K3 that announced a round, and is sold until two seconds before it. */
async function openIssue(round: number): Promise<string> {
  clock.set(new Date(getRoundTimeMs(round) - 2_500));
  await ensureIssues(server.ctx);
  const roundAt = new Date(getRoundTimeMs(round));
  const { rows } = await sql<{ id: string }>`
    insert into lottery_issue (id, game_code, issue_number, opens_at, closes_at, draws_at, state,
      commitment, server_seed_sealed, beacon_round, created_at)
    select uuid_v7(), 'k3', 'test-' || uuid_v7(), ${roundAt}::timestamptz - '9 s'::interval,
      ${roundAt}::timestamptz - '2 s'::interval, ${roundAt}::timestamptz + '1 s'::interval, 'open',
      commitment, server_seed_sealed, ${round}, ${clock.now()}
    from lottery_issue where game_code = 'k3' order by id limit 1
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

const readIssue = (issueId: string) =>
  db
    .selectFrom('lotteryIssue')
    .select(['state', 'result', 'beaconRandomness', 'beaconSignature', 'cancelReason'])
    .where('id', '=', issueId)
    .executeTakeFirstOrThrow();

const waits = {
  state: 'closed',
  result: null,
  beaconRandomness: null,
  beaconSignature: null,
  cancelReason: null,
};

/** Sets the clock to the draw of an issue that announced a round. */
const toDraw = (round: number) => clock.set(new Date(getRoundTimeMs(round) + 1_000));

test('a draw waits for its round, and is then drawn again from the reply to its buyer', async () => {
  const issueId = await openIssue(2);
  const { browser } = await signUp(server, { balanceMinor: 10_000n });
  const key = createKey(clock);
  const tickets = [{ key, play: 'big', selection: '-', stakePerLine: '1000' }];
  const params = { gameCode: 'k3' };
  await browser.callOrFail(lotteryPlaceTickets, { params, body: { issueId, tickets } });
  const sold = await browser.callOrFail(betsGetFairness, { params: { betId: key } });
  expect(sold).toMatchObject({
    clientSeed: null,
    issue: { beacon: { round: 2, randomness: null, signature: null } },
  });

  toDraw(2);
  let isMade = false;
  const relay = await openRelay(() => (isMade ? give(second) : notYet));
  const ctx = askingOf(relay);
  expect(await drawIssue(ctx, issueId)).toBe(false);
  expect(await readIssue(issueId)).toEqual(waits);
  isMade = true;
  expect(await drawIssue(ctx, issueId)).toBe(true);
  await settleIssue(ctx, issueId);

  const proof = await browser.callOrFail(betsGetFairness, { params: { betId: key } });
  if (proof.kind !== 'lottery') throw new Error('not the proof of a lottery');
  const { issue, clientSeed, nonce, scope } = proof;
  expect(issue.beacon).toEqual(second);
  expect(clientSeed).toBe(`k3/${issue.issueNumber}/drand-quicknet/2/${second.randomness}`);
  const seed = parseSeed(issue.serverSeed ?? '');
  if (!seed.ok || clientSeed === null) throw new Error('not drawn');
  const inputs = { serverSeed: seed.value, clientSeed, nonce, scope };
  const { family } = requireLotteryGame('k3', 0);
  expect(drawResult(family, createFairStream(inputs))).toEqual(issue.result);
});

test.each<[string, () => RelayAnswer]>([
  ['gives another round', () => give(second)],
  ['gives another round under its number', () => give({ ...second, round: 3 })],
  ['forges the signature', () => give({ ...third, signature: second.signature })],
  ['forges the randomness', () => give({ ...third, randomness: second.randomness })],
  ['gives something else', () => ({ status: 200, text: '{"round":"3"}' })],
  ['refuses', () => ({ status: 503, text: '' })],
])('a relay that %s is left out, and alone delays the draw', async (_, answer) => {
  const issueId = await openIssue(3);
  toDraw(3);
  const bad = await openRelay(answer);
  expect(await drawIssue(askingOf(bad, bad), issueId)).toBe(false);
  expect(await readIssue(issueId)).toEqual(waits);
  expect(await drawIssue(askingOf(bad, await openTrueRelay()), issueId)).toBe(true);
  const { randomness, signature } = third;
  expect(await readIssue(issueId)).toMatchObject({
    state: 'drawn',
    beaconRandomness: randomness,
    beaconSignature: signature,
  });
});

test('a relay that never answers does not delay another', async () => {
  const issueId = await openIssue(3);
  toDraw(3);
  const silent = await openRelay(() => null);
  expect(await drawIssue(askingOf(silent, await openTrueRelay()), issueId)).toBe(true);
});

test('an announced round is needed, also when the relays are named no longer', async () => {
  const issueId = await openIssue(2);
  toDraw(2);
  clock.advance(300_000);
  expect(await drawIssue(server.ctx, issueId)).toBe(false);
  expect(await readIssue(issueId)).toEqual(waits);
});

test('no relay is asked before the time of the round, and one round once for many games', async () => {
  const issueIds = [await openIssue(3), await openIssue(3), await openIssue(3)];
  const relay = await openTrueRelay();
  const ctx = askingOf(relay);
  await sql`update lottery_issue set draws_at = closes_at
    where id = any (${issueIds}::uuid[])`.execute(db);
  clock.set(new Date(getRoundTimeMs(3) - 1));
  const early = await Promise.all(issueIds.map((id) => drawIssue(ctx, id)));
  expect({ early, asked: relay.asked }).toEqual({ early: [false, false, false], asked: [] });
  clock.set(new Date(getRoundTimeMs(3)));
  const drawn = await Promise.all(issueIds.map((id) => drawIssue(ctx, id)));
  expect({ drawn, asked: relay.asked }).toEqual({ drawn: [true, true, true], asked: ['3'] });
});

const readJob = async (issueId: string) =>
  (
    await sql<{ runAt: Date }>`
      select run_at from graphile_worker.jobs where key = ${`draw-issue:${issueId}`}`.execute(db)
  ).rows;

test('the job of a draw that waits runs again a second later, and less often with time', async () => {
  const issueId = await openIssue(2);
  const relay = await openRelay(() => notYet);
  const jobs = lotteryJobs(askingOf(relay));
  const run = (name: string) => (jobs[name] as (payload: object) => Promise<void>)({ issueId });
  const waits = [
    [0, 1_000],
    [60_000, 3_000],
    [86_000_000, 600_000],
  ] as const;
  for (const [lateMs, pauseMs] of waits) {
    toDraw(2);
    clock.advance(lateMs);
    await run('draw-issue');
    const runAt = new Date(clock.now().getTime() + pauseMs);
    expect([lateMs, await readJob(issueId)]).toEqual([lateMs, [{ runAt }]]);
  }
  // The job of each minute finds lost jobs, and does not bring this one forward.
  await run('ensure-issues');
  expect(await readJob(issueId)).toEqual([{ runAt: new Date(clock.now().getTime() + 600_000) }]);
  await sql`select graphile_worker.remove_job(${`draw-issue:${issueId}`})`.execute(db);
  await run('ensure-issues');
  expect(await readJob(issueId)).toEqual([{ runAt: new Date(clock.now().getTime() + 1_000) }]);
});

test('new issues announce the first round two seconds after their sale, if there are relays', async () => {
  await sql`delete from lottery_issue where beacon_round is null and result is null
    and not exists (select from lottery_ticket where issue_id = lottery_issue.id)`.execute(db);
  clock.advance(86_400_000);
  const from = clock.now();
  await ensureIssues(askingOf(await openTrueRelay()));
  const issues = await db
    .selectFrom('lotteryIssue')
    .select(['gameCode', 'closesAt', 'drawsAt', 'beaconRound'])
    .where('drawsAt', '>', from)
    .execute();
  expect(issues.length).toBeGreaterThan(40);
  const misfits = issues.filter(({ closesAt, drawsAt, beaconRound }) => {
    const roundMs = getRoundTimeMs(Number(beaconRound));
    const afterCloseMs = roundMs - closesAt.getTime();
    return !(afterCloseMs >= 2_000 && afterCloseMs < 5_000 && roundMs <= drawsAt.getTime());
  });
  expect(misfits).toEqual([]);
  clock.advance(86_400_000);
  await ensureIssues(server.ctx);
  const later = await db
    .selectFrom('lotteryIssue')
    .select('beaconRound')
    .where('drawsAt', '>', clock.now())
    .where('createdAt', '=', clock.now())
    .execute();
  expect(new Set(later.map(({ beaconRound }) => beaconRound))).toEqual(new Set([null]));
});

test('the database refuses another round, and a result without the announced one', async () => {
  const issueId = await openIssue(2);
  const change = (set: { beaconRound?: bigint; state?: string; result?: number[] }) =>
    db.updateTable('lotteryIssue').set(set).where('id', '=', issueId).execute();
  await expect(change({ beaconRound: 3n })).rejects.toThrow('never change');
  toDraw(2);
  expect(await drawIssue(server.ctx, issueId)).toBe(false);
  await expect(change({ state: 'drawn', result: [1, 2, 3] })).rejects.toThrow(
    'round of the beacon',
  );
});

test('an issue waits for its round for a day, and is then called off and says why', async () => {
  const issueId = await openIssue(5);
  const ctx = askingOf(await openRelay(() => notYet));
  clock.set(new Date(getRoundTimeMs(5) + 86_400_000));
  expect(await drawIssue(ctx, issueId)).toBe(false);
  expect(await readIssue(issueId)).toMatchObject({ state: 'closed' });
  clock.advance(1_000);
  expect(await drawIssue(ctx, issueId)).toBe(false);
  expect(await readIssue(issueId)).toMatchObject({
    state: 'cancelled',
    cancelReason: 'The public beacon gave no number.',
  });
});

test('a round that relays give hours late is drawn from as one that came in time', async () => {
  const issueId = await openIssue(3);
  clock.set(new Date(getRoundTimeMs(3) + 23 * 3_600_000));
  expect(await drawIssue(askingOf(await openRelay(() => notYet)), issueId)).toBe(false);
  expect(await drawIssue(askingOf(await openTrueRelay()), issueId)).toBe(true);
  expect(await readIssue(issueId)).toMatchObject({ beaconRandomness: third.randomness });
});
