// Mean and variance of a round's payout, from the engine's own odds.
import { computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { GameEngine, Plain, Play } from '@khelaghor/game-engine/game-engine.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { formatRatio, toFloat } from '@khelaghor/money/ratio.ts';

/**
 * Of a round with a stake of one: the average payout, the variance, and the most by which one
 * chance can change what the round is worth.
 */
export type RoundMoments = {
  readonly mean: number;
  readonly variance: number;
  readonly largest: number;
};

/** The moments of a choice of which all results are known. */
function computePlayMoments({ ways, wins }: Play<unknown>): RoundMoments {
  let mean = 0;
  let square = 0;
  let largest = 0;
  for (const win of wins) {
    const chance = Number(win.ways) / Number(ways);
    const pays = toFloat(win.pays);
    mean += chance * pays;
    square += chance * pays ** 2;
    largest = Math.max(largest, pays);
  }
  return { mean, variance: square - mean ** 2, largest };
}

/** The moments of a choice that either pays its top or nothing. */
function computeTwoWayMoments(mean: number, top: number): RoundMoments {
  return { mean, variance: mean * top - mean ** 2, largest: top };
}

/** The plays of a game, by choice, and by top pay for choices that stand for others. */
type ListedPlays = {
  readonly bySelection: ReadonlyMap<string, RoundMoments>;
  readonly byTopPay: ReadonlyMap<string, RoundMoments>;
  readonly mean: number;
};

function listPlays(engine: GameEngine): ListedPlays {
  const bySelection = new Map<string, RoundMoments>();
  const byTopPay = new Map<string, RoundMoments>();
  for (const play of engine.plays()) {
    const choice = engine.parseChoice(play.choice);
    if (!choice) throw new Error(`${engine.code} lists a play that it does not know`);
    const moments = computePlayMoments(play);
    bySelection.set(engine.formatSelection(choice), moments);
    const top = formatRatio(engine.topPay(choice));
    // Of two with one top the wider: a game is rather closed too late than without cause.
    if (moments.variance > (byTopPay.get(top)?.variance ?? -1)) byTopPay.set(top, moments);
  }
  return { bySelection, byTopPay, mean: toFloat(computeLowestReturn(engine)) };
}

const listedPlays = new Map<string, ListedPlays>();

/**
 * The moments of a round that is decided at once. A choice that its engine does not list has those
 * of a listed one with the same top pay, else it is one that pays its top or nothing.
 */
export function computeInstantMoments(engine: GameEngine, choice: Plain): RoundMoments {
  const plays = listedPlays.get(engine.code) ?? listPlays(engine);
  listedPlays.set(engine.code, plays);
  const top = engine.topPay(choice);
  return (
    plays.bySelection.get(engine.formatSelection(choice)) ??
    plays.byTopPay.get(formatRatio(top)) ??
    computeTwoWayMoments(plays.mean, toFloat(top))
  );
}

/** The return of a game, whose choices all have the same. */
export const getReturn = (game: Pick<FinishedGame, 'code' | 'plays'>): number =>
  toFloat(computeLowestReturn(game));

/**
 * The moments of a round of many steps. A player leaves when they want, so its variance is that of
 * the chances that they took: a step from worth `v` to a pay of `w` wins with the chance v/w,
 * whatever they do later, because leaving anywhere returns the same.
 */
export function computeStepMoments(
  engine: StepEngine,
  choice: Plain,
  { layout, steps }: { readonly layout: readonly number[]; readonly steps: readonly Plain[] },
): RoundMoments {
  const mean = getReturn(engine);
  let worth = mean;
  let variance = 0;
  let largest = 0;
  for (const [count, step] of steps.entries()) {
    const before = steps.slice(0, count);
    const won = toFloat(engine.payOfStep(choice, layout, before, step));
    // A step that risks nothing, such as a card that is skipped.
    if (won <= worth) continue;
    variance += worth * won - worth ** 2;
    // A step adds the difference, or takes away all.
    largest = Math.max(largest, won - worth, worth);
    worth = won;
  }
  return { mean, variance, largest };
}
