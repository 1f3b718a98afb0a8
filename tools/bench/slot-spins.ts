// How fast slots are spun and decided, beside plain code of the same run: pure code, one core.
import { randomBytes } from 'node:crypto';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { DrawnEngine } from '@khelaghor/slot-engine/drawn-engine.ts';
import type { SlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { buildSpinTable } from '@khelaghor/slot-engine/spin-table.ts';
import { computeMedian } from './quantile.ts';

const stake = minor(1_000n);
const clientSeed = 'a seed of the player';

/** Processor time of this process in milliseconds: other programs take none of it. */
function readBusyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** How often a second of processor time something is done. */
function measureRate(count: number, run: (count: number) => void): number {
  const from = readBusyMs();
  run(count);
  return (count * 1_000) / (readBusyMs() - from);
}

/** The rates of two programs in turn, and the middle of their ratios. */
export type Compared = {
  readonly code: string;
  readonly rate: number;
  readonly plain: number;
  readonly ratio: number;
};

function compare(
  code: string,
  count: number,
  ours: (count: number) => void,
  plain: (count: number) => void,
): Compared {
  for (const run of [ours, plain]) run(count / 2);
  const pairs = Array.from({ length: 5 }, () => ({
    rate: measureRate(count, ours),
    plain: measureRate(count, plain),
  }));
  return {
    code,
    rate: computeMedian(pairs.map((pair) => pair.rate)),
    plain: computeMedian(pairs.map((pair) => pair.plain)),
    ratio: computeMedian(pairs.map((pair) => pair.rate / pair.plain)),
  };
}

/** Fills the stops of a spin from a quick generator: Marsaglia's xorshift. */
function createStops(lengths: readonly number[]) {
  const stops = new Int32Array(lengths.length);
  let state = 7;
  return () => {
    for (let reel = 0; reel < stops.length; reel += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      stops[reel] = (state >>> 0) % (lengths[reel] ?? 1);
    }
    return stops;
  };
}

/** Pays without tables of rows: reads each symbol of each line and counts how many are alike. */
function payPlainly({ symbols, reels, lines, rows, scatter }: SlotSheet) {
  const strips = reels.map((reel) => `${reel}${reel.slice(0, rows - 1)}`);
  const windows = strips.map((strip) =>
    Int32Array.from(strip, (letter) => symbols.findIndex((each) => each.letter === letter)),
  );
  const wild = symbols.findIndex(({ isWild }) => isWild);
  const pays = symbols.map((symbol) =>
    Int32Array.from({ length: reels.length + 1 }, (_, count) => symbol.pays[count] ?? 0),
  );
  const scattered = symbols.findIndex(({ letter }) => letter === scatter?.letter);
  return (stops: Int32Array): number => {
    let scatters = 0;
    for (let reel = 0; reel < windows.length; reel += 1)
      for (let row = 0; row < rows; row += 1)
        if (windows[reel]?.[(stops[reel] ?? 0) + row] === scattered) scatters += 1;
    let sum = scatter?.pays[scatters] ?? 0;
    for (const line of lines === 'ways' ? [] : lines) {
      let [symbol, count] = [wild, 0];
      for (; count < windows.length; count += 1) {
        const on = windows[count]?.[(stops[count] ?? 0) + (line[count] ?? 0)] ?? 0;
        if (symbol === wild) symbol = on;
        else if (on !== symbol && on !== wild) break;
      }
      sum += pays[symbol]?.[count] ?? 0;
    }
    return sum;
  };
}

/** Spins of a slot with lines from stops to pay, beside plain code that reads the symbols. */
export function compareSpins({ code, sheet }: SlotEngine, count: number): Compared {
  const table = buildSpinTable(sheet, sheet.reels);
  const plainPay = payPlainly(sheet);
  const paid = { ours: 0, plain: 0 };
  const spin = (name: keyof typeof paid, pay: (stops: Int32Array) => number) => {
    const next = createStops(table.lengths);
    return (spins: number): void => {
      for (let index = 0; index < spins; index += 1) paid[name] += pay(next());
    };
  };
  const compared = compare(code, count, spin('ours', table.pay), spin('plain', plainPay));
  if (paid.ours !== paid.plain) throw new Error(`${code}: plain code pays another sum`);
  return compared;
}

/** Rounds as the server decides and records them, beside their stream's numbers alone. */
export function compareRounds(
  engine: DrawnEngine<Pick<SlotSheet, 'reels'>, unknown>,
  count: number,
): Compared {
  const { code, scope, sheet } = engine;
  const serverSeed = randomBytes(32);
  let nonce = 0;
  let read = 0;
  const open = () => {
    nonce += 1;
    return createFairStream({ serverSeed, clientSeed, nonce, scope });
  };
  const decide = (rounds: number): void => {
    for (let round = 0; round < rounds; round += 1) {
      const { outcome, pays } = engine.decide({}, open());
      read += Number(computePayout(stake, pays)) + engine.outcomeWords(outcome).bn.length;
    }
  };
  const draw = (rounds: number): void => {
    for (let round = 0; round < rounds; round += 1) {
      const stream = open();
      for (const strip of sheet.reels) read += stream.below(strip.length);
    }
  };
  const compared = compare(code, count, decide, draw);
  if (read === 0) throw new Error(`${code}: nothing was read`);
  return compared;
}
