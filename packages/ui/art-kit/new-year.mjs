// Boishakh, a slot of the Bengali new year: its nine symbols, its stage, and the scenes of free spins and large wins.
import * as K from './kit.mjs';
import { STAGE, slotFrame, symbol, windowScene } from './slot-frame.mjs';
import { pair, roseCorner, sunScene, wreath } from './slot-parts.mjs';
const { E, C, bg, alpona, place, path, line, flat, form, dab, petal, spark, leaf, circ, rr, times, f } = K;

/** The new ledger, bound in red cloth and tied with a white string. */
export const ledgerBody = () =>
  form('M-36 -42H34Q40 -42 40 -36V36Q40 42 34 42H-36Z', E.rice, { w: 3.2, s: 5, l: 0, hatch: 0, glint: 0 }) + line('M36 -34V36M32 -34V36', E.rice[0], 1.8) +
    form('M-42 -46H30Q36 -46 36 -40V32Q36 38 30 38H-42Z', E.vermilion, { w: 3.4, s: 9, l: 6, inner: path('M-50 -60H-28V60H-50Z', E.sindoor[1]) + line('M-28 -50V50', C.ink, 2.4) }) + place(alpona.lotus(0, 0, 23, C.rice, { n: 8, w: 2.2 }), 4, -4) + line('M-42 22H36M-35 -46V38', C.ink, 6.4) + line('M-42 22H36M-35 -46V38', C.rice, 3) + flat('M-35 22Q-52 12 -48 26Q-44 34 -35 22ZM-35 22Q-30 8 -22 14Q-18 22 -35 22Z', C.rice, 2.2) + line('M-35 22L-46 42M-35 22L-26 44', C.ink, 5) + line('M-35 22L-46 42M-35 22L-26 44', C.rice, 2.2);
const ledger = () => symbol('a', wreath(E.marigold, E.gulabi, E.teal[1], { dots: C.lemon }) + place(ledgerBody(), 2, 3, 0.86, -8));

/** The owl of the new year's parade: a painted mask. */
export const owlBody = () => {
  const side = form('M-6 -34C-16 -50 -36 -54 -50 -52C-46 -42 -46 -34 -50 -20Q-30 -34 -6 -34Z', E.gulabi, { w: 3, s: 5, l: 4, hatch: 0 }) + path(dab(-44, -46, 40, 22, 3), E.marigold[2]);
  const wing = form('M-40 0C-60 14 -56 44 -36 54C-22 46 -22 16 -40 0Z', E.teal, { w: 3, s: 6, l: 4, over: line('M-46 22Q-36 26 -28 22M-47 34Q-36 38 -26 34M-42 45Q-36 48 -29 44', E.teal[3], 2.4) });
  const round = (x) => `<circle cx="${x}" cy="-15" r="20" fill="${E.marigold[1]}" stroke="${C.ink}" stroke-width="3"/>` + place(K.radial(path(petal(0, 0, -90, 11, 18.4, 4), E.vermilion[1]), 12), x, -15) + `<circle cx="${x}" cy="-15" r="11.5" fill="#fff" stroke="${C.ink}" stroke-width="2.4"/><circle cx="${x}" cy="-15" r="7" fill="${C.ink}"/><circle cx="${x - 2.6}" cy="-18" r="2.6" fill="#fff"/>`;
  return side + place(side, 0, 0, 1, 0, -1) + wing + place(wing, 0, 0, 1, 0, -1) + line('M-14 52V58M14 52V58', C.ink, 8) + line('M-14 52V58M14 52V58', E.marigold[1], 4) +
    form('M0 -38C34 -42 46 -22 42 2C40 32 26 54 0 54C-26 54 -40 32 -42 2C-46 -22 -34 -42 0 -38Z', E.vermilion, { w: 3.6, s: 10, l: 6, inner: path('M-32 14C-30 44 30 44 32 14Q0 0 -32 14Z', C.rice) }) + place(K.dots([[-18, 18, 3], [-6, 16, 3], [6, 16, 3], [18, 18, 3], [-12, 27, 3], [0, 26, 3], [12, 27, 3], [-5, 35, 2.6], [5, 35, 2.6]], 3, E.rani[1]), 0, 0) + round(-19) + round(19) + flat('M-8 -6Q0 -12 8 -6L0 14Z', E.parrot[1], 2.8) + flat(petal(0, -26, -90, 0, 24, 7), E.teal[1], 2.4) + path(circ(0, -33, 2.6), C.lemon);
};
const owl = () => symbol('b', owlBody());

