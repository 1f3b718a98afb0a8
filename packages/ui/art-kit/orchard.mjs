// Mango Orchard, a slot: its nine symbols of 120 by 120, the stage with the frame round the reels, and
// what is shown of a large win. Symbols lie on paper, so each is told apart by its outline first.
import * as K from './kit.mjs';
const { E, C, bg, alpona, place, path, line, flat, form, lens, dab, petal, burst, spark, leaf, leafD, circ, rr, times, f } = K;

const symbol = (id, body) => K.doc({ id, w: 120, h: 120 }, place(body, 60, 60));

const FRUIT = 'M6 -35C30 -36 44 -14 41 8C38 30 18 42 -4 40C-16 39 -22 36 -31 38C-40 40 -44 32 -39 25C-32 14 -36 4 -30 -9C-23 -25 -12 -34 6 -35Z';
const stalk = line('M6 -34Q6 -44 0 -48', C.ink, 4.4);

/** A mango without leaves. */
export const fruit = (pot, blush, s = 1) => form(FRUIT, pot, { s: 11, l: 6, w: 3 / s ** 0.4, inner: blush ? path('M12 -42C56 -40 54 12 30 34C34 8 26 -16 2 -28Z', blush) : '' });

/** The wild: a golden mango before a lotus of vermilion petals. */
const goldenMango = () =>
  symbol('a', K.radial(flat(petal(0, 0, -90, 20, 57, 25), E.vermilion[1], 2.6) + path(petal(0, 0, -90, 30, 52, 9), E.vermilion[2]), 10, 18) + K.radial(flat(petal(0, 0, -90, 20, 50, 18), E.rani[1], 2.2) + path(petal(0, 0, -90, 28, 46, 6), E.rani[3]), 10) +
    `<circle r="42" fill="${E.marigold[2]}" stroke="${C.ink}" stroke-width="3"/>` + K.ringDots(0, 0, 26, 37.5, 1.5, E.vermilion[1]) +
    place(fruit(['#b85a00', '#ffb21f', '#ffe25c', '#fffbe0'], E.vermilion[2]) + stalk + leaf(2, -44, -14, 34, 15) + leaf(0, -46, -166, 26, 12) + spark(14, -4, 7) + spark(-14, 18, 5), 0, 6, 0.84));

/** A woven basket with a painted rim. */
export const basketBody = () =>
  form('M-52 4H52L40 46Q0 56 -40 46Z', E.wood, { w: 3.4, s: 9, l: 6, inner: line('M-56 18Q0 28 56 18M-54 31Q0 41 54 31', E.wood[0], 2.6) + times(6, (i) => line(`M${-40 + i * 16} 2L${-31 + i * 12.4} 52`, E.wood[2], 4.4)) }) +
    form('M-56 -3Q0 8 56 -3L54 11Q0 21 -54 11Z', E.vermilion, { w: 3.2, s: 4, l: 3, hatch: 0, over: line('M-48 5Q0 15 48 5', E.marigold[2], 4.4, 'stroke-dasharray="0 10" stroke-linecap="round"') });

/** A woven basket heaped with mangoes. */
const mangoBasket = () =>
  symbol('b', leaf(-20, -30, -150, 34, 16) + leaf(22, -32, -24, 34, 16) + place(fruit(E.parrot, null), -28, -12, 0.62, -24) + place(fruit(E.marigold, E.vermilion[2]), 26, -14, 0.66, 22) + place(fruit(E.marigold, E.vermilion[2]) + stalk, 0, -22, 0.74, -4) + basketBody());

