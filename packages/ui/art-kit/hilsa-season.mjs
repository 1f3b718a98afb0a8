// Hilsa Season, a slot: its nine symbols, the stage of five rows, and the scene of its large win.
import * as K from './kit.mjs';
import { netBody, prawnBody } from './river.mjs';
import { slotFrame, stageOf, symbol } from './slot-frame.mjs';
import { pair, roseCorner, sunScene, wreath } from './slot-parts.mjs';
const { E, C, bg, place, path, line, flat, form, rr, dab, times, spark } = K;

/** The fish of the season before a wreath: it pays the most. */
const hilsa = () => symbol('a', wreath(E.vermilion, E.marigold, E.teal[3], { dots: E.vermilion[2] }) + place(K.hilsa({ L: 92, D: 25, bend: 0.5, w: 3 }), -7, 2, 1, -28));

/** A rohu: red-gold scales and red fins, on a green disc. */
const rohu = () =>
  symbol('b', `<circle r="50" fill="${E.leaf[1]}" stroke="${C.ink}" stroke-width="3.2"/>` + K.ringDots(0, 0, 26, 44.5, 1.7, E.parrot[2]) + path(dab(-26, -24, 10, 30, 2.6) + dab(-8, 34, 10, 34, 2.6), E.leaf[3]) +
    place(K.fish({ L: 90, D: 29, bend: -0.4, w: 3, pot: E.marigold, back: E.clay[1], belly: E.marigold[3], fin: E.vermilion, scale: E.clay[0] }), -7, 0, 1, 16));

/** A pabda: a slim catfish without scales, with whiskers and a long fin below. */
const pabda = () =>
  symbol('c', line('M-50 30Q-36 22 -24 30T2 30T28 30T52 30M-44 46Q-30 38 -18 46T8 46T34 46', C.ink, 6) + line('M-50 30Q-36 22 -24 30T2 30T28 30T52 30M-44 46Q-30 38 -18 46T8 46T34 46', E.peacock[2], 3.2) +
    line('M-46 -22Q-58 -40 -40 -50M-44 -16Q-60 -6 -54 10M-40 -12Q-48 6 -34 14', C.ink, 3.6) + flat('M34 4L56 -22Q48 2 58 20Z', E.gulabi[1], 3) + flat('M-20 2Q0 26 42 10L34 0L-18 -8Z', E.gulabi[2], 2.8) + line('M-8 -2L-4 16M4 0L10 18M18 2L24 14', E.gulabi[0], 2) + flat('M-16 -32L-6 -50L4 -30Z', E.gulabi[1], 2.8) +
    form('M-52 -18C-46 -36 -20 -38 4 -28C22 -22 34 -12 46 0C30 8 10 8 -10 2C-34 0 -52 -6 -52 -18Z', E.tin, { w: 3.4, s: 6, l: 4, inner: path('M-60 -50H60V0Q30 -18 4 -24Q-24 -30 -60 -22Z', E.violet[1]), over: line('M-30 -12Q4 -12 40 0', E.violet[2], 2.4) + line('M-30 -28Q-24 -16 -32 -4', C.ink, 2.6) }) +
    `<circle cx="-40" cy="-19" r="5.4" fill="${C.lemon}" stroke="${C.ink}" stroke-width="2.4"/><circle cx="-39" cy="-18.6" r="2.5" fill="${C.ink}"/>` + line('M-50 -12Q-44 -8 -38 -10', C.ink, 2.6));

