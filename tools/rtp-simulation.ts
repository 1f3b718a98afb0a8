// The return of an in-house game as it is played, to hold against the exact one.
import { createHmac, createSecretKey } from 'node:crypto';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { HmacSha256 } from '@khelaghor/fairness/stream.ts';
import { drawUniformInt } from '@khelaghor/fairness/uniform-int.ts';
import type { GameEngine, RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { addRatio, formatRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { toNumber } from './rtp-rows.ts';
import type { ReturnRow } from './rtp-rows.ts';

/** A row, and what its simulation says. */
export type Simulated = {
  readonly row: ReturnRow;
  /** The return of the simulated rounds. */
  readonly measured: number;
  /** How far it may be from the exact one. By chance it is further in one of 1,000 simulations. */
  readonly tolerance: number;
  /** A payout that the plays do not list, as exact text; null: there was none. */
  readonly unlisted: string | null;
};

/**
 * Computes the half width of the 99.9 % band by Bernstein's inequality, which holds for every
 * distribution: that of a normal one is too narrow for settings that pay much and seldom.
 */
function computeTolerance({ deviation, top }: ReturnRow, rounds: number): number {
  const x = Math.log(2 / 0.001);
  const reach = (2 / 3) * x * toNumber(top.pays);
  return (reach + Math.sqrt(reach ** 2 + 8 * x * rounds * deviation ** 2)) / (2 * rounds);
}

const serverSeed = new Uint8Array(32).fill(42);
const key = createSecretKey(serverSeed);
const hmacSha256: HmacSha256 = (_, message) => createHmac('sha256', key).update(message).digest();

/** Opens the fair stream of one round, which can be read several times from its beginning. */
function openRound(inputs: { clientSeed: string; nonce: number; scope: string }) {
  const stream = createFairStream({ serverSeed, ...inputs }, hmacSha256);
  const words: number[] = [];
  return (): RandomNumbers => {
    let place = 0;
    const readWord = (): number => {
      if (place === words.length) words.push(...stream.words(1));
      place += 1;
      return words[place - 1] ?? 0;
    };
    return { below: (n) => drawUniformInt(readWord, 2 ** 32, n).value };
  };
}

type Paid = Map<string, { readonly pays: Ratio; times: bigint }>;

function summarize(row: ReturnRow, paid: Paid, rounds: number): Simulated {
  const sum = [...paid.values()]
    .map(({ pays, times }) => multiplyRatio(pays, ratio(times)))
    .reduce(addRatio, ratio(0n));
  return {
    row,
    measured: toNumber(multiplyRatio(sum, ratio(1n, BigInt(rounds)))),
    tolerance: computeTolerance(row, rounds),
    unlisted: [...paid.keys()].find((text) => !row.payouts.has(text)) ?? null,
  };
}

/**
 * Plays so many rounds of each row, each with the next nonce as the server does. The rows share
 * the rounds' numbers, because most of the time is spent on making them.
 */
export function simulate(
  engine: GameEngine,
  rows: readonly ReturnRow[],
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
): readonly Simulated[] {
  const tables = rows.map((row) => ({ row, paid: new Map() as Paid }));
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const replay = openRound({ clientSeed: seed, nonce, scope: engine.scope });
    for (const { row, paid } of tables) {
      const { pays } = engine.decide(row.choice, replay());
      if (pays.num === 0n) continue;
      const text = formatRatio(pays);
      const found = paid.get(text);
      if (found) found.times += 1n;
      else paid.set(text, { pays, times: 1n });
    }
  }
  return tables.map(({ row, paid }) => summarize(row, paid, rounds));
}
