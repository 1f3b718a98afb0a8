// Village Fair, a slot: its nine symbols, its stage, and the scene of large wins.
import * as K from './kit.mjs';
import { STAGE, slotFrame, symbol } from './slot-frame.mjs';
import { pair, roseCorner, sunScene, wreath } from './slot-parts.mjs';
const { E, C, bg, place, path, line, flat, form, dab, petal, spark, circ, rr, times, f } = K;

/** A ferris wheel of wood with four cradles. */
export const wheelBody = () => {
  const pots = [E.vermilion, E.teal, E.marigold, E.gulabi];
  const cradle = (i) => { const [x, y] = K.polar(0, 0, -90 + i * 90, 38); return place(form('M-14 1H14L10 14Q0 18 -10 14Z', pots[i], { w: 3, s: 4, l: 3, hatch: 0, glint: 0 }) + flat('M-15 -2Q0 3 15 -2V3Q0 7 -15 3Z', C.lemon, 2.2), x, y, 0.94); };
  const ring = (r, w, stroke) => `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;
  return line('M-32 58L0 0L32 58', C.ink, 9) + line('M-32 58L0 0L32 58', E.wood[2], 4.6) + ring(38, 8.4, C.ink) + ring(38, 4.4, E.vermilion[2]) + ring(24, 6, C.ink) + ring(24, 2.6, E.vermilion[2]) + line('M-38 0H38M0 -38V38M-27 -27L27 27M-27 27L27 -27', C.ink, 6.4) + line('M-38 0H38M0 -38V38M-27 -27L27 27M-27 27L27 -27', E.brass[2], 2.8) + times(4, cradle) + K.gendaAt(E.gulabi, 0, 0, 1.15);
};
const wheel = () => symbol('a', wreath(E.indigo, E.gulabi, E.teal[3], { dots: E.indigo[1] }) + place(wheelBody(), 0, -4, 0.94));

/** A clay drum on two wheels, which beats when it is pulled. */
export const cartBody = () =>
  line('M40 18L58 -40', C.ink, 5) + line('M40 18L58 -40', C.rice, 2) + line('M-50 20H44', C.ink, 10) + line('M-50 20H44', E.wood[2], 5) +
  form('M-36 -8V14Q-34 30 -4 30Q26 30 28 14V-8Z', E.clay, { w: 3.4, s: 8, l: 5, inner: line('M-40 10Q-4 24 32 10', C.lemon, 4, 'stroke-dasharray="0 8" stroke-linecap="round"') + line('M-40 1Q-4 14 32 1', E.teal[1], 4) }) + `<ellipse cx="-4" cy="-9" rx="33" ry="13" fill="${E.rice[1]}" stroke="${C.ink}" stroke-width="3.2"/><ellipse cx="-4" cy="-9" rx="22" ry="7.6" fill="none" stroke="${E.clay[1]}" stroke-width="2"/>` +
  line('M-28 -48L-10 -13M22 -50L2 -13', C.ink, 7) + line('M-28 -48L-10 -13M22 -50L2 -13', E.wood[3], 3.4) + `<circle cx="-29" cy="-49" r="5.4" fill="${E.vermilion[1]}" stroke="${C.ink}" stroke-width="2.4"/><circle cx="23" cy="-51" r="5.4" fill="${E.vermilion[1]}" stroke="${C.ink}" stroke-width="2.4"/>` +
  [-38, 30].map((x) => place(form(circ(0, 0, 18), E.vermilion, { w: 3.2, s: 6, l: 4, hatch: 0 }) + place(K.radial(path(petal(0, 0, -90, 4, 14.5, 4), C.lemon), 8), 0, 0) + `<circle r="4.4" fill="${E.teal[1]}" stroke="${C.ink}" stroke-width="2"/>`, x, 36)).join('');
const cart = () => symbol('b', place(cartBody(), 0, 1));

/** A painted wooden doll in a sari. */
export const dollBody = () =>
  form('M-26 -8C-36 10 -42 36 -44 52Q0 62 44 52C42 36 36 10 26 -8Z', E.gulabi, { w: 3.4, s: 9, l: 6, inner: path('M-56 40H56V47H-56Z', E.marigold[1]) + path('M14 -14C22 10 8 34 -18 64H-40C-10 40 0 14 0 -14Z', E.teal[1]) + K.dots([[-22, 14, 3.4], [-14, 30, 3.4], [-30, 32, 3.4], [24, 20, 3.4], [30, 34, 3.4], [16, 34, 3.4]], 3, C.lemon) }) +
  form('M-30 -18C-46 -8 -46 16 -34 20C-30 8 -28 0 -22 -6Z', E.vermilion, { w: 3, s: 4, l: 3, hatch: 0 }) + form('M30 -18C46 -8 46 16 34 20C30 8 28 0 22 -6Z', E.vermilion, { w: 3, s: 4, l: 3, hatch: 0 }) +
  form('M-36 -4C-48 -46 -24 -58 0 -58C24 -58 48 -46 36 -4Q22 -2 18 -12H-18Q-22 -2 -36 -4Z', E.teal, { w: 3.4, s: 6, l: 4, over: line('M-34 -8C-44 -42 -22 -53 0 -53C22 -53 44 -42 34 -8', C.lemon, 3.4, 'stroke-dasharray="0 7" stroke-linecap="round"') }) +
  flat('M-24 -24C-24 -46 24 -46 24 -24C24 -8 12 2 0 2C-12 2 -24 -8 -24 -24Z', E.marigold[2], 3) + path('M-24 -26C-24 -48 24 -48 24 -26Q10 -30 0 -42Q-10 -30 -24 -26Z', C.ink) + line('M0 -42V-34', E.vermilion[1], 2.6) + path(circ(0, -27, 3.6), E.vermilion[1]) + path(dab(-17, -19, 0, 12, 4.6) + dab(5, -19, 0, 12, 4.6), '#fff', `stroke="${C.ink}" stroke-width="1.8"`) + K.dots([[-11, -19, 2.4], [11, -19, 2.4]], 2.4, C.ink) + path('M-6 -7Q0 -10 6 -7Q0 -1 -6 -7Z', E.vermilion[1]) + K.dots([[-17, -9, 3.6], [17, -9, 3.6]], 3, E.vermilion[2]);
const doll = () => symbol('c', dollBody());

/** A bamboo flute with ribbons. */
const flute = () =>
  symbol('d', place(form('M-62 -9H62Q66 0 62 9H-62Q-66 0 -62 -9Z', E.brass, { w: 3.4, s: 6, l: 4, rot: -42, inner: path('M-52 -12H-40V12H-52ZM36 -12H50V12H36Z', E.vermilion[1]) + path('M-36 -12H-31V12H-36ZM26 -12H31V12H26Z', E.teal[1]) }) + K.dots([[-22, -1, 4.2], [-4, -1, 3.6], [7, -1, 3.6], [18, -1, 3.6]], 3, C.ink) + `<ellipse cx="62" rx="3.4" ry="7.4" fill="${C.ink}"/>`, 0, -4, 1.04, -42) +
    line('M28 -30C40 -16 18 -4 32 12', C.ink, 7) + line('M28 -30C40 -16 18 -4 32 12', E.gulabi[1], 3.4) + form('M24 10H40L44 36Q32 42 20 36Z', E.gulabi, { w: 3, s: 5, l: 3, hatch: 0, over: line('M28 18L26 38M35 18L37 38', E.gulabi[0], 2) }) + flat(circ(32, 10, 7), E.marigold[1], 2.6) +
    line('M-28 20C-40 6 -20 -10 -34 -24', C.ink, 7) + line('M-28 20C-40 6 -20 -10 -34 -24', E.teal[1], 3.4) + flat('M-40 -42L-28 -22L-36 -22L-46 -28Z', E.teal[1], 2.6));

const kite = () => symbol('e', place(K.kite([E.parrot, E.vermilion, E.indigo], { rot: 18, tail: 0, w: 4 }), 4, -3, 0.74, 18));

/** A coil of jilapi, in syrup. */
const jilapi = () => {
  const d = 'M0 2C8 -6 16 4 8 12C-2 20 -20 12 -18 -4C-16 -24 12 -28 24 -14C38 4 26 32 2 34C-28 36 -44 10 -36 -14C-26 -44 14 -52 36 -34C54 -18 52 14 40 30';
  return symbol('f', place(line(d, C.ink, 17) + line(d, '#c04e00', 11.6) + `<g transform="translate(-1 -1.4)">${line(d, '#ff8a1e', 8.4)}</g><g transform="translate(-2 -2.8)">${line(d, '#ffc96b', 2.2, 'stroke-dasharray="16 9 5 12"')}</g>`, -2, 6, 1.1) + spark(-26, -34, 6));
};

/** Three balloons. */
const balloons = () => {
  const one = (x, y, s, pot) => place(flat('M-5 30L0 25L5 30Z', pot[0], 2.4) + form('M0 -28C20 -28 26 -10 22 4C18 18 8 26 0 26C-8 26 -18 18 -22 4C-26 -10 -20 -28 0 -28Z', pot, { w: 3.2, s: 8, l: 5 }) + path(dab(-12, -4, -68, 18, 4), '#fff'), x, y, s);
  return symbol('g', line('M-26 14Q-14 36 0 54M27 12Q16 36 0 54M0 0V54', C.ink, 3) + one(-27, -14, 1.02, E.parrot) + one(28, -16, 1.02, E.violet) + one(0, -24, 1.14, E.gulabi) + flat('M0 44L-14 40L-12 52ZM0 44L14 40L12 52Z', E.marigold[1], 2.4) + line('M0 48V58', C.ink, 3.4));
};

/** A horse of burnt clay with a long neck. */
const horse = () =>
  symbol('h', line('M-38 2Q-54 8 -48 30', C.ink, 12) + line('M-38 2Q-54 8 -48 30', E.clay[0], 6.4) +
    form('M-38 56L-42 20C-44 0 -30 -6 -8 -4C2 -6 6 -16 8 -32L10 -46L18 -54L22 -46L30 -48L28 -40Q44 -30 52 -18Q54 -6 44 -6Q36 -10 30 -10Q32 6 26 20L24 56H10L8 26H-18L-22 56Z', E.clay, { w: 3.4, s: 9, l: 6, inner: path('M-50 44H40V50H-50Z', C.rice) + line('M4 -10Q18 -4 32 -8', C.lemon, 4, 'stroke-dasharray="0 7" stroke-linecap="round"') }) +
    form('M-32 -4Q-14 -12 2 -4Q6 8 2 20Q-14 26 -30 20Q-36 8 -32 -4Z', E.peacock, { w: 2.8, s: 5, l: 4, hatch: 0 }) + path(circ(-15, 8, 6), C.lemon) + path(circ(-15, 8, 2.6), E.vermilion[1]) + line('M8 -34Q-4 -22 2 -10', C.ink, 8) + line('M8 -34Q-4 -22 2 -10', E.marigold[1], 4) + `<circle cx="30" cy="-31" r="4.6" fill="#fff" stroke="${C.ink}" stroke-width="2"/><circle cx="31" cy="-30.6" r="2.2" fill="${C.ink}"/>` + line('M36 -36Q32 -22 40 -10', E.rice[2], 2.6) + K.dots([[49, -15, 1.8]], 2, C.ink));

/** Puffed rice in a paper cone. */
const rice = () => {
  const grain = (x, y, a) => place(`<ellipse rx="7" ry="4.2" fill="#fffaf0" stroke="${C.ink}" stroke-width="2"/>` + line('M-3 .6Q0 2 3 .6', E.rice[0], 1.4), x, y, 1, a);
  const heap = [[-30, -10, 20], [-20, -18, -40], [-10, -12, 10], [0, -20, 60], [10, -12, -20], [20, -19, 30], [30, -10, -30], [-22, -28, 15], [-10, -30, -30], [2, -34, 20], [13, -30, -50], [23, -29, 10], [-13, -42, 30], [1, -46, -20], [13, -42, 40], [-26, -2, 0], [-14, -3, 30], [-2, -6, -20], [10, -3, 10], [24, -2, -10], [0, -56, 30], [38, -40, 40], [-38, -38, -30], [-46, 14, 20], [46, 12, -30]];
  return symbol('i', form('M-38 -4Q0 12 38 -4L12 56Q0 62 -12 56Z', E.marigold, { w: 3.4, s: 9, l: 5, fill: E.rice[1], inner: path('M-50 10L50 26V38L-50 22ZM-50 36L50 52V64L-50 48Z', E.teal[1]) }) + path('M-36 -4C-34 -30 -14 -46 0 -46C14 -46 34 -30 36 -4Q0 8 -36 -4Z', E.rice[0]) + heap.map((g) => grain(...g)).join('') + line('M-38 -4Q0 12 38 -4', C.ink, 3) + flat('M-6 -14Q10 -34 18 -36Q16 -22 -2 -10Z', E.parrot[1], 2.2) + `<circle cx="-12" cy="-22" r="4.4" fill="${E.vermilion[1]}" stroke="${C.ink}" stroke-width="2"/>`);
};

const W = STAGE.w;

/** A striped booth beside the frame, on the left. */
const booth = () =>
  place(wheelBody(), 64, 40, 0.72) + flat('M112 84V44H190V84Z', E.sindoor[1], 2.4) + times(6, (i) => flat(`M${108 + i * 14.4} 30H${122.4 + i * 14.4}V44Q${115.2 + i * 14.4} 54 ${108 + i * 14.4} 44Z`, i % 2 ? C.rice : E.vermilion[1], 2)) + flat('M108 30L150 6L194 30Z', E.marigold[1], 2.4) + line('M150 6V-2', C.ink, 3);

/** The evening of the fair and the frame. */
const stage = () =>
  K.doc({ id: 's', w: W, h: STAGE.h }, bg.sky(['#140f4e', '#2b2384', '#6b2f9c', '#c23f8d', '#f2665f', '#ffa052'], { y1: 96, w: W, wave: 5 }) + bg.stars([[30, 16, 5], [250, 20, 5], [300, 12, 2], [420, 14, 2], [470, 20, 5], [690, 16, 5], [360, 20, 6]], C.lemon) + bg.hills(96, E.leaf, { off: 40, amp: 10, per: 120, w: W, h: STAGE.h }) + pair('bt', W, booth()) + K.bunting(190, 4, 360, 8, 8, 8) + K.bunting(360, 8, 530, 4, 8, 8) +
    slotFrame({ band: E.teal, rim: E.marigold[2], bead: K.gendaAt(E.vermilion, 0, 0, 1.05), corner: roseCorner(E.marigold) }));

const winScene = () =>
  sunScene('w', STAGE, { rays: E.indigo, sun: E.marigold, ring: E.gulabi[1] }, (w, h) => K.bunting(0, -6, w / 2, -6, 30, 12) + K.bunting(w / 2, -6, w, -6, 30, 12) + place(K.firework(52), 60, 110) + place(K.firework(52, [E.teal, E.marigold, E.gulabi]), w - 60, 110) + pair('fw', w, place(dollBody(), 186, h - 62, 0.94) + place(cartBody(), 84, h - 62, 1)) + K.roseAt(E.vermilion, 20, h - 16, 2.6) + K.roseAt(E.vermilion, w - 20, h - 16, 2.6) + spark(w / 2 - 170, 190, 12, C.lemon) + spark(w / 2 + 170, 190, 12, C.lemon));

/** A balloon that falls past a large win. */
const falling = () => symbol('v', place(flat('M-6 36L0 30L6 36Z', E.vermilion[0], 2.4) + form('M0 -36C26 -36 32 -12 28 4C22 22 10 32 0 32C-10 32 -22 22 -28 4C-32 -12 -26 -36 0 -36Z', E.vermilion, { w: 3.6, s: 10, l: 6 }) + path(dab(-15, -6, -68, 22, 5), '#fff') + line('M0 36Q-6 46 2 56', C.ink, 3), 0, -6));

const AT = 'games/mela/src/art/';
export const FAIR_ART = {
  [`${AT}wheel`]: wheel(),
  [`${AT}cart`]: cart(),
  [`${AT}doll`]: doll(),
  [`${AT}flute`]: flute(),
  [`${AT}kite`]: kite(),
  [`${AT}jilapi`]: jilapi(),
  [`${AT}balloons`]: balloons(),
  [`${AT}horse`]: horse(),
  [`${AT}puffed-rice`]: rice(),
  [`${AT}stage`]: stage(),
  [`${AT}win`]: winScene(),
  [`${AT}falling-balloon`]: falling(),
};
