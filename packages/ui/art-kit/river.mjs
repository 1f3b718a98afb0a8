// Delta River, a slot: its nine symbols, the stage of four rows, and the scenes of its free spins and large wins.
import * as K from './kit.mjs';
import { slotFrame, stageOf, symbol, windowScene } from './slot-frame.mjs';
import { pair, roseCorner, sunScene, wreath } from './slot-parts.mjs';
const { E, C, bg, place, path, line, flat, form, lens, dab, petal, spark, leaf, circ, times, f } = K;

const eye = (x, y, r, iris = C.lemon) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${iris}" stroke="${C.ink}" stroke-width="2"/><circle cx="${f(x + 0.6)}" cy="${f(y + 0.4)}" r="${f(r * 0.5)}" fill="${C.ink}"/><circle cx="${f(x - r * 0.3)}" cy="${f(y - r * 0.4)}" r="${f(r * 0.28)}" fill="#fff"/>`;

/** The wild: a boat under full sail before a wreath. */
const boat = () =>
  symbol('a', wreath(E.vermilion, E.marigold, E.teal[3], { dots: E.teal[1] }) + line('M2 30V-50', C.ink, 7.4) + line('M2 30V-50', E.wood[2], 3.4) +
    form('M-27 -36Q2 -48 31 -36Q22 -12 31 12Q2 20 -29 12Q-19 -12 -27 -36Z', E.gulabi, { w: 3.4, s: 7, l: 5, inner: path('M-40 -22H40V-6H-40Z', E.marigold[2]) }) + line('M2 -40V16', E.rani[0], 2.2) + flat('M2 -50L22 -54L2 -42Z', E.indigo[1], 2.4) +
    form('M-57 6Q-44 24 -22 24H24Q46 22 58 0Q58 42 30 48H-26Q-52 42 -57 6Z', E.wood, { w: 3.6, s: 8, l: 5, inner: path('M-62 27H62V35H-62Z', E.vermilion[1]) + line('M-46 31H48', C.lemon, 3.4, 'stroke-dasharray="0 9" stroke-linecap="round"') }) + line('M-48 51Q-36 44 -24 51T0 51T24 51T48 51', C.ink, 7) + line('M-48 51Q-36 44 -24 51T0 51T24 51T48 51', E.peacock[2], 3.8));

/** Opens the free spins: a wave that curls over, under a moon. */
export const waveBody = () =>
  form('M-50 40C-52 -2 -30 -44 14 -44C40 -44 52 -20 42 -2C38 -22 18 -26 8 -14C-4 2 8 22 32 20C44 19 52 24 52 40Q0 54 -50 40Z', E.peacock, { w: 3.4, s: 10, l: 6, inner: path('M-30 60C-34 10 -18 -24 12 -30C-2 -10 -2 22 30 30L54 60Z', E.indigo[1]) + line('M-38 40C-38 4 -24 -26 4 -34M-24 44C-26 18 -16 -8 0 -20M-8 46Q-12 30 -6 18M8 46Q4 38 4 32', E.peacock[3], 2.6) }) +
    flat('M14 -44C2 -56 -22 -50 -26 -36C-38 -36 -44 -24 -40 -14C-30 -30 -12 -40 10 -37C30 -37 40 -20 42 -2C52 -6 58 -20 50 -30C52 -44 34 -54 24 -47Q20 -50 14 -44Z', C.rice, 2.8) + K.dots([[26, -32, 3.4], [-22, -32, 3], [40, -22, 3], [4, -42, 2.6]], 3, E.peacock[2]) + K.dots([[26, -8, 3.4], [33, 5, 2.6], [20, 4, 2.2]], 3, C.rice);
const tide = () =>
  symbol('b', K.radial(flat(petal(0, 0, -90, 24, 58, 21), E.indigo[1], 2.4) + path(petal(0, 0, -90, 36, 53, 6), E.indigo[3]), 12) + `<circle r="44" fill="${E.night[1]}" stroke="${C.ink}" stroke-width="3"/><circle r="40.5" fill="none" stroke="${E.teal[2]}" stroke-width="2.4" stroke-dasharray="0 7" stroke-linecap="round"/>` + bg.moon(-19, -20, 11) + bg.stars([[2, -31, 4.4], [-31, 2, 1.8]], C.lemon) + place(waveBody(), 4, 6, 0.78));