/** A koel on a branch: a dark bird with a red eye. */
const koel = () =>
  symbol('c', line('M-54 42Q0 30 54 38', C.ink, 12) + line('M-53 42Q0 30 53 38', E.wood[1], 6.5) + line('M-48 40Q-10 32 30 34', E.wood[3], 1.8) + leaf(-38, 38, 128, 24, 12) + leaf(40, 36, 30, 22, 12) +
    form('M-16 26L-46 50L-36 54L-6 34Z', E.indigo, { w: 3, s: 5, l: 3 }) +
    form('M34 -28C30 -50 0 -52 -6 -32C-12 -18 -34 -8 -30 14C-26 36 6 42 20 24C32 8 26 -6 30 -14C34 -18 36 -22 34 -28Z', E.indigo, { w: 3.4, s: 11, l: 7 }) +
    form('M-24 4C-8 -10 14 -4 14 12C10 28 -12 34 -30 40C-22 26 -30 16 -24 4Z', E.peacock, { w: 2.6, s: 6, l: 4, over: line('M-14 12Q0 6 8 12M-18 22Q-4 16 4 21M-20 31Q-10 26 -4 28', E.peacock[3], 1.8) }) +
    flat('M32 -34Q48 -36 56 -26Q46 -22 34 -22Z', E.marigold[1], 2.8) + line('M36 -28L50 -27', C.ink, 1.6) + `<circle cx="17" cy="-32" r="8.4" fill="${C.rice}" stroke="${C.ink}" stroke-width="2"/><circle cx="18" cy="-31.4" r="5.8" fill="${E.vermilion[1]}"/><circle cx="18.6" cy="-31" r="2.8" fill="${C.ink}"/><circle cx="16" cy="-34" r="1.8" fill="#fff"/>` + line('M-2 36V42M10 34V40', E.marigold[1], 3.4));

/** A jar of mango pickle under a red cloth. */
const pickleJar = () =>
  symbol('d', form('M-34 -18Q-44 -10 -44 4V34Q-44 50 -28 52H28Q44 50 44 34V4Q44 -10 34 -18Z', E.teal, { w: 3.4, s: 10, l: 6, fill: E.teal[3], inner: path('M-50 2Q-30 -6 -12 0T24 -2T54 2V60H-50Z', E.brass[1]) + path('M-50 2Q-30 -6 -12 0T24 -2T54 2V8Q30 2 12 6T-24 4T-50 8Z', E.brass[2]) + place(fruit(E.parrot, null), -20, 30, 0.4, 60) + place(fruit(E.marigold, null), 18, 34, 0.42, -30) + flat(lens(-6, 12, 6, 2, 18, 12, 7), E.vermilion[1], 1.8) + flat(lens(-34, 18, -26, 10, -16, 18, 5), E.vermilion[1], 1.8) }) +
    flat(rr(-25, 12, 50, 28, 6), E.rice[1], 2.6) + place(alpona.lotus(0, 0, 12, E.sindoor[1], { n: 8, w: 1.4 }), 0, 26) + path(dab(-36, -2, 84, 34, 4), '#fff') +
    form('M-38 -20Q-32 -44 0 -46Q32 -44 38 -20Q42 -12 34 -10Q24 -16 16 -9Q6 -16 0 -9Q-8 -16 -16 -9Q-26 -16 -34 -10Q-42 -12 -38 -20Z', E.vermilion, { w: 3.2, s: 7, l: 5, over: K.dots([[-20, -30], [0, -36], [20, -30], [-8, -24], [10, -22]], 2.6, C.lemon) }) + line('M-33 -19Q0 -11 33 -19', E.marigold[2], 4.4) + line('M-33 -19Q0 -11 33 -19', C.ink, 1));

/** Mango leather: rolls and slabs, dried in the sun. */
const mangoLeather = () => {
  const slab = (y, w, pot) => form(`M${-w} ${y}L${-w + 12} ${y - 14}H${w + 4}L${w - 6} ${y}V${y + 13}H${-w}Z`, pot, { w: 3, s: 5, l: 4, over: line(`M${-w} ${y}H${w - 6}L${w + 4} ${y - 14}`, pot[0], 2) });
  const roll = (x) => form(`M${x - 17} -36Q${x - 17} -48 ${x} -48T${x + 17} -36V2Q${x} 10 ${x - 17} 2Z`, E.clay, { w: 3, s: 7, l: 5 }) + `<ellipse cx="${x}" cy="-37" rx="16.5" ry="10" fill="${E.clay[2]}" stroke="${C.ink}" stroke-width="2.6"/>` + line(`M${x - 9} -36Q${x - 7} -42 ${x + 2} -41T${x + 8} -36T${x + 1} -33T${x - 4} -36`, E.clay[0], 2.4) + path(rr(x - 17, -18, 34, 8, 1), E.parrot[1], `stroke="${C.ink}" stroke-width="2"`);
  const amber = ['#7a2a06', '#d4701c', '#f59b3c', '#ffd99a'];
  return symbol('e', slab(40, 50, E.clay) + slab(24, 46, amber) + slab(9, 42, E.clay) + roll(-20) + roll(19) + path(dab(-31, -30, 90, 22, 2.6) + dab(8, -30, 90, 22, 2.6), E.clay[3]));
};