/** A trawler under a striped awning. */
const trawler = () =>
  symbol('e', line('M26 -6V-52', C.ink, 7) + line('M26 -6V-52', E.wood[2], 3) + flat('M28 -52L54 -44L28 -36Z', E.leaf[1], 2.6) + line('M26 -50L-50 8', C.ink, 2.2) +
    form('M-28 10V-18H16V10Z', E.rice, { w: 3.2, s: 5, l: 3, hatch: 0, inner: path('M-40 2H40V20H-40Z', E.teal[1]) }) + flat(rr(-21, -12, 12, 11, 2), E.peacock[2], 2.4) + flat(rr(-3, -12, 12, 11, 2), E.peacock[2], 2.4) + flat('M-36 -17Q-6 -34 24 -17Z', E.vermilion[1], 3) + line('M-18 -19Q-14 -24 -8 -25M-2 -18V-25M12 -19Q10 -23 6 -24', C.lemon, 3) +
    form('M-58 2Q-46 12 -26 12H30Q46 8 58 -10Q60 26 34 40H-30Q-54 32 -58 2Z', E.indigo, { w: 3.6, s: 8, l: 5, inner: path('M-64 22H64V30H-64Z', E.marigold[1]) + line('M-48 26H48', E.vermilion[1], 3, 'stroke-dasharray="0 9"') }) + flat('M38 2Q46 -2 52 0Q46 10 38 10Z', C.rice, 2) + path(K.circ(45, 4.4, 2.4), C.ink) +
    line('M-54 46Q-42 39 -30 46T-6 46T18 46T42 46L54 44', C.ink, 7) + line('M-54 46Q-42 39 -30 46T-6 46T18 46T42 46L54 44', E.peacock[2], 3.8));

/** A box of ice with the tails of fish in it. */
const ice = () => {
  const tail = (x, y, r) => place(flat('M-6 18L-5 -4L-18 -22Q-4 -18 0 -10Q4 -18 18 -22L5 -4L6 18Z', E.tin[1], 2.8) + line('M-10 -15L-2 -4M10 -15L2 -4M0 -6V12', E.indigo[1], 2), x, y, 1, r);
  const cube = (x, y, r) => place(flat(rr(-10, -10, 20, 20, 4), '#c4f2fb', 2.6) + path('M-6 -6H4L-6 4Z', '#fff'), x, y, 1, r);
  return symbol('g', tail(-22, -30, -16) + tail(8, -36, 6) + tail(32, -26, 24) + cube(-36, -8, 14) + cube(-12, -12, -10) + cube(14, -10, 18) + cube(37, -8, -12) +
    form('M-52 0H52L45 46Q0 54 -45 46Z', E.peacock, { w: 3.6, s: 9, l: 6, inner: path('M-60 14H60V22H-60Z', C.rice) + line('M-30 0V60M0 0V60M30 0V60', E.peacock[0], 2) }) + flat(rr(-56, -4, 112, 12, 4), E.teal[2], 3) + place(times(3, (i) => line('M-12 0H12M7 -5L12 0L7 5M-7 -5L-12 0L-7 5', C.rice, 2.4, `transform="rotate(${i * 60})"`)), 0, 33));
};

/** Two crossed oars with painted blades. */
const oar = () => {
  const one = (r, pot, band) => place(line('M0 54V-8', C.ink, 11) + line('M0 54V-8', E.wood[1], 6) + line('M-1.4 52V-6', E.wood[3], 1.8) + flat(rr(-9, 47, 18, 9, 4), E.wood[1], 3) + form('M-7 -4C-16 -20 -18 -40 0 -56C18 -40 16 -20 7 -4Z', pot, { w: 3.4, s: 6, l: 4, rot: r, inner: path('M-20 -34H20V-24H-20Z', band) + line('M-20 -29H20', C.ink, 2, 'stroke-dasharray="3 4"') }), 0, 0, 1, r);
  return symbol('h', one(-34, E.vermilion, C.lemon) + one(34, E.marigold, E.teal[1]) + K.gendaAt(E.gulabi, 0, 2, 1.3));
};

/** A white water lily over its leaf, the country's flower. */
const lily = () => symbol('i', place(K.lotus({ pot: ['#b58a9a', '#fbe3ec', '#fff3f7', '#ffffff'], w: 3 }), 0, 18, 0.86) + path(times(7, (i) => dab(-12 + i * 4, 24, -115 + i * 8, 12, 2.4)), E.marigold[1]));

const STAGE = stageOf(600);
const W = STAGE.w;