const SLATE = ['#34466b', '#7d96b4', '#b9cbdb', '#f2f7fa'];
/** A river tern on the wing: white, with a black cap and a forked tail. */
export const ternBody = () =>
  form('M-8 14L-50 50L-28 40L-36 56L6 26Z', E.tin, { w: 3, s: 4, l: 3, hatch: 0, glint: 0 }) +
    form('M2 10C-6 -16 -30 -40 -54 -50C-42 -22 -34 6 -8 22Z', SLATE, { w: 3, s: 6, l: 4, inner: path('M-60 -60L-26 -34L-34 -8L-60 -20Z', E.indigo[0]), over: line('M-44 -38Q-24 -14 -8 12M-34 -12Q-22 0 -10 14', SLATE[3], 2) }) +
    form('M34 -14C22 -24 8 -16 -2 -2C-12 10 -16 20 -16 30C2 36 30 22 38 -2Q40 -8 34 -14Z', E.rice, { w: 3.2, s: 6, l: 0, glint: 0, fill: '#fff', hatch: 3 }) +
    form('M4 2C22 0 40 14 50 50C26 46 4 34 -6 16Q-6 4 4 2Z', SLATE, { w: 3, s: 6, l: 4, inner: path('M38 16L60 60L24 52Z', E.indigo[0]), over: line('M8 12Q26 22 40 40M4 20Q16 32 30 38', SLATE[3], 2.2) }) +
    flat('M12 -17C20 -26 34 -24 38 -14Q28 -12 20 -8Q14 -10 12 -17Z', C.ink, 2) + flat('M37 -15L58 -12Q48 -4 37 -6Z', E.vermilion[1], 2.6) + line('M40 -10H50', C.ink, 1.6) + `<circle cx="30" cy="-10" r="2.6" fill="${C.ink}"/><circle cx="29.4" cy="-10.6" r=".9" fill="#fff"/>`;
const tern = () => symbol('c', `<circle cx="2" cy="2" r="43" fill="${E.teal[1]}" stroke="${C.ink}" stroke-width="3.2"/><circle cx="2" cy="2" r="37.5" fill="none" stroke="${E.marigold[2]}" stroke-width="3" stroke-dasharray="0 7.36" stroke-linecap="round"/>` + path(dab(-20, -14, 0, 26, 2.6) + dab(-28, 22, 0, 22, 2.6) + dab(0, -24, 0, 18, 2.4), E.teal[3]) + place(ternBody(), -1, 0));

/** A boatman in a checked gamcha, with his oar. */
const boatman = () =>
  symbol('d', line('M44 -54L28 56', C.ink, 8) + line('M44 -54L28 56', E.wood[2], 4) + form('M38 -56Q54 -56 52 -38L46 -18H36Q34 -40 38 -56Z', E.wood, { w: 3, s: 5, l: 3, hatch: 0 }) +
    form('M-48 58C-48 30 -30 22 -6 22C20 22 36 30 38 58Z', E.teal, { w: 3.4, s: 8, l: 6 }) + flat('M-20 22L-6 40L10 22Q2 14 -6 14Q-14 14 -20 22Z', E.skin[1], 2.6) + line('M-22 24L-6 44L12 24', E.teal[3], 3) +
    form('M-32 -14C-32 -34 20 -34 20 -14C22 8 10 26 -6 26C-22 26 -34 8 -32 -14Z', E.skin, { w: 3.2, s: 7, l: 4, hatch: 2.8 }) +
    line('M-23 -7Q-16 -12 -11 -8M0 -8Q6 -12 12 -7', C.ink, 3) + K.dots([[-16, -1], [6, -1]], 3, C.ink) + line('M-6 -2Q-10 7 -5 8', E.skin[0], 2.2) + path('M-20 12Q-6 6 8 12Q4 18 -6 13Q-16 18 -20 12Z', C.ink) + line('M-11 19Q-6 21 -1 19', E.sindoor[1], 2.4) +
    form('M-38 -12C-46 -44 -26 -56 -4 -54C20 -56 32 -40 24 -12Q12 -24 -8 -22Q-26 -22 -38 -12Z', E.vermilion, { w: 3.4, s: 7, l: 5, inner: line('M-44 -30Q-10 -48 34 -32M-42 -18Q-10 -36 30 -20M-40 -42Q-6 -58 26 -46', C.rice, 3.4) + line('M-26 -58Q-32 -34 -24 -10M-8 -60V-18M10 -60Q18 -38 14 -12', E.marigold[2], 3.4) }) +
    flat('M20 -30Q36 -30 38 -12Q40 0 32 8Q28 -8 18 -14Z', E.vermilion[1], 3) + line('M24 -24Q34 -20 34 -4', C.rice, 2.6));

