/** The groups of plays that lotteries of digits share. */
import { listChoices } from '../../draws/combinations.ts';
import type { Draw } from '../../draws/draw.ts';
import { listPlaces } from '../../draws/measures.ts';
import type { PlayGroup, PlayRow } from '../../play.ts';
import type { Area } from './area.ts';
import {
  buildContainsPlay,
  buildDirectPlay,
  buildJointPlay,
  buildMixedPlay,
  buildSpanPlay,
  buildSumTailPlay,
  listGroupPlays,
  listSumPlays,
} from './row-plays.ts';
import {
  buildAreaSidesPlay,
  buildDragonPlay,
  buildPlacePlay,
  buildPlaceSidesPlay,
} from './side-plays.ts';
import { buildShapePlay } from './three-digits.ts';

const buildGroup = ({ code, label }: Area, plays: readonly PlayRow[]): PlayGroup => ({
  code,
  label,
  plays,
});

/** Direct, group and not-fixed plays of four or five digits; the latter of 1 to `most` digits. */
export const buildLongGroup = (draw: Draw, area: Area, most: number): PlayGroup =>
  buildGroup(area, [
    buildDirectPlay(draw, area),
    buildJointPlay(draw, area),
    ...listGroupPlays(draw, area),
    ...listPlaces(1, most).map((taken) => buildContainsPlay(draw, area, taken)),
  ]);

/** All plays of three digits in a row. */
export const buildThreeGroup = (draw: Draw, area: Area): PlayGroup =>
  buildGroup(area, [
    buildDirectPlay(draw, area),
    buildJointPlay(draw, area),
    ...listGroupPlays(draw, area),
    buildMixedPlay(draw, area),
    ...listSumPlays(draw, area),
    buildSpanPlay(draw, area),
    buildSumTailPlay(draw, area),
    buildShapePlay(draw, area),
    buildContainsPlay(draw, area, 1),
    buildContainsPlay(draw, area, 2),
  ]);

/** All plays of two digits in a row. */
export const buildTwoGroup = (draw: Draw, area: Area): PlayGroup =>
  buildGroup(area, [
    buildDirectPlay(draw, area),
    ...listGroupPlays(draw, area),
    ...listSumPlays(draw, area),
    buildSpanPlay(draw, area),
  ]);

/** A digit at any one of `count` places. */
export const buildPlaceGroup = (draw: Draw, count: number): PlayGroup => ({
  code: 'place',
  label: { bn: 'এক ঘর', en: 'Single place' },
  plays: [buildPlacePlay(draw, count)],
});

/** Big, small, odd and even: of each place, of some areas, and what else is given. */
export const buildSidesGroup = (
  draw: Draw,
  count: number,
  areas: readonly Area[],
  others: readonly PlayRow[],
): PlayGroup => ({
  code: 'sides',
  label: { bn: 'বড়-ছোট, জোড়-বিজোড়', en: 'Big, small, odd, even' },
  plays: [
    ...listPlaces(0, count).map((place) => buildPlaceSidesPlay(draw, place)),
    ...areas.map((area) => buildAreaSidesPlay(draw, area)),
    ...others,
  ],
});

/** Dragon and tiger of every two of `count` places. */
export const buildDragonGroup = (draw: Draw, count: number): PlayGroup => ({
  code: 'dragon',
  label: { bn: 'ড্রাগন-টাইগার', en: 'Dragon and tiger' },
  plays: [...listChoices(listPlaces(0, count), 2)].map(([first = -1, second = -1]) =>
    buildDragonPlay(draw, first, second),
  ),
});
