// Sundarbans, a slot: its eleven symbols of 120 by 120, the mangrove with the frame round the reels, and
// what is shown of a large win.
import * as K from './kit.mjs';
import { STAGE, WINDOW, slotFrame, symbol, windowScene } from './slot-frame.mjs';
const { E, C, bg, alpona, place, path, line, flat, form, dab, petal, spark, leaf, circ, rr, times, f } = K;

const DIGIT = { 2: 'M6 -9Q9 -17 16 -17Q25 -17 24 -8Q23 -1 6 12H25', 3: 'M6 -14Q10 -18 16 -17Q24 -15 23 -9Q22 -3 14 -2Q24 -1 24 6Q23 14 15 14Q8 14 5 9' };
/** A plate with ×2 or ×3, for a wild that multiplies. */
const factorPlate = (n, pot) => place(form(rr(-32, -24, 64, 48, 12), pot, { w: 3.4, s: 6, l: 4, hatch: 0 }) + line(`M-24 -6L-8 10M-8 -6L-24 10${DIGIT[n]}`, C.ink, 11) + line(`M-24 -6L-8 10M-8 -6L-24 10${DIGIT[n]}`, '#fff', 5.4), 25, 36, 0.9);

/** The wild: the head of a tiger between leaves. `n`: what it multiplies by. */
const tiger = (id, n) => {
  const disc = { 2: E.peacock, 3: E.rani }[n];
  return symbol(id, (disc ? bg.sun(0, 0, 46, disc, { petals: 20, ring: disc[0], ink: 3 }) : times(6, (i) => leaf(0, 4, -165 + i * 30, 60, 22, i % 2 ? E.parrot : E.leaf, 2.2))) + place(K.tiger(), 0, disc ? -5 : 4, disc ? 0.44 : 0.5) + (n ? factorPlate(n, n === 2 ? E.indigo : E.vermilion) : ''));
};

/** The feature: honeycomb that drips, and a bee. */
const honeycomb = () => {
  const hex = (x, y, full) => flat(K.times(6, (i) => `${i ? 'L' : 'M'}${K.polar(x, y, i * 60 - 30, 17).map(f).join(' ')}`) + 'Z', full ? E.marigold[2] : E.brass[1], 3) + (full ? path(dab(x - 8, y - 5, -40, 12, 4), '#fff8d0') : path(circ(x + 1, y + 2, 9), E.brass[0]));
  const cells = [[-30, -32, 1], [0, -32, 0], [30, -32, 1], [-45, -6, 0], [-15, -6, 1], [15, -6, 1], [45, -6, 1], [-30, 20, 1], [0, 20, 0], [30, 20, 1]];
  const bee = place(flat('M-4 -8C-22 -30 2 -34 2 -8ZM4 -8C14 -32 34 -22 8 -6Z', '#e8fbff', 2.6) + form('M-20 2C-20 -12 16 -14 22 2C16 16 -20 14 -20 2Z', E.marigold, { w: 3, s: 4, l: 3, hatch: 0, inner: path(rr(-10, -16, 7, 34, 1) + rr(3, -16, 7, 34, 1), C.ink) }) + flat(circ(20, 0, 7), C.ink, 1) + `<circle cx="22" cy="-2" r="2.2" fill="#fff"/>` + line('M22 -6Q28 -14 32 -12', C.ink, 2.2), 27, 30, 0.92, -8);
  return symbol('d', place(line('M-56 -54Q0 -62 56 -54', C.ink, 13) + line('M-56 -54Q0 -62 56 -54', E.wood[1], 7.4) + cells.map(([x, y, k]) => hex(x, y, k)).join('') + flat('M-22 34Q-26 54 -15 56Q-6 54 -10 36Z', E.marigold[1], 3) + path(dab(-17, 42, 88, 10, 2.6), E.marigold[3]) + leaf(-50, -52, 150, 22, 11) + leaf(48, -54, -30, 22, 11) + bee, 0, 3, 0.86));
};

