// Terracotta, a slot: plaques of a brick temple as its symbols, the stage of five rows, and the scene of its large win.
import * as K from './kit.mjs';
import { elephantBody } from './new-year.mjs';
import { diya } from './objects.mjs';
import { peacock } from './rickshaw-parade.mjs';
import { slotFrame, stageOf, symbol } from './slot-frame.mjs';
import { pair, sunScene } from './slot-parts.mjs';
const { E, C, bg, place, path, line, flat, form, petal, circ, rr, times, spark } = K;

/** A fired plaque with a painted field, on which a relief stands. */
const plaque = (field, relief, { pot = E.clay, edge = C.rice } = {}) =>
  form(rr(-55, -55, 110, 110, 9), pot, { w: 3.4, s: 7, l: 5, hatch: 0, glint: 0 }) + path(times(11, (i) => circ(-45 + i * 9, -48.4, 2.1) + circ(-45 + i * 9, 48.4, 2.1)) + times(9, (i) => circ(-48.4, -36 + i * 9, 2.1) + circ(48.4, -36 + i * 9, 2.1)), edge) + flat(rr(-42, -42, 84, 84, 5), field[1], 2.8) + path('M-41 -39V37L-36 32V-34H34L39 -39Z', field[0]) + relief;

/** A horse of Bankura: a long neck, pointed ears, and legs like pillars. */
export const horseBody = () =>
  line('M-30 2Q-46 8 -44 34', C.ink, 9) + line('M-30 2Q-46 8 -44 34', E.vermilion[2], 4.4) +
  form('M-36 52V-2C-34 -14 -22 -16 -8 -14L2 -14C4 -26 6 -36 10 -46Q14 -56 24 -54L46 -34Q48 -26 40 -26L27 -31C25 -22 26 -10 28 2V52H13V22Q0 27 -19 22V52Z', E.vermilion, { w: 3.4, s: 8, l: 5, inner: path('M-40 42H32V47H-40Z', C.lemon) + path(circ(-28, 26, 2.2) + circ(20, 26, 2.2) + circ(-28, 34, 2.2) + circ(20, 34, 2.2), C.lemon) }) +
  flat('M8 -46Q2 -62 6 -68Q16 -62 17 -50ZM19 -53Q18 -66 24 -70Q30 -62 27 -51Z', E.vermilion[2], 2.6) + flat('M-28 -17Q-12 -24 4 -17Q6 2 -1 12Q-14 17 -26 11Q-31 -4 -28 -17Z', E.teal[1], 2.8) + line('M-25 6Q-13 12 -1 7', C.lemon, 3.2, 'stroke-dasharray="0 6"') + K.gendaAt(E.marigold, -12, -6, 1) + line('M7 -28Q16 -22 26 -24M5 -16Q15 -10 27 -12', C.lemon, 3) + circle(25, -40, 4.4, '#fff', 2) + circle(26, -39.6, 2.2, C.ink, 0) + line('M36 -30L42 -31', C.ink, 2.2);

