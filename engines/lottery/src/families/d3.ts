/** 3D: three digits, drawn independently, as in China's 3D and P3. */
import { defineDigits, type Draw } from '../draws/draw.ts';
import { defineFamily } from '../play.ts';
import { defineArea } from './digits/area.ts';
import {
  buildDragonGroup,
  buildPlaceGroup,
  buildSidesGroup,
  buildThreeGroup,
  buildTwoGroup,
} from './digits/groups.ts';
import { buildSumSidesPlay } from './digits/side-plays.ts';

const count = 3;
const draw: Draw = { parts: [defineDigits(count)] };

const all3 = defineArea('all', 3, count);
const first2 = defineArea('first', 2, count);
const last2 = defineArea('last', 2, count);

export const d3 = defineFamily({
  code: 'd3',
  draw,
  drawnAs: 'drums',
  groups: [
    buildThreeGroup(draw, all3),
    buildTwoGroup(draw, first2),
    buildTwoGroup(draw, last2),
    buildPlaceGroup(draw, count),
    buildSidesGroup(draw, count, [first2, last2, all3], [buildSumSidesPlay(draw, all3)]),
    buildDragonGroup(draw, count),
  ],
});
