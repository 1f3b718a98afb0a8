// Pictures inside the pages of in-house games: scenes, what moves on them, and what several games share.
import * as K from './kit.mjs';
import { cobra, diya, house, niche, plateBack, shutters, tossCoin } from './objects.mjs';
const { E, C, bg, alpona, place, path, line, flat, form, dab, petal, burst, spark, circ, rr, times, f } = K;

/** A board for a number: lacquered ink with a marigold rim and a flower at each end. */
const numberBoard = (id) => {
  const d = 'M64 22H296Q312 22 316 38Q342 42 342 60Q342 78 316 82Q312 98 296 98H64Q48 98 44 82Q18 78 18 60Q18 42 44 38Q48 22 64 22Z';
  return K.doc({ id, w: 360, h: 120 }, form(d, E.night, { w: 5, s: 8, l: 5 }) + line('M68 31H292Q303 31 306 45Q331 49 331 60Q331 71 306 75Q303 89 292 89H68Q57 89 54 75Q29 71 29 60Q29 49 54 45Q57 31 68 31Z', E.marigold[1], 3) +
    line('M72 37H288M72 83H288', E.marigold[3], 1.6, 'stroke-dasharray="1 7"') + K.gendaAt(E.gulabi, 30, 60, 1.5) + K.gendaAt(E.gulabi, 330, 60, 1.5));
};

/* ------------------------------------------------------------------ Limbo: a kite over the roofs of the old town */
const limboScene = () => {
  const sky = bg.sky(['#0e2f6e', '#134b95', '#0f6fb0', '#2396c4', '#5fbfc9', '#a9d9c4', '#ffdf9a', '#ffb765'], { y1: 440, w: 720, wave: 9 });
  const flock = line('M96 92q7 -9 14 0q7 -9 14 0M134 74q5 -7 10 0q5 -7 10 0M66 66q5 -7 10 0q5 -7 10 0', C.rice, 2.4);
  const kites = place(K.kite([E.teal, E.rice, E.gulabi], { tail: 1 }), 672, 158, 0.24, -18) + place(K.kite([E.violet, E.marigold, E.vermilion], { tail: 1 }), 150, 258, 0.2, 16);
  const roofs = house(470, 358, 128, 120, E.clay) + house(596, 330, 140, 150, E.rani, { door: E.teal }) + house(-20, 366, 150, 120, E.peacock) + house(356, 392, 122, 90, E.violet);
  const balcony = flat('M596 384H736V396H596Z', E.marigold[1], 2.6) + line(times(11, (i) => `M${604 + i * 12} 396v20`), C.ink, 3.4) + line('M596 418H736', C.ink, 4);
  const wash = line('M470 350Q420 366 358 352', C.ink, 2.2) + flat('M452 353l-4 32l-24 1l3 -28Z', E.marigold[1], 2) + flat('M414 359l1 26l-22 -1l-2 -26Z', E.gulabi[1], 2);
  return K.doc({ id: 'l', w: 720, h: 470 },
    sky + bg.sun(566, 330, 62, E.marigold, { petals: 22, ring: E.vermilion[2] }) + flock + bg.cloud(196, 138, 1) + bg.cloud(560, 96, 1.15, E.rice, { flip: -1 }) + bg.cloud(468, 250, 0.8) + kites +
      `<g opacity=".5">${bg.hills(398, E.leaf, { off: 30, amp: 12, per: 130, w: 760, h: 470, ink: 0 })}</g>` + K.palm(196, 420, 110, E.leaf, { lean: 12 }) + K.palm(232, 430, 84, E.leaf, { lean: -10 }) + wash + roofs + balcony +
      flat('M-6 440H726V480H-6Z', E.sindoor[1], 3) + path(times(18, (i) => dab(8 + i * 41, 452 + (i % 2) * 8, 0, 26, 2.4)), E.sindoor[2]));
};

/** The reel that the string comes from, seen on a roof. */
const latai = () => K.doc({ id: 'r', w: 120, h: 90 }, place(line('M-52 0H52', C.ink, 12) + line('M-52 0H52', E.wood[2], 6) + form('M-27 -27Q0 -33 27 -27V27Q0 33 -27 27Z', E.gulabi, { w: 4, s: 8, l: 5, over: line('M-28 -18L28 -9M-28 -7L28 2M-28 4L28 13M-28 15L28 24', E.gulabi[3], 2) }) +
  flat(rr(-38, -33, 12, 66, 4), E.marigold[1], 3.4) + flat(rr(26, -33, 12, 66, 4), E.marigold[1], 3.4) + path(rr(-36, -30, 3, 60, 1) + rr(28, -30, 3, 60, 1), E.marigold[3]), 60, 45, 1, -10));