const drum = () => symbol('c', line('M-44 -18C-44 -60 44 -66 48 -26', C.ink, 8) + line('M-44 -18C-44 -60 44 -66 48 -26', E.marigold[2], 4) + place(K.dhol(), 3, 6, 0.84, -10) + line('M34 48L58 22', C.ink, 8) + line('M34 48L58 22', E.wood[2], 4) + `<circle cx="57" cy="23" r="4" fill="${E.vermilion[1]}" stroke="${C.ink}" stroke-width="2"/>`);

/** A toy elephant of painted clay. */
export const elephantBody = () =>
  form('M-46 -2Q-56 8 -52 26', E.clay, { w: 0, s: 0, l: 0, glint: 0, fill: 'none' }) + line('M-46 0Q-58 8 -52 24', C.ink, 7) + line('M-46 0Q-58 8 -52 24', E.clay[1], 3) +
    form('M-46 46V4C-48 -22 -26 -34 0 -30C8 -46 34 -46 42 -30C50 -16 44 4 48 18C50 28 56 30 58 24L62 30C58 46 42 44 38 28L32 10Q26 20 20 20V46H4V26Q-8 30 -20 26V46Z', E.clay, { w: 3.4, s: 9, l: 6, inner: path('M-50 34H22V40H-50Z', C.rice) + path(circ(52, 8, 3) + circ(40, 14, 2.4) + circ(38, 22, 2.4), C.rice) }) +
    form('M-36 -22Q-14 -36 2 -26Q6 -2 0 14Q-16 20 -34 12Q-40 -6 -36 -22Z', E.teal, { w: 2.8, s: 6, l: 4, over: line('M-33 6Q-16 13 -1 8', C.lemon, 3.4, 'stroke-dasharray="0 6.4" stroke-linecap="round"') }) + K.roseAt(E.gulabi, -17, -7, 1.1) +
    form('M12 -30C-2 -36 -6 -12 4 0C14 8 26 -4 24 -18Q20 -28 12 -30Z', E.vermilion, { w: 3, s: 5, l: 4, over: line('M8 -22Q4 -10 10 -2', E.vermilion[3], 2.2) }) + `<circle cx="35" cy="-20" r="5.4" fill="#fff" stroke="${C.ink}" stroke-width="2.2"/><circle cx="36" cy="-19.6" r="2.8" fill="${C.ink}"/>` + flat('M38 2Q46 12 56 6Q50 20 36 12Z', '#fff', 2.4) + flat(petal(30, -36, -60, -6, 13, 6), C.lemon, 2) +
    path(rr(-52, 45, 84, 9, 3), E.sindoor[1], `stroke="${C.ink}" stroke-width="3"`) + path(circ(-36, 54, 7) + circ(14, 54, 7), E.marigold[1], `stroke="${C.ink}" stroke-width="3"`);
const elephant = () => symbol('d', place(elephantBody(), -3, 0, 0.94));

/** A clay plate of watered rice with fried hilsa, an onion and a chilli. */
const feast = () =>
  symbol('e', form('M-56 2Q-54 44 0 48Q54 44 56 2Z', E.clay, { w: 3.4, s: 9, l: 6, inner: line('M-60 24Q0 44 60 24', C.rice, 3.4, 'stroke-dasharray="0 9" stroke-linecap="round"') }) + `<ellipse cy="2" rx="56" ry="26" fill="${E.clay[2]}" stroke="${C.ink}" stroke-width="3.4"/><ellipse cy="2" rx="47" ry="19.5" fill="${E.tin[2]}" stroke="${E.clay[0]}" stroke-width="2"/>` +
    flat('M-40 0C-44 -12 -26 -20 -12 -16C2 -22 22 -20 28 -10C44 -8 46 6 34 10C20 18 -22 20 -36 12Q-44 8 -40 0Z', '#fff', 2.4) + path(times(14, (i) => dab(-32 + (i % 7) * 10, 1 + Math.floor(i / 7) * 8 - (i % 2) * 3, i * 53, 7, 1.7)), E.rice[0]) +
    place(K.hilsa({ L: 88, D: 20, bend: 0.5 }), -3, -22, 1, -6) +
    `<circle cx="36" cy="2" r="9.4" fill="${E.rani[2]}" stroke="${C.ink}" stroke-width="2.4"/><circle cx="36" cy="2" r="5" fill="none" stroke="#fff" stroke-width="2"/>` + flat('M-48 -2Q-34 6 -18 22Q-40 16 -48 -2Z', E.parrot[1], 2.4) + line('M-48 -2L-54 -10', C.ink, 4));

