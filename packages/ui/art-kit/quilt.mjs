// Nakshi Kantha, a slot: its nine symbols of needlework, its stage, and the scenes of its feature and of large wins.
import * as K from './kit.mjs';
import { STAGE, slotFrame, symbol, windowScene } from './slot-frame.mjs';
import { pair, sunScene, wreath } from './slot-parts.mjs';
const { E, C, bg, place, path, line, flat, form, dab, petal, spark, circ, rr, times, f } = K;

/** Running stitches along a path. */
const stitch = (d, thread, w = 2.6, dash = '6 4.4') => line(d, thread, w, `stroke-dasharray="${dash}"`);
/** A piece of cloth that is sewn on: stitches inside its edge, and a ripple of thread round it. */
const sewn = (d, pot, { thread = C.rice, inside = 0.82, ripple = pot[1], w = 3.2 } = {}) =>
  (ripple ? `<g transform="scale(1.13)">${stitch(d, ripple, 1.9, '4.6 4.4')}</g>` : '') + form(d, pot, { w, s: 7, l: 5, hatch: 0, glint: 0 }) + `<g transform="scale(${inside})">${stitch(d, thread)}</g>`;

/** A needle with a red thread through its eye, which sews behind it. */
export const needleBody = () =>
  stitch('M-52 40C-30 52 -6 44 6 26', C.ink, 7, '15 8') + stitch('M-52 40C-30 52 -6 44 6 26', E.vermilion[1], 3.8, '15 8') +
  place(form('M0 56L-7 -24Q-9 -52 0 -54Q9 -52 7 -24Z', E.tin, { w: 3.4, s: 3, l: 3, hatch: 0, rot: 42 }) + `<ellipse cy="-37" rx="2.8" ry="8.6" fill="${E.indigo[0]}" stroke="${C.ink}" stroke-width="2"/>`, 2, -2, 1, 42) +
  line('M27 -30C48 -44 54 -18 38 -8C22 2 30 22 44 16', C.ink, 7) + line('M27 -30C48 -44 54 -18 38 -8C22 2 30 22 44 16', E.vermilion[1], 3.8);
const needle = () => symbol('a', wreath(E.indigo, E.marigold, E.teal[1], { dots: C.lemon }) + place(needleBody(), 0, 2, 0.84));

/** A square patch with a lotus in stitches. */
export const patchBody = () => {
  const square = rr(-47, -47, 94, 94, 8);
  return sewn(square, E.sindoor, { thread: C.lemon, inside: 0.88, ripple: '' }) + stitch(rr(-33, -33, 66, 66, 4), C.rice, 2.4) +
    K.radial(flat(petal(0, 0, -90, 5, 31, 13), E.marigold[1], 2.4) + path(petal(0, 0, -90, 11, 25, 4), E.marigold[3]), 8) + `<circle r="8" fill="${E.teal[1]}" stroke="${C.ink}" stroke-width="2.4"/><circle r="3" fill="${C.lemon}"/>` +
    [[-39, -39], [39, -39], [-39, 39], [39, 39]].map(([x, y]) => line(`M${x - 3.4} ${y - 3.4}L${x + 3.4} ${y + 3.4}M${x + 3.4} ${y - 3.4}L${x - 3.4} ${y + 3.4}`, '#fff', 2.4)).join('');
};
const patch = () => symbol('b', patchBody());

/** The wheel of the sun. */
export const sunBody = () =>
  K.radial(flat(petal(0, 0, -90, 22, 56, 21), E.vermilion[1], 2.8) + stitch('M0 -29V-49', C.lemon, 2.6, '5 4'), 12) + K.radial(path(petal(0, 0, -90, 24, 40, 9), E.marigold[1]), 12, 15) + `<circle r="27" fill="${E.marigold[1]}" stroke="${C.ink}" stroke-width="3"/>` + [21, 14.5].map((r) => `<circle r="${r}" fill="none" stroke="${r > 15 ? E.vermilion[1] : E.indigo[1]}" stroke-width="2.8" stroke-dasharray="5 3.6" stroke-linecap="round"/>`).join('') + K.radial(path(petal(0, 0, -90, 1, 10, 5), E.vermilion[1]), 6);
const sun = () => symbol('c', sunBody());

/** A lotus of five petals over its leaves. */
const lotus = () => {
  const one = (a, len, w) => place(flat(petal(0, 0, -90, 2, len, w), E.gulabi[1], 2.8) + path(petal(0, 0, -90, len * 0.5, len - 5, w * 0.4), E.gulabi[2]) + stitch(`M0 ${-len * 0.22}V${-len * 0.84}`, '#fff', 2.4, '5 4'), 0, 30, 1, a);
  return symbol('d', stitch('M-54 40C-40 -40 -20 -50 0 -56C20 -50 40 -40 54 40', E.gulabi[1], 2, '5 5') + [-78, 78].map((a) => one(a, 54, 19)).join('') + [-44, 44].map((a) => one(a, 68, 23)).join('') + one(0, 78, 26) +
    flat('M-44 34Q0 16 44 34Q30 54 0 54Q-30 54 -44 34Z', E.leaf[1], 3) + stitch('M-34 36Q0 24 34 36M-20 45Q0 38 20 45', E.parrot[3], 2.4));
};

