/** HK6's draw, and the sides of a ball that can be bet on: size, parity, colour, digits. */
import { definePool, type Draw } from '../../draws/draw.ts';
import { measureNumber, listPlaces } from '../../draws/measures.ts';
import type { Text } from '../../play.ts';
import { createOptions, defineOptions } from '../../shapes/options.ts';
import { winIf, type Shape } from '../../shapes/shape.ts';

/** Six normal balls and the special one, all of one drum. */
export const draw: Draw = { parts: [definePool(7, 1, 49)] };

/** The places of the normal balls, in drawn order. */
export const normals = listPlaces(0, 6);

/** The place of the special ball. */
export const special = 6;

/** The places of all seven balls. */
export const sevenBalls = listPlaces(0, 7);

/** The number on which many plays return the stake. */
export const tied = 49;

/** What can be bet on a ball, by code. */
export type Sides = Readonly<Record<string, (number: number) => boolean>>;

const bigFrom = 25;

export const sizes: Sides = {
  big: (number) => number >= bigFrom,
  small: (number) => number < bigFrom,
};

export const parities: Sides = {
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
};

const redNumbers = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blueNumbers = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

export const colours: Sides = {
  red: (number) => redNumbers.includes(number),
  blue: (number) => blueNumbers.includes(number),
  green: (number) => !redNumbers.includes(number) && !blueNumbers.includes(number),
};

export const getTail = (number: number): number => number % 10;

export const getHead = (number: number): number => Math.floor(number / 10);

export const getDigitSum = (number: number): number => getHead(number) + getTail(number);

/** Each side of one kind with each of another: `big_odd`, `red_small`. */
export const combineSides = (ones: Sides, others: Sides): Sides =>
  Object.fromEntries(
    Object.entries(ones).flatMap(([one, isOne]) =>
      Object.entries(others).map(([other, isOther]) => [
        `${one}_${other}`,
        (number: number) => isOne(number) && isOther(number),
      ]),
    ),
  );

const numberMeasures = sevenBalls.map((place) => measureNumber(draw, [place]));

const getNumberMeasure = (place: number) => {
  const measure = numberMeasures[place];
  if (!measure) throw new RangeError(`not a place of the draw: ${place}`);
  return measure;
};

/** A play on the sides of a ball. */
export const createSideBets = (place: number, sides: Sides): Shape =>
  createOptions(
    defineOptions(getNumberMeasure(place), Object.keys(sides), (code, number) =>
      winIf(sides[code]?.(Number(number)) ?? false),
    ),
  );

/** A play on the sides of a ball that returns the stake on 49. */
export const createSideBetsWithTie = (place: number, sides: Sides): Shape =>
  createOptions(
    defineOptions(getNumberMeasure(place), Object.keys(sides), (code, number) =>
      number === tied ? 'tie' : winIf(sides[code]?.(Number(number)) ?? false),
    ),
  );

/** A rule with the sentence that 49 is a tie. */
export const withTie = ({ bn, en }: Text): Text => ({
  bn: `${bn} 49 এলে বাজির টাকা ফেরত।`,
  en: `${en} On 49 the stake is returned.`,
});
