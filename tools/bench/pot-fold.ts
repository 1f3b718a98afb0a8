// How fast stakes are folded into the four pots of Village Fair: pure code, one core.
import { randomBytes } from 'node:crypto';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import {
  drawPotNumber,
  foldPot,
  openPot,
  POT_RATE_PARTS,
  potScope,
} from '@khelaghor/game-engine/must-hit-by.ts';
import type { PotBet, PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import { gamePots } from '@khelaghor/game-list/pots.ts';
import { minor } from '@khelaghor/money/minor.ts';

const clientSeed = 'a seed of the player';
const pairs = 100;
const repeats = 5;

export type FoldTimes = {
  /** Processor time in milliseconds: drawing the numbers, folding, and only adding shares up. */
  readonly drawMs: number;
  readonly foldMs: number;
  readonly plainMs: number;
  readonly hits: number;
};

function measureMs(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

/** The numbers of bets, each for all pots. */
function drawNumbers(count: number, pots: number): bigint[][] {
  const seeds = Array.from({ length: pairs }, () => randomBytes(32));
  return Array.from({ length: count }, (_, nonce) => {
    const serverSeed = seeds[nonce % pairs] ?? randomBytes(32);
    const stream = createFairStream({ serverSeed, clientSeed, nonce, scope: potScope });
    return Array.from({ length: pots }, () => drawPotNumber(stream));
  });
}

/** The plain baseline: the share of each stake, added to one amount. */
function addShares(bets: readonly PotBet[], { start, rate }: PotTier): bigint {
  let amount: bigint = start;
  for (const { stake } of bets) amount += (stake * rate) / POT_RATE_PARTS;
  return amount;
}

/** Folds so many stakes of 10 taka into all pots, some times over; the fastest counts. */
export function measureFold(count: number): FoldTimes {
  const tiers = gamePots.get('mela') ?? [];
  const stake = minor(1_000n);
  let best: FoldTimes | undefined;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    let numbers: bigint[][] = [];
    const drawMs = measureMs(() => {
      numbers = drawNumbers(count, tiers.length);
    });
    const bets = tiers.map((_, rank) =>
      numbers.map((own, nth) => ({ id: String(nth), stake, number: own[rank] ?? 0n })),
    );
    let hits = 0;
    const foldMs = measureMs(() => {
      for (const [rank, rules] of tiers.entries())
        hits += foldPot({ rules, next: rules }, openPot(rules), bets[rank] ?? []).hits.length;
    });
    let sum = 0n;
    const plainMs = measureMs(() => {
      for (const [rank, rules] of tiers.entries()) sum += addShares(bets[rank] ?? [], rules);
    });
    if (sum > 0n && foldMs < (best?.foldMs ?? Infinity)) best = { drawMs, foldMs, plainMs, hits };
  }
  if (!best) throw new Error('there are no pots');
  return best;
}
