// Baul Night, a slot: its nine symbols, the stage of three rows, and the scenes of its free spins and large wins.
import * as K from './kit.mjs';
import { slotFrame, STAGE, symbol, WINDOW, windowScene } from './slot-frame.mjs';
import { pair, roseCorner, sunScene, wreath } from './slot-parts.mjs';
const { E, C, bg, place, path, line, flat, form, rr, times, spark } = K;

/** The wild: a singer in saffron with a tied turban, eyes closed, before a wreath. */
const singer = () =>
  symbol('a', wreath(E.rani, E.marigold, E.indigo[1], { dots: E.marigold[2] }) +
    form('M-42 56C-42 30 -26 22 0 22C26 22 42 30 42 56Q0 64 -42 56Z', E.marigold, { w: 3.2, s: 7, l: 5 }) + flat('M-16 22L0 38L16 22Z', E.skin[1], 2.6) + line('M-20 24Q0 52 22 24', E.vermilion[1], 4) + K.dots([[-12, 36], [0, 40], [12, 36]], 3, C.lemon) +
    form('M-25 -12C-25 -32 25 -32 25 -12C26 12 14 28 0 28C-14 28 -26 12 -25 -12Z', E.skin, { w: 3.2, s: 6, l: 4, hatch: 2.8 }) + line('M-17 -6Q-11 -1 -5 -6M5 -6Q11 -1 17 -6', C.ink, 2.8) + line('M-18 -13Q-11 -18 -5 -14M5 -14Q11 -18 18 -13', C.ink, 2.6) + line('M0 -4Q-4 4 1 6', E.skin[0], 2.2) + path('M-14 10Q0 4 14 10Q9 15 0 11Q-9 15 -14 10Z', C.ink) + flat('M-6 15Q0 11 6 15Q0 22 -6 15Z', E.sindoor[1], 2) + flat('M-20 14Q-14 34 0 36Q14 34 20 14Q10 26 0 25Q-10 26 -20 14Z', C.ink, 2) +
    form('M-31 -12C-38 -38 -20 -50 0 -50C20 -50 38 -38 31 -12Q18 -25 0 -24Q-18 -25 -31 -12Z', E.vermilion, { w: 3.2, s: 7, l: 5, over: line('M-28 -22Q-4 -40 24 -40M-20 -24Q6 -36 30 -30M-30 -32Q-10 -46 8 -47', E.marigold[2], 3.2) }) + flat('M22 -40Q40 -54 46 -38Q38 -32 28 -32Z', E.vermilion[2], 2.6) + flat('M-5 -36L0 -46L5 -36L0 -30Z', C.lemon, 2));

/** Opens the free spins: a lit lamp of clay. */
export const lampBody = () =>
  path('M0 -56C20 -34 26 -18 18 -2H-18C-26 -18 -20 -34 0 -56Z', E.marigold[2], 'opacity=".45"') + form('M2 -48C16 -28 18 -14 10 0H-10C-18 -14 -10 -24 -6 -34Q-2 -40 2 -48Z', E.vermilion, { w: 3, s: 5, l: 3, hatch: 0, glint: 0, inner: path('M2 -26C10 -14 8 -6 4 2H-6C-10 -8 -2 -16 2 -26Z', C.lemon) }) +
  form('M-52 0Q-26 8 0 6Q26 8 52 0C52 28 28 44 0 44C-28 44 -52 28 -52 0Z', E.clay, { w: 3.6, s: 9, l: 6, inner: path('M-60 14Q0 30 60 14V22Q0 38 -60 22Z', C.rice) + line('M-44 22Q0 36 44 22', E.vermilion[1], 3, 'stroke-dasharray="0 8"') }) + flat('M-52 0Q-26 -8 0 -4Q26 -8 52 0Q26 10 0 8Q-26 10 -52 0Z', E.clay[0], 3) + line('M-14 -1Q0 2 14 -1', E.marigold[1], 3.4) + flat('M-20 43H20L26 53H-26Z', E.clay[1], 3);
const lamp = () => symbol('b', K.radial(flat(K.petal(0, 0, -90, 30, 58, 17), E.violet[1], 2.4) + path(K.petal(0, 0, -90, 38, 53, 5), E.violet[3]), 12) + `<circle r="45" fill="${E.night[1]}" stroke="${C.ink}" stroke-width="3"/><circle r="41" fill="none" stroke="${E.marigold[2]}" stroke-width="2.4" stroke-dasharray="0 7" stroke-linecap="round"/>` + place(lampBody(), 0, 2, 0.68));

