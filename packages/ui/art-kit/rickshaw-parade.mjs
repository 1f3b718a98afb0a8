// Rickshaw Parade, a slot: its nine symbols of 120 by 120, the street with the frame round the reels, and
// what is shown of a large win.
import * as K from './kit.mjs';
import { STAGE, WINDOW, slotFrame, symbol, windowScene } from './slot-frame.mjs';
const { E, C, bg, alpona, place, path, line, flat, form, dab, petal, spark, leaf, circ, rr, times, f } = K;

/** The wild: a peacock that spreads its tail. */
const fan = () => K.feather() + times(9, (i) => K.use('fthr', 0, 14, 1.62, (i - 4) * 24)) + times(6, (i) => K.use('fthr', 0, 14, 1.16, (i - 2.5) * 30));
export const peacock = () =>
  fan() + form('M-4 52C-24 50 -28 22 -14 6C-6 -4 -8 -14 -12 -22C-12 -36 12 -36 13 -22C12 -12 10 -4 16 6C28 22 24 50 4 52Z', E.peacock, { w: 3.4, s: 9, l: 6, inner: path(times(3, (i) => K.scallop(0, 20 + i * 12, 9 - i, 6)), E.teal[1], 'opacity=".9"') }) +
  line('M0 -34V-47M-3 -34L-9 -45M3 -34L9 -45', C.ink, 3) + flat(circ(0, -48, 4) + circ(-10, -46, 3.6) + circ(10, -46, 3.6), E.teal[2], 2) + flat('M-5 -20L0 -9L5 -20Z', E.marigold[1], 2.2) +
  `<circle cx="-5.4" cy="-24" r="4" fill="#fff"/><circle cx="5.4" cy="-24" r="4" fill="#fff"/><circle cx="-5" cy="-23.6" r="2.2" fill="${C.ink}"/><circle cx="5" cy="-23.6" r="2.2" fill="${C.ink}"/>` + line('M-8 52V57M8 52V57', E.marigold[0], 4);

/** The feature: a whole rickshaw before a sun. */
const rickshaw = () =>
  symbol('b', bg.sun(0, -2, 41, E.gulabi, { petals: 20, ring: E.vermilion[1], ink: 2.6 }) + place(K.rickshaw({ hood: [E.vermilion, E.marigold, E.teal], body: E.leaf, shirt: E.marigold }), -2, 14, 0.5));

const tiger = () => symbol('c', place(K.tiger(), 0, 1, 0.55));
const lotus = () => symbol('d', place(K.lotus({ w: 2 }), 0, 14, 0.88));

/** The hood of a rickshaw, seen from the side: ribs with painted cloth between them. */
const hood = () => {
  const pots = [E.gulabi, E.marigold, E.teal, E.vermilion, E.marigold], at = (a, r) => K.polar(34, 34, a, r).map(f).join(' ');
  const ray = times(5, (i) => { const [a, b] = [-188 + i * 25, -163 + i * 25]; return flat(`M34 34L${at(a, 88)}Q${at((a + b) / 2, 97)} ${at(b, 88)}Z`, pots[i][1], 3) + path(petal(...K.polar(34, 34, (a + b) / 2, 40), (a + b) / 2, 0, 40, 9), C.rice) + path(dab(...K.polar(34, 34, (a + b) / 2, 50), (a + b) / 2, 22, 5), pots[i][0]); });
  return symbol('e', place(ray + line(`M${at(-188, 90)}L34 34L${at(-63, 90)}`, C.ink, 8) + line(`M${at(-188, 88)}L34 34L${at(-63, 88)}`, E.tin[2], 3.4) + times(6, (i) => { const [x, y] = K.polar(34, 34, -182 + i * 23, 91); return flat(circ(x, y, 4.6), E.marigold[2], 1.8); }) + form('M-56 36H48V50Q48 54 44 54H-50Q-56 54 -56 48Z', E.sindoor, { w: 3.2, s: 4, l: 3, hatch: 0, over: line('M-48 45H42', E.marigold[2], 4.4, 'stroke-dasharray="0 10" stroke-linecap="round"') }) + flat(circ(34, 34, 8), E.brass[2], 2.8), 0, 5, 0.82));
};