/** An alpana of rice paste on a red floor. */
const alpana = () =>
  symbol('f', K.frill(0, 0, 49, 16, C.ink) + K.frill(0, 0, 46, 16, E.sindoor[1]) + `<circle r="46" fill="${E.sindoor[1]}"/><path d="M30 38A48 48 0 0 1 -34 34" fill="none" stroke="${E.sindoor[0]}" stroke-width="4"/><circle r="44" fill="none" stroke="${C.rice}" stroke-width="2.6"/>` + K.radial(path(petal(0, 0, -90, 15, 41, 11), C.rice) + path(petal(0, 0, -90, 20, 35, 5), E.sindoor[1]) + path(dab(0, -42, -90 + 180, 8, 0), C.rice) + line('M8 -35Q14 -30 13 -24', C.rice, 2.8), 8) + `<circle r="13" fill="none" stroke="${C.rice}" stroke-width="3"/>` + K.radial(path(petal(0, 0, 0, 2, 11, 4), C.rice), 6) + K.ringDots(0, 0, 8, 39, 2.8, C.rice).replace('<circle', '<circle transform="rotate(22.5)"'));

/** A palm-leaf fan with a frill of red cloth. */
const fan = () =>
  symbol('g', form('M-6 10H6L10 58H-10Z', E.wood, { w: 3, s: 4, l: 3, hatch: 0, glint: 0 }) + place(K.frill(0, -10, 42.6, 20, C.ink) + K.frill(0, -10, 39.8, 20, E.vermilion[1]) + form(circ(0, -10, 38), E.parrot, { w: 3, s: 9, l: 6, inner: path(times(9, (i) => `M0 30L${f(K.polar(0, 30, -150 + i * 15, 90)[0])} ${f(K.polar(0, 30, -150 + i * 15, 90)[1])}L${f(K.polar(0, 30, -143 + i * 15, 90)[0])} ${f(K.polar(0, 30, -143 + i * 15, 90)[1])}Z`), E.marigold[2]) }) + place(K.radial(flat(petal(0, 0, -90, 3, 17, 8), E.gulabi[1], 2) + path(petal(0, 0, -90, 6, 14, 3), E.gulabi[3]), 8) + `<circle r="5" fill="${C.lemon}" stroke="${C.ink}" stroke-width="2"/>`, 0, -10) + K.ringDots(0, -10, 16, 30, 2, C.rice), 0, -6, 0.92) + line('M-7 50H7', E.vermilion[1], 4));

