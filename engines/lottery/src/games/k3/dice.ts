/** The three dice of K3: all their results, and how a result is drawn. */
import type { LotteryResult, LotteryStream } from '../lottery-game.ts';

/** Game and version of K3, as it goes into the fair stream and the receipt. */
export const K3_SCOPE = 'k3/1';

/** The faces of a die. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The three dice in the order in which they were drawn, each 1 to 6. */
export type K3Result = readonly [number, number, number];

/** All 216 results; each is equally likely. */
export const K3_RESULTS: readonly K3Result[] = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third): K3Result => [first, second, third])),
);

/** The 56 results with dice in non-decreasing order. No play of K3 depends on their order. */
export const K3_DISTINCT_RESULTS: readonly K3Result[] = K3_RESULTS.filter(
  ([first, second, third]) => first <= second && second <= third,
);

/** Draws the dice one after another, each a number below 6, plus one. */
export function drawK3(stream: LotteryStream): K3Result {
  const first = stream.below(6) + 1;
  const second = stream.below(6) + 1;
  const third = stream.below(6) + 1;
  return [first, second, third];
}

/** Whether numbers are three faces of a die. */
export function isK3Result(numbers: readonly number[]): boolean {
  return numbers.length === 3 && numbers.every((number) => FACES.includes(number));
}

/** The sum of the dice, 3 to 18. */
export function computeSum(result: LotteryResult): number {
  return result.reduce((sum, die) => sum + die, 0);
}

/** Whether all dice show the same. */
export function isTriple(result: LotteryResult): boolean {
  return result.every((die) => die === result[0]);
}

/** How many dice show a face. */
export function countFace(result: LotteryResult, face: number): number {
  return result.filter((die) => die === face).length;
}