/** A paisley. */
const paisley = () => {
  const d = 'M14 -54C-28 -50 -50 -14 -44 16C-38 46 0 58 26 42C50 26 46 -8 22 -14C8 -16 2 -6 6 2C-8 -12 -2 -38 14 -54Z';
  return symbol('e', place(sewn(d, E.teal, { thread: C.lemon, inside: 0.82 }), 0, 2) + place(K.radial(flat(petal(0, 0, -90, 3, 17, 9), E.marigold[1], 2) , 6) + `<circle r="5" fill="${E.vermilion[1]}" stroke="${C.ink}" stroke-width="2"/>`, -4, 24) + stitch('M-26 4C-22 -18 -14 -32 -4 -40', '#fff', 2.6));
};

/** A fish with scales in stitches. */
const fish = () => {
  const d = 'M-52 2C-38 -30 0 -34 28 -6L54 -26Q48 0 54 28L28 10C0 36 -38 32 -52 2Z';
  return symbol('f', place(sewn(d, E.peacock, { thread: C.rice, inside: 0.84 }) + path('M-52 2C-46 -12 -38 -20 -28 -23Q-18 2 -28 26C-40 22 -48 12 -52 2Z', E.marigold[1]) + line('M-28 -23Q-18 2 -28 26', C.ink, 2.6) + stitch('M-12 -16Q-4 2 -12 20M2 -14Q9 2 2 18M15 -8Q20 2 15 12', C.lemon, 2.8, '5 4') + `<circle cx="-37" cy="-3" r="5.4" fill="#fff" stroke="${C.ink}" stroke-width="2.2"/><circle cx="-37.6" cy="-3" r="2.6" fill="${C.ink}"/>` + flat('M-6 -27Q8 -44 24 -34Q18 -22 8 -19Z', E.vermilion[1], 2.6) + line('M-44 46q8 -7 16 0t16 0t16 0t16 0t16 0', E.peacock[1], 2.6, 'stroke-dasharray="6 4"'), 0, 0, 0.93));
};

/** A boat with a sail of cloth. */
const boat = () =>
  symbol('g', line('M0 -54V26', C.ink, 7) + line('M0 -54V26', E.wood[2], 3.2) + flat('M4 -50C40 -42 46 -8 40 10Q20 2 4 10Z', E.marigold[1], 3) + stitch('M10 -38C30 -30 35 -12 33 0M10 -24C22 -20 25 -10 24 -3', E.vermilion[1], 2.6) + flat('M-4 -44C-30 -32 -36 -6 -34 10Q-18 4 -4 10Z', E.vermilion[1], 3) + stitch('M-10 -30C-24 -22 -27 -8 -27 0', C.lemon, 2.6) +
    form('M-58 10Q-50 24 0 24Q50 24 58 10Q54 48 0 50Q-54 48 -58 10Z', E.indigo, { w: 3.2, s: 7, l: 5, hatch: 0, glint: 0 }) + stitch('M-48 26Q0 36 48 26M-38 38Q0 44 38 38', C.rice, 2.6));

/** A pitcher. */
const pitcher = () =>
  symbol('h', form('M-22 -54H22Q26 -46 16 -40L14 -30C44 -24 54 4 44 26C34 48 22 54 0 54C-22 54 -34 48 -44 26C-54 4 -44 -24 -14 -30L-16 -40Q-26 -46 -22 -54Z', E.clay, { w: 3.2, s: 8, l: 6, hatch: 0, glint: 0 }) + flat('M-24 -56H24Q28 -48 18 -43H-18Q-28 -48 -24 -56Z', E.marigold[1], 2.8) + stitch('M-40 -6Q0 8 40 -6M-44 8Q0 24 44 8', C.rice, 2.8) + stitch('M-34 38Q0 50 34 38', C.lemon, 2.8) + place(K.radial(path(petal(0, 0, -90, 2, 11, 5), C.lemon), 6), 0, 29));