/** A green mango, and a half of it that shows its pale flesh and stone. */
const greenMango = () =>
  symbol('f', leaf(-12, -44, -168, 36, 16) + leaf(-8, -46, -10, 44, 18) + place(fruit(E.parrot, null), -8, 2, 1.12, 0) + line('M-4 -37Q-6 -46 -12 -52', C.ink, 4.2) +
    place(form('M0 -26C22 -26 28 -2 18 16C10 30 -14 32 -22 14C-30 -6 -20 -26 0 -26Z', E.leaf, { w: 3, s: 4, l: 0, hatch: 0, glint: 0 }) + flat('M0 -20C17 -20 22 -2 14 13C8 24 -11 25 -17 11C-23 -4 -15 -20 0 -20Z', '#f3ffc4', 1.6) + flat('M0 -8C9 -8 11 0 8 8C4 14 -6 14 -9 7C-11 0 -8 -8 0 -8Z', E.rice[1], 1.8) + line('M-3 -2Q2 2 0 9', E.rice[0], 1.8), 30, 27, 0.98, 16));

/** A panicle of mango blossom. */
const blossom = () => {
  const bud = (x, y, s, pot) => place(K.radial(flat(petal(0, 0, -90, 1, 9.4, 6.4), pot[2], 1.3), 5) + `<circle r="3" fill="${E.marigold[1]}" stroke="${C.ink}" stroke-width="1"/>`, x, y, s);
  const ends = [[0, -48, 1.15], [-15, -35, 1], [16, -34, 1], [-26, -18, 1.15], [2, -24, 1.2], [27, -17, 1.1], [-38, 0, 1], [-14, -6, 1.2], [14, -7, 1.2], [39, 1, 1], [-27, 12, 1.05], [0, 8, 1.1], [28, 12, 1.05]];
  const stem = ends.map(([x, y]) => `M0 ${f(Math.min(50, y + 34))}Q${f(x * 0.3)} ${f(y + 20)} ${x} ${y}`).join('') + 'M0 52V-46';
  return symbol('g', leaf(-4, 42, 158, 42, 18) + leaf(4, 42, 22, 42, 18) + line(stem, C.ink, 5) + line(stem, E.parrot[1], 2.4) + ends.map(([x, y, s], i) => bud(x, y, s, i % 3 === 1 ? E.gulabi : ['', '#f7d84a', '#ffed8a', ''])).join(''));
};

/** A twig with two long leaves, which hang, and a young copper one. */
const leaves = () => {
  const blade = (x, y, a, len, w, pot) => form(leafD(x, y, a, len, w), pot, { w: 3.2, s: 7, l: 5, glint: 0, over: line(`M${f(x)} ${f(y)}Q${K.polar(...K.polar(x, y, a, len * 0.5), a - 90, len * 0.06).map(f).join(' ')} ${K.polar(x, y, a, len * 0.95).map(f).join(' ')}`, pot[3], 2.2) + path(times(5, (i) => { const [px, py] = K.polar(...K.polar(x, y, a, len * (0.18 + i * 0.14)), a - 90, len * 0.05); return dab(px, py, a - 38, 15 - i * 1.4, 2) + dab(px, py, a + 38, 15 - i * 1.4, 2); }), pot[2]) });
  return symbol('h', blade(-18, -32, 14, 72, 24, E.clay) + blade(-22, -30, 84, 86, 33, E.teal) + blade(-16, -32, 46, 92, 34, E.leaf) + line('M-46 -46Q-30 -42 -14 -30', C.ink, 9) + line('M-46 -46Q-30 -42 -15 -31', E.wood[1], 4.6));
};