const ektaraBody = () => place(K.ektara(), 0, 10, 0.64);
const ektara = () => symbol('c', `<circle r="46" fill="${E.teal[1]}" stroke="${C.ink}" stroke-width="3.2"/>` + K.ringDots(0, 0, 24, 40.5, 1.7, E.marigold[2]) + place(ektaraBody(), 0, 0, 1.06, 16));

/** A dotara: four strings over a waisted body, with a bird at the end of its neck. */
export const dotaraBody = () =>
  line('M0 10V-46', C.ink, 15) + line('M0 10V-46', E.wood[0], 9) + flat('M-9 -42Q-12 -58 4 -60Q18 -58 16 -48Q10 -50 6 -46Q8 -40 9 -38Z', E.marigold[1], 3) + `<circle cx="4" cy="-53" r="2.2" fill="${C.ink}"/>` + times(2, (i) => flat(rr(-19, -38 + i * 11, 12, 6, 2.6), E.vermilion[1], 2.4) + flat(rr(7, -33 + i * 11, 12, 6, 2.6), E.vermilion[1], 2.4)) +
  form('M0 -14C18 -14 18 0 17 8C34 16 36 46 16 56Q0 62 -16 56C-36 46 -34 16 -17 8C-18 0 -18 -14 0 -14Z', E.wood, { w: 3.4, s: 8, l: 5, over: flat('M-20 26Q0 16 20 26Q26 44 12 52Q0 56 -12 52Q-26 44 -20 26Z', E.rice[1], 2.4) }) + line('M-4.5 -44V42M-1.5 -44V42M1.5 -44V42M4.5 -44V42', C.rice, 1.2) + flat(rr(-10, 40, 20, 5, 2), E.wood[0], 2);
const dotara = () => symbol('d', place(dotaraBody(), 2, 0, 0.96, 24));

/** A dugi: a small drum of clay under a laced skin. */
export const dugiBody = () =>
  form('M-44 -18C-52 26 -28 52 0 52C28 52 52 26 44 -18Q0 2 -44 -18Z', E.sindoor, { w: 3.6, s: 10, l: 6, inner: line('M-44 -12L-30 40L-18 -6L-6 50L6 -4L18 50L30 -6L36 40L46 -12', C.rice, 2.6) }) + flat('M-46 -22Q-46 -6 0 -6Q46 -6 46 -22Q46 -4 46 -10Q44 6 0 6Q-44 6 -46 -10Z', E.marigold[1], 2.8) + form('M-46 -22C-46 -46 46 -46 46 -22C46 2 -46 2 -46 -22Z', E.rice, { w: 3.4, s: 5, l: 3, hatch: 0 }) + `<ellipse cx="-6" cy="-22" rx="19" ry="8.6" fill="${C.ink}"/><ellipse cx="-8" cy="-24" rx="8" ry="2.6" fill="${E.ink[3]}"/>` + flat('M-34 46Q0 62 34 46L40 56Q0 66 -40 56Z', E.teal[1], 2.8);
const dugi = () => symbol('e', place(dugiBody(), 0, -4, 0.92));

/** A khamak: an open drum whose string is pulled by a small knob. */
const khamak = () =>
  symbol('f', place(line('M0 10L36 -46', C.ink, 5) + line('M0 10L36 -46', C.lemon, 2.2) + form('M28 -56Q46 -60 50 -44Q46 -32 32 -36Q22 -44 28 -56Z', E.gulabi, { w: 3, s: 4, l: 3, hatch: 0 }) + line('M-22 14C-44 -10 -10 -28 28 -42', E.vermilion[1], 3.4) +
    place(form('M-26 -28L-34 34Q0 52 34 34L26 -28Q0 -16 -26 -28Z', E.peacock, { w: 3.6, s: 9, l: 6, rot: 20, inner: path('M-40 -8H40V4H-40ZM-40 16H40V22H-40Z', E.marigold[1]) + line('M-36 -2H36', E.vermilion[1], 3.4, 'stroke-dasharray="0 9"') }) + form('M-27 -28C-27 -42 27 -42 27 -28C27 -14 -27 -14 -27 -28Z', E.wood, { w: 3.2, s: 4, l: 2, hatch: 0, glint: 0, fill: E.wood[0] }) + flat('M-34 34Q0 20 34 34Q0 52 -34 34Z', E.rice[1], 2.8), -14, 16, 1, 20), 3, -4, 0.86));

