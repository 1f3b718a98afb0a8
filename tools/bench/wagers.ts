// How many bets a second the server takes over HTTP: session, validation, limits, seeds, outcome,
// signed receipt, ticket, ledger and a durable commit. The server is a process of its own; the
// load comes from this process, on the same machine.
import { measurePlain } from './pgbench-baseline.ts';
import { readLengths } from './options.ts';
import { computeMedian, computeQuantile } from './quantile.ts';
import { measureWindows, judgeWindows } from './windows.ts';
import { startBenchServer } from './bench-server.ts';
import type { BenchServer } from './bench-server.ts';
import { runClosedLoad, openLoad, openRoller } from './dice-load.ts';
import type { Load } from './dice-load.ts';

const playersAtPeak = 512;
const ratioLeast = 2.3;
/** So long the server is driven first: what runs often is compiled anew, step by step. */
const warmUpSeconds = 8;

const count = (figure: number): string => Math.round(figure).toLocaleString('en');
const ms = (figure: number): string => `${figure.toFixed(figure < 10 ? 2 : 1)} ms`;
const listWaits = ({ waits }: Load): string =>
  `p50 ${ms(computeQuantile(waits, 0.5))}  p99 ${ms(computeQuantile(waits, 0.99))}`;

/** How long processors were kept busy, in milliseconds. */
type Busy = { server: number; database: number; load: number };

async function busyNow(server: BenchServer): Promise<Busy> {
  const { serverMs, databaseMs } = await server.busy();
  const { user, system } = process.cpuUsage();
  return { server: serverMs, database: databaseMs, load: (user + system) / 1_000 };
}

const busyPerBet = (before: Busy, after: Busy, bets: number): Busy => ({
  server: (after.server - before.server) / bets,
  database: (after.database - before.database) / bets,
  load: (after.load - before.load) / bets,
});

/** Measures, prints, and fails when a figure misses its bound. */
export async function benchWagers(): Promise<void> {
  const { rounds, seconds: secondsEach } = readLengths({ rounds: 5, seconds: 6 });
  const server = await startBenchServer(playersAtPeak);
  try {
    const players = await Promise.all(
      server.players.map((player) => openRoller(server.origin, player)),
    );
    await runClosedLoad(players, warmUpSeconds);
    const plain: number[] = [];
    const bets: Load[] = [];
    const busy: Busy[] = [];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await measurePlain(server.databaseUrl, secondsEach));
      const before = await busyNow(server);
      const load = await runClosedLoad(players, secondsEach);
      busy.push(busyPerBet(before, await busyNow(server), load.waits.length));
      bets.push(load);
    }
    const peak = computeMedian(bets.map(({ perSecond }) => perSecond));
    const halves: Load[] = [];
    const stretches = await measureWindows(rounds, async () => {
      const half = await openLoad(players, { perSecond: peak / 2, seconds: secondsEach });
      halves.push(half);
      return half;
    });
    const refused = [...bets, ...halves].reduce((sum, each) => sum + each.refused, 0);
    // Each beside the plain transfers right before it: the machine's speed changes with the minute.
    const ratios = bets.map(({ perSecond }, at) => perSecond / (plain[at] ?? 0));
    const ratio = computeMedian(ratios);
    console.log(`Bets over HTTP a second (medians of ${rounds} x ${secondsEach} s):`);
    console.log(`  plain transfers (pgbench, 16 clients): ${count(computeMedian(plain))}`);
    console.log(`  bets, ${playersAtPeak} players:                   ${count(peak)}`);
    for (const [at, load] of bets.entries())
      console.log(
        `    ${count(load.perSecond)}  x ${(ratios[at] ?? 0).toFixed(2)}  ${listWaits(load)}`,
      );
    const measureCpu = (part: keyof Busy): string =>
      ms(computeMedian(busy.map((each) => each[part])));
    console.log(
      `    a bet keeps busy: server ${measureCpu('server')}, database ${measureCpu('database')}, ` +
        `who bets ${measureCpu('load')}`,
    );
    console.log(`  at half of the peak: ${count(peak / 2)}`);
    judgeWindows(stretches, { wanted: rounds, p99Max: 100 });
    console.log(`  refused: ${refused}   server resident: ${await server.residentMb()} MB`);
    const isFast = ratio >= ratioLeast;
    console.log(
      `  bets / plain: ${ratio.toFixed(2)} (at least ${ratioLeast}) ${isFast ? 'ok' : 'MISSED'}`,
    );
    console.log(`  the books after it: ${(await server.breaches()) === 0 ? 'right' : 'WRONG'}`);
    if (!isFast || refused > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
}