/** A crocodile with open jaws. */
const crocodile = () => {
  const teeth = (x, y, n, dx, dy, s) => flat(times(n, (i) => `M${f(x + i * dx)} ${f(y + i * dy)}l4.4 ${s * 9}l4.4 ${-s * 9 + dy}Z`), '#fff', 1.6);
  const bump = flat(times(4, (i) => circ(-44 + i * 12, -26 - (i % 2) * 3 - i * 2, 6.4)), E.leaf[0], 2.6);
  return symbol('e', place(bump + form('M-56 40C-58 4 -48 -22 -24 -30C-10 -34 -4 -42 6 -44C18 -46 22 -34 28 -30L58 -44Q64 -42 58 -34C44 -20 24 -12 4 -6L-2 4Z', E.leaf, { w: 3.6, s: 9, l: 6, over: times(9, (i) => path(circ(-40 + (i % 3) * 15, -12 + Math.floor(i / 3) * 14, 3.2), E.leaf[2])) }) +
    flat('M0 -4C20 -10 42 -20 58 -34L56 22C38 26 18 22 -4 8Z', '#6b0c1e', 2.6) + path('M4 4Q26 12 46 8Q40 18 22 16Q8 14 0 6Z', E.gulabi[1]) +
    form('M-56 44C-46 20 -20 4 -2 6C12 18 36 24 58 20Q64 24 58 32C36 46 0 52 -56 50Z', E.parrot, { w: 3.6, s: 7, l: 5 }) + teeth(10, -7, 4, 10, -5, 1) + teeth(12, 19, 4, 10.5, 1, -1) +
    flat(circ(8, -34, 8.4), C.lemon, 2.8) + path('M8 -42Q12 -34 8 -26Q4 -34 8 -42Z', C.ink) + path(circ(54, -40, 2), C.ink) + path(dab(-48, 30, -60, 22, 5, 2), E.leaf[3]), 0, 0, 0.98));
};

/** A spotted deer with antlers. */
const deer = () => {
  const antler = 'M-12 -22C-18 -34 -34 -36 -32 -56M-26 -39C-34 -40 -44 -42 -46 -54M-14 -30C-12 -38 -14 -46 -18 -54';
  const side = (s) => K.sym('dh', s) + '<use href="#dh"/><use href="#dh" transform="scale(-1 1)"/>';
  return symbol('f', place(side(line(antler, C.ink, 9.4) + line(antler, E.wood[2], 4.6) + form('M-14 -10C-30 -24 -48 -18 -52 -8C-44 4 -26 4 -14 0Z', E.clay, { w: 3, s: 4, l: 3, hatch: 0, inner: path('M-20 -5C-30 -14 -42 -12 -46 -8C-38 -2 -28 0 -20 -2Z', E.gulabi[3]) })) +
    form('M-34 62C-30 40 -20 26 -16 18H16C20 26 30 40 34 62Z', E.clay, { w: 3.4, s: 8, l: 5, inner: path('M-10 30Q0 40 10 30L16 62H-16Z', C.rice) + K.dots([[-22, 44], [-26, 56], [22, 44], [26, 56], [-15, 34], [15, 34]], 3, C.rice) }) +
    form('M0 -30C18 -30 26 -14 22 4C19 18 16 34 0 36C-16 34 -19 18 -22 4C-26 -14 -18 -30 0 -30Z', E.clay, { w: 3.4, s: 8, l: 5, fill: E.clay[2], inner: path('M-8 -30H8L5 14H-5Z', E.clay[1]) + path('M-14 16Q0 6 14 16Q16 36 0 36Q-16 36 -14 16Z', C.rice) + K.dots([[-4, -20], [4, -14], [-3, -7]], 2.4, C.rice) }) +
    form('M-9 20Q0 14 9 20Q8 29 0 30Q-8 29 -9 20Z', E.ink, { w: 2, s: 2, l: 2, hatch: 0 }) + `<ellipse cx="-14" cy="-5" rx="6.4" ry="7.4" fill="${C.ink}"/><ellipse cx="14" cy="-5" rx="6.4" ry="7.4" fill="${C.ink}"/><circle cx="-16" cy="-8" r="2.4" fill="#fff"/><circle cx="12" cy="-8" r="2.4" fill="#fff"/>`, 0, 0, 0.97));
};

