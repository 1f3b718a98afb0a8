// How many durable transfers a second the ledger takes, with all of its rules and indexes, and how
// long a caller waits for one. Everything is measured in this run, on one database, on the machine
// that the callers share.
import { v7 } from 'uuid';
import { connect } from '@khelaghor/db/connect.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import type { GroupCommit } from '@khelaghor/db/group-commit.ts';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { createTemporaryDatabase, startTestServer } from '@khelaghor/db/temporary-database.ts';
import { gameAccount, houseAccount, memberAccount } from '@khelaghor/ledger/account.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { runOpenLoop } from './open-loop.ts';
import { measureBareRows, measureBulk } from './raw-insert-baseline.ts';
import { measurePlain } from './pgbench-baseline.ts';
import { readLengths } from './options.ts';
import { computeMedian, computeQuantile } from './quantile.ts';
import { measureWindows, judgeWindows } from './windows.ts';

const memberCount = 10_000;
const callersAtPeak = 1_024;
/** So long the ledger is driven first: what runs often is compiled anew, step by step. */
const warmUpSeconds = 6;

type World = { batch: GroupCommit; wallets: readonly string[]; house: string };
type Load = { perSecond: number; waits: readonly number[] };

function getStake({ wallets, house }: World, number: number): Transfer {
  const id = v7();
  return {
    id,
    code: 'stake',
    debit: wallets[(number * 7_919) % wallets.length] ?? '',
    credit: house,
    amount: minor(10n),
    currency: 'PLAY',
    cause: { kind: 'dice_bet', id },
    phase: 'posted',
  };
}

async function postOne(world: World, number: number, waits: number[]): Promise<void> {
  const from = performance.now();
  const result = await world.batch.post({ transfers: [getStake(world, number)] });
  if (!result.ok) throw new Error(result.refusal);
  waits.push(performance.now() - from);
}

/** Callers of whom each posts again as soon as it is answered. */
async function runClosedLoad(world: World, callers: number, seconds: number): Promise<Load> {
  const waits: number[] = [];
  let number = 0;
  const from = performance.now();
  const until = from + seconds * 1_000;
  const call = async (): Promise<void> => {
    while (performance.now() < until) {
      number += 1;
      await postOne(world, number, waits);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return { perSecond: waits.length / ((performance.now() - from) / 1_000), waits };
}

/** Calls that come at a rate, whether or not earlier ones are answered. */
async function openLoad(world: World, perSecond: number, seconds: number): Promise<Load> {
  const waits: number[] = [];
  // A second to settle into the rate after the peak.
  await runOpenLoop({ perSecond, callMax: Math.floor(perSecond) }, (number) =>
    postOne(world, number, []),
  );
  const callMax = Math.floor(perSecond * seconds);
  const from = performance.now();
  await runOpenLoop({ perSecond, callMax }, (number) => postOne(world, number, waits));
  return { perSecond: waits.length / ((performance.now() - from) / 1_000), waits };
}

async function openWorld(url: string): Promise<{ world: World; end: () => Promise<void> }> {
  const connection = connect(url, { connectionsMax: 8 });
  const { db } = connection;
  const house = await openAccount(db, gameAccount('dice', 'PLAY'));
  const grant = await openAccount(db, houseAccount('house_grant', 'PLAY'));
  const wallets: string[] = [];
  for (let number = 0; number < memberCount; number += 1) {
    wallets.push(await openAccount(db, memberAccount(v7(), 'wallet', 'PLAY')));
  }
  const batch = startGroupCommit(db);
  const fill = wallets.map((wallet): Transfer => {
    const cause = { kind: 'play_grant', id: wallet };
    const filled = { amount: minor(1_000_000_000n), currency: 'PLAY', cause } as const;
    return {
      ...filled,
      id: v7(),
      code: 'play_grant',
      debit: grant,
      credit: wallet,
      phase: 'posted',
    };
  });
  await Promise.all(fill.map((transfer) => batch.post({ transfers: [transfer] })));
  const end = async (): Promise<void> => {
    await batch.close();
    const breaches = await audit(db);
    console.log(`  the books after it: ${breaches.length === 0 ? 'right' : 'WRONG'}`);
    if (breaches.length > 0) process.exitCode = 1;
    await connection.close();
  };
  return { world: { batch, wallets, house }, end };
}

const count = (figure: number): string => Math.round(figure).toLocaleString('en');
const ms = (figure: number): string => `${figure.toFixed(1)} ms`;

function judge(name: string, figure: number, least: number): void {
  const isEnough = figure >= least;
  if (!isEnough) process.exitCode = 1;
  console.log(`  ${name}: ${figure.toFixed(2)} (at least ${least}) ${isEnough ? 'ok' : 'MISSED'}`);
}

/** Measures, prints, and fails when a figure misses its bound. */
export async function benchLedger(): Promise<void> {
  const { rounds, seconds: secondsEach } = readLengths({ rounds: 5, seconds: 6 });
  const server = await startTestServer();
  const database = await createTemporaryDatabase({ serverUrl: server.url });
  try {
    const { world, end } = await openWorld(database.url);
    await runClosedLoad(world, callersAtPeak, warmUpSeconds);
    const plain: number[] = [];
    const bulk: number[] = [];
    const bare: number[] = [];
    const batched: Load[] = [];
    // One after another in turns, so that a slow moment of the machine falls on all of them.
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await measurePlain(database.url, secondsEach));
      const load = { ...world, seconds: secondsEach };
      bulk.push(await measureBulk(database.url, load));
      bare.push(
        await measureBareRows(database.url, { ...load, callers: callersAtPeak, rowsMax: 512 }),
      );
      batched.push(await runClosedLoad(world, callersAtPeak, secondsEach));
    }
    const peak = computeMedian(batched.map(({ perSecond }) => perSecond));
    const halves = await measureWindows(rounds, () => openLoad(world, peak / 2, secondsEach));
    const peakWaits = batched.flatMap(({ waits }) => [...waits]);
    console.log(`Ledger, durable transfers a second (medians of ${rounds} x ${secondsEach} s):`);
    console.log(`  plain (pgbench, 16 clients):  ${count(computeMedian(plain))}`);
    console.log(`  rows in bulk, for nobody:     ${count(computeMedian(bulk))}`);
    console.log(`  rows of the same callers:     ${count(computeMedian(bare))}`);
    console.log(`  ledger, ${callersAtPeak} callers:         ${count(peak)}`);
    console.log(
      `    p50 ${ms(computeQuantile(peakWaits, 0.5))}  p99 ${ms(computeQuantile(peakWaits, 0.99))}`,
    );
    console.log(`  ledger at half of its peak:   ${count(peak / 2)}`);
    judgeWindows(halves, { wanted: rounds, p99Max: 20 });
    // Each round beside what was measured in it: the machine's speed changes with the minute.
    const ratioTo = (others: readonly number[]): number =>
      computeMedian(batched.map(({ perSecond }, at) => perSecond / (others[at] ?? 0)));
    judge('ledger / plain', ratioTo(plain), 25);
    judge('ledger / rows of the same callers', ratioTo(bare), 0.5);
    console.log(`  ledger / rows in bulk: ${ratioTo(bulk).toFixed(2)}`);
    await end();
  } finally {
    await database.drop();
    await server.stop();
  }
}