/** A bell of the handlebar, and its lever. */
const bell = () =>
  symbol('f', form('M-10 42H10V54H-10Z', E.tin, { w: 3, s: 3, l: 2, hatch: 0 }) + form('M-52 40Q-52 20 -46 8C-38 -20 -24 -34 0 -34C24 -34 38 -20 46 8Q52 20 52 40Q0 52 -52 40Z', E.brass, { w: 3.6, s: 13, l: 8, over: line('M-50 24Q0 36 50 24', E.brass[0], 2.6) + `<g transform="translate(0 -2)">${K.radial(path(petal(0, 0, -90, 4, 19, 6), E.vermilion[1]), 8)}</g>` }) + flat(circ(0, -2, 6), E.marigold[3], 2.2) + line('M0 -36V-46', C.ink, 9) + line('M0 -36V-46', E.tin[1], 4.6) + flat(circ(0, -48, 7), E.vermilion[1], 3) + line('M44 34Q58 34 56 18', C.ink, 9) + line('M44 34Q58 34 56 18', E.tin[2], 4.4) + path(dab(-36, 4, -62, 34, 5, 3), '#fff'));

/** A handlebar with painted grips, tassels and a lamp. */
const handlebar = () => {
  const bar = 'M0 34V-2Q0 -16 -22 -18Q-46 -20 -46 4M0 -2Q0 -16 22 -18Q46 -20 46 4';
  const grip = (x) => form(rr(x - 10, 0, 20, 30, 8), E.gulabi, { w: 3, s: 5, l: 3, hatch: 2.6, over: line(`M${x - 12} 8H${x + 12}M${x - 12} 16H${x + 12}M${x - 12} 24H${x + 12}`, E.gulabi[0], 1.8) }) + times(5, (i) => line(`M${x} 30L${x - 12 + i * 6} 52`, [E.marigold, E.vermilion, E.parrot][i % 3][1], 4.2)) + flat(circ(x, 31, 5), E.marigold[2], 2.2);
  return symbol('g', line(bar, C.ink, 14) + line(bar, E.tin[1], 8) + line('M-42 0Q-42 -14 -22 -15M4 -6Q8 -14 24 -15', '#fff', 2.2) + grip(-46) + grip(46) + form('M-12 34H12L9 56H-9Z', E.vermilion, { w: 3, s: 4, l: 3, hatch: 0 }) + form(circ(0, -24, 24), E.brass, { w: 3.4, s: 8, l: 5 }) + flat(circ(0, -24, 15.5), '#fff3b0', 2.6) + path(dab(-8, -22, -60, 14, 4, 2), '#fff') + times(3, (i) => line(`M${-14 + i * 14} -50L${-18 + i * 18} -57`, C.ink, 3.4)));
};

const wheel = () => {
  const spokes = K.radial(line('M0 -10L0 -42', E.tin[0], 2.2), 20);
  return symbol('h', `<circle r="50" fill="${E.rice[2]}" stroke="${C.ink}" stroke-width="13"/><circle r="50" fill="none" stroke="${E.ink[2]}" stroke-width="7"/><circle r="43" fill="none" stroke="${E.tin[1]}" stroke-width="4"/>` + spokes + K.radial(flat(petal(0, 0, -90, 12, 38, 7), E.vermilion[1], 1.8), 10) + K.ringDots(0, 0, 20, 40.5, 1.9, E.gulabi[1]) + form(circ(0, 0, 14), E.marigold, { w: 3, s: 5, l: 3, hatch: 0 }) + flat(circ(0, 0, 5.4), E.tin[2], 2.2) + line('M-46 -20A50 50 0 0 1 -24 -44', '#fff', 2.6));
};

/** A pedal with its crank and chainring. */
const pedal = () =>
  symbol('i', place(flat(K.scallop(22, -18, 30, 14, 0.9), E.tin[1], 3.2) + form(circ(22, -18, 24), E.peacock, { w: 2.8, s: 7, l: 5, over: times(5, (i) => circPath(22, -18, 15, i * 72)) }) + line('M22 -18L-14 26', C.ink, 17) + line('M22 -18L-14 26', E.tin[1], 10) + line('M18 -18L-15 22', '#fff', 2.4) + flat(circ(22, -18, 7.6), E.brass[2], 2.8) +
    form('M-54 18H22Q28 18 28 24V44Q28 50 22 50H-54Q-58 50 -58 44V24Q-58 18 -54 18Z', E.ink, { w: 3.4, s: 6, l: 4, fill: E.ink[2] }) + flat(rr(-50, 26, 22, 15, 3), E.vermilion[1], 2.4) + flat(rr(-2, 26, 22, 15, 3), E.marigold[1], 2.4) + path(dab(-47, 30, 0, 14, 2.6) + dab(1, 30, 0, 14, 2.6), '#fff') + flat(circ(-14, 34, 6.6), E.tin[2], 2.6), 3, 1, 0.94));
