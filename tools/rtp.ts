// `npm run rtp [-- GAME… --rounds=100000 --seed=TEXT --keep]`: the exact return of each play of the
// in-house games, and that of so many simulated rounds beside it. A game with many plays has a row
// for those at the ends. Fails when a return does not follow from the decisions, when a simulation
// is outside its tolerance, or when it pays what the engine does not list. With --keep the results
// are written to docs/games/simulated.json, which `npm test` checks and docs/games/rtp.md shows.
import { parseArgs } from 'node:util';
import { measureMeanPay } from '@khelaghor/game-engine/game-return.ts';
import { compareRatio, ratio } from '@khelaghor/money/ratio.ts';
import { columns, formatReturn, formatRow } from './rtp-format.ts';
import { playRound, returnGames } from './rtp-game.ts';
import type { ReturnGame } from './rtp-game.ts';
import { keepResults } from './rtp-kept.ts';
import { computeReturns, countSeries, isDecidable, toNumber } from './rtp-rows.ts';
import type { ReturnRow } from './rtp-rows.ts';
import { computeTolerance, getMeasured } from './rtp-simulation.ts';
import type { Simulated } from './rtp-tally.ts';
import { simulateInThreads } from './rtp-threads.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'rtp' },
    keep: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);

/** Whether deciding all series of numbers gives the return that the plays say. */
function isProven(game: ReturnGame, row: ReturnRow): boolean {
  if (!isDecidable(row)) return true;
  let decisions = 0;
  const mean = measureMeanPay((random) => {
    decisions += 1;
    if (decisions > countSeries(row))
      throw new Error(`${game.code} has more series than ${countSeries(row)}`);
    return playRound(game, row.play, random) ?? ratio(0n);
  });
  return compareRatio(mean, row.rtp) === 0;
}

/** The cells of a row's simulation, and what is wrong; "ok" when nothing is. */
function checkSimulated(game: ReturnGame, simulated: Simulated): readonly string[] {
  const { row, unlisted } = simulated;
  const measured = getMeasured(simulated);
  const tolerance = computeTolerance(row, simulated.rounds);
  const percent = (value: number) => `${(100 * value).toFixed(3)} %`;
  const faults = [
    ...(isProven(game, row) ? [] : ['FAIL: deciding all gives another return']),
    ...(Math.abs(measured - toNumber(row.rtp)) <= tolerance ? [] : ['FAIL: outside']),
    ...(unlisted === null ? [] : [`FAIL: pays ${unlisted} of the stake, which is not listed`]),
  ];
  return [percent(measured), `± ${percent(tolerance)}`, faults.length ? faults.join('; ') : 'ok'];
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const cells of rows) {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
    );
    console.log(padded.join('  ').trimEnd());
  }
}

/** Prints a game; false when one of its rows is wrong. */
async function report(game: ReturnGame): Promise<boolean> {
  const returns = computeReturns(game);
  const { settings, lowest, highest, rows } = returns;
  const range = `${formatReturn(lowest)} to ${formatReturn(highest)}`;
  console.log(`\n${game.scope}: ${settings.toLocaleString('en')} settings, ${range}`);
  const { seed } = values;
  const before = process.cpuUsage();
  const simulated = await simulateInThreads(game, rows, { rounds, seed });
  const checked = simulated.map((each) => [
    ...formatRow(game, each.row),
    ...checkSimulated(game, each),
  ]);
  printTable([[...columns, 'Simulated', 'Tolerance', ''], ...checked]);
  const { user, system } = process.cpuUsage(before);
  console.log(`Simulated in ${Math.round((user + system) / 1_000_000)} s of processor time`);
  const isFine = checked.every((cells) => cells.at(-1) === 'ok');
  if (isFine && values.keep) keepResults(game, { seed, rounds, simulated });
  return isFine;
}

const games =
  positionals.length === 0
    ? returnGames
    : returnGames.filter(({ code }) => positionals.includes(code));
const isKnown = games.length === (positionals.length || returnGames.length);
if (!isKnown || !Number.isSafeInteger(rounds) || rounds < 1) {
  console.error('npm run rtp [-- GAME… --rounds=100000 --seed=TEXT --keep]');
  console.error(`Games: ${returnGames.map(({ code }) => code).join(', ')}`);
  process.exitCode = 2;
} else {
  console.log(`Exact returns, and ${rounds.toLocaleString('en')} simulated rounds of each setting`);
  process.exitCode = 0;
  for (const game of games) if (!(await report(game))) process.exitCode = 1;
}
