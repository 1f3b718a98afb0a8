// The odds of a game in a few figures, over all of its plays.
import {
  compareRatio,
  formatDecimal,
  formatRatio,
  multiplyRatio,
  ratio,
} from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { Plain, Play } from './game-engine.ts';

/** A figure at the plays that have least and most of it. */
export type Bounds = { readonly least: number; readonly most: number };

export type GameOdds = {
  /** The share of rounds that are paid anything, be it less than the stake. */
  readonly hitRate: Bounds;
  /** The standard deviation of the payout of one round, in stakes. */
  readonly deviation: Bounds;
  /** The highest pay as an exact multiple of the stake, and its chance where it is likeliest. */
  readonly topPay: string;
  readonly topChance: number;
  /**
   * Each play is one step: its figures are those of a round that is taken after it, and in a longer
   * round the pays of the steps multiply.
   */
  readonly isPerStep: boolean;
};

const decimals = 30;

/** Converts by decimal digits: the numbers of a fraction may be too large for floats. */
const toNumber = (value: Ratio): number => Number(formatDecimal(value, decimals, 'half_even'));

const widen = (bounds: Bounds | null, value: number): Bounds => ({
  least: Math.min(bounds?.least ?? value, value),
  most: Math.max(bounds?.most ?? value, value),
});

/** Computes the figures of one play. */
function measurePlay({ ways, wins }: Play<unknown>) {
  let [hits, mean, square] = [0n, 0, 0];
  let top = { pays: ratio(0n), ways };
  for (const { ways: some, pays } of wins) {
    if (pays.num === 0n || some === 0n) continue;
    const [share, pay] = [toNumber(ratio(some, ways)), toNumber(pays)];
    hits += some;
    mean += share * pay;
    square += share * pay * pay;
    const order = compareRatio(pays, top.pays);
    if (order >= 0) top = { pays, ways: order === 0 ? top.ways + some : some };
  }
  return {
    hitRate: toNumber(ratio(hits, ways)),
    deviation: Math.sqrt(Math.max(0, square - mean * mean)),
    topPay: top.pays,
    topChance: toNumber(multiplyRatio(ratio(top.ways), ratio(1n, ways))),
  };
}

/** Computes the odds of a game. Throws when it lists no plays. */
export function computeOdds(game: {
  readonly code: string;
  plays(): Iterable<Play<Plain>>;
}): GameOdds {
  let hitRate: Bounds | null = null;
  let deviation: Bounds | null = null;
  let top = { pays: ratio(0n), chance: 0 };
  let isPerStep = true;
  for (const play of game.plays()) {
    const found = measurePlay(play);
    hitRate = widen(hitRate, found.hitRate);
    deviation = widen(deviation, found.deviation);
    const order = compareRatio(found.topPay, top.pays);
    const isLikelier = order === 0 && found.topChance > top.chance;
    if (order > 0 || isLikelier) top = { pays: found.topPay, chance: found.topChance };
    isPerStep &&= play.choice['steps'] === 1;
  }
  if (!hitRate || !deviation) throw new Error(`the game ${game.code} lists no plays`);
  const [topPay, topChance] = [formatRatio(top.pays), top.chance];
  return { hitRate, deviation, topPay, topChance, isPerStep };
}
