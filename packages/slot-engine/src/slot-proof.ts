/**
 * What is proven of a slot. The proof of a slot with free spins goes through all stops, which takes
 * seconds to minutes: it is computed once, kept in the engine's folder, and named by a hash of the
 * sheet and of the code that pays and proves.
 */
import type { Play } from '@khelaghor/game-engine/game-engine.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { HundredSpins } from './hundred-spins.ts';

/** Chances in a proof are whole numbers of this many. */
export const PROOF_WAYS = 10n ** 18n;

/** Payouts above `above` hundredths of the stake and at most `most`. */
export type PayBand = {
  readonly above: number;
  readonly most: number;
  /** Their chance, of `PROOF_WAYS`. */
  readonly ways: string;
  /** Their average, in millionths of a hundredth of the stake. */
  readonly average: string;
  /** Their standard deviation, in the same unit. */
  readonly spread: string;
};

export type SlotProof = {
  readonly scope: string;
  /** SHA-256 of the sheet and of the code that the proof stands for. */
  readonly hash: string;
  /** How many equally likely stops the spin of the stake has. */
  readonly stops: string;
  /** Bounds of the return, as decimal numbers of the stake. */
  readonly returnLeast: string;
  readonly returnMost: string;
  /** The return of the same slot if no round were capped, exactly. */
  readonly uncapped: string;
  /** The share of rounds that pay anything, exactly, and of those that pay more than the stake. */
  readonly hits: string;
  readonly gains: number;
  /** The standard deviation of a round's payout, in stakes. */
  readonly deviation: number;
  /** The share of rounds with free spins or another feature, exactly; "0": the slot has none. */
  readonly features: string;
  readonly topChance: number;
  readonly hundredSpins: HundredSpins;
  /**
   * Each payout in hundredths of the stake with how many of `stops` pay it, "20:5120 40:960"; left
   * out when there are many or when a feature adds to them.
   */
  readonly payouts?: string;
  readonly bands: readonly PayBand[];
};

/** The ends of the bands in hundredths of the stake, below the top. */
export const bandEnds = [
  50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000,
] as const;

const MILLIONTHS = 10n ** 6n;

/**
 * The results of a slot. When there are too many payouts to list, each band stands there as two
 * pays with the same chance, average and spread: return, hit rate and deviation are those of all
 * payouts. The top is listed as itself.
 */
export function listProvenPlay(proof: SlotProof): Play<Record<string, never>> {
  if (proof.payouts !== undefined) {
    const wins = proof.payouts.split(' ').map((payout) => {
      const [pay = 0n, ways = 0n] = payout.split(':').map(BigInt);
      return { ways, pays: ratio(pay, 100n) };
    });
    return { choice: {}, ways: BigInt(proof.stops), wins };
  }
  const wins = proof.bands.flatMap((band) => {
    const [ways, average, spread] = [band.ways, band.average, band.spread].map(BigInt);
    if (!ways || !average) return [];
    const toPays = (pays: bigint) => ratio(pays, 100n * MILLIONTHS);
    if (!spread) return [{ ways: 2n * ways, pays: toPays(average) }];
    return [
      { ways, pays: toPays(average - spread) },
      { ways, pays: toPays(average + spread) },
    ];
  });
  return { choice: {}, ways: 2n * PROOF_WAYS, wins };
}
