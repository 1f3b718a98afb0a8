/** Big and small, odd and even, dragon and tiger of digits. */
import { listProduct } from '../../draws/combinations.ts';
import type { Draw } from '../../draws/draw.ts';
import { measureComparison, listPlaces, measureSum } from '../../draws/measures.ts';
import { hasSide, type Side, sides, measureSides } from '../../draws/sides.ts';
import type { PlayRow, Text } from '../../play.ts';
import { createSpread } from '../../shapes/direct.ts';
import { createOptions, defineOptions } from '../../shapes/options.ts';
import { winIf, type Shape } from '../../shapes/shape.ts';
import { createSides } from '../sides.ts';
import { getOrdinal, toCapitalized } from '../texts.ts';
import type { Area } from './area.ts';

const bigDigit = 5;

/** A side for each of some places: `big`, or `big+odd` for two. */
function buildSides(draw: Draw, places: readonly number[]): Shape {
  const byCode = new Map<string, readonly Side[]>(
    [...listProduct(places.map((): readonly Side[] => sides))].map((wanted) => [
      wanted.join('+'),
      wanted,
    ]),
  );
  return createOptions(
    defineOptions(measureSides(draw, places, bigDigit), [...byCode.keys()], (code, fact) =>
      winIf((byCode.get(code) ?? []).every((side, nth) => hasSide(fact, nth, side))),
    ),
  );
}

/** The sides of the digit at one place. */
export function buildPlaceSidesPlay(draw: Draw, place: number): PlayRow {
  const { bn, en } = getOrdinal(place);
  return {
    code: `place${place + 1}_sides`,
    label: { bn: `${bn} ঘর`, en: `${toCapitalized(en)} place` },
    rule: {
      bn: `${bn} ঘরের অঙ্ক আপনার বাছাই অনুযায়ী বড় (5 থেকে 9), ছোট (0 থেকে 4), বিজোড় বা জোড় হলে জয়।`,
      en: `Wins when the ${en} digit is as you chose: big (5 to 9), small (0 to 4), odd or even.`,
    },
    shape: buildSides(draw, [place]),
  };
}

/** A side for each place of an area. */
export const buildAreaSidesPlay = (draw: Draw, { code, places, label, name }: Area): PlayRow => ({
  code: `${code}_sides`,
  label,
  rule: {
    bn: `${name.bn} ঘরের প্রতিটি অঙ্ক আপনার বাছাই অনুযায়ী বড় (5 থেকে 9), ছোট (0 থেকে 4), বিজোড় বা জোড় হলে জয়।`,
    en: `Wins when each of ${name.en} digits is as you chose for it: big (5 to 9), small (0 to 4), odd or even.`,
  },
  shape: buildSides(draw, places),
});

/** The sides of the sum of an area. Half of all results are big. */
export function buildSumSidesPlay(draw: Draw, { code, places, label, name }: Area): PlayRow {
  const most = 9 * places.length;
  const bigFrom = Math.ceil((most + 1) / 2);
  const mostSmall = bigFrom - 1;
  return {
    code: `${code}_sum_sides`,
    label: { bn: `${label.bn}ের যোগফল`, en: `Sum of ${name.en} digits` },
    rule: {
      bn: `${name.bn} ঘরের অঙ্কের যোগফল আপনার বাছাই অনুযায়ী বড় (${bigFrom} থেকে ${most}), ছোট (0 থেকে ${mostSmall}), বিজোড় বা জোড় হলে জয়।`,
      en: `Wins when the sum of ${name.en} digits is as you chose: big (${bigFrom} to ${most}), small (0 to ${mostSmall}), odd or even.`,
    },
    shape: createSides(measureSum(draw, places), bigFrom),
  };
}

const dragonOptions = { dragon: 'first', tiger: 'second', tie: 'same' } as const;

/** The rule of dragon and tiger between two named places. */
const describeDragon = (first: Text, second: Text): Text => ({
  bn: `${first.bn} ঘরের অঙ্ক ${second.bn} ঘরের চেয়ে বড় হলে ড্রাগন জেতে, ছোট হলে টাইগার, সমান হলে সমতা। সমান হলে ড্রাগন ও টাইগার দুটিই হারে।`,
  en: `Dragon wins when the ${first.en} digit is higher than the ${second.en}, tiger when it is lower, tie when they are equal. On a tie, dragon and tiger lose.`,
});

/** Which of two places has the higher digit. */
export function buildDragonPlay(draw: Draw, first: number, second: number): PlayRow {
  const one = getOrdinal(first);
  const other = getOrdinal(second);
  const measure = measureComparison(draw, first, second);
  return {
    code: `places${first + 1}${second + 1}_dragon`,
    label: {
      bn: `${one.bn} ও ${other.bn} ঘর`,
      en: `${toCapitalized(one.en)} and ${other.en} places`,
    },
    rule: describeDragon(one, other),
    shape: createOptions(
      Object.entries(dragonOptions).flatMap(([code, wanted]) =>
        defineOptions(measure, [code], (_, fact) => winIf(fact === wanted)),
      ),
    ),
  };
}

/** A digit at any one of the places, each a line. */
export const buildPlacePlay = (draw: Draw, count: number): PlayRow => ({
  code: 'place_digit',
  label: { bn: 'এক ঘরের অঙ্ক', en: 'Single place' },
  rule: {
    bn: 'যেকোনো ঘরে অঙ্ক বাছুন, প্রতিটি একটি করে লাইন। ওই ঘরে ওই অঙ্ক এলে সেই লাইনের জয়।',
    en: 'Choose digits at any places, each a line. A line wins when its place shows its digit.',
  },
  shape: createSpread(draw, listPlaces(0, count), 1),
});
