/** SSC: five digits, drawn independently. Plays of five, four, three, two of them and of one. */
import { defineDigits, type Draw } from '../draws/draw.ts';
import { defineFamily } from '../play.ts';
import { buildAnyGroup } from './digits/any-plays.ts';
import { defineArea } from './digits/area.ts';
import {
  buildDragonGroup,
  buildLongGroup,
  buildPlaceGroup,
  buildSidesGroup,
  buildThreeGroup,
  buildTwoGroup,
} from './digits/groups.ts';
import { buildSumSidesPlay } from './digits/side-plays.ts';

const count = 5;
const draw: Draw = { parts: [defineDigits(count)] };

const all5 = defineArea('all', 5, count);
const first3 = defineArea('first', 3, count);
const middle3 = defineArea('middle', 3, count);
const last3 = defineArea('last', 3, count);
const first2 = defineArea('first', 2, count);
const last2 = defineArea('last', 2, count);

export const ssc = defineFamily({
  code: 'ssc',
  draw,
  drawnAs: 'drums',
  groups: [
    buildLongGroup(draw, all5, 3),
    buildLongGroup(draw, defineArea('first', 4, count), 2),
    buildLongGroup(draw, defineArea('last', 4, count), 2),
    ...[first3, middle3, last3].map((area) => buildThreeGroup(draw, area)),
    ...[first2, last2].map((area) => buildTwoGroup(draw, area)),
    buildPlaceGroup(draw, count),
    ...[2, 3, 4].map((taken) => buildAnyGroup(draw, count, taken)),
    buildSidesGroup(
      draw,
      count,
      [first2, last2, first3, middle3, last3],
      [buildSumSidesPlay(draw, all5)],
    ),
    buildDragonGroup(draw, count),
  ],
});