/** Glass bangles in three colours. */
const bangles = () => {
  const ring = (x, y, p, r = 27) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${C.ink}" stroke-width="14"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${p[1]}" stroke-width="8.4"/>` + `<path d="M${f(x + r * 0.95)} ${f(y + r * 0.4)}A${r + 1.4} ${r + 1.4} 0 0 1 ${f(x - r * 0.3)} ${f(y + r)}" fill="none" stroke="${p[0]}" stroke-width="3.6"/>` + K.ringDots(x, y, 12, r, 1.9, p[3]) + line(`M${f(x - r * 0.94)} ${f(y - r * 0.34)}A${r} ${r} 0 0 1 ${f(x - r * 0.2)} ${f(y - r * 0.98)}`, '#fff', 2.2);
  return symbol('h', ring(-22, -20, E.parrot) + ring(23, -14, E.gulabi) + ring(-2, 22, E.peacock));
};

/** Sugar drops on a leaf. */
const drops = () => {
  const drop = (x, y, s, pot) => place(form('M-28 8C-34 -2 -24 -10 -17 -11C-13 -22 13 -22 17 -11C25 -10 34 -2 28 8C20 18 -20 18 -28 8Z', pot, { w: 3.2, s: 6, l: 0, hatch: 2.8, fill: '#fffaf0' }) + K.dots([[-10, -8, 2.2], [4, -12, 2], [14, -3, 2.2], [-2, 1, 1.8], [-17, 3, 1.8]], 2, pot[0]), x, y, s);
  const white = ['#d4a878', '#fff1d6', '#fff', '#fff'];
  return symbol('i', leaf(-52, 46, -12, 112, 26, E.leaf, 2.8) + drop(-26, 26, 1, white) + drop(27, 26, 1, white) + drop(0, 4, 1.06, white) + drop(-1, -24, 0.98, white) + spark(40, -34, 8, E.marigold[1]) + spark(-42, -20, 6, E.marigold[1]));
};

const W = STAGE.w;

/** A pole of the fair with a mask, garlands and an elephant, on the left. */
const side = () =>
  line('M30 0V84M92 0V84', C.ink, 8) + line('M30 0V84M92 0V84', E.wood[2], 4) + place(owlBody(), 62, 46, 0.6) + K.gendaAt(E.marigold, 30, 14, 1.5) + K.gendaAt(E.gulabi, 30, 34, 1.5) + K.gendaAt(E.marigold, 92, 14, 1.5) + K.gendaAt(E.gulabi, 92, 34, 1.5) + place(elephantBody(), 150, 46, 0.54);

/** The morning of the fair and the frame. */
const stage = () =>
  K.doc({ id: 's', w: W, h: STAGE.h }, bg.rays({ cx: 360, cy: 90, n: 30, r: 520, r0: 60, a: E.vermilion[1], b: E.sindoor[1], liner: E.vermilion[2], w: W, h: STAGE.h }) + bg.sun(360, 96, 78, E.marigold, { petals: 30, ring: E.marigold[2] }) + K.bunting(0, -4, 240, -2, 14, 10) + K.bunting(480, -2, 720, -4, 14, 10) + pair('sd', W, side()) +
    slotFrame({ band: E.rani, rim: E.marigold[2], bead: K.gendaAt(E.marigold, 0, 0, 1.05), corner: roseCorner(E.vermilion) }));

const winScene = () =>
  sunScene('w', STAGE, { rays: E.vermilion, sun: E.marigold, ring: E.rani[1] }, (w, h) => K.bunting(0, -6, w / 2, -6, 30, 12) + K.bunting(w / 2, -6, w, -6, 30, 12) + pair('wl', w, place(owlBody(), 92, 168, 1.5) + place(K.dhol(), 96, h - 60, 1.02, -10)) + K.roseAt(E.gulabi, 206, h - 22, 2.6) + K.roseAt(E.gulabi, w - 206, h - 22, 2.6) + K.roseAt(E.vermilion, 24, h - 20, 2.6) + K.roseAt(E.vermilion, w - 24, h - 20, 2.6) + spark(w / 2 - 160, 88, 14, C.lemon) + spark(w / 2 + 160, 88, 14, C.lemon));

/** What stands behind the signs of free spins: the opened ledgers of the year on an alpana. */
const featureScene = () => {
  const [w, h] = [STAGE.right - STAGE.x, STAGE.bottom - STAGE.y];
  return windowScene('x', bg.fill(E.sindoor[1], 0, 0, w, h) + `<g opacity=".8">${place(alpona.lotus(0, 0, 250, E.sindoor[2], { n: 16, w: 3 }), w / 2, h / 2)}</g>` + place(alpona.lotus(0, 0, 122, C.rice, { n: 12, w: 2.6, o: 0.9 }), 0, h) + place(alpona.lotus(0, 0, 122, C.rice, { n: 12, w: 2.6, o: 0.9 }), w, h) + K.bunting(0, -6, w / 2, -6, 30, 12) + K.bunting(w / 2, -6, w, -6, 30, 12) +
    place(ledgerBody(), 84, 200, 1.24, -12) + place(ledgerBody(), w - 84, 200, 1.24, 12) + spark(40, 96, 12, C.lemon) + spark(w - 40, 96, 12, C.lemon) + spark(160, 110, 9) + spark(w - 160, 110, 9), { w, h });
};

/** A marigold that falls past a large win. */
const falling = () => symbol('v', K.gendaAt(E.marigold, 0, 0, 4.4));

const AT = 'games/boishakh/src/art/';
export const NEW_YEAR_ART = {
  [`${AT}ledger`]: ledger(),
  [`${AT}owl`]: owl(),
  [`${AT}drum`]: drum(),
  [`${AT}elephant`]: elephant(),
  [`${AT}feast`]: feast(),
  [`${AT}alpana`]: alpana(),
  [`${AT}fan`]: fan(),
  [`${AT}bangles`]: bangles(),
  [`${AT}drops`]: drops(),
  [`${AT}stage`]: stage(),
  [`${AT}win`]: winScene(),
  [`${AT}feature`]: featureScene(),
  [`${AT}falling-marigold`]: falling(),
};