/** A curled prawn with long feelers. */
export const prawnBody = () => {
  const seg = (a, pot) => { const [x, y] = K.polar(-2, 6, a, 27); return place(form('M-13 -19Q0 -25 13 -19Q17 0 12 19Q0 24 -12 19Q-17 0 -13 -19Z', pot, { w: 2.8, s: 5, l: 4, hatch: 0, glint: 0, rot: a + 90 }) + line('M-5 -15Q-7 0 -4 14', pot[3], 2), x, y, 1, a + 90); };
  const legs = times(6, (i) => { const a = 10 + i * 26, [x0, y0] = K.polar(-2, 6, a - 60, 16), [x1, y1] = K.polar(-2, 4, a - 66, 3); return `M${f(x0)} ${f(y0)}Q${f((x0 + x1) / 2 + 5)} ${f((y0 + y1) / 2 + 3)} ${f(x1)} ${f(y1)}`; });
  return line('M-36 -22Q-58 -50 -8 -52T52 -40M-34 -18Q-50 -40 -10 -40T40 -28', C.ink, 4.6) + line('M-36 -22Q-58 -50 -8 -52T52 -40M-34 -18Q-50 -40 -10 -40T40 -28', E.vermilion[2], 2) + line(legs, C.ink, 4) +
    form('M-20 44L-44 34L-56 50L-40 50L-44 60L-22 56Z', E.vermilion, { w: 2.8, s: 4, l: 3, hatch: 0 }) + seg(118, E.clay) + seg(86, E.vermilion) + seg(52, E.clay) + seg(18, E.vermilion) + seg(-16, E.clay) + seg(-50, E.vermilion) +
    form('M14 -32C4 -46 -30 -40 -52 -12C-42 -8 -38 -6 -32 0C-16 -2 6 4 12 -4Q22 -18 14 -32Z', E.vermilion, { w: 3.2, s: 7, l: 5, over: line('M2 -30Q-8 -18 0 -4M-8 -30Q-18 -20 -12 -4', E.vermilion[0], 2) }) + eye(-26, -17, 5.6);
};

/** A white heron among reeds. */
const heron = () =>
  symbol('f', times(2, (i) => lens([-46, 40][i], 56, [-50, 50][i], 10, [-38, 46][i], [-22, -8][i], 5)).replace(/^/, '<path d="').concat(`" fill="${E.leaf[1]}" stroke="${C.ink}" stroke-width="2"/>`) + line('M-4 28V54M10 28L12 54', C.ink, 6.4) + line('M-4 28V54M10 28L12 54', E.marigold[1], 2.8) + line('M-14 56H4M4 56H22', C.ink, 4) +
    form('M-40 30C-30 -6 -2 -12 12 -8C26 -4 30 12 20 24C8 36 -14 32 -30 34Q-36 34 -40 30Z', E.tin, { w: 3.2, s: 8, l: 0, fill: '#fff', hatch: 3 }) + form('M-46 34C-36 6 -12 -2 6 4C4 20 -18 28 -46 34Z', E.teal, { w: 2.8, s: 5, l: 4, over: line('M-34 26Q-16 8 2 8M-26 27Q-12 16 0 15', E.teal[3], 2) }) +
    line('M16 2C40 -10 -2 -26 12 -42', C.ink, 17) + line('M16 2C40 -10 -2 -26 12 -42', '#fff', 11) + line('M13 -44Q22 -48 27 -42', C.ink, 17) + line('M13 -44Q22 -48 27 -42', '#fff', 11) + path('M8 -3L24 8L26 -4Z', '#fff') + flat('M30 -47L56 -36Q44 -33 30 -36Z', E.marigold[1], 2.8) + path('M22 -51Q2 -60 -14 -46Q2 -52 14 -44Q24 -46 22 -51Z', C.ink) + `<circle cx="24" cy="-43" r="2.8" fill="${C.ink}"/>`);

