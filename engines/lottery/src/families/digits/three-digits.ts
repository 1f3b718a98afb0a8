/** The shapes of three digits. Each three digits have exactly one. */
import type { Draw } from '../../draws/draw.ts';
import type { Fact } from '../../draws/measure.ts';
import { readNumbers, measureSorted } from '../../draws/measures.ts';
import type { PlayRow } from '../../play.ts';
import { createOptions, defineOptions } from '../../shapes/options.ts';
import { winIf } from '../../shapes/shape.ts';
import type { Area } from './area.ts';

const digitShapes = ['leopard', 'straight', 'pair', 'half', 'other'] as const;

export type DigitShape = (typeof digitShapes)[number];

/** Whether two digits are neighbours in a circle, in which 0 follows 9. */
const areNeighbours = (one: number, other: number): boolean =>
  [1, 9].includes(Math.abs(one - other));

/**
 * The shape of three digits, in any order: a leopard is all the same, a pair two the same; of three
 * different ones a straight has two neighbouring pairs, so that 890 and 901 count, and a
 * half-straight has one.
 */
function classifyDigits([one = -1, two = -1, three = -1]: readonly number[]): DigitShape {
  const different = new Set([one, two, three]).size;
  if (different === 1) return 'leopard';
  if (different === 2) return 'pair';
  const pairs: [number, number][] = [
    [one, two],
    [two, three],
    [one, three],
  ];
  const neighbours = pairs.filter(([first, second]) => areNeighbours(first, second)).length;
  if (neighbours === 2) return 'straight';
  return neighbours === 1 ? 'half' : 'other';
}

/** The shape that a fact of `measureSorted` has. */
export const readShape = (fact: Fact): DigitShape => classifyDigits(readNumbers(fact));

/** The shape of an area of three digits. */
export const buildShapePlay = (draw: Draw, { code, places, name }: Area): PlayRow => ({
  code: `${code}_shape`,
  label: { bn: 'ধরন', en: 'Shape' },
  rule: {
    bn: `${name.bn} ঘরের অঙ্ক আপনার বাছা ধরনের হলে জয়, ক্রম যা-ই হোক: ট্রিপল (তিনটিই এক), পরপর (890 ও 901-সহ), জোড়া (ঠিক দুটি এক), আধা পরপর (শুধু দুটি পাশাপাশি, 9 ও 0-সহ), বা অন্য সব।`,
    en: `Wins when ${name.en} places show your shape, in any order: leopard (all the same), straight (in a row, 890 and 901 too), pair (exactly two the same), half-straight (only two neighbours, 9 and 0 too) or other.`,
  },
  shape: createOptions(
    defineOptions(measureSorted(draw, places), digitShapes, (shape, fact) =>
      winIf(readShape(fact) === shape),
    ),
  ),
});
