/**
 * P5: five digits, drawn independently. The first three are those of P3 of the same day, and are
 * played like them.
 */
import { defineDigits, type Draw } from '../draws/draw.ts';
import { defineFamily } from '../play.ts';
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
const first2 = defineArea('first', 2, count);
const last2 = defineArea('last', 2, count);

export const d5 = defineFamily({
  code: 'd5',
  draw,
  drawnAs: 'drums',
  groups: [
    buildLongGroup(draw, all5, 3),
    buildThreeGroup(draw, first3),
    buildTwoGroup(draw, first2),
    buildTwoGroup(draw, last2),
    buildPlaceGroup(draw, count),
    buildSidesGroup(
      draw,
      count,
      [first2, last2],
      [buildSumSidesPlay(draw, all5), buildSumSidesPlay(draw, first3)],
    ),
    buildDragonGroup(draw, count),
  ],
});