/** Water hyacinth: a spike of violet flowers over swollen stalks. */
const hyacinth = () => {
  const bloom = (x, y, s) => place(K.radial(flat(petal(0, 0, -90, 1, 17, 9.6), E.violet[2], 2), 6) + path(petal(0, 0, -90, 3, 14, 4.6), E.indigo[1]) + path(petal(0, 0, -90, 5, 11, 2.2), C.lemon) + `<circle r="2.6" fill="${C.rice}" stroke="${C.ink}"/>`, x, y, s);
  const bulb = (x, r) => place(form('M0 -22C10 -20 15 -4 11 8Q0 18 -11 8C-15 -4 -10 -20 0 -22Z', E.parrot, { w: 2.8, s: 6, l: 4, rot: r }), x, 36, 1, r);
  return symbol('g', form('M-22 30C-58 30 -60 -4 -42 -14C-24 -16 -12 10 -22 30Z', E.leaf, { w: 3, s: 7, l: 5, over: line('M-24 26Q-36 10 -42 -8M-28 16Q-44 14 -50 8', E.leaf[3], 2) }) + form('M22 30C58 30 60 -4 42 -14C24 -16 12 10 22 30Z', E.leaf, { w: 3, s: 7, l: 5, over: line('M24 26Q36 10 42 -8M28 16Q44 14 50 8', E.leaf[3], 2) }) + bulb(-25, -30) + bulb(25, 30) + bulb(0, 0) + line('M0 30V-30', C.ink, 7) + line('M0 30V-30', E.parrot[1], 3.4) +
    bloom(-19, 4, 1) + bloom(19, 4, 1) + bloom(-17, -20, 1.04) + bloom(17, -21, 1.04) + bloom(0, -6, 1.1) + bloom(0, -38, 1.16) + line('M-50 52Q-30 46 -12 52T24 52T52 52', C.ink, 5.6) + line('M-50 52Q-30 46 -12 52T24 52T52 52', E.peacock[2], 2.8));
};

/** A thrown cast net with its weights. */
export const netBody = () => {
  const d = 'M0 -40C10 -38 40 4 52 36Q30 52 0 52Q-30 52 -52 36C-40 4 -10 -38 0 -40Z';
  const mesh = times(9, (i) => `M0 -44Q${-30 + i * 7.5} -6 ${-60 + i * 15} 56`) + times(5, (i) => `M${-20 - i * 8} ${-14 + i * 14}Q0 ${f(2 + i * 15)} ${20 + i * 8} ${-14 + i * 14}`);
  return line('M0 -40C-6 -54 14 -58 26 -50T46 -40', C.ink, 6) + line('M0 -40C-6 -54 14 -58 26 -50T46 -40', E.wood[2], 2.8) + form(d, E.brass, { w: 3.4, s: 9, l: 6, glint: 0, fill: E.brass[2], inner: line(mesh, E.brass[0], 2.2) }) + flat('M-9 -34Q0 -50 9 -34Q0 -28 -9 -34Z', E.vermilion[1], 2.8) +
    [-50, -36, -19, 0, 19, 36, 50].map((x) => `<circle cx="${x}" cy="${f(53 - (x / 50) ** 2 * 15)}" r="6" fill="${E.tin[1]}" stroke="${C.ink}" stroke-width="2.4"/><circle cx="${x - 1.6}" cy="${f(51.4 - (x / 50) ** 2 * 15)}" r="1.8" fill="#fff"/>`).join('');
};

/** Three pebbles, worn smooth. */
const pebble = () =>
  symbol('i', form('M-50 38C-56 16 -34 4 -14 8C8 10 14 28 6 42C-6 54 -44 52 -50 38Z', E.tin, { w: 3.4, s: 9, l: 6, inner: line('M-54 30Q-24 12 12 30', '#fff', 4) }) + form('M-2 40C-6 22 16 10 34 16C52 20 58 36 48 46C36 54 4 54 -2 40Z', E.clay, { w: 3.4, s: 8, l: 5, over: K.dots([[14, 28, 2.4], [24, 36, 2], [34, 27, 2.4], [38, 40, 1.8]], 2, E.clay[0]) }) +
    form('M-34 0C-36 -30 -8 -44 16 -38C38 -32 44 -8 32 6C18 20 -28 20 -34 0Z', ['#2c3c58', '#5f7793', '#93abc0', '#e0eaee'], { w: 3.4, s: 10, l: 6, inner: line('M-40 -10Q-4 -34 44 -12M-38 2Q0 -18 42 0', C.rice, 3) }));

const STAGE = stageOf(480);
const W = STAGE.w;

/** A bank with palms and a hut, on the left. */
const bank = () =>
  place(flat('M-10 66Q40 40 120 58Q160 66 190 84H-10Z', E.leaf[1], 2.4) + path(dab(20, 60, -8, 40, 2.4) + dab(70, 62, 8, 44, 2.4), E.leaf[2]) + K.palm(34, 66, 54, E.leaf, { lean: -8 }) + K.palm(60, 62, 40, E.leaf, { lean: 8 }) + flat('M78 62V48H108V62Z', E.clay[1], 2.2) + flat('M70 50Q92 26 116 50Q92 44 70 50Z', E.marigold[1], 2.4) + flat('M88 62V53H96V62Z', C.ink, 1) + K.palm(134, 70, 44, E.leaf, { lean: 6 }), 0, 2);