const circle = (x, y, r, fill, w = 2.4) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${w ? ` stroke="${C.ink}" stroke-width="${w}"` : ''}/>`;

const horse = () => symbol('b', plaque(E.indigo, place(horseBody(), 3, 4, 0.84), { pot: E.brass }));
const elephant = () => symbol('c', plaque(E.leaf, place(elephantBody(), -4, -1, 0.8), { pot: E.brass }));
const bird = () => symbol('a', plaque(E.rani, place(peacock(), 0, 1, 0.74), { pot: E.brass }));

/** A tile with a lotus seen from above. */
const lotusTile = () =>
  symbol('d', plaque(E.sindoor, K.radial(flat(petal(0, 0, -90, 8, 39, 17), E.gulabi[1], 2.4) + path(petal(0, 0, -90, 18, 34, 5), E.gulabi[3]), 8) + K.radial(flat(petal(0, 0, -90, 4, 22, 11), E.marigold[1], 2), 8, 22.5) + circle(0, 0, 7, C.lemon)));

/** A bamboo flute with its tassel. */
const flute = () =>
  symbol('e', plaque(E.peacock, place(line('M26 4Q34 18 26 34', C.ink, 7) + line('M26 4Q34 18 26 34', E.gulabi[2], 3.6) + form(rr(-50, -8, 100, 16, 7), E.marigold, { w: 3.2, s: 4, l: 3, rot: -38, hatch: 0, inner: path('M-40 -12H-34V12H-40ZM34 -12H40V12H34Z', E.vermilion[1]) }) + path(times(5, (i) => circ(-12 + i * 10, -0.6, 2.7)) + circ(-28, -0.6, 3), C.ink), 0, 2, 0.96, -38) + place(K.gendaAt(E.gulabi, 0, 0, 0.9), 21, 22)));

const pitcher = () => symbol('f', plaque(E.teal, place(K.pot({ clay: E.clay }), 0, 1, 0.72)));
const lamp = () => symbol('g', plaque(E.violet, place(diya(true), 0, -5, 1.14)));

/** A potter's wheel seen from above, with a bowl that is turned on it: it opens the free spins. */
const wheelBody = () =>
  circle(0, 0, 55, E.wood[1], 3.6) + `<circle r="49" fill="none" stroke="${E.wood[3]}" stroke-width="2.4"/>` + K.radial(flat('M-5 -46H5L3.4 -22H-3.4Z', E.wood[0], 1.8), 10) + circle(0, 0, 30, E.clay[1], 3.2) + circle(0, 0, 22.5, E.clay[2], 2.4) + circle(0, 0, 15.5, E.clay[0], 2.4) + line('M-11 -6A12.5 12.5 0 0 1 4 -12', E.clay[3], 3) + line('M-24 -12A27 27 0 0 1 -8 -25M24 12A27 27 0 0 1 8 25', E.clay[3], 2.8) + K.ringDots(0, 0, 26, 49.4, 2.2, C.lemon);
const wheel = () => symbol('s', K.radial(flat(petal(0, 0, -90, 46, 59, 11), E.gulabi[1], 2), 16) + place(wheelBody(), 0, 0, 0.92));

/** A plaque without a picture, on whose middle the page writes its factor. */
const tile = () =>
  symbol('t', form(rr(-56, -56, 112, 112, 12), E.marigold, { w: 3.6, s: 8, l: 6, hatch: 0, glint: 0 }) + path(times(9, (i) => circ(-40 + i * 10, -47.5, 2.6) + circ(-40 + i * 10, 47.5, 2.6)) + times(7, (i) => circ(-47.5, -30 + i * 10, 2.6) + circ(47.5, -30 + i * 10, 2.6)), E.vermilion[1]) + flat('M-38 -38H38V38H-38Z', E.sindoor[0], 3) + `<g opacity=".45">${K.alpona.lotus(0, 0, 34, E.vermilion[2], { n: 12, w: 2.2 })}</g>`);

const STAGE = stageOf(600);
const W = STAGE.w;

/** A temple of fired brick with curved eaves, 120 wide and 92 high. */
export const templeBody = () =>
  flat('M-54 46V2H54V46Z', E.clay[1], 3) + path(times(4, (i) => `M-52 ${10 + i * 10}H52V${12 + i * 10}H-52Z`), E.clay[0]) + flat('M-62 4Q0 -26 62 4L56 12Q0 -16 -56 12Z', E.clay[2], 3) + flat('M-34 -8Q-32 -34 0 -38Q32 -34 34 -8Q0 -20 -34 -8Z', E.clay[1], 3) + flat('M-40 -7Q0 -24 40 -7L36 -1Q0 -16 -36 -1Z', E.clay[2], 2.4) + line('M0 -38V-56', C.ink, 4) + flat('M2 -56L22 -49L2 -42Z', E.vermilion[1], 2.4) +
  [-30, 0, 30].map((x) => flat(`M${x - 9} 46V24Q${x - 9} 14 ${x} 12Q${x + 9} 14 ${x + 9} 24V46Z`, C.ink, 2) + line(`M${x - 12} 46V24Q${x - 12} 11 ${x} 8Q${x + 12} 11 ${x + 12} 24V46`, E.clay[3], 2)).join('') + path(times(9, (i) => circ(-48 + i * 12, 7 - 6 * Math.cos((i - 4) / 2.6), 2)), C.rice);

/** Temples at dusk and the frame; the window of the symbols is dark. */
const stage = () =>
  K.doc({ id: 's', w: W, h: STAGE.h }, bg.sky(['#2d0f57', '#662b9e', '#b01276', '#e2301e', '#ff8a3c', '#ffc56a'], { y1: 92, w: W, wave: 5 }) + bg.hills(70, E.leaf, { amp: 6, off: 40, per: 120, w: W, h: STAGE.h }) + path(`M0 78H${W}V${STAGE.h}H0Z`, E.clay[0]) + pair('tp', W, place(templeBody(), 62, 48, 0.66) + K.palm(116, 76, 56, E.leaf, { lean: 8 })) +
    slotFrame({ stage: STAGE, band: E.sindoor, rim: E.marigold[2], bead: path('M-8 0L0 -7L8 0L0 7Z', E.clay[2], `stroke="${C.ink}" stroke-width="1.6"`), corner: (x, y) => place(plaque(E.teal, K.radial(flat(petal(0, 0, -90, 6, 38, 19), E.marigold[1], 3), 8) + circle(0, 0, 8, C.lemon)), x, y, 0.34) }));

const winScene = () =>
  sunScene('w', STAGE, { rays: E.sindoor, sun: E.marigold, ring: E.gulabi[1] }, (w, h) => K.bunting(0, -6, w / 2, -6, 40, 12) + K.bunting(w / 2, -6, w, -6, 40, 12) + path(`M0 ${h - 88}H${w}V${h}H0Z`, E.clay[0]) + line(`M0 ${h - 88}H${w}`, C.ink, 4) + pair('wt', w, place(templeBody(), 108, h - 160, 1.5) + place(horseBody(), 226, h - 58, 0.86) + place(diya(true), 56, h - 40, 1.1) + spark(64, 110, 14, C.lemon) + spark(140, 196, 9)) + spark(w / 2 - 196, 96, 12, C.lemon) + spark(w / 2 + 196, 96, 12, C.lemon));

const AT = 'games/terracotta/src/art/';
export const PLAQUE_ART = {
  [`${AT}horse`]: horse(),
  [`${AT}elephant`]: elephant(),
  [`${AT}peacock`]: bird(),
  [`${AT}lotus`]: lotusTile(),
  [`${AT}flute`]: flute(),
  [`${AT}pitcher`]: pitcher(),
  [`${AT}lamp`]: lamp(),
  [`${AT}wheel`]: wheel(),
  [`${AT}tile`]: tile(),
  [`${AT}stage`]: stage(),
  [`${AT}win`]: winScene(),
  [`${AT}falling-lamp`]: symbol('v', place(diya(true), 0, -6, 1.3)),
};
