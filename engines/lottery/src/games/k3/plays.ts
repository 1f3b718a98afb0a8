/**
 * The plays of K3 and when a line of each wins.
 *
 * - `sum`: the dice add up to the chosen number, 3 to 18.
 * - `big`: the sum is 11 to 17 and the dice are no triple.
 * - `small`: the sum is 4 to 10 and the dice are no triple.
 * - `odd`, `even`: the sum is odd or even and the dice are no triple.
 * - `triple_any`: all three dice show the same.
 * - `triple_named`: all three dice show the chosen number.
 * - `pair_named`: at least two dice show the chosen number; three of them count as well.
 * - `two_different`: both chosen numbers show, whatever the third die shows.
 * - `three_different`: the dice show the three chosen numbers, in any order.
 * - `single_die`: at least one die shows the chosen number. It pays once, however many do.
 *
 * A selection of several numbers is written in rising order; a play in which nothing is chosen
 * has the empty selection.
 */
import type { LotteryPlay, LotteryResult, Selection } from '../lottery-game.ts';
import { definePlay } from '../lottery-game.ts';
import { countFace, FACES, isTriple, K3_RESULTS, computeSum } from './dice.ts';

/** The plays of K3, in the order in which they are shown. */
export type K3PlayCode =
  | 'sum'
  | 'big'
  | 'small'
  | 'odd'
  | 'even'
  | 'triple_any'
  | 'triple_named'
  | 'pair_named'
  | 'two_different'
  | 'three_different'
  | 'single_die';

const NOTHING_CHOSEN: readonly Selection[] = [[]];
const ONE_FACE: readonly Selection[] = FACES.map((face) => [face]);
const TWO_FACES: readonly Selection[] = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => [low, high]),
);
const THREE_FACES: readonly Selection[] = TWO_FACES.flatMap((two) =>
  FACES.filter((high) => two.every((lower) => high > lower)).map((high) => [...two, high]),
);
const SUMS: readonly Selection[] = [...new Set(K3_RESULTS.map(computeSum))]
  .toSorted((a, b) => a - b)
  .map((sum) => [sum]);

function allShow(selection: Selection, result: LotteryResult): boolean {
  return selection.every((face) => result.includes(face));
}

/** Whether at least `count` dice show the one face of a selection. */
function showTimes(selection: Selection, result: LotteryResult, count: number): boolean {
  return selection.every((face) => countFace(result, face) >= count);
}

function k3Play(
  code: K3PlayCode,
  selections: readonly Selection[],
  wins: (selection: Selection, result: LotteryResult) => boolean,
): LotteryPlay<K3PlayCode> {
  return definePlay({ code, selections, results: K3_RESULTS, wins });
}

/** Every play of K3 with every line that can be bet on. */
export const K3_PLAYS: readonly LotteryPlay<K3PlayCode>[] = [
  k3Play('sum', SUMS, (selection, result) => selection.includes(computeSum(result))),
  k3Play('big', NOTHING_CHOSEN, (_, result) => !isTriple(result) && computeSum(result) >= 11),
  k3Play('small', NOTHING_CHOSEN, (_, result) => !isTriple(result) && computeSum(result) <= 10),
  k3Play('odd', NOTHING_CHOSEN, (_, result) => !isTriple(result) && computeSum(result) % 2 === 1),
  k3Play('even', NOTHING_CHOSEN, (_, result) => !isTriple(result) && computeSum(result) % 2 === 0),
  k3Play('triple_any', NOTHING_CHOSEN, (_, result) => isTriple(result)),
  k3Play('triple_named', ONE_FACE, (selection, result) => showTimes(selection, result, 3)),
  k3Play('pair_named', ONE_FACE, (selection, result) => showTimes(selection, result, 2)),
  k3Play('two_different', TWO_FACES, allShow),
  k3Play('three_different', THREE_FACES, allShow),
  k3Play('single_die', ONE_FACE, (selection, result) => showTimes(selection, result, 1)),
];