const limboKite = () => K.doc({ id: 'k', w: 160, h: 220 }, place(K.kite([E.vermilion, E.marigold, E.indigo], { rot: 0, tail: 1 }), 80, 84));

/* ------------------------------------------------------------------ Crash: a kite over the river at dusk, flown from a boat */
const crashScene = () => {
  const sky = bg.sky(['#1b1250', '#2d1a73', '#51238c', '#86308f', '#c1447e', '#ef6a5c', '#ffa04d', '#ffd27a'], { y1: 330, w: 720, wave: 8 });
  const stars = bg.stars([[60, 40, 6], [150, 84, 4.5], [250, 30, 5], [420, 54, 6], [520, 28, 4.5], [640, 70, 6], [330, 96, 4], [590, 118, 4.5], [96, 128, 4]], C.rice);
  const shore = `<g opacity=".85">${bg.hills(326, E.parrot, { off: 40, amp: 10, per: 120, w: 780, h: 470, ink: 1.6 })}</g>` + K.palm(604, 336, 96, E.leaf, { lean: -12 }) + K.palm(640, 340, 70, E.leaf, { lean: 10 }) + K.palm(30, 338, 60, E.leaf, { lean: 8 });
  const far = place(K.boat({ sail: [E.teal, E.rice, E.gulabi] }), 500, 352, 0.32, 0, -1) + place(K.boat({ sail: [E.violet, E.marigold, E.vermilion] }), 330, 342, 0.2);
  const flock = line('M556 92q7 -9 14 0q7 -9 14 0M594 74q5 -7 10 0q5 -7 10 0M524 66q5 -7 10 0q5 -7 10 0', C.rice, 2.4);
  return K.doc({ id: 'q', w: 720, h: 470 }, sky + stars + bg.moon(626, 66, 26) + bg.sun(420, 322, 58, E.vermilion, { petals: 22, ring: E.marigold[2] }) + bg.cloud(240, 176, 1, E.gulabi) + bg.cloud(560, 210, 0.9, E.marigold, { flip: -1 }) + flock + shore + bg.water(346, { pot: E.peacock, rows: 5, step: 24, h: 470, x1: 720, amp: 6 }) + far);
};

/** The boat from which the kite is flown, with the reel at its bow. */
const crashBoat = () => K.doc({ id: 'o', w: 260, h: 130 }, place(K.boat({ pole: 0 }), 130, 76));

const crashKite = () => K.doc({ id: 'z', w: 160, h: 220 }, place(K.kite([E.gulabi, E.marigold, E.teal], { rot: 0, tail: 1 }), 80, 84));

/* ------------------------------------------------------------------ Wheel: a rickshaw's wheel at a fair */
const polar = (a, r) => K.polar(0, 0, a, r);

/** What is behind the wheel: rays of evening light, and the bunting of a fair. */
const wheelScene = () =>
  K.doc({ id: 'w', w: 720, h: 412 }, bg.rays({ cx: 360, cy: 396, n: 30, r: 640, r0: 300, a: E.violet[1], b: E.violet[0], liner: E.violet[2], w: 720, h: 412 }) + K.bunting(0, 6, 240, 24, 26, 9) + K.bunting(480, 24, 720, 6, 26, 9) +
    bg.stars([[60, 130, 7], [120, 176, 4.5], [660, 130, 7], [600, 176, 4.5], [190, 92, 5], [530, 92, 5]], C.lemon));