/** A mango stone that sprouts. */
const stone = () =>
  symbol('i', line('M10 -14Q8 -34 16 -44', C.ink, 6) + line('M10 -14Q8 -34 16 -44', E.parrot[1], 3) + leaf(15, -42, -24, 30, 14, E.clay) + leaf(15, -42, -146, 32, 14, E.parrot) +
    form('M-40 26C-54 4 -26 -26 2 -20C34 -14 52 6 42 26C30 48 -26 50 -40 26Z', ['#8a5a2c', '#e8c489', '#f8e0b0', '#fff6dd'], { w: 3.4, s: 11, l: 6, over: line('M-34 14Q-10 -6 34 10M-38 24Q-6 8 40 20M-32 33Q0 22 36 29', '#a8763f', 2) + path(times(7, (i) => dab(-40 + i * 13, 38 - Math.abs(3 - i) * 3, 80, 10, 1.6) + dab(-30 + i * 11, -8 - (i % 3) * 3 + Math.abs(3 - i) * 3, -80, 8, 1.6)), '#a8763f') }));

/** The measures of the stage: where the window of the reels is in its picture. */
const STAGE = { w: 720, h: 560, x: 32, y: 84, right: 688, bottom: 532 };

/** A branch that hangs in from the side, with fruit. `k`: 1 from the left. */
const bough = (k) =>
  place(line('M-20 4Q60 -6 150 26', C.ink, 15) + line('M-20 4Q60 -6 150 26', E.wood[1], 9) + line('M-14 0Q50 -8 110 8', E.wood[3], 2) + [[18, 6, 130], [40, 2, 70], [62, 4, 110], [86, 8, 60], [110, 14, 105], [140, 24, 40], [150, 26, 80], [30, 0, -60], [70, 0, -50], [112, 12, -30], [-2, 4, 80]].map(([x, y, a], i) => leaf(x, y, a, 46 + (i % 3) * 8, 17, i % 2 ? E.leaf : E.parrot, 2)).join('') +
    line('M52 8V30M98 16V34', C.ink, 3.4) + place(fruit(E.marigold, E.vermilion[2]), 52, 50, 0.68, 0) + place(fruit(E.parrot, E.marigold[1]), 98, 52, 0.58, 8), k > 0 ? 0 : 720, 14, 1, 0, k);

/** The orchard and the frame; the window of the reels is paper. */
const stage = () => {
  const { w, h, x, y, right, bottom } = STAGE, [iw, ih] = [right - x, bottom - y];
  const band = (o, pot) => path(rr(x - o, y - o, iw + 2 * o, ih + 2 * o, 10 + o), pot);
  const row = (n, at, x0, y0, dx, dy, id) => K.sym(id, K.repeat(at, n, dx, dy)) + K.use(id, x0, y0);
  const bead = K.gendaAt(E.marigold, 0, 0, 1.05);
  return K.doc({ id: 's', w, h }, bg.sky(['#0f6aa3', '#1f9fc0', '#63c8c0', '#ffd68a', '#ffb153'], { y1: 150, w }) + bg.sun(360, 92, 54, E.marigold, { petals: 24, ring: E.vermilion[2] }) + bg.cloud(250, 36, 0.62) + bg.cloud(478, 46, 0.7, E.rice, { flip: -1 }) + bg.hills(112, E.teal, { off: 30, amp: 15, per: 130, w, h }) + bg.hills(146, E.leaf, { off: 70, amp: 16, per: 150, w, h }) +
    times(15, (i) => { const [px, s] = [30 + i * 48 + (i % 2) * 12, 0.9 + ((i * 7) % 5) * 0.06]; return i > 4 && i < 10 ? '' : place(flat('M-4 30L-2 0H4L6 30Z', E.wood[0], 2) + flat('M-26 4C-36 -8 -22 -24 -12 -20C-8 -34 14 -34 18 -20C30 -22 36 -6 26 4Q0 12 -26 4Z', i % 3 ? E.leaf[1] : E.leaf[0], 2.4) + K.dots([[-12, -6], [4, -14], [16, -4]], 3.4, E.marigold[1]), px, 126 + (i % 3) * 4, s); }) +
    band(25, C.ink) + band(22, E.sindoor[1]) + line(rr(x - 20.5, y - 20.5, iw + 41, ih + 41, 28), E.vermilion[2], 2) + line(`M${x + 4} ${bottom + 20}H${right - 4}Q${right + 20} ${bottom + 20} ${right + 20} ${bottom - 4}V${y + 10}`, E.sindoor[0], 3.4) + band(6, C.ink) + band(3.4, E.marigold[2]) + path(rr(x - 1, y - 1, iw + 2, ih + 2, 11), C.ink) + path(rr(x, y, iw, ih, 10), E.night[1]) +
    K.genda(E.marigold) + row(21, bead, x + 12, y - 13, 31.6, 0, 'ft') + row(21, bead, x + 12, bottom + 13, 31.6, 0, 'fb') + row(14, bead, x - 13, y + 18, 0, 31.6, 'fl') + row(14, bead, right + 13, y + 18, 0, 31.6, 'fr') +
    [[x - 8, y - 8], [right + 8, y - 8], [x - 8, bottom + 8], [right + 8, bottom + 8]].map(([px, py], i) => leaf(px, py, [20, 160, -20, -160][i], 34, 15, E.leaf, 2) + leaf(px, py, [70, 110, -70, -110][i], 34, 15, E.leaf, 2) + K.roseAt(E.gulabi, px, py, 2.2)).join('') + bough(1) + bough(-1));
};