/** A spool of green thread with a needle's end of it. */
export const spoolBody = () =>
  form('M-34 -54H34Q40 -54 40 -46Q40 -38 32 -38H-32Q-40 -38 -40 -46Q-40 -54 -34 -54ZM-34 54H34Q40 54 40 46Q40 38 32 38H-32Q-40 38 -40 46Q-40 54 -34 54Z', E.wood, { w: 3.2, s: 5, l: 4, hatch: 0, glint: 0 }) + form('M-28 -38H28Q34 0 28 38H-28Q-34 0 -28 -38Z', E.parrot, { w: 3.2, s: 9, l: 5, hatch: 0, glint: 0 }) + line('M-29 -26Q0 -18 30 -26M-31 -12Q0 -4 31 -12M-31 2Q0 10 31 2M-31 16Q0 24 31 16M-29 29Q0 36 29 29', E.parrot[0], 2.6) + line('M30 20Q52 24 46 40Q42 54 56 54', C.ink, 6) + line('M30 20Q52 24 46 40Q42 54 56 54', E.parrot[1], 3);
const spool = () => symbol('i', spoolBody());

const W = STAGE.w;

/** Quilted cloth: rows of running stitches, each between those of its neighbours. */
export const cloth = (w, h, ground, thread, step = 13) =>
  bg.fill(ground, 0, 0, w, h) + `<path d="${Array.from({ length: Math.ceil(h / step) }, (_, i) => `M${i % 2 ? 0 : 7} ${f(i * step + 6)}H${w}`).join('')}" fill="none" stroke="${thread}" stroke-width="2" stroke-dasharray="8 6" opacity=".55"/>`;

/** A line with patches hung on it, beside the sign on the left. */
const side = () =>
  line('M0 8Q100 22 206 8', C.ink, 5) + line('M0 8Q100 22 206 8', C.rice, 2.4) + place(patchBody(), 46, 36, 0.48, -3) + place(sunBody(), 112, 37, 0.42) + place(spoolBody(), 172, 36, 0.4, 6);

const patchCorner = (x, y) => place(patchBody(), x, y, 0.36, 45);

/** A quilt on the wall and the frame. */
const stage = () =>
  K.doc({ id: 's', w: W, h: STAGE.h }, cloth(W, STAGE.h, E.sindoor[1], E.vermilion[2]) + pair('sd', W, side()) + slotFrame({ band: E.indigo, rim: E.marigold[2], bead: path('M-9 -2.4H9V2.4H-9Z', C.rice, `stroke="${C.ink}" stroke-width="1.4"`), corner: patchCorner }));

const winScene = () =>
  sunScene('w', STAGE, { rays: E.sindoor, sun: E.marigold, ring: E.vermilion[1] }, (w, h) => `<rect x="13" y="13" width="${w - 26}" height="${h - 26}" rx="8" fill="none" stroke="${C.rice}" stroke-width="4" stroke-dasharray="16 10"/>` + pair('wl', w, place(patchBody(), 92, 96, 1.06, -8) + place(spoolBody(), 84, h - 84, 1.02, -6) + place(K.radial(flat(petal(0, 0, -90, 4, 30, 15), E.gulabi[1], 2.4) + path(petal(0, 0, -90, 10, 25, 5), E.gulabi[3]), 8) + `<circle r="8" fill="${C.lemon}" stroke="${C.ink}" stroke-width="2.4"/>`, 190, h - 46, 1)) + spark(w / 2 - 166, 190, 12, C.lemon) + spark(w / 2 + 166, 190, 12, C.lemon));

/** What stands behind the signs of the feature: a quilt that is being sewn. */
const featureScene = () => {
  const [w, h] = [STAGE.right - STAGE.x, STAGE.bottom - STAGE.y];
  const border = `<rect x="14" y="14" width="${w - 28}" height="${h - 28}" rx="8" fill="none" stroke="${C.lemon}" stroke-width="4" stroke-dasharray="16 10"/>`;
  return windowScene('x', cloth(w, h, E.indigo[1], E.indigo[2]) + border + place(sunBody(), w / 2, h / 2, 3.2) + pair('fs', w, place(patchBody(), 84, 92, 1.1, -6) + place(patchBody(), 84, h - 92, 1.1, 5)) + place(needleBody(), w / 2 + 190, h / 2 + 6, 1.1) + place(needleBody(), w / 2 - 190, h / 2 + 6, 1.1, 0, -1), { w, h });
};

/** A patch that falls past a large win. */
const falling = () => symbol('v', place(patchBody(), 0, 0, 0.94, 12));

const AT = 'games/kantha/src/art/';
export const QUILT_ART = {
  [`${AT}needle`]: needle(),
  [`${AT}patch`]: patch(),
  [`${AT}sun`]: sun(),
  [`${AT}lotus`]: lotus(),
  [`${AT}paisley`]: paisley(),
  [`${AT}fish`]: fish(),
  [`${AT}boat`]: boat(),
  [`${AT}pitcher`]: pitcher(),
  [`${AT}spool`]: spool(),
  [`${AT}stage`]: stage(),
  [`${AT}feature`]: featureScene(),
  [`${AT}win`]: winScene(),
  [`${AT}falling-patch`]: falling(),
};
