// How a bet lifted the pots of its game, and whether its own numbers hit them.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { FairInputs } from '@khelaghor/fairness/stream.ts';
import { drawPotNumber, isPotHit, potScope } from '@khelaghor/game-engine/must-hit-by.ts';
import type { PotLift } from '@khelaghor/game-engine/must-hit-by.ts';

/** A pot of a game, and how the bet lifted it. */
export type NamedLift = PotLift & { readonly tier: string };

/** Reads pots like `mini:50000-50012/100000`, amounts in poisha; null: one is not like that. */
export function parseLifts(text: string): readonly NamedLift[] | null {
  const lifts: NamedLift[] = [];
  for (const part of text.split(',')) {
    const pattern = /^(?<tier>\w+):(?<from>\d{1,18})-(?<to>\d{1,18})\/(?<cap>\d{1,18})$/;
    const found = pattern.exec(part)?.groups;
    if (!found) return null;
    const { tier = '', from = '', to = '', cap = '' } = found;
    const lift = { tier, from: BigInt(from), to: BigInt(to), cap: BigInt(cap) };
    if (lift.to < lift.from) return null;
    lifts.push(lift);
  }
  return lifts;
}

/**
 * Tells of each pot whether the bet hit it. A bet draws a number for each, in their order; one
 * whose share was still a fraction lifted nothing, and hit nothing.
 */
export function tellLifts(
  seeds: Omit<FairInputs, 'scope'>,
  lifts: readonly NamedLift[],
): readonly (readonly [string, string])[] {
  const stream = createFairStream({ ...seeds, scope: potScope });
  return lifts.map((lift) => {
    const { tier, from, to, cap } = lift;
    const number = drawPotNumber(stream);
    const isHit = to > from && isPotHit(lift, number);
    const pays = to < cap ? to : cap;
    const verdict = isHit ? `hit, paid ${pays} poisha` : 'not hit';
    return [`Pot ${tier}`, `${from} to ${to} of ${cap}, number ${number}: ${verdict}`];
  });
}