/** A kingfisher on a twig. */
const kingfisher = () =>
  symbol('g', line('M-54 46Q0 36 56 44', C.ink, 11) + line('M-54 46Q0 36 56 44', E.wood[1], 6) + leaf(40, 42, 30, 20, 10) + form('M-30 30L-44 54L-30 56L-16 36Z', E.indigo, { w: 3, s: 4, l: 3 }) +
    form('M26 -40C8 -58 -22 -48 -22 -26C-22 -16 -40 0 -34 24C-28 42 6 46 18 26C26 12 24 -2 26 -10C34 -16 34 -30 26 -40Z', E.peacock, { w: 3.4, s: 10, l: 7, inner: path('M30 -16C6 -12 -2 2 -4 50L40 46V-16Z', E.marigold[1]) + path('M2 -22Q16 -28 30 -20L28 -8Q14 -8 2 -14Z', C.rice) }) +
    form('M-22 0C-2 -10 12 4 6 20C0 34 -20 38 -34 40C-28 26 -32 12 -22 0Z', E.indigo, { w: 2.8, s: 6, l: 4, over: K.dots([[-18, 8], [-8, 6], [-20, 18], [-8, 17], [-20, 28], [-9, 27], [0, 12]], 2.2, E.peacock[3]) }) +
    flat('M22 -36L60 -24Q58 -18 50 -18L24 -20Z', E.sindoor[1], 3) + line('M26 -27L56 -22', C.ink, 1.8) + `<circle cx="10" cy="-32" r="8" fill="${C.rice}" stroke="${C.ink}" stroke-width="2.4"/><circle cx="11.4" cy="-31.6" r="4.4" fill="${C.ink}"/><circle cx="9.6" cy="-33.6" r="1.6" fill="#fff"/>` + line('M0 40V46M10 38V44', E.vermilion[1], 3.8) + path(dab(-14, -34, -70, 12, 3) + dab(-6, -40, -40, 10, 3), E.peacock[3]));

/** A river dolphin that leaps, with its long beak. */
const dolphin = () =>
  symbol('h', path('M-58 44q14 -12 29 0t29 0t29 0t29 0V58H-58Z', E.peacock[1]) +
    form('M-8 30L-30 56L-34 42L-50 40Z', E.tin, { w: 3, s: 4, l: 3, hatch: 0 }) + flat('M-16 -22Q-22 -38 -36 -36Q-32 -22 -28 -12Z', E.tin[0], 3) +
    form('M-34 44C-52 10 -40 -24 -8 -34C10 -40 22 -34 28 -26C40 -24 52 -14 60 0Q60 6 52 4C42 0 34 0 26 4C18 16 4 18 -4 22C-14 28 -20 36 -18 46Z', E.tin, { w: 3.6, s: 9, l: 6, inner: path('M62 2C40 -6 20 0 4 8C-12 16 -22 26 -24 50L-12 52L10 24L40 8Z', '#fff6ee') }) +
    line('M26 -8Q42 -8 58 2', C.ink, 2.6) + times(5, (i) => line(`M${36 + i * 4.6} ${-6.4 + i * 1.5}v3.6`, C.ink, 1.4)) + flat('M2 2Q-4 22 8 30Q18 18 14 4Z', E.tin[1], 2.8) + `<circle cx="18" cy="-14" r="3.8" fill="${C.ink}"/><circle cx="17" cy="-15.2" r="1.3" fill="#fff"/>` +
    line('M-58 46q14 -12 29 0t29 0t29 0t29 0', C.ink, 4) + line('M-58 50q14 -12 29 0t29 0t29 0t29 0', E.peacock[3], 2.4) + flat(petal(-44, 38, -110, 2, 20, 4) + petal(-24, 40, -70, 2, 18, 4), E.peacock[3], 1.8));