function circPath(cx, cy, r, a) { const [x, y] = K.polar(cx, cy, a, r); return path(circ(x, y, 4.2), E.peacock[0]); }

/** A street before the parade, with rickshaws to both sides of the sign. */
const stage = () => {
  const { w, h } = STAGE;
  const ride = K.sym('rks', K.rickshaw({ hood: [E.gulabi, E.marigold, E.teal], body: E.vermilion, shirt: E.leaf }));
  return K.doc({ id: 's', w, h }, bg.sky(['#5b1c74', '#b02a6c', '#ee4a52', '#ff8a3c', '#ffc555'], { y1: 110, w }) + bg.sun(360, 80, 52, E.marigold, { petals: 24, ring: C.lemon }) +
    bg.fill('#4a2a4f', 0, 70, w, h - 70) + line(`M0 70H${w}`, C.ink, 3) +
    slotFrame({ band: E.vermilion, rim: E.marigold[2], bead: K.sym('bd', flat(circ(0, 0, 6.4), E.teal[1], 2) + path(circ(-1.6, -1.8, 2), E.teal[3])) + '<use href="#bd"/>', corner: (x, y) => K.roseAt(E.marigold, x, y, 2.2) }) +
    ride + K.use('rks', 84, 48, 0.46) + `<use href="#rks" transform="translate(636 48)scale(-.46 .46)"/>` + K.bunting(0, 2, 210, 8, 10, 11) + K.bunting(510, 8, 720, 2, 10, 11));
};

const winScene = () => {
  const { w, h } = WINDOW;
  return windowScene('w', bg.rays({ cx: w / 2, cy: 170, n: 24, r: 430, r0: 140, a: E.peacock[1], b: E.peacock[0], liner: E.peacock[2], w, h }) + bg.sun(w / 2, 160, 118, E.marigold, { petals: 28, ring: E.vermilion[1], ink: 4 }) + `<g opacity=".5">${place(alpona.lotus(0, 0, 104, E.marigold[0], { n: 12, w: 2.4 }), w / 2, 160)}</g>` + K.bunting(0, -6, w / 2, -6, 36, 12) + K.bunting(w / 2, -6, w, -6, 36, 12) + bg.fill('#4a2a4f', 0, 352, w, 48) + line(`M0 352H${w}`, C.ink, 3) + path(times(8, (i) => rr(10 + i * 88, 374, 46, 6, 2)), C.lemon) +
    K.sym('wr', K.rickshaw({ hood: [E.gulabi, E.marigold, E.vermilion], body: E.leaf, shirt: E.vermilion })) + K.use('wr', 104, 296, 0.86) + `<use href="#wr" transform="translate(560 296)scale(-.86 .86)"/>` + K.roseAt(E.gulabi, 222, 372, 2.4) + K.roseAt(E.marigold, 442, 372, 2.4) + spark(160, 96, 14, C.lemon) + spark(504, 96, 14, C.lemon) + spark(84, 150, 10) + spark(580, 150, 10));
};

const falling = () => symbol('v', place(K.gendaAt(E.marigold, 0, 0, 4.6), 0, -4) + leaf(-6, 30, 120, 28, 13) + leaf(6, 30, 60, 28, 13));

export const RICKSHAW_ART = {
  'games/rickshaw/src/art/peacock': symbol('a', peacock()),
  'games/rickshaw/src/art/rickshaw': rickshaw(),
  'games/rickshaw/src/art/tiger': tiger(),
  'games/rickshaw/src/art/lotus': lotus(),
  'games/rickshaw/src/art/hood': hood(),
  'games/rickshaw/src/art/bell': bell(),
  'games/rickshaw/src/art/handlebar': handlebar(),
  'games/rickshaw/src/art/wheel': wheel(),
  'games/rickshaw/src/art/pedal': pedal(),
  'games/rickshaw/src/art/stage': stage(),
  'games/rickshaw/src/art/win': winScene(),
  'games/rickshaw/src/art/falling-marigold': falling(),
};