/** The middle of the wheel, which turns with it: spokes, a garland and a lotus. */
const wheelHub = () => {
  const R = 240;
  const spoke = line(`M${f(polar(0, 96)[0])} 0L${R - 14} 0`, C.ink, 7) + line(`M96 0L${R - 14} 0`, E.tin[1], 3);
  const leafs = flat(petal(0, 0, 7.5, 112, 206, 20), E.vermilion[1], 2.6) + path(petal(0, 0, 7.5, 128, 184, 8), E.marigold[2]);
  return K.doc({ id: 'h', w: 500, h: 500 }, place(path(circ(0, 0, R), C.ink) + `<circle r="${R - 4}" fill="${E.night[1]}"/><circle r="${R - 9}" fill="none" stroke="${E.brass[1]}" stroke-width="10"/><circle r="${R - 9}" fill="none" stroke="${E.brass[3]}" stroke-width="2.4" stroke-dasharray="18 8 6 8"/><circle r="${R - 16}" fill="none" stroke="${C.ink}" stroke-width="3"/>` +
    K.radial(spoke + leafs, 24) + `<circle r="108" fill="${E.gulabi[1]}" stroke="${C.ink}" stroke-width="4"/><circle r="98" fill="${E.rani[0]}" stroke="${E.marigold[2]}" stroke-width="4"/>` + alpona.lotus(0, 0, 90, E.gulabi[3], { n: 12, w: 2.2 }), 250, 250));
};

/** The rim, which stays: its light comes from the upper left. */
const wheelRim = () => K.doc({ id: 'm', w: 720, h: 720 }, place(`<circle r="346" fill="none" stroke="${C.ink}" stroke-width="36"/><circle r="346" fill="none" stroke="${E.sindoor[1]}" stroke-width="27"/><circle r="354" fill="none" stroke="${E.vermilion[2]}" stroke-width="3" stroke-dasharray="40 10 14 10"/><circle r="336" fill="none" stroke="${E.sindoor[0]}" stroke-width="6"/>` +
  `<g transform="translate(0 0)">${K.radial(`<circle cx="346" r="8.5" fill="${C.ink}"/><circle cx="346" r="6" fill="${E.marigold[2]}"/><circle cx="344.6" cy="-1.4" r="2" fill="#fff"/>`, 36, 5)}</g>`, 360, 360));

/** The pointer at the top of the wheel: a drop of alpona between two leaves. */
const wheelPointer = () => K.doc({ id: 'p', w: 120, h: 120 }, place(K.leaf(-8, -28, 196, 44, 16) + K.leaf(8, -28, -16, 44, 16) + form('M0 52C-12 30 -34 10 -34 -14A34 34 0 0 1 34 -14C34 10 12 30 0 52Z', E.marigold, { w: 5, s: 10, l: 6 }) + K.gendaAt(E.vermilion, 0, -14, 1.5), 60, 58));

/* ------------------------------------------------------------------ Tower: the niches of a palace of burnt clay */
const nicheArt = (id, options) => K.doc({ id, w: 120, h: 120 }, place(niche(options), 60, 62));

/* ------------------------------------------------------------------ Coin flips: a coin over a river at dusk */
const coinScene = () => {
  const bank = (y, off, pot) => bg.hills(y, pot, { off, amp: 9, per: 150, w: 720, h: 412, ink: 2.4 });
  const glints = path(times(16, (i) => dab(30 + ((i * 137) % 660), 318 + ((i * 53) % 84), 0, 30 + (i % 4) * 14, 2.2)), E.indigo[3], 'opacity=".75"');
  return K.doc({ id: 'o', w: 720, h: 412 }, bg.sky(['#1c1257', '#3a2a8c', '#7a36a4', '#d2478f', '#ff8a5e', '#ffc36a'], { y1: 300, w: 720, wave: 9 }) + bg.stars([[70, 70, 7], [172, 44, 4], [560, 52, 6], [650, 104, 4], [250, 104, 3], [474, 96, 3]], C.lemon) +
    bg.sun(360, 262, 74, E.marigold, { petals: 26, ring: E.vermilion[2] }) + bg.cloud(120, 170, 0.9) + bg.cloud(600, 196, 0.95, E.rice, { flip: -1 }) + bank(276, 40, E.violet) + flat('M-6 292Q180 282 360 292T726 292V420H-6Z', E.indigo[1], 3) + path(times(9, (i) => dab(316 - i * 5 + (i % 3) * 14, 304 + i * 12, 0, 66 + i * 9 - (i % 2) * 24, 4)), E.marigold[2]) + glints +
    place(K.boat({ sail: [E.gulabi, E.rice, E.teal] }), 132, 316, 0.52) + place(K.boat({ pole: 0 }), 606, 330, 0.5, 0, -1) + K.paddy(22, 416, 120, -80, E.parrot) + K.paddy(46, 418, 92, -66, E.marigold) + K.paddy(694, 416, 116, -98, E.parrot) + K.paddy(668, 418, 90, -112, E.marigold));
};
const coinSide = (id, side) => K.doc({ id, w: 240, h: 240 }, place(tossCoin(side), 120, 120));