/** A red crab. */
const crab = () => {
  const half = line('M22 16Q40 16 46 30M20 24Q36 28 40 42M16 30Q28 36 28 50', C.ink, 9) + line('M22 16Q40 16 46 30M20 24Q36 28 40 42M16 30Q28 36 28 50', E.vermilion[2], 4.6) + line('M22 2Q40 2 42 -14', C.ink, 11) + line('M22 2Q40 2 42 -14', E.vermilion[1], 6) +
    form('M38 -12C22 -18 20 -42 36 -50C34 -40 38 -34 42 -32C44 -38 48 -44 56 -46C62 -30 56 -14 38 -12Z', E.vermilion, { w: 3.2, s: 6, l: 4, hatch: 0 }) + line('M12 -8V-22', C.ink, 7) + line('M12 -8V-22', E.vermilion[2], 3) + flat(circ(12, -25, 7), '#fff', 2.8) + path(circ(12, -24.4, 3.4), C.ink);
  return symbol('i', K.sym('cr', half) + '<use href="#cr"/><use href="#cr" transform="scale(-1 1)"/>' + form('M-38 10C-38 -8 -18 -14 0 -14C18 -14 38 -8 38 10C36 30 18 38 0 38C-18 38 -36 30 -38 10Z', E.vermilion, { w: 3.6, s: 10, l: 7, over: K.dots([[-22, 2], [0, -4], [22, 2], [-12, 8], [12, 8]], 3, E.vermilion[3]) }) + line('M-12 22Q0 30 12 22', C.ink, 3));
};

/** Fronds of the nipa palm out of water, with their fruit. */
const nipa = () =>
  symbol('j', path('M-56 46q14 -8 28 0t28 0t28 0t28 0V58H-56Z', E.peacock[1]) + line('M-56 46q14 -8 28 0t28 0t28 0t28 0', C.ink, 3) + K.spray(0, 48, { a0: -158, a1: -22, n: 7, len: 106, w: 20, pot: E.parrot, ink: 2.6 }) + form('M-16 34C-20 18 -8 10 0 10C8 10 20 18 16 34C14 46 -14 46 -16 34Z', E.clay, { w: 3.2, s: 6, l: 4, over: line('M-8 14Q-12 30 -6 44M0 10V46M8 14Q12 30 6 44', E.clay[0], 2) }));

/** A sundari tree with roots that breathe above the mud. */
const sundari = () => {
  const crown = 'M-46 -4C-60 -14 -52 -34 -38 -32C-38 -50 -12 -58 0 -46C14 -58 38 -48 38 -32C54 -34 60 -12 46 -4C38 12 10 8 0 4C-10 10 -38 12 -46 -4Z';
  return symbol('k', path('M-54 40Q0 28 54 40V54Q0 60 -54 54Z', E.clay[1]) + line('M-54 40Q0 28 54 40', C.ink, 3) + form('M-10 0H10L12 26Q22 36 34 42H-34Q-22 36 -12 26Z', E.wood, { w: 3.4, s: 6, l: 4, over: line('M-4 4V34M4 4V34', E.wood[0], 2.2) }) + times(8, (i) => flat(`M${-52 + i * 14} 52L${-49 + i * 14} ${36 - (i % 3) * 5}L${-45 + i * 14} 52Z`, E.wood[2], 2.4)) +
    form(crown, E.leaf, { w: 3.6, s: 11, l: 7, over: times(9, (i) => path(dab(-36 + i * 9, -10 - ((i * 17) % 28), -60, 9, 4), E.leaf[3])) }) + K.dots([[-28, -18], [-6, -34], [20, -26], [34, -12], [4, -12]], 4, E.gulabi[1]));
};

