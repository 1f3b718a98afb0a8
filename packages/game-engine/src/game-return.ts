// The return of a game, as an exact fraction: from the plays that its engine lists, and, for the
// proof, from its decisions themselves.
import {
  addRatio,
  compareRatio,
  multiplyRatio,
  ratio,
  roundRatio,
} from '@khelaghor/money/ratio.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { walkDraws } from './draw-paths.ts';
import { computePayout } from './game-bet.ts';
import type { GameEngine, Plain, Play, RandomNumbers } from './game-engine.ts';

/** The same as `returnOfPlay`, not in lowest terms: of games with thousands of plays, faster. */
function sumPlay({ ways, wins }: Play<unknown>): Ratio {
  let sum: Ratio = { num: 0n, den: 1n };
  for (const { ways: some, pays } of wins)
    sum = { num: sum.num * pays.den + some * pays.num * sum.den, den: sum.den * pays.den };
  return { num: sum.num, den: sum.den * ways };
}

/** The average return of one choice on its stakes, before payouts are rounded. */
export function returnOfPlay(play: Play<unknown>): Ratio {
  const { num, den } = sumPlay(play);
  return ratio(num, den);
}

/** The average return of one stake on a play, with each payout rounded down as it is paid. */
export function computeRoundedReturn({ ways, wins }: Play<unknown>, stake: Minor): Ratio {
  const paid = wins.reduce((sum, win) => sum + win.ways * computePayout(stake, win.pays), 0n);
  return ratio(paid, ways * stake);
}

/** All results of a choice that is paid one price or nothing, and returns so much. */
export const createSingleWin = (pays: Ratio, returned: Ratio): Play<Plain> => ({
  choice: {},
  ways: returned.den * pays.num,
  wins: [{ ways: returned.num * pays.den, pays }],
});

/** The listed play of a choice, or of one that stands for it; null when it is not listed. */
export function findListedPlay<Choice extends Plain>(
  engine: Pick<GameEngine<Choice>, 'plays' | 'formatSelection'>,
  choice: Choice,
): Play<Choice> | null {
  const selection = engine.formatSelection(choice);
  for (const play of engine.plays())
    if (engine.formatSelection(play.choice) === selection) return play;
  return null;
}

type ListedEngine = { readonly code: string; plays(): Iterable<Play<unknown>> };

/** Some games list thousands of plays, and no engine ever changes. */
const lowestReturns = new WeakMap<ListedEngine, Ratio>();

/** The lowest return of a game's choices, computed once. Throws when the game lists none. */
export function computeLowestReturn(engine: ListedEngine): Ratio {
  const known = lowestReturns.get(engine);
  if (known) return known;
  let lowest: Ratio | null = null;
  for (const play of engine.plays()) {
    const found = sumPlay(play);
    if (lowest === null || compareRatio(found, lowest) < 0) lowest = found;
  }
  if (lowest === null) throw new Error(`the game ${engine.code} lists no plays`);
  const computed = ratio(lowest.num, lowest.den);
  lowestReturns.set(engine, computed);
  return computed;
}

/** A return in hundredths of a percent, rounded down: 99/100 is 9900. */
export const toHundredths = (value: Ratio): number =>
  Number(roundRatio(multiplyRatio(value, ratio(10_000n)), 'floor'));

/**
 * The average multiple of the stake over every series of numbers that a program can read: a proof
 * that does not believe `plays`.
 */
export function measureMeanPay(run: (random: RandomNumbers) => Ratio): Ratio {
  /** How likely each pay is, by its text, so that the sum has few terms. */
  const chances = new Map<string, { chance: Ratio; pays: Ratio }>();
  for (const { ways, made: pays } of walkDraws(run)) {
    const key = `${pays.num}/${pays.den}`;
    const chance = addRatio(chances.get(key)?.chance ?? ratio(0n), ratio(1n, ways));
    chances.set(key, { chance, pays });
  }
  return [...chances.values()]
    .map(({ chance, pays }) => multiplyRatio(chance, pays))
    .reduce(addRatio, ratio(0n));
}

/** The return of a choice by deciding it once for every series of numbers that it can read. */
export const measureReturn = <Choice extends Plain, Outcome extends Plain>(
  engine: GameEngine<Choice, Outcome>,
  choice: Choice,
): Ratio => measureMeanPay((random) => engine.decide(choice, random).pays);