/* ------------------------------------------------------------------ Hi-Lo: cards on a mat of woven cane */
const matScene = () => {
  const [w, h] = [720, 412];
  // Two weaves, each a short way over the other.
  const weave = times(24, (i) => line(`M${(i % 2) * 15} ${8 + i * 17}H720`, E.wood[3], 9, 'stroke-dasharray="15 15" stroke-linecap="butt"'));
  const edge = (y) => flat(`M-6 ${y}H726V${y + 30}H-6Z`, E.leaf[1], 3) + path(times(25, (i) => `M${i * 30} ${y + 15}l15 -11l15 11l-15 11Z`), E.marigold[1]) + path(times(25, (i) => circ(15 + i * 30, y + 15, 3.4)), E.sindoor[1]);
  const lily = `<g opacity=".55">${alpona.lotus(360, 206, 150, E.vermilion[1], { n: 12, w: 4 })}</g>`;
  return K.doc({ id: 'i', w, h }, bg.fill(E.wood[2], 0, 0, w, h) + weave + lily + edge(-6) + edge(388) + K.leaf(46, 66, 20, 46, 20) + K.leaf(46, 66, 78, 46, 20) + K.roseAt(E.gulabi, 46, 62, 2.4) + K.leaf(674, 346, 200, 46, 20) + K.leaf(674, 346, 258, 46, 20) + K.roseAt(E.vermilion, 674, 350, 2.4) + K.gendaAt(E.marigold, 84, 52, 1.6) + K.gendaAt(E.marigold, 636, 360, 1.6));
};
const courtArt = (id, face) => K.doc({ id, w: 56, h: 92 }, place(K.court(face), 28, 46, 1.08));

/** Sparks round what won. */
const sparks = (id) => K.doc({ id, w: 240, h: 240 }, burst(120, 120, 20, 84, 112, 7, E.marigold[2], 0, 2) + burst(120, 120, 20, 92, 118, 5, E.gulabi[1], 9, 2) + spark(30, 44, 14) + spark(208, 58, 11, C.lemon) + spark(196, 198, 14) + spark(44, 190, 10, C.lemon));

/** The pictures, by their place in the project. */
export const GAME_ART = {
  'packages/game-sdk/src/art/number-board': numberBoard('b'),
  'packages/game-sdk/src/art/win-sparks': sparks('s'),
  'games/coin/src/art/scene': coinScene(),
  'games/coin/src/art/heads': coinSide('e', 'lily'),
  'games/coin/src/art/tails': coinSide('f', 'boat'),
  'games/hilo/src/art/mat': matScene(),
  'games/hilo/src/art/back': K.doc({ id: 'q', w: 176, h: 244 }, place(plateBack(), 88, 122)),
  'games/hilo/src/art/jack': courtArt('j', 'J'),
  'games/hilo/src/art/queen': courtArt('v', 'Q'),
  'games/hilo/src/art/king': courtArt('g', 'K'),
  'games/crash/src/art/scene': crashScene(),
  'games/crash/src/art/boat': crashBoat(),
  'games/crash/src/art/kite': crashKite(),
  'games/limbo/src/art/scene': limboScene(),
  'games/limbo/src/art/kite': limboKite(),
  'games/limbo/src/art/reel': latai(),
  'games/tower/src/art/niche': nicheArt('n', { inside: shutters() }),
  'games/tower/src/art/lamp': nicheArt('a', { glow: E.violet[1], inside: diya(true) }),
  'games/tower/src/art/unlit': nicheArt('u', { inside: diya(false) }),
  'games/tower/src/art/snake': nicheArt('c', { inside: cobra() }),
  'games/tower/src/art/bite': nicheArt('d', { glow: E.vermilion[1], inside: burst(0, 2, 18, 18, 44, 5, E.marigold[1], 0, 2) + cobra() }),
  'games/wheel/src/art/scene': wheelScene(),
  'games/wheel/src/art/hub': wheelHub(),
  'games/wheel/src/art/rim': wheelRim(),
  'games/wheel/src/art/pointer': wheelPointer(),
};