/** A creek between mangroves at dusk, with a boat and the tiger's eyes in the leaves. */
const stage = () => {
  const { w, h } = STAGE;
  const grove = K.sym('gr', K.spray(0, 84, { a0: -160, a1: -20, n: 6, len: 104, w: 24, pot: E.leaf }) + K.spray(44, 90, { a0: -150, a1: -30, n: 5, len: 70, w: 20, pot: E.parrot })) + K.use('gr', 44, 0) + '<use href="#gr" transform="translate(676)scale(-1 1)"/>';
  return K.doc({ id: 's', w, h }, bg.sky(['#06304f', '#08566a', '#0f7f7a', '#3fae86', '#ffcf77'], { y1: 110, w }) + bg.moon(360, 34, 22) + bg.stars([[250, 22, 5], [470, 26, 5], [300, 44, 2], [420, 46, 2], [210, 40, 2]]) + bg.hills(74, E.teal, { off: 30, amp: 9, per: 80, w, h }) + bg.fill(E.leaf[0], 0, 80, w, h - 80) +
    K.palm(170, 84, 54, E.leaf, { lean: 8 }) + K.palm(206, 84, 40, E.leaf, { lean: -6 }) + K.palm(546, 84, 54, E.leaf, { lean: -8 }) + K.palm(512, 84, 40, E.leaf, { lean: 6 }) +
    slotFrame({ band: E.leaf, rim: E.marigold[2], bead: K.sym('bd', flat(petal(-7, 0, 0, 0, 14, 6), E.parrot[2], 1.8)) + '<use href="#bd"/>', corner: (x, y, i) => leaf(x, y, [20, 160, -20, -160][i], 34, 15, E.parrot, 2) + leaf(x, y, [70, 110, -70, -110][i], 34, 15, E.parrot, 2) + K.roseAt(E.vermilion, x, y, 2) }) + grove +
    K.sym('tg', K.tiger()) + K.use('tg', 86, 46, 0.36) + K.use('tg', 634, 46, 0.36));
};

const winScene = () => {
  const { w, h } = WINDOW;
  return windowScene('w', bg.rays({ cx: w / 2, cy: 170, n: 24, r: 430, r0: 140, a: E.teal[1], b: E.teal[0], liner: E.teal[2], w, h }) + bg.sun(w / 2, 160, 118, E.marigold, { petals: 28, ring: E.vermilion[1], ink: 4 }) + `<g opacity=".5">${place(alpona.lotus(0, 0, 104, E.marigold[0], { n: 12, w: 2.4 }), w / 2, 160)}</g>` + bg.water(346, { pot: E.peacock, rows: 2, step: 20, h, x1: w }) +
    K.sym('wt', K.spray(0, 0, { a0: -160, a1: -20, n: 6, len: 150, w: 32, pot: E.leaf }) + K.spray(-30, 10, { a0: -150, a1: -40, n: 4, len: 100, w: 26, pot: E.parrot })) + K.use('wt', 84, 396) + `<use href="#wt" transform="translate(580 396)scale(-1 1)"/>` + K.sym('tg', K.tiger()) + K.use('tg', 110, 304, 0.82) + K.use('tg', 554, 304, 0.82) + spark(160, 80, 14, C.lemon) + spark(504, 80, 14, C.lemon) + spark(84, 150, 10) + spark(580, 150, 10));
};

const falling = () => symbol('v', place(leaf(-44, 26, -32, 104, 46, E.parrot, 3.4), 0, 0));

export const SUNDARBANS_ART = {
  'games/sundarbans/src/art/tiger': tiger('a', 0),
  'games/sundarbans/src/art/tiger-2': tiger('b', 2),
  'games/sundarbans/src/art/tiger-3': tiger('c', 3),
  'games/sundarbans/src/art/honeycomb': honeycomb(),
  'games/sundarbans/src/art/crocodile': crocodile(),
  'games/sundarbans/src/art/deer': deer(),
  'games/sundarbans/src/art/kingfisher': kingfisher(),
  'games/sundarbans/src/art/dolphin': dolphin(),
  'games/sundarbans/src/art/crab': crab(),
  'games/sundarbans/src/art/nipa-palm': nipa(),
  'games/sundarbans/src/art/sundari-tree': sundari(),
  'games/sundarbans/src/art/stage': stage(),
  'games/sundarbans/src/art/win': winScene(),
  'games/sundarbans/src/art/falling-leaf': falling(),
};