/** A landing stage on stilts with a lamp, and baskets of fish, on the left. */
const ghat = () =>
  place(line('M18 62V96M60 62V96M104 62V96', C.ink, 8) + line('M18 62V96M60 62V96M104 62V96', E.wood[1], 4) + flat('M-8 54H124V64H-8Z', E.wood[1], 2.6) + line('M0 59H120', E.wood[3], 1.6) + flat('M10 54V26H58V54Z', E.clay[1], 2.6) + flat('M0 30Q34 2 70 30Q34 22 0 30Z', E.marigold[1], 2.6) + flat('M28 54V38H42V54Z', C.ink, 1) + line('M98 54V16', C.ink, 5) + line('M98 54V16', E.wood[2], 2) + flat('M90 16Q98 0 106 16Q104 26 98 28Q92 26 90 16Z', C.lemon, 2.4) + flat('M72 44H92L88 55H76Z', E.brass[1], 2.2), 0, 4);

/** The river at first light and the frame; the window of the symbols is dark. */
const stage = () =>
  K.doc({ id: 's', w: W, h: STAGE.h }, bg.sky(['#0b2a5b', '#135a94', '#2a97b8', '#8fd6c4', '#ffd9a0', '#ffb36b'], { y1: 92, w: W, wave: 5 }) + bg.sun(360, 66, 42, E.vermilion, { petals: 22, ring: E.marigold[1] }) + bg.cloud(232, 26, 0.56, ['#2a97b8', '#bfeae4', '#fff', '#fff']) + bg.cloud(494, 28, 0.62, ['#2a97b8', '#bfeae4', '#fff', '#fff'], { flip: -1 }) + bg.water(66, { pot: E.peacock, rows: 2, step: 18, h: STAGE.h, x1: W, amp: 3 }) + pair('gh', W, ghat()) +
    place(K.boat({ sail: [E.marigold, E.vermilion, E.teal] }), 208, 60, 0.3) + place(K.boat({ sail: [E.gulabi, E.rice, E.indigo] }), 512, 60, 0.28, 0, -1) +
    slotFrame({ stage: STAGE, band: E.teal, rim: E.marigold[2], bead: K.gendaAt(E.vermilion, 0, 0, 1.05), corner: roseCorner(E.gulabi, E.leaf) }));

/** What stands behind the sum of a large win: a net that brings up the season's catch. */
const winScene = () =>
  sunScene('w', STAGE, { rays: E.peacock, sun: E.marigold, ring: E.vermilion[1] }, (w, h) => K.bunting(0, -6, w / 2, -6, 40, 12) + K.bunting(w / 2, -6, w, -6, 40, 12) + pair('wh', w, place(K.hilsa({ L: 130, D: 32, bend: 0.7 }), 104, 184, 1, -52) + spark(60, 96, 13, C.lemon)) + bg.water(h - 132, { pot: E.indigo, rows: 4, step: 26, h, x1: w }) + place(K.boat(), 110, h - 120, 0.8) + place(K.boat({ sail: [E.indigo, E.rice, E.teal] }), w - 110, h - 120, 0.8, 0, -1) + pair('wl', w, place(K.lotus(), 246, h - 34, 0.84)) + spark(w / 2 - 186, 108, 14, C.lemon) + spark(w / 2 + 186, 108, 14, C.lemon));

const falling = () => symbol('v', place(K.hilsa({ L: 88, D: 21, bend: 0.7 }), 0, 0, 1, -32));

const AT = 'games/ilish/src/art/';
export const HILSA_ART = {
  [`${AT}hilsa`]: hilsa(),
  [`${AT}rohu`]: rohu(),
  [`${AT}pabda`]: pabda(),
  [`${AT}prawn`]: symbol('d', prawnBody()),
  [`${AT}trawler`]: trawler(),
  [`${AT}net`]: symbol('f', netBody()),
  [`${AT}ice`]: ice(),
  [`${AT}oar`]: oar(),
  [`${AT}lily`]: lily(),
  [`${AT}stage`]: stage(),
  [`${AT}win`]: winScene(),
  [`${AT}falling-hilsa`]: falling(),
};