/** Ankle bells on a cord, worn by dancers. */
const bells = () => {
  const bell = (x, y) => place(form(K.circ(0, 0, 11.5), E.brass, { w: 2.8, s: 4, l: 3, hatch: 0 }) + line('M-7 3H7', C.ink, 2.4) + `<circle cy="6.4" r="2" fill="${C.ink}"/>`, x, y);
  const ring = [0, 1, 2, 3, 4, 5, 6].map((i) => K.polar(0, -6, 180 - i * 30, 39));
  return symbol('g', place(line('M-40 -8C-40 -62 40 -62 40 -8', C.ink, 9) + line('M-40 -8C-40 -62 40 -62 40 -8', E.vermilion[1], 5) + line('M-40 -6C-40 44 40 44 40 -6', C.ink, 13) + line('M-40 -6C-40 44 40 44 40 -6', E.vermilion[1], 8) + line('M-40 -6C-40 44 40 44 40 -6', C.lemon, 2.4, 'stroke-dasharray="0 8"') + ring.map(([x, y]) => bell(x, y + 10)).join('') + bell(-13, 52) + bell(13, 52) + K.gendaAt(E.gulabi, 0, -48, 1.2), 0, -4, 0.86));
};

/** A flute of bamboo with a tassel. */
const flute = () =>
  symbol('h', place(line('M34 6Q46 22 36 34', C.ink, 4) + line('M34 6Q46 22 36 34', E.gulabi[1], 2) + flat('M30 32H42L46 54H28Z', E.gulabi[1], 2.6) + line('M34 36V52M38 36V52', E.gulabi[3], 1.6) + form(rr(-58, -9, 116, 18, 8), E.marigold, { w: 3.4, s: 6, l: 4, rot: -32, inner: path('M-50 -20H-42V20H-50ZM-30 -20H-24V20H-30ZM42 -20H50V20H42Z', E.vermilion[1]) }) + K.dots([[-36, -1, 3.8], [-8, -1], [4, -1], [16, -1], [28, -1]], 3, C.ink), -4, 0, 0.9, -32) + spark(-34, -34, 10, E.teal[1]) + spark(38, 36, 8, E.teal[1]) + line('M14 38V20L28 16V34', E.indigo[1], 3.8) + K.dots([[10, 38], [24, 34]], 5.4, E.indigo[1]));

/** A pair of hand cymbals on a cord. */
const cymbals = () => {
  const one = (x, y, r) => place(form('M-34 8C-34 -6 34 -6 34 8C34 20 -34 20 -34 8Z', E.brass, { w: 3.2, s: 5, l: 4, rot: r, over: line('M-24 8C-20 2 20 2 24 8', E.brass[0], 2) }) + form('M-15 2C-15 -18 15 -18 15 2Q0 8 -15 2Z', E.brass, { w: 3, s: 4, l: 3, hatch: 0, rot: r }) + `<circle cy="-12" r="4.4" fill="${E.vermilion[1]}" stroke="${C.ink}" stroke-width="2.4"/>`, x, y, 1, r);
  return symbol('i', place(line('M-28 -30C-40 -58 34 -60 28 -14', C.ink, 6) + line('M-28 -30C-40 -58 34 -60 28 -14', E.vermilion[1], 3) + one(-20, -12, -24) + one(20, 26, 18) + spark(34, -26, 9, E.marigold[1]) + spark(-38, 36, 8, E.marigold[1]), 0, 2, 1.14));
};

const W = STAGE.w, night = ['#0b0a33', '#151457', '#2b1f86', '#54309a', '#8a3f9a', '#d8627e'];
const banyan = () => place(line('M30 96C28 70 36 60 30 40', C.ink, 22) + line('M30 96C28 70 36 60 30 40', E.wood[0], 16) + line('M54 92V40M76 84V44M8 90V46', C.ink, 5) + line('M54 92V40M76 84V44M8 90V46', E.wood[1], 2.4) + flat('M-16 34C-20 8 14 -6 34 4C52 -10 96 2 98 26C110 40 88 54 66 48C48 58 22 56 10 48C-6 52 -18 46 -16 34Z', E.leaf[0], 2.8) + path('M2 26C10 12 26 10 34 16C48 6 72 12 78 24C60 20 44 24 34 28C22 22 12 24 2 26Z', E.leaf[1]), 0, 0);