/** What stands behind the sum of a large win: rays, garlands, and a heap of fruit. */
const winScene = () =>
  K.doc({ id: 'w', w: 656, h: 448 }, `<clipPath id="cut"><rect width="656" height="448" rx="10"/></clipPath><g clip-path="url(#cut)">` + bg.rays({ cx: 328, cy: 210, n: 24, r: 420, r0: 150, a: E.rani[1], b: E.rani[0], liner: E.rani[2], w: 656, h: 448 }) + bg.sun(328, 190, 128, E.marigold, { petals: 28, ring: E.vermilion[1], ink: 4 }) + `<g opacity=".5">${place(alpona.lotus(0, 0, 112, E.marigold[0], { n: 12, w: 2.4 }), 328, 190)}</g>` + K.bunting(0, -6, 328, -6, 40, 12) + K.bunting(328, -6, 656, -6, 40, 12) +
    [[70, 430, -18, 1.5], [150, 424, 12, 1.3], [586, 430, 20, 1.5], [508, 424, -10, 1.3], [16, 404, 30, 1.1], [640, 404, -30, 1.1], [110, 372, 4, 1.15], [546, 372, -6, 1.15], [218, 440, 20, 1.05], [440, 440, -24, 1.05]].map(([px, py, a, s], i) => (i === 6 || i === 7 ? leaf(px + 4, py - 40, -30, 56, 24, E.leaf, 2.4) + leaf(px, py - 40, -150, 52, 22, E.parrot, 2.4) : '') + place(fruit(i % 3 === 1 ? E.parrot : E.marigold, i % 3 === 1 ? null : E.vermilion[2]), px, py, s, a)).join('') +
    K.roseAt(E.gulabi, 250, 424, 2.6) + K.roseAt(E.vermilion, 408, 424, 2.6) + spark(150, 110, 16, C.lemon) + spark(506, 110, 16, C.lemon) + spark(96, 220, 11) + spark(562, 220, 11) + spark(226, 60, 9) + spark(430, 60, 9) + '</g>');

/** One mango that falls past a large win. */
const falling = () => symbol('v', fruit(E.marigold, E.vermilion[2]) + stalk + leaf(2, -44, -20, 34, 14) + leaf(0, -46, -160, 26, 12));

export const ORCHARD_ART = {
  'games/aam/src/art/golden-mango': goldenMango(),
  'games/aam/src/art/basket': mangoBasket(),
  'games/aam/src/art/koel': koel(),
  'games/aam/src/art/pickle-jar': pickleJar(),
  'games/aam/src/art/mango-leather': mangoLeather(),
  'games/aam/src/art/green-mango': greenMango(),
  'games/aam/src/art/blossom': blossom(),
  'games/aam/src/art/leaves': leaves(),
  'games/aam/src/art/stone': stone(),
  'games/aam/src/art/stage': stage(),
  'games/aam/src/art/win': winScene(),
  'games/aam/src/art/falling-mango': falling(),
};
