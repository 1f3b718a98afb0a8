// In-house games: how many rounds a second are decided and computed again, how fast slots are spun,
// how long it takes to fold stakes into pots, bets over HTTP against plain transfers of the same
// run, and a round of Crash with thousands of players in its room.
import { measureCrash } from './crash-load.ts';
import { startBenchServer } from './bench-server.ts';
import { openRoller, runClosedLoad } from './dice-load.ts';
import { measureGames } from './game-rounds.ts';
import { readLengths } from './options.ts';
import { measurePlain } from './pgbench-baseline.ts';
import { measureFold } from './pot-fold.ts';
import { computeMedian, computeQuantile } from './quantile.ts';
import { compareRounds, compareSpins } from './slot-spins.ts';
import { slotEngines, tumbleEngines } from '../slot-list.ts';

const roundsOfGame = 30_000;
const decidedLeast = 100_000;
const againCount = 1_000_000;
const againWithinSeconds = 30;
/** The slot of 20 lines whose bare spins are measured. */
const spunSlot = 'rickshaw';
const spins = 2_000_000;
const spinsLeast = 5_000_000;
const slotRounds = 20_000;
const playersAtPeak = 512;
const warmUpSeconds = 8;
const ratioLeast = 2;
/** Each with two pages in the room and two bets. */
const crashMembers = 2_500;
const tickP99Max = 250;
const cashOutP99Max = 50;
const settleMax = 1_000;
const foldedBets = 100_000;
const foldMsMax = 1_000;

const count = (figure: number): string => Math.round(figure).toLocaleString('en');

/** Prints whether a figure keeps its bound; one that does not fails the run. */
function judge(isKept: boolean): string {
  if (!isKept) process.exitCode = 1;
  return isKept ? 'ok' : 'MISSED';
}

/** Decides rounds of every game, and computes them again. */
function benchRounds(): void {
  const rates = measureGames(roundsOfGame);
  console.log(`Rounds a second on one core (at least ${count(decidedLeast)} decided):`);
  for (const { code, decided, again } of rates)
    console.log(
      `  ${code.padEnd(8)} decided ${count(decided).padStart(9)}  ` +
        `computed again ${count(again).padStart(9)}  ${judge(decided >= decidedLeast)}`,
    );
  const seconds = rates.reduce((sum, { again }) => sum + againCount / rates.length / again, 0);
  console.log(
    `  ${count(againCount)} of all games in turn are computed again in ${seconds.toFixed(1)} s ` +
      `(at most ${againWithinSeconds}) ${judge(seconds <= againWithinSeconds)}`,
  );
  const mismatches = rates.reduce((sum, each) => sum + each.mismatches, 0);
  console.log(`  of those that differ: ${mismatches} ${judge(mismatches === 0)}`);
}

/** Folds stakes into the pots of a game, beside only adding their shares up. */
function benchFold(): void {
  const { drawMs, foldMs, plainMs, hits } = measureFold(foldedBets);
  console.log(
    `${count(foldedBets)} bets folded into four pots: ${count(foldMs)} ms of one core, ` +
      `x ${(foldMs / plainMs).toFixed(1)} of only adding their shares, ${hits} hits ` +
      `(at most ${foldMsMax} ms) ${judge(foldMs <= foldMsMax)}`,
  );
  console.log(`  drawing their numbers from the seeds: ${count(drawMs)} ms`);
}

/** Spins from stops to pay, and rounds with seeds and words, each beside plain code. */
export function benchSlots(): void {
  for (const engine of slotEngines.filter(({ code }) => code === spunSlot)) {
    const { code, rate, plain, ratio } = compareSpins(engine, spins);
    console.log(
      `Spins of ${code} a second on one core (at least ${count(spinsLeast)}): ${count(rate)} ` +
        `${judge(rate >= spinsLeast)}; plain code ${count(plain)}, x ${ratio.toFixed(2)}`,
    );
  }
  console.log(
    `Rounds of slots with seeds and words (at least ${count(decidedLeast)}), beside five numbers ` +
      'of the fair stream alone:',
  );
  for (const engine of [...slotEngines, ...tumbleEngines]) {
    const { code, rate, plain, ratio } = compareRounds(engine, slotRounds);
    console.log(
      `  ${code.padEnd(10)} ${count(rate).padStart(9)}  ${judge(rate >= decidedLeast)}; ` +
        `stream ${count(plain)}, x ${ratio.toFixed(2)}`,
    );
  }
}

/** Bets over the call of all games that are decided at once, beside plain transfers. */
async function benchBets(): Promise<void> {
  const { rounds, seconds } = readLengths({ rounds: 3, seconds: 6 });
  const server = await startBenchServer(playersAtPeak);
  try {
    const players = await Promise.all(
      server.players.map((player) => openRoller(server.origin, player)),
    );
    await runClosedLoad(players, warmUpSeconds);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const plain = await measurePlain(server.databaseUrl, seconds);
      const { perSecond, refused } = await runClosedLoad(players, seconds);
      ratios.push(perSecond / plain);
      console.log(
        `  bets over HTTP ${count(perSecond)}, plain transfers ${count(plain)} a second, ` +
          `x ${(perSecond / plain).toFixed(2)}, refused ${refused}`,
      );
    }
    const ratio = computeMedian(ratios);
    console.log(
      `  bets / plain: ${ratio.toFixed(2)} (at least ${ratioLeast}) ${judge(ratio >= ratioLeast)}`,
    );
    console.log(`  the books after it: ${judge((await server.breaches()) === 0)}`);
  } finally {
    await server.close();
  }
}

/** A round of Crash with all members in its room. */
async function benchCrash(): Promise<void> {
  const { sockets, bets, ticks, cashOuts, settleMs, running, breaches } =
    await measureCrash(crashMembers);
  const quantiles = (waits: readonly number[]): string =>
    [0.5, 0.99, 1].map((share) => `${computeQuantile(waits, share).toFixed(1)} ms`).join(', ');
  console.log(`Crash, ${count(sockets)} sockets in the room, ${count(bets)} bets:`);
  console.log(
    `  ${count(ticks.length)} messages heard: p50, p99, slowest ${quantiles(ticks)} ` +
      `(p99 at most ${tickP99Max}) ${judge(computeQuantile(ticks, 0.99) <= tickP99Max)}`,
  );
  console.log(
    `  ${count(cashOuts.length)} cash-outs answered: p50, p99, slowest ${quantiles(cashOuts)} ` +
      `(p99 at most ${cashOutP99Max}) ` +
      judge(cashOuts.length > 0 && computeQuantile(cashOuts, 0.99) <= cashOutP99Max),
  );
  console.log(
    `  all settled within ${settleMs} ms (at most ${settleMax}) ${judge(settleMs <= settleMax)}`,
  );
  console.log(
    `  bets that still run: ${running}; the books after it: ${judge(breaches === 0 && running === 0)}`,
  );
}

/** Measures, prints, and fails when a figure misses its bound. */
export async function benchGames(): Promise<void> {
  benchRounds();
  benchFold();
  benchSlots();
  await benchBets();
  await benchCrash();
}