/** A gathering under the moon and the frame; the window of the reels is dark. */
const stage = () =>
  K.doc({ id: 's', w: W, h: STAGE.h }, bg.sky(night, { y1: 92, w: W, wave: 5 }) + bg.stars([[210, 22, 5], [250, 50, 3], [470, 46, 3], [512, 20, 5], [160, 14, 3], [566, 14, 3]], C.lemon) + bg.moon(360, 34, 22) + bg.hills(78, E.leaf, { off: 40, amp: 6, per: 110 }) + pair('by', W, banyan()) + pair('lp', W, place(lampBody(), 160, 66, 0.34)) +
    slotFrame({ band: E.rani, rim: E.marigold[2], bead: K.gendaAt(E.marigold, 0, 0, 1.05), corner: roseCorner(E.vermilion, E.leaf) }));

/** What stands behind the sum of a large win. */
const winScene = () =>
  sunScene('w', STAGE, { rays: E.violet, sun: E.marigold, ring: E.rani[1] }, (w, h) => K.bunting(0, -6, w / 2, -6, 36, 12) + K.bunting(w / 2, -6, w, -6, 36, 12) + pair('wd', w, place(dotaraBody(), 96, 150, 1.5, -18)) + pair('wg', w, place(dugiBody(), 120, h - 64, 0.94)) + pair('wl', w, place(lampBody(), 36, h - 40, 0.6)) + spark(w / 2 - 168, 76, 14, C.lemon) + spark(w / 2 + 168, 76, 14, C.lemon));

/** What stands behind the signs of free spins: a boat and lotuses on the river, lamps under a full moon. */
const featureScene = () => {
  const { w, h } = WINDOW;
  return windowScene('x', bg.sky(night, { y1: h, w }) + `<circle cx="${w / 2}" cy="120" r="74" fill="${E.marigold[3]}" stroke="${C.ink}" stroke-width="4"/>` + K.dots([[w / 2 - 26, 96, 9], [w / 2 + 20, 136, 12], [w / 2 + 26, 88, 6]], 6, E.marigold[2]) + bg.stars([[70, 60, 9], [150, 110, 3], [112, 190, 6], [214, 56, 4], [w - 70, 70, 9], [w - 150, 130, 3], [w - 108, 190, 6], [w - 216, 64, 4]], C.lemon) + bg.hills(h - 150, E.leaf, { off: 40, amp: 10, per: 160, w }) + bg.water(h - 124, { pot: E.indigo, rows: 3, step: 30, h, x1: w }) + pair('fb', w, place(K.boat({ sail: [E.rani, E.marigold, E.teal] }), 96, h - 116, 0.7)) + pair('fn', w, place(K.lotus(), 214, h - 72, 0.52)) + flat(`M-4 ${h - 46}Q${w / 4} ${h - 62} ${w / 2} ${h - 48}T${w + 4} ${h - 52}V${h + 4}H-4Z`, E.leaf[0], 3) + [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((x, i) => (i === 0 ? K.sym('fl', lampBody()) : '') + K.use('fl', w * x, h - 36, 0.58)).join(''));
};

/** A lamp's flower that falls past a large win. */
const falling = () => symbol('v', K.gendaAt(E.marigold, 0, 0, 3.4));

const AT = 'games/baul/src/art/';
export const BAUL_ART = {
  [`${AT}singer`]: singer(),
  [`${AT}lamp`]: lamp(),
  [`${AT}ektara`]: ektara(),
  [`${AT}dotara`]: dotara(),
  [`${AT}dugi`]: dugi(),
  [`${AT}khamak`]: khamak(),
  [`${AT}bells`]: bells(),
  [`${AT}flute`]: flute(),
  [`${AT}cymbals`]: cymbals(),
  [`${AT}stage`]: stage(),
  [`${AT}win`]: winScene(),
  [`${AT}feature`]: featureScene(),
  [`${AT}falling-marigold`]: falling(),
};
