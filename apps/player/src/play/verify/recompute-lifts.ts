import type { PotLiftValue } from '@khelaghor/contract/play/jackpots.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { drawPotNumber, isPotHit, potScope } from '@khelaghor/game-engine/must-hit-by.ts';
import { compareValues } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import type { RoundProof } from './round-proof.ts';

/** A bet's lift of a pot, with its number and its hit worked out here; null: sealed. */
export type CheckedLift = {
  readonly lift: PotLiftValue;
  readonly checked: {
    readonly number: Comparison<string>;
    readonly isHit: Comparison<boolean>;
  } | null;
};

/** Draws the numbers of a bet for the pots of its game again, in their order. */
export function recomputeLifts(
  { serverSeed, clientSeed, round }: Pick<RoundProof, 'serverSeed' | 'clientSeed' | 'round'>,
  lifts: readonly PotLiftValue[],
): readonly CheckedLift[] {
  const seed = serverSeed === null ? null : parseSeed(serverSeed);
  if (!seed?.ok) return lifts.map((lift) => ({ lift, checked: null }));
  const inputs = { serverSeed: seed.value, clientSeed, nonce: round.nonce };
  const stream = createFairStream({ ...inputs, scope: potScope });
  return lifts.map((lift) => {
    const number = drawPotNumber(stream);
    const [from, to, cap] = [BigInt(lift.from), BigInt(lift.to), BigInt(lift.cap)];
    const isHit = to > from && isPotHit({ from, to, cap }, number);
    return {
      lift,
      checked: {
        number: compareValues(String(number), lift.number),
        isHit: compareValues(isHit, lift.isHit),
      },
    };
  });
}

/** Whether all lifts came out as the server says. */
export const areLiftsFine = (lifts: readonly CheckedLift[]): boolean =>
  lifts.every(({ checked }) => !checked || (checked.number.matches && checked.isHit.matches));
