// `npm run rtp [-- GAME… --rounds=1000000 --seed=TEXT]`: the exact return of each setting of the
// in-house games, and that of so many simulated rounds beside it. A game with many settings has a
// row for those at the ends. Fails when a return does not follow from the decisions, when a
// simulation is outside its tolerance, or when it pays what the engine does not list.
import { parseArgs } from 'node:util';
import type { GameEngine } from '@khelaghor/game-engine/game-engine.ts';
import { measureReturn } from '@khelaghor/game-engine/game-return.ts';
import { findEngine, gameEngines } from '@khelaghor/game-list/games.ts';
import { compareRatio } from '@khelaghor/money/ratio.ts';
import { columns, formatPercent, formatRow } from './rtp-format.ts';
import { computeReturns, toNumber } from './rtp-rows.ts';
import type { ReturnRow } from './rtp-rows.ts';
import { simulate } from './rtp-simulation.ts';
import type { Simulated } from './rtp-simulation.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'rtp' },
  },
});
const rounds = Number(values.rounds);

/** Far more than there are where all series were to be decided. */
const decisionsMax = 10_000_000;

/** Whether deciding all series of numbers gives the return that the plays say. */
function isProven(engine: GameEngine, { choice, rtp, series }: ReturnRow): boolean {
  if (series === null) return true;
  let decisions = 0;
  const counted: GameEngine = {
    ...engine,
    decide(each, random) {
      decisions += 1;
      if (decisions > decisionsMax)
        throw new Error(`${engine.code} has more series than ${series}`);
      return engine.decide(each, random);
    },
  };
  return compareRatio(measureReturn(counted, choice), rtp) === 0;
}

/** The cells of a row's simulation, and what is wrong; "ok" when nothing is. */
function checkSimulated(engine: GameEngine, simulated: Simulated): readonly string[] {
  const { row, measured, tolerance, unlisted } = simulated;
  const percent = (value: number) => `${(100 * value).toFixed(3)} %`;
  const faults = [
    ...(isProven(engine, row) ? [] : ['FAIL: deciding all gives another return']),
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
function report(engine: GameEngine): boolean {
  const { settings, lowest, highest, rows } = computeReturns(engine);
  const range = `${formatPercent(lowest, 4)} to ${formatPercent(highest, 4)}`;
  console.log(`\n${engine.scope}: ${settings.toLocaleString('en')} settings, ${range}`);
  const checked = simulate(engine, rows, { rounds, seed: values.seed }).map((simulated) => [
    ...formatRow(engine, simulated.row),
    ...checkSimulated(engine, simulated),
  ]);
  printTable([[...columns, 'Simulated', 'Tolerance', ''], ...checked]);
  return checked.every((cells) => cells.at(-1) === 'ok');
}

const engines: readonly GameEngine[] =
  positionals.length === 0 ? gameEngines : positionals.flatMap((code) => findEngine(code) ?? []);
if (engines.length < positionals.length || !Number.isSafeInteger(rounds) || rounds < 1) {
  console.error('npm run rtp [-- GAME… --rounds=1000000 --seed=TEXT]');
  console.error(`Games: ${gameEngines.map(({ code }) => code).join(', ')}`);
  process.exitCode = 2;
} else {
  console.log(`Exact returns, and ${rounds.toLocaleString('en')} simulated rounds of each setting`);
  const results = engines.map(report);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