/** The river at dusk and the frame; the window of the reels is dark. */
const stage = () =>
  K.doc({ id: 's', w: W, h: STAGE.h }, bg.sky(['#1b1350', '#3a2a8c', '#7a36a4', '#ee4a72', '#ff8a5e', '#ffc36a'], { y1: 92, w: W, wave: 5 }) + bg.sun(360, 64, 42, E.marigold, { petals: 22, ring: E.vermilion[2] }) + bg.cloud(228, 26, 0.56, ['#7a36a4', '#f3b6d2', '#fff', '#fff']) + bg.cloud(500, 30, 0.62, ['#7a36a4', '#f3b6d2', '#fff', '#fff'], { flip: -1 }) + bg.water(64, { pot: E.peacock, rows: 2, step: 18, h: STAGE.h, x1: W, amp: 3 }) + pair('bk', W, bank()) +
    place(K.boat({ sail: [E.vermilion, E.marigold, E.gulabi] }), 198, 58, 0.3) + place(K.boat({ sail: [E.teal, E.rice, E.violet] }), 524, 58, 0.28, 0, -1) +
    slotFrame({ stage: STAGE, band: E.indigo, rim: E.marigold[2], bead: K.gendaAt(E.gulabi, 0, 0, 1.05), corner: roseCorner(E.marigold, E.teal) }));

/** What stands behind the sum of a large win. */
const winScene = () =>
  sunScene('w', STAGE, { rays: E.teal, sun: E.marigold, ring: E.vermilion[1] }, (w, h) => K.bunting(0, -6, w / 2, -6, 40, 12) + K.bunting(w / 2, -6, w, -6, 40, 12) + pair('wt', w, place(ternBody(), 96, 132, 0.86)) + bg.water(h - 92, { pot: E.indigo, rows: 3, step: 26, h, x1: w }) + place(K.boat(), 96, h - 84, 0.66) + place(K.boat({ sail: [E.indigo, E.rice, E.teal] }), w - 96, h - 84, 0.66, 0, -1) + place(K.lotus(), 232, h - 26, 0.8) + place(K.lotus(), w - 232, h - 26, 0.8) + pair('ww', w, place(waveBody(), 22, h - 26, 0.9)) + spark(w / 2 - 168, 92, 14, C.lemon) + spark(w / 2 + 168, 92, 14, C.lemon));

/** What stands behind the signs of free spins: high water by night. */
const featureScene = () => {
  const [w, h] = [STAGE.right - STAGE.x, STAGE.bottom - STAGE.y];
  return windowScene('x', bg.sky(['#0b0a33', '#151457', '#1e2a86', '#24549f', '#1f8fb5'], { y1: h * 0.7, w }) + `<circle cx="${w / 2}" cy="130" r="74" fill="${E.marigold[3]}" stroke="${C.ink}" stroke-width="4"/><circle cx="${w / 2 - 4}" cy="126" r="62" fill="#fffbe0"/>` + K.dots([[w / 2 - 26, 106, 9], [w / 2 + 20, 146, 12], [w / 2 + 26, 98, 6]], 6, E.marigold[3]) + bg.stars([[70, 60, 9], [150, 110, 3], [112, 190, 6], [214, 56, 4], [w - 70, 70, 9], [w - 150, 130, 3], [w - 108, 210, 6], [w - 216, 64, 4]], C.lemon) +
    bg.water(h * 0.58, { pot: E.peacock, rows: 3, step: 30, h, x1: w, amp: 8 }) + pair('ww', w, place(waveBody(), 116, h - 106, 2.1)) + bg.water(h - 78, { pot: E.indigo, rows: 3, step: 28, h, x1: w, amp: 6 }), { w, h });
};

/** A fish that falls past a large win. */
const falling = () => symbol('v', place(K.hilsa({ L: 88, D: 21, bend: 0.7 }), 0, 0, 1, -32));

const AT = 'games/delta/src/art/';
export const RIVER_ART = {
  [`${AT}boat`]: boat(),
  [`${AT}tide`]: tide(),
  [`${AT}tern`]: tern(),
  [`${AT}boatman`]: boatman(),
  [`${AT}prawn`]: symbol('e', prawnBody()),
  [`${AT}heron`]: heron(),
  [`${AT}hyacinth`]: hyacinth(),
  [`${AT}net`]: symbol('h', netBody()),
  [`${AT}pebble`]: pebble(),
  [`${AT}stage`]: stage(),
  [`${AT}win`]: winScene(),
  [`${AT}feature`]: featureScene(),
  [`${AT}falling-hilsa`]: falling(),
};
