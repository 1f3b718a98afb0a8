// Whether the server's memory stays the same while bets come at a steady rate for ten minutes.
import { startBenchServer } from './bench-server.ts';
import { openLoad, openRoller } from './dice-load.ts';
import { computeQuantile } from './quantile.ts';

const playerCount = 256;
const minutes = 10;
const perSecond = 1_000;
/** So much more than after the second minute, when everything is warm, it may be at the end. */
const growthMax = 1.1;

/** Measures, prints a line a minute, and fails when a figure grows. */
export async function benchMemory(): Promise<void> {
  const server = await startBenchServer(playerCount);
  try {
    const players = await Promise.all(
      server.players.map((player) => openRoller(server.origin, player)),
    );
    console.log(`Memory of the server while ${perSecond} bets a second come, ${minutes} minutes:`);
    const heaps: number[] = [];
    const residents: number[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      const load = await openLoad(players, { perSecond, seconds: 59 });
      heaps.push(await server.heapMb());
      residents.push(await server.residentMb());
      console.log(
        `  minute ${minute}: objects ${heaps.at(-1)?.toFixed(1)} MB, resident ` +
          `${residents.at(-1)} MB, ${Math.round(load.perSecond)} bets a second, ` +
          `p99 ${computeQuantile(load.waits, 0.99).toFixed(0)} ms, refused ${load.refused}`,
      );
    }
    const getGrowth = (figures: readonly number[]): number =>
      (figures.at(-1) ?? 0) / (figures[1] ?? Number.NaN);
    for (const [name, figures] of [
      ['objects', heaps],
      ['resident', residents],
    ] as const) {
      const growth = getGrowth(figures);
      const isFlat = growth <= growthMax;
      console.log(
        `  ${name}, minute ${minutes} / minute 2: ${growth.toFixed(2)} (at most ${growthMax}) ` +
          (isFlat ? 'ok' : 'MISSED'),
      );
      if (!isFlat) process.exitCode = 1;
    }
  } finally {
    await server.close();
  }
}
