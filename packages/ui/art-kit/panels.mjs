// The game panels: 320 x 400, composed from kit.mjs. A panel = scene (clipped to the window) + frame + front (may break
// the frame) + title plate. Add one by adding an entry; build.mjs writes the file.
import * as K from './kit.mjs';
import { dotaraBody, dugiBody, lampBody } from './baul-night.mjs';
import { cartBody, wheelBody } from './fair.mjs';
import { GLYPHS } from './lettering.mjs';
import { elephantBody, ledgerBody, owlBody } from './new-year.mjs';
import * as O from './objects.mjs';
import { basketBody as mangoBasketBody, fruit as mangoFruit } from './orchard.mjs';
import { horseBody, templeBody } from './plaques.mjs';
import { cloth, needleBody, patchBody, spoolBody, sunBody } from './quilt.mjs';
import { ternBody, waveBody } from './river.mjs';
import { peacock } from './rickshaw-parade.mjs';
const { E, C, bg, alpona, place, path, line, flat, form, lens, dab, petal, burst, spark, dots, leaf, spray, circ, ground, times, f } = K;

const wood = (y, pot = E.sindoor) => bg.fill(pot[1], 0, y, 320, 400 - y) + path(times(9, (i) => lens(-10 + (i % 2) * 40, y + 8 + i * 11, 160, y + 4 + i * 11, 330 - (i % 3) * 50, y + 9 + i * 11, 2.4)), pot[2]) + line(`M0 ${y}H320`, C.ink, 3);
const floorLotus = (x, y, r, sq = 0.36, o = 1) => `<g transform="translate(${x} ${y})scale(1 ${sq})">${alpona.lotus(0, 0, r, C.rice, { w: 2, o })}</g>`;

export const PANELS = {
  dice: {
    en: 'Dice', bn: 'পাশা', size: 44, frame: () => K.frames.floral({ band: E.leaf, big: E.gulabi }), plate: { w: 170 },
    scene: () => bg.rays({ cy: 168, n: 18, a: E.night[2], b: E.night[1], liner: '#6d3fb0' }) + bg.sun(170, 150, 84, E.gulabi, { petals: 24, ring: E.rani[1] }) + alpona.lotus(170, 150, 80, E.gulabi[3], { n: 12, w: 1.8 }) + wood(262) + floorLotus(160, 306, 150, 0.3) +
      ground(142, 290, 84, 14) + ground(238, 262, 46, 9) + place(K.dice(44, { rx: 24, ry: 50, rz: -24, pot: E.teal }), 74, 86) + line('M92 112Q106 124 106 140M60 118Q64 132 74 142', C.rice, 2) +
      place(K.dice(82, { rx: -26, ry: -34, rz: 16, pot: E.rice, pip: C.vermilion, eye: E.marigold[2], trim: E.gulabi[1], faces: [2, 3, 1, 5, 4, 6] }), 228, 190),
    front: () => place(K.dice(122, { rx: -29, ry: 40, rz: -8, pot: E.vermilion, faces: [4, 2, 1, 6, 3, 5] }), 128, 214) + spark(64, 176, 9) + spark(258, 132, 7, C.lemon) + K.gendaAt(E.marigold, 262, 306, 1.7) + K.gendaAt(E.marigold, 52, 312, 1.5) + leaf(66, 318, 10, 26, 11) + leaf(248, 312, 170, 26, 11),
  },
  crash: {
    en: 'Crash', bn: 'ঘুড়ি', size: 44, frame: () => K.frames.floral({ band: E.vermilion, big: E.teal, small: E.marigold }), plate: { w: 170, flower: E.teal },
    scene: () => bg.sky(['#123a78', '#0f6aa3', '#1f9fc0', '#63c8c0', '#ffd68a', '#ffb153', '#ff8a4a'], { y1: 330 }) + bg.sun(92, 262, 44, E.marigold, { petals: 18, ring: E.vermilion[2] }) + bg.cloud(80, 92, 0.82) + bg.cloud(262, 232, 0.7, E.rice, { flip: -1 }) +
      place(K.kite([E.teal, E.rice, E.gulabi], { tail: 1 }), 66, 160, 0.34, -22) + place(K.kite([E.violet, E.marigold, E.vermilion], { tail: 1 }), 120, 62, 0.22, 14) +
      bg.hills(296, E.teal, { off: 40, amp: 14 }) + bg.hills(322, E.leaf, { off: 90, amp: 16, per: 130 }) + K.palm(246, 330, 64, E.leaf, { lean: -12 }) + K.palm(272, 336, 84, E.leaf, { lean: 10 }) +
      flat('M168 330L174 296L166 296Q196 268 226 296L218 296L222 330Z', E.clay[1], 2.4) + flat('M160 298Q196 256 232 298Q196 282 160 298Z', E.marigold[1], 2.4) + path(times(7, (i) => dab(170 + i * 9, 288 - Math.sin((i + 0.6) / 2.2) * 10, 80, 9, 2)), E.marigold[0]) + flat('M188 330V308Q196 300 204 308V330Z', C.ink, 1),
    front: () => line('M200 150Q150 216 78 312', C.ink, 3.2) + line('M200 150Q150 216 78 312', '#fff', 1.5) + place(K.kite([E.vermilion, E.marigold, E.indigo], { rot: 24 }), 202, 138, 1.2, 24) + spark(262, 70, 9) + spark(150, 90, 6, C.lemon) +
      place(line('M-34 0H34', C.ink, 9) + line('M-34 0H34', E.wood[2], 4) + form('M-17 -20Q0 -24 17 -20V20Q0 24 -17 20Z', E.gulabi, { w: 3.2, s: 6, l: 4, rot: -50, over: line('M-18 -12L18 -6M-18 -4L18 2M-18 4L18 10M-18 12L18 18', E.gulabi[3], 1.6) }) + flat(K.rr(-21, -25, 6, 50, 3) + K.rr(15, -25, 6, 50, 3), E.marigold[1], 2.6), 74, 314, 1, -50),
  },
  mines: {
    en: 'Mines', bn: 'হাঁড়ি', size: 44, frame: () => K.frames.tin({ band: E.teal, sc: [E.marigold, E.vermilion, E.gulabi] }), plate: { w: 170 },
    scene: () => bg.rays({ cx: 208, cy: 112, n: 20, a: E.night[2], b: E.night[1], liner: '#7a3aa0' }) + burst(234, 104, 26, 10, 124, 12, E.vermilion[0], 4, 2) + burst(234, 104, 22, 8, 84, 9, E.vermilion[1], 0, 2) +
      place(K.pot(), 84, 176, 0.82) + place(K.pot({ clay: E.sindoor, band: C.lemon }), 258, 210, 0.8) + wood(268, E.clay) + floorLotus(160, 312, 150, 0.28, 0.9) + ground(160, 304, 98, 14) + ground(74, 290, 50, 9),
    front: () => place(K.pot({ kind: 'gem', clay: E.peacock }), 80, 250, 1.02) + place(K.pot({ kind: 'mine', clay: E.ink, band: E.marigold[1] }), 178, 228, 1.62) + spark(56, 200, 8) + spark(108, 178, 6) +
      place(flat('M-26 8Q-30 -14 -16 -22L-6 -10L4 -18L12 -6L26 -14Q30 4 18 12Q-8 20 -26 8Z', E.clay[1], 2.8) + path('M-16 -22L-6 -10L4 -18L12 -6L26 -14Q14 4 -4 0Q-16 -4 -16 -22Z', E.clay[0]) + path(dab(-22, -2, 74, 14, 3), E.clay[3]), 262, 304) + place(K.gem(E.gulabi), 238, 296, 0.5),
  },
  plinko: {
    en: 'Plinko', bn: 'প্লিঙ্কো', size: 38, frame: () => K.frames.floral({ band: E.sindoor, big: E.marigold, small: E.gulabi, lineC: C.rice }), plate: { w: 180, flower: E.marigold },
    scene: () => {
      const P = [E.vermilion, E.marigold, E.gulabi, E.peacock, E.violet], nail = K.genda(E.marigold);
      let pegs = '', cup = '', wall = '';
      for (let r = 0; r < 5; r++) for (let i = 0; i < 5 - (r % 2); i++) pegs += K.gendaAt(r % 2 ? E.gulabi : E.marigold, 64 + i * 48 + (r % 2) * 24, 92 + r * 42, 1.08);
      P.forEach((p, i) => { cup += place(form('M-23 -20H23Q25 22 0 25Q-25 22 -23 -20Z', p, { w: 3, s: 7, l: 4, hatch: 3 }) + flat('M-24 -20Q0 -29 24 -20Q0 -11 -24 -20Z', C.ink, 2.6) + line('M-17 0Q0 7 17 0', C.rice, 2, 'stroke-dasharray="1 5"'), 64 + i * 48, 310); });
      return bg.rays({ cy: 40, n: 24, a: E.teal[1], b: E.teal[0], liner: E.teal[2] }) + alpona.lotus(160, 176, 132, E.teal[2], { n: 12, w: 1.8, o: 0.8 }) + bg.fill(E.sindoor[0], 0, 306, 320, 90) + nail + pegs + line('M120 40Q150 70 134 104Q108 128 128 152Q160 160 176 190Q168 220 190 246', C.rice, 3, 'stroke-dasharray="1 8"') + cup;
    },
    front: () => place(K.marble(35, E.vermilion, E.marigold), 206, 132) + place(K.marble(25, E.peacock, E.rice), 112, 186) + place(K.marble(20, E.violet, E.gulabi), 112, 54) + place(K.marble(22, E.parrot, E.marigold), 190, 252) + place(K.marble(17, E.rice, E.peacock), 92, 278) +
      both('pdy', K.paddy(36, 350, 210, -84, E.marigold) + K.paddy(56, 352, 150, -70, E.parrot) + leaf(38, 348, -52, 66, 13)) + spark(182, 106, 9) + spark(96, 170, 6),
  },
  k3: {
    en: 'K3', bn: 'কে৩', size: 46, frame: () => K.frames.tin({ band: E.indigo, sc: [E.gulabi, E.marigold, E.parrot] }), plate: { w: 160 },
    scene: () => bg.rays({ cy: 184, n: 18, a: E.vermilion[1], b: E.sindoor[1], liner: E.vermilion[2] }) + bg.sun(160, 166, 112, E.marigold, { petals: 30, ring: E.marigold[0] }) + wood(276, E.indigo) + floorLotus(160, 318, 150, 0.26, 0.9),
    front: () => {
      const dome = 'M58 262V168C58 40 262 40 262 168V262Z';
      return ground(160, 298, 126, 16) + form('M36 268Q160 232 284 268Q286 284 260 292Q160 322 60 292Q34 284 36 268Z', E.brass, { w: 4, s: 10, l: 6 }) + path('M52 268Q160 240 268 268Q160 296 52 268Z', E.brass[0]) + path('M62 270Q160 248 258 270Q160 290 62 270Z', E.sindoor[1]) +
        path(dome, E.night[1], 'opacity=".86"') + place(`<g opacity=".5">${alpona.lotus(0, 0, 84, E.night[3], { n: 12, w: 1.8 })}</g>`, 160, 170) + place(K.dice(66, { rx: -28, ry: 36, rz: 8, pot: E.teal, faces: [1, 2, 3, 3, 5, 6] }), 162, 142) + place(K.dice(72, { rx: -27, ry: 48, rz: -6, pot: E.gulabi, faces: [2, 3, 1, 3, 6, 5] }), 118, 222) + place(K.dice(72, { rx: -27, ry: 28, rz: 5, pot: E.rice, pip: C.vermilion, eye: E.marigold[2], trim: E.peacock[1], faces: [5, 3, 1, 3, 4, 6] }), 208, 222) +
        path(dome, '#fff', 'opacity=".07"') + line(dome, C.ink, 4.4) + line('M61 262V168C61 46 259 46 259 168V262', E.peacock[3], 1.8) + path(lens(78, 196, 66, 110, 128, 84, 13) + lens(92, 224, 84, 190, 86, 206, 5) + lens(240, 130, 252, 160, 250, 220, 5), '#fff', 'opacity=".9"') +
        flat(circ(160, 62, 15), E.brass[1], 3.4) + flat(circ(160, 62, 8), E.vermilion[1], 2) + path(circ(157, 59, 2.6), '#fff') + path(lens(52, 284, 100, 304, 150, 304, 4), E.brass[3]) + both('k3l', leaf(52, 316, -40, 32, 13) + leaf(46, 318, -100, 28, 12) + leaf(60, 322, 6, 28, 11) + K.gendaAt(E.gulabi, 46, 314, 1.7) + K.gendaAt(E.marigold, 64, 324, 1.3));
    },
  },
  pk10: {
    en: 'PK10 rickshaw race', bn: 'রিকশা দৌড়', size: 31, frame: () => K.frames.tin({ band: E.peacock, sc: [E.vermilion, E.marigold, E.gulabi] }), plate: { w: 196 },
    scene: () => bg.sky(['#5b1c74', '#b02a6c', '#ee4a52', '#ff8a3c', '#ffc555'], { y1: 216 }) + bg.sun(196, 124, 54, E.marigold, { petals: 22, ring: C.lemon }) + bg.hills(200, E.leaf, { amp: 12, off: 80, per: 90 }) +
      path('M0 204H320V400H0Z', '#4a2a4f') + path(times(6, (i) => dab(((i * 67) % 300) + 4, 214 + ((i * 29) % 116), 0, 44, 3, 1)), '#7a4d78') + line('M0 204H320', C.ink, 3) + path('M20 232h48l-6 7H12ZM120 232h48l-4 7h-50ZM220 232h48l2 7h-50Z', C.lemon) +
      K.sym('rk2', K.rickshaw({ small: 1, hood: [E.teal, E.rice, E.violet], body: E.leaf, shirt: E.marigold })) + K.use('rk2', 252, 180, 0.42) + K.use('rk2', 82, 184, 0.5) + K.bunting(20, 30, 300, 30, 15, 10),
    front: () => ground(162, 326, 128, 10) + path(times(6, (i) => dab(6 + (i % 2) * 14, 222 + i * 18, 0, 40 - (i % 3) * 8, 5)), C.rice) + place(K.rickshaw({ hood: [E.gulabi, E.marigold, E.teal], body: E.vermilion }), 160, 268, 1.14) + path(scallopDust(44, 322) + scallopDust(24, 312, 0.7), E.rice[1], `stroke="${C.ink}" stroke-width="2"`),
  },
  keno: {
    en: 'Keno', bn: 'কেনো', size: 44, frame: () => K.frames.peacock({ band: E.indigo, bead: E.gulabi }), plate: { w: 164 },
    scene: () => bg.rays({ cy: 160, n: 20, a: E.gulabi[1], b: E.rani[1], liner: E.gulabi[2] }) + bg.sun(160, 158, 108, E.marigold, { petals: 28, ring: C.lemon }) + wood(286, E.violet) + floorLotus(160, 324, 150, 0.24, 0.9) + ground(160, 300, 110, 12),
    front: () => place(K.drum({}), 156, 168, 1.12) + place(K.numBall('৮', 27, E.vermilion), 70, 296) + place(K.numBall('২১', 24, E.parrot), 122, 308) + place(K.numBall('৪০', 25, E.gulabi), 206, 308) + place(K.numBall('৫', 27, E.teal), 256, 296) + spark(92, 86, 9) + spark(240, 250, 6) + spark(52, 258, 6, C.lemon),
  },
  teenpatti: {
    en: 'Teen Patti', bn: 'তিন পাত্তি', size: 37, frame: () => K.frames.peacock({ band: E.rani, bead: E.marigold, lineC: C.lemon }), plate: { w: 196, flower: E.marigold },
    scene: () => bg.rays({ cy: 200, n: 20, a: E.leaf[0], b: '#0e6238', liner: '#2f9a4a' }) + bg.sun(160, 172, 100, E.vermilion, { petals: 26, ring: E.sindoor[2] }) + alpona.lotus(160, 172, 112, E.marigold[2], { n: 12, w: 1.8, o: 0.9 }) + wood(300, E.sindoor),
    front: () => ground(160, 318, 110, 12) + place(K.fan([['Q', 'diamond'], ['K', 'heart'], ['A', 'spade']], { spread: 25, r: 96 }), 160, 182, 1.36) + place(K.lotus({}), 160, 302, 1) + place(K.coinStack(5, 25, 8), 64, 318) + place(K.coinStack(3, 25, 8), 254, 318) + spark(70, 130, 8) + spark(250, 112, 9, C.lemon) + K.gendaAt(E.marigold, 232, 322, 1.4),
  },
  sundarbans: {
    en: 'Sundarbans', bn: 'সুন্দরবন', size: 38, frame: () => K.frames.floral({ band: E.indigo, big: E.vermilion, small: E.marigold, lineC: C.marigold }), plate: { w: 190, flower: E.vermilion },
    scene: () => bg.sky(['#06233f', '#08405a', '#0a5f66', '#0f7f6a'], { y1: 330 }) + bg.sun(160, 150, 112, E.vermilion, { petals: 30, ring: E.marigold[1] }) + bg.stars([[56, 60, 7], [92, 46, 2], [262, 58, 7]]) + both('plx', K.palm(46, 330, 196, E.leaf, { lean: -4 })) +
      both('spb', spray(44, 300, { a0: -150, a1: -30, n: 4, len: 124, w: 26, pot: E.teal })) + bg.water(300, { pot: E.peacock, rows: 2, step: 18 }),
    front: () => form('M78 372Q66 268 108 240H212Q254 268 242 372Z', E.marigold, { w: 4, s: 12, l: 6, inner: path('M112 240Q118 300 132 330L138 372H184L190 330Q202 300 208 240Z', C.rice) + path(times(8, (i) => dab(132 + i * 8, 296 + (i % 2) * 9, 92 - i, 22, 3)), E.rice[0]) + path(lens(74, 290, 96, 300, 112, 286, 9) + lens(72, 318, 96, 326, 116, 312, 9) + lens(246, 290, 224, 300, 208, 286, 9) + lens(248, 318, 224, 326, 204, 312, 9), C.ink) }) + place(K.tiger(), 160, 176, 1.2) + both('spf', spray(38, 352, { a0: -118, a1: -12, n: 5, len: 108, w: 24 })) + K.roseAt(E.vermilion, 52, 316, 1.3) + K.roseAt(E.gulabi, 270, 316, 1.3),
  },
  hilsa: {
    en: 'Hilsa season', bn: 'ইলিশ', size: 44, frame: () => K.frames.peacock({ band: E.teal, bead: E.vermilion, lineC: C.rice }), plate: { w: 170, flower: E.vermilion },
    scene: () => bg.sky(['#1b1350', '#2a2a86', '#2a5cab', '#4aa0c6', '#ffcf8a', '#ff9a5c'], { y1: 250 }) + K.sym('cl', bg.cloud(0, 0, 0.9, ['#6d6aa8', '#c9d0ef', '#fff', '#fff'])) + K.use('cl', 92, 76) + K.use('cl', 240, 64) + place(K.repeat(path(dab(8, 0, 108, 20, 1.8) + dab(40, 26, 108, 18, 1.8) + dab(22, 54, 108, 20, 1.8) + dab(52, 78, 108, 16, 1.8) + dab(4, 104, 108, 20, 1.8), '#a9c8f4'), 5, 58, 0), 24, 66) +
      bg.water(234, { pot: E.indigo, rows: 2, step: 22 }) + place(K.boat({ sail: [E.vermilion, E.marigold, E.gulabi] }), 236, 244, 0.5) + bg.water(270, { pot: E.peacock, rows: 4, step: 20 }),
    front: () => {
      const drop = (x, y, a, L, w) => flat(petal(x, y, a, 0, L, w), E.peacock[3], 2) + path(dab(...K.polar(x, y, a, L * 0.3), a - 4, L * 0.5, 2.6), '#fff');
      const splash = K.sym('drp', drop(0, 0, -90, 60, 11)) + [[-168, 44], [-14, 44], [-146, 52], [-36, 52], [-122, 58], [-60, 56], [-90, 62]].map(([a, L]) => K.use('drp', 84, 304, L / 60, a + 90)).join('') + flat('M34 304Q84 286 134 304Q84 322 34 304Z', E.peacock[2], 2.4) + path(lens(44, 302, 84, 292, 124, 302, 4) + lens(36, 318, 84, 336, 158, 316, 5), '#fff');
      return place(K.hilsa({ L: 216, D: 50, bend: -1.1, rot: -42, flip: -1 }), 152, 166, 1.14, -42, -1) + splash + dots([[36, 246, 4], [138, 256, 4], [30, 270, 3], [60, 228, 3]], 3, '#fff') + spark(236, 96, 9) +
        K.paddy(282, 350, 112, -106, E.parrot) + leaf(286, 350, -128, 66, 13) + leaf(280, 350, -148, 50, 12) + leaf(284, 350, -80, 60, 12);
    },
  },
  fish: {
    en: 'Fish hunter', bn: 'মাছ শিকার', size: 33, crop: { x: 24, y: 62, side: 256 }, frame: () => K.frames.tin({ band: E.sindoor, sc: [E.teal, E.marigold, E.peacock] }), plate: { w: 192 },
    scene: () => bg.sky(['#35c3bd', '#17a0ad', '#0c7c9b', '#0a5f88', '#0a4474', '#0b2f5c'], { y1: 350, wave: 5 }) + path('M60 20L10 330H70L110 20ZM150 20L140 300H190L180 20ZM230 20L270 320H310L262 20Z', '#fff', 'opacity=".1"') +
      K.sym('sf', K.fish({ small: 1, L: 70, D: 19, bend: 0.3, pot: E.marigold, back: E.marigold[0], belly: E.marigold[3], fin: E.vermilion })) + K.use('sf', 78, 104) + K.use('sf', 222, 262, 0.8) + K.use('sf', 92, 284, 0.66) +
      flat('M0 330Q40 300 90 318T190 312T320 322V400H0Z', E.clay[0], 2.4) + path(times(8, (i) => dab(20 + i * 38, 326 - (i % 3) * 5, 10, 26, 3)), E.clay[1]),
    front: () => {
      let net = '', knots = [];
      for (let i = 0; i < 9; i++) { const x = 52 + i * 27, y = 150 + Math.sin((i / 8) * Math.PI) * 56; net += `M160 16Q${f(160 + (x - 160) * 0.5)} ${f(40 + (y - 40) * 0.3)} ${f(x)} ${f(y)}`; knots.push([x, y, 4.4]); }
      for (const k of [0.32, 0.5, 0.68, 0.84, 1]) { net += `M${f(160 - 108 * k)} ${f(16 + 134 * k)}`; for (let i = 0; i < 8; i++) { const a = 52 + (i + 1) * 27, y = 150 + Math.sin(((i + 1) / 8) * Math.PI) * 56; net += `Q${f(160 + (a - 13.5 - 160) * k)} ${f(16 + (y - 16) * k + 5)} ${f(160 + (a - 160) * k)} ${f(16 + (y - 16) * k)}`; } }
      return place(K.fish({ L: 190, D: 58, bend: 0.62, pot: E.vermilion, back: E.sindoor[1], belly: E.marigold[1], fin: E.marigold, scale: E.marigold[3], flip: 1, w: 3.6 }), 152, 198, 1.06, -6) + K.def('net', `<path id="net" fill="none" d="${net}"/>`) + `<use href="#net" stroke="${C.ink}" stroke-width="3.4" opacity=".6"/><use href="#net" stroke="${C.rice}" stroke-width="1.6"/>` + knots.map(([x, y]) => K.use('rvt', x, y, 1.1)).join('') + K.rivet() +
        both('wd', spray(42, 350, { a0: -122, a1: -36, n: 5, len: 104, w: 17, pot: E.rani })) + line(circ(48, 172, 6.4) + circ(60, 152, 4.2) + circ(48, 136, 3), '#fff', 1.8) + spark(96, 158, 8);
    },
  },
  rooster: {
    en: 'Tin rooster arena', bn: 'টিনের মোরগ', size: 30, crop: { x: 36, y: 56, side: 256 }, frame: () => K.frames.tin({ band: E.vermilion, sc: [E.teal, E.marigold, E.gulabi] }), plate: { w: 200 },
    scene: () => bg.rays({ cy: 170, n: 18, a: E.marigold[1], b: E.marigold[2], liner: E.marigold[3] }) + alpona.lotus(160, 160, 118, E.vermilion[1], { n: 12, w: 2, o: 0.75 }) + flat('M0 284H320V400H0Z', E.teal[1], 3) + path(times(5, (i) => dab(16 + ((i * 61) % 280), 292 + ((i * 17) % 40), 0, 40, 2.6)), E.teal[2]) + floorLotus(160, 312, 150, 0.2) + K.bunting(20, 32, 300, 32, 20, 11, [E.vermilion, E.indigo, E.gulabi, E.leaf]),
    front: () => ground(168, 318, 108, 10) + place(K.rooster(), 164, 190, 1.06) + spark(254, 226, 8) + both('rsl', K.gendaAt(E.gulabi, 46, 312, 1.8) + K.gendaAt(E.marigold, 66, 322, 1.3) + leaf(54, 318, -30, 30, 12) + leaf(40, 322, -110, 26, 11)),
  },
  cricket: {
    en: 'Cricket', bn: 'ক্রিকেট', size: 40, frame: () => K.frames.floral({ band: E.indigo, big: E.marigold, small: E.vermilion, lineC: C.rice }), plate: { w: 180, flower: E.marigold },
    scene: () => {
      const cols = [E.vermilion[1], E.marigold[1], E.gulabi[1], E.teal[2], E.rice[1], E.parrot[1]];
      const row = (k) => K.repeat(cols.map((c, i) => path(K.circ(((i + k) % 6) * 7.4, (i % 2) * 2, 3.4), c)).join(''), 6, 44.4, 0);
      const crowd = [0, 2, 4, 1].map((k, r) => place(row(k), 26 + (r % 2) * 4, 190 + r * 9)).join('');
      const lamp = (x, k) => line(`M${x} 196L${x} 92`, C.ink, 6) + line(`M${x} 196L${x} 92`, E.tin[1], 2.6) + place(path(petal(0, 0, 100, 0, 150, 46), '#fff', 'opacity=".16"'), x, 84, 1, k * -28) + form(K.rr(x - 24, 62, 48, 32, 4), E.tin, { w: 3, s: 4, l: 3, hatch: 0 }) + dots([[x - 14, 71, 5], [x, 71, 5], [x + 14, 71, 5], [x - 14, 85, 5], [x, 85, 5], [x + 14, 85, 5]], 5, C.lemon);
      return bg.sky(['#1c1257', '#2b2a8c', '#6a36a4', '#c2478f', '#ff8a5e'], { y1: 190 }) + bg.stars([[120, 56, 6], [200, 66, 2], [96, 92, 2], [226, 104, 6], [160, 82, 2]]) + lamp(62, 1) + lamp(262, -1) + bg.fill('#1c0e3a', 0, 182, 320, 50) + crowd + K.bunting(20, 178, 300, 178, 4, 14, [E.marigold, E.vermilion, E.rice]) +
        flat('M0 228Q160 214 320 228V400H0Z', E.leaf[1], 2.6) + path('M0 250Q160 236 320 250V268Q160 252 0 268ZM0 296Q160 280 320 296V322Q160 304 0 322Z', E.leaf[2]) + flat('M124 222L196 222L262 400H58Z', E.wood[2], 2.4) + path(times(9, (i) => dab(120 + ((i * 31) % 70), 240 + i * 10, 10, 30, 2)), E.wood[1]) + line('M96 300H224', '#fff', 3.4);
    },
    front: () => ground(206, 302, 48, 8) + place(K.stumps({ h: 142, fly: 3.4 }), 226, 306, 1.14) + flat(lens(36, 52, 56, 122, 124, 166, 44), E.vermilion[2], 2.6) + path(lens(48, 74, 62, 126, 122, 164, 28), C.lemon) + path(lens(60, 98, 76, 136, 120, 164, 11), '#fff') + place(K.ball(41), 134, 176) + place(K.bat({ rot: -40 }), 94, 258, 1.16, -40) + burst(186, 182, 12, 10, 30, 6, C.lemon, 0, 2) + spark(256, 96, 8),
  },
  esports: {
    en: 'E-sports', bn: 'ই-স্পোর্টস', size: 34, crop: { x: 24, y: 48, side: 272 }, frame: () => K.frames.tin({ band: E.violet, sc: [E.marigold, E.teal, E.gulabi] }), plate: { w: 196 },
    scene: () => bg.rays({ cy: 160, n: 20, a: E.teal[0], b: '#06707a', liner: E.teal[1] }) + bg.sun(160, 152, 96, E.gulabi, { petals: 26, ring: E.rani[1] }) + alpona.lotus(160, 152, 92, E.gulabi[3], { n: 12, w: 1.8 }) + line([58, 50, 42].map((r) => `M${f(160 - r * 2.2)} ${f(152 - r)}A${r * 2.4} ${r * 2.4} 0 0 0 ${f(160 - r * 2.2)} ${f(152 + r)}M${f(160 + r * 2.2)} ${f(152 - r)}A${r * 2.4} ${r * 2.4} 0 0 1 ${f(160 + r * 2.2)} ${f(152 + r)}`).join(''), C.rice, 2.2, 'stroke-dasharray="1 6"') + wood(288, E.indigo) + floorLotus(160, 322, 150, 0.24, 0.9),
    front: () => place(K.headset(), 160, 158, 1.3) + place(K.crown(), 160, 146, 0.98) + ground(170, 318, 92, 9) + place(K.gamepad(), 172, 274, 1.14, 6) + spark(62, 84, 9) + spark(262, 96, 8, C.lemon) + spark(70, 286, 6) + both('esg', K.gendaAt(E.marigold, 50, 316, 1.6) + leaf(62, 322, 4, 26, 11)),
  },
  baccarat: {
    en: 'Baccarat live table', bn: 'ব্যাকারা', size: 38, frame: () => K.frames.peacock({ band: E.leaf, bead: E.gulabi, lineC: C.marigold }), plate: { w: 182 },
    scene: () => bg.rays({ cy: 150, n: 20, a: E.sindoor[1], b: E.sindoor[0], liner: E.sindoor[2] }) + place(K.roulette(112), 160, 146) + flat('M0 266Q160 244 320 266V400H0Z', E.leaf[0], 3) + line('M0 280Q160 258 320 280', E.marigold[2], 2.4) + line('M0 288Q160 266 320 288', C.rice, 1.2, 'stroke-dasharray="2 5"') + floorLotus(160, 318, 140, 0.22, 0.8),
    front: () => ground(150, 312, 92, 10) + place(K.card('9', 'spade', { rot: -13 }), 112, 232, 1.2, -13) + place(K.card('K', 'heart', { rot: 9 }), 190, 226, 1.2, 9) + place(K.coinStack(6, 24, 8), 266, 314) + place(K.coinStack(3, 24, 8), 56, 316) + place(K.coin(22), 228, 312) + place(K.lotus({ pad: 0 }), 90, 318, 0.5, -10) + spark(74, 90, 9) + spark(254, 74, 8, C.lemon) + flat(circ(206, 84, 9), '#fff', 2.6),
  },
  // Kinds of games that are no game themselves, and other places of the site.
  lottery: {
    en: 'Lottery', bn: 'লটারি', size: 42, crop: { x: 26, y: 48, side: 268 }, frame: () => K.frames.floral({ band: E.peacock, big: E.gulabi, small: E.marigold, lineC: C.rice }), plate: { w: 170 },
    scene: () => bg.rays({ cy: 160, n: 20, a: E.sindoor[1], b: E.sindoor[0], liner: E.sindoor[2] }) + bg.sun(160, 140, 88, E.teal, { petals: 26, ring: E.peacock[2] }) + alpona.lotus(160, 140, 82, E.teal[3], { n: 12, w: 1.8 }) + wood(276, E.indigo) + floorLotus(160, 316, 150, 0.28),
    front: () => place(O.ticket('২১৭', { pot: E.gulabi, rot: -24 }), 112, 112, 1, -24) + place(O.ticket('৪০৮', { pot: E.parrot, rot: 18 }), 212, 136, 1, 18) + place(O.ticket('৭২৫', { rot: -6 }), 160, 202, 1.22, -6) + ground(160, 314, 100, 10) +
      place(K.numBall('৭', 27, E.vermilion), 84, 286) + place(K.numBall('২', 27, E.teal), 148, 300) + place(K.numBall('৫', 27, E.marigold), 214, 290) + spark(62, 200, 9) + spark(258, 220, 8, C.lemon) + spark(226, 74, 8),
  },
  elottery: {
    en: 'E-lottery', bn: 'ই-লটারি', size: 38, crop: { x: 32, y: 52, side: 262 }, frame: () => K.frames.tin({ band: E.gulabi, sc: [E.teal, E.marigold, E.peacock] }), plate: { w: 196, flower: E.marigold },
    scene: () => bg.rays({ cy: 170, n: 20, a: E.indigo[1], b: E.indigo[0], liner: E.indigo[2] }) + bg.sun(160, 168, 108, E.marigold, { petals: 28, ring: E.vermilion[2] }) + `<g opacity=".7">${alpona.lotus(160, 168, 100, E.vermilion[1], { n: 12, w: 2 })}</g>` + wood(290, E.teal) + floorLotus(160, 322, 150, 0.24, 0.9),
    front: () => ground(160, 312, 84, 10) + place(O.phone(bg.fill(E.night[1], -60, -100, 120, 190) + alpona.lotus(0, -12, 62, E.night[3], { n: 12, w: 1.6 }) + K.numBall('৯', 21, E.gulabi) + place(K.numBall('৪', 21, E.marigold), -26, -52) + place(K.numBall('৬', 21, E.parrot), 26, -48) + place(K.numBall('১', 21, E.teal), -24, 48) + place(K.numBall('৮', 21, E.vermilion), 26, 44)), 160, 178, 1.12) +
      place(K.numBall('৫', 21, E.gulabi), 66, 278, 1.38) + place(K.numBall('৩', 21, E.parrot), 256, 262, 1.38) + O.coins(20, [[76, 108, 1.1], [250, 128]]) + spark(80, 180, 9) + spark(244, 80, 9, C.lemon),
  },
  sports: {
    en: 'Sports', bn: 'খেলাধুলা', size: 36, crop: { x: 32, y: 56, side: 258 }, frame: () => K.frames.floral({ band: E.rani, big: E.marigold, small: E.teal, lineC: C.lemon }), plate: { w: 192, flower: E.marigold },
    scene: () => bg.sky(['#0d5e9c', '#1489b8', '#3bb7c6', '#8fdcc8', '#ffe39a'], { y1: 230 }) + bg.sun(160, 128, 74, E.marigold, { petals: 24, ring: C.lemon }) + bg.cloud(76, 84, 0.8) + bg.cloud(252, 100, 0.7) + K.bunting(20, 40, 300, 40, 16, 11) + bg.hills(230, E.leaf, { amp: 10, off: 30, per: 90 }) + flat('M0 240Q160 226 320 240V400H0Z', E.leaf[1], 2.6) + path('M0 262Q160 246 320 262V280Q160 262 0 280ZM0 308Q160 290 320 308V334Q160 314 0 334Z', E.leaf[2]),
    front: () => ground(164, 316, 118, 10) + place(O.trophy(), 160, 168, 1.34) + place(K.bat({ rot: 34 }), 246, 222, 0.98, 34) + place(O.football(46), 92, 266) + place(K.ball(25), 236, 300) + K.gendaAt(E.gulabi, 160, 304, 1.7) + spark(84, 128, 9) + spark(222, 92, 8, C.lemon),
  },
  live: {
    en: 'Live casino', bn: 'লাইভ', size: 44, crop: { x: 38, y: 30, side: 246 }, frame: () => K.frames.peacock({ band: E.indigo, bead: E.vermilion, lineC: C.marigold }), plate: { w: 164, flower: E.vermilion },
    scene: () => bg.rays({ cy: 150, n: 20, a: E.leaf[0], b: '#0e6238', liner: '#2f9a4a' }) + bg.sun(160, 132, 102, E.marigold, { petals: 28, ring: E.vermilion[2] }) + `<g opacity=".6">${alpona.lotus(160, 132, 96, E.vermilion[1], { n: 12, w: 2 })}</g>` + place(O.dealer({ sari: E.rani, blouse: E.teal }), 160, 176, 1.16) + flat('M0 300Q160 276 320 300V400H0Z', E.sindoor[1], 3) + line('M0 312Q160 288 320 312', C.lemon, 2, 'stroke-dasharray="2 5"'),
    front: () => place(K.card('A', 'spade', { rot: -18 }), 76, 282, 0.86, -18) + place(K.card('K', 'heart', { rot: 16 }), 246, 282, 0.86, 16) + spark(70, 116, 9) + spark(252, 128, 8, C.lemon),
  },
  cards: {
    en: 'Card rooms', bn: 'তাসের আসর', size: 31, crop: { x: 24, y: 44, side: 272 }, frame: () => K.frames.tin({ band: E.leaf, sc: [E.marigold, E.vermilion, E.gulabi] }), plate: { w: 200 },
    scene: () => bg.rays({ cy: 170, n: 20, a: E.violet[1], b: E.violet[0], liner: E.violet[2] }) + alpona.lotus(160, 176, 150, E.violet[2], { n: 12, w: 2, o: 0.7 }),
    front: () => ground(164, 196, 132, 124, C.ink, 0.4) + place(O.cardTable(128), 160, 180) + place(K.coinStack(4, 20, 7), 146, 186) + place(K.coinStack(6, 20, 7), 176, 196) + place(K.lotus({ pad: 0 }), 48, 316, 0.6, -8) + place(K.lotus({ pad: 0 }), 272, 316, 0.6, 8) + spark(54, 78, 8) + spark(264, 82, 9, C.lemon),
  },
  slots: {
    en: 'Slots', bn: 'স্লট', size: 46, crop: { x: 28, y: 40, side: 280 }, frame: () => K.frames.floral({ band: E.violet, big: E.vermilion, small: E.marigold, lineC: C.lemon }), plate: { w: 150, flower: E.vermilion },
    scene: () => bg.rays({ cy: 160, n: 22, a: E.teal[1], b: E.teal[0], liner: E.teal[2] }) + bg.sun(160, 160, 112, E.marigold, { petals: 28, ring: C.lemon }) + wood(300, E.rani) + floorLotus(160, 326, 150, 0.22, 0.9),
    front: () => ground(160, 322, 122, 9) + place(O.slotMachine(), 154, 196, 0.92) + O.coins(17, [[58, 110, 1.15], [262, 228]]) + spark(62, 72, 9) + spark(262, 84, 9, C.lemon) + spark(50, 210, 7),
  },
  inhouse: {
    en: 'In-house games', bn: 'ঘরের খেলা', size: 33, crop: { x: 28, y: 78, side: 264 }, frame: () => K.frames.peacock({ band: E.vermilion, bead: E.marigold, lineC: C.rice }), plate: { w: 196, flower: E.marigold },
    scene: () => bg.sky(['#1c1257', '#3a2a8c', '#7a36a4', '#d2478f', '#ff8a5e', '#ffc36a'], { y1: 270 }) + bg.moon(246, 92, 22) + bg.stars([[72, 92, 7], [112, 62, 3], [206, 60, 6], [96, 130, 3]]) + both('ihp', K.palm(48, 290, 142, E.leaf, { lean: -8 })) + flat('M0 276Q160 258 320 276V400H0Z', E.leaf[1], 2.6) + floorLotus(160, 318, 150, 0.22),
    front: () => ground(160, 292, 108, 10) + place(O.playhouse(), 160, 202, 1.04) + place(K.kite([E.vermilion, E.marigold, E.teal], { rot: 24 }), 244, 108, 0.5, 24) + place(K.dice(58, { rx: -28, ry: 40, rz: -6, pot: E.rice, pip: C.vermilion, eye: E.marigold[2], trim: E.gulabi[1], faces: [4, 2, 1, 6, 3, 5] }), 76, 298) + place(K.pot({ clay: E.peacock }), 246, 300, 0.7),
  },
  promotions: {
    en: 'Promotions', bn: 'অফার', size: 44, crop: { x: 28, y: 64, side: 262 }, frame: () => K.frames.floral({ band: E.indigo, big: E.marigold, small: E.gulabi, lineC: C.rice }), plate: { w: 164, flower: E.marigold },
    scene: () => bg.rays({ cy: 190, n: 20, a: E.night[2], b: E.night[1], liner: '#7a3aa0' }) + place(K.firework(66), 92, 112) + place(K.firework(54, [E.teal, E.marigold, E.gulabi]), 232, 100) + bg.stars([[160, 66, 7], [60, 200, 3], [262, 190, 6]]) + wood(290, E.sindoor) + floorLotus(160, 322, 150, 0.24, 0.9),
    front: () => ground(160, 312, 110, 10) + place(K.hawai({ rot: -16 }), 66, 232, 0.86, -16) + place(O.gift(), 166, 216, 1.16) + place(K.dhol(), 250, 292, 0.62, -8) + place(K.coinStack(4, 22, 8), 72, 316) + K.gendaAt(E.marigold, 112, 318, 1.5) + spark(236, 176, 8, C.lemon) + spark(96, 176, 7),
  },
  help: {
    en: 'Help', bn: 'সাহায্য', size: 40, crop: { x: 30, y: 56, side: 260 }, frame: () => K.frames.tin({ band: E.peacock, sc: [E.marigold, E.gulabi, E.teal] }), plate: { w: 176 },
    scene: () => bg.rays({ cy: 160, n: 20, a: E.rani[1], b: E.rani[0], liner: E.rani[2] }) + bg.sun(160, 166, 98, E.marigold, { petals: 26, ring: C.lemon }) + `<g opacity=".7">${alpona.lotus(160, 166, 92, E.vermilion[1], { n: 12, w: 2 })}</g>` + wood(290, E.leaf) + floorLotus(160, 322, 150, 0.24, 0.9),
    front: () => ground(160, 308, 100, 10) + place(K.headset(), 160, 190, 1.16) + place(O.bubble({ pot: E.teal }), 104, 104, 0.84) + place(O.bubble({ pot: E.vermilion, flip: -1 }), 226, 136, 0.72) + place(K.lotus({}), 160, 296, 0.86) + spark(70, 190, 8) + spark(258, 220, 8, C.lemon),
  },
  download: {
    en: 'The app', bn: 'অ্যাপ', size: 44, crop: { x: 34, y: 52, side: 256 }, frame: () => K.frames.floral({ band: E.sindoor, big: E.teal, small: E.marigold, lineC: C.lemon }), plate: { w: 160, flower: E.teal },
    scene: () => bg.sky(['#123a78', '#0f6aa3', '#1f9fc0', '#63c8c0', '#ffd68a', '#ffb153'], { y1: 330 }) + bg.sun(160, 170, 96, E.marigold, { petals: 26, ring: E.vermilion[2] }) + bg.cloud(72, 96, 0.8) + bg.cloud(258, 214, 0.76, E.rice, { flip: -1 }) + place(K.kite([E.teal, E.rice, E.gulabi], { rot: 18 }), 252, 96, 0.46, 18) + bg.hills(306, E.teal, { off: 40, amp: 14 }) + bg.hills(326, E.leaf, { off: 90, amp: 14, per: 130 }),
    front: () => ground(160, 316, 86, 10) + place(O.phone(bg.fill(E.indigo[0], -60, -100, 120, 190) + bg.sun(0, -8, 34, E.gulabi, { petals: 18, ring: E.rani[1] }) + place(O.playhouse(), 0, -6, 0.46), { rot: -8 }), 152, 176, 1.1, -8) +
      place(form('M-22 -34H22V4H44L0 48L-44 4H-22Z', E.parrot, { w: 4, s: 8, l: 6 }), 230, 272, 0.86) + K.roseAt(E.vermilion, 66, 306, 1.5) + K.gendaAt(E.marigold, 92, 318, 1.4) + spark(64, 190, 8) + spark(240, 156, 8, C.lemon),
  },
  points: {
    en: 'Points', bn: 'পয়েন্ট', size: 42, crop: { x: 34, y: 60, side: 254 }, frame: () => K.frames.peacock({ band: E.violet, bead: E.marigold, lineC: C.lemon }), plate: { w: 176, flower: E.gulabi },
    scene: () => bg.rays({ cy: 180, n: 20, a: E.peacock[1], b: E.peacock[0], liner: E.peacock[2] }) + bg.sun(160, 150, 96, E.gulabi, { petals: 26, ring: E.rani[2] }) + alpona.lotus(160, 150, 90, E.gulabi[3], { n: 12, w: 1.8 }) + wood(292, E.sindoor) + floorLotus(160, 322, 150, 0.24, 0.9),
    front: () => ground(160, 316, 108, 10) + place(O.basket(), 160, 232, 0.98) + place(K.crown(), 160, 112, 0.86) + place(K.coinStack(4, 22, 8), 64, 318) + K.gendaAt(E.marigold, 258, 314, 1.6) + spark(76, 140, 9) + spark(246, 124, 8, C.lemon),
  },
  limbo: {
    en: 'Limbo', bn: 'লিম্বো', size: 44, crop: { x: 46, y: 44, side: 236 }, frame: () => K.frames.tin({ band: E.indigo, sc: [E.marigold, E.gulabi, E.teal] }), plate: { w: 176, flower: E.gulabi },
    scene: () => bg.sky(['#140f4e', '#2b2384', '#6b2f9c', '#c23f8d', '#f2665f', '#ffa052', '#ffcf77'], { y1: 330 }) + bg.moon(84, 96, 24) + bg.stars([[124, 66, 6], [62, 160, 5], [250, 62, 6], [112, 128, 2.4], [270, 150, 2.4], [206, 58, 2.4]]) + bg.cloud(84, 214, 0.62) + bg.cloud(258, 236, 0.66, E.rice, { flip: -1 }) +
      O.house(196, 274, 104, 120, E.teal, { door: E.marigold }) + O.house(18, 286, 92, 110, E.vermilion) + O.house(104, 306, 100, 90, E.violet, { door: E.gulabi }),
    front: () => line('M64 292Q150 270 180 152', C.ink, 3.4) + line('M64 292Q150 270 180 152', '#fff', 1.6) + place(K.kite([E.teal, E.marigold, E.vermilion], { rot: 14 }), 184, 128, 1.12, 14) + K.bunting(20, 206, 300, 206, 8, 15, [E.vermilion, E.marigold, E.parrot, E.gulabi]) + spark(96, 158, 8) + spark(268, 96, 9, C.lemon) + spark(108, 74, 6) +
      place(line('M-34 0H34', C.ink, 9) + line('M-34 0H34', E.wood[2], 4) + form('M-17 -20Q0 -24 17 -20V20Q0 24 -17 20Z', E.gulabi, { w: 3.2, s: 6, l: 4, rot: -16, over: line('M-18 -12L18 -6M-18 -4L18 2M-18 4L18 10M-18 12L18 18', E.gulabi[3], 1.6) }), 64, 292, 1, -16),
  },
  wheel: {
    en: 'Wheel', bn: 'ভাগ্যের চাকা', size: 30, crop: { x: 30, y: 42, side: 260 }, frame: () => K.frames.floral({ band: E.teal, big: E.vermilion, small: E.marigold, lineC: C.rice }), plate: { w: 204, flower: E.marigold },
    scene: () => bg.rays({ cy: 176, n: 22, a: E.indigo[1], b: E.indigo[0], liner: E.indigo[2] }) + bg.stars([[62, 66, 6], [258, 66, 6], [56, 280, 5], [266, 280, 5]], C.lemon) + K.bunting(20, 44, 300, 44, 16, 12),
    front: () => ground(160, 322, 96, 9) + flat('M96 330L150 190H170L224 330H200L160 226L120 330Z', E.vermilion[1], 3.4) + path('M104 324L152 198L156 198L112 324Z', E.vermilion[2]) + place(O.fairWheel(), 160, 182) + place(form('M0 30C-7 16 -19 6 -19 -9A19 19 0 0 1 19 -9C19 6 7 16 0 30Z', E.marigold, { w: 4, s: 6, l: 4 }) + K.gendaAt(E.vermilion, 0, -9, 0.9), 160, 64) + spark(56, 140, 8) + spark(264, 120, 9, C.lemon) + K.gendaAt(E.gulabi, 70, 316, 1.6) + K.gendaAt(E.marigold, 250, 316, 1.6),
  },
  tower: {
    en: 'Tower', bn: 'রাজবাড়ি', size: 42, crop: { x: 36, y: 44, side: 252 }, frame: () => K.frames.peacock({ band: E.sindoor, bead: E.marigold, lineC: C.lemon }), plate: { w: 184, flower: E.gulabi },
    scene: () => bg.sky(['#1c1257', '#3a2a8c', '#7a36a4', '#d2478f', '#ff8a5e', '#ffc36a'], { y1: 330 }) + bg.stars([[112, 62, 5], [252, 74, 6], [60, 150, 3], [272, 150, 3]]) + K.palm(44, 330, 120, E.leaf, { lean: -8 }) + wood(316, E.leaf),
    front: () => {
      const niches = K.sym('tns', O.niche({ inside: O.shutters() })) + K.sym('tnl', O.niche({ glow: E.violet[1], inside: O.diya(true) })) + K.use('tns', 119, 162, 0.76) + K.use('tnl', 201, 162, 0.76) + K.use('tnl', 78, 270, 0.76) + place(O.niche({ inside: O.cobra() }), 160, 270, 0.76) + K.use('tns', 242, 270, 0.76);
      return ground(160, 326, 112, 9) + flat('M42 324V214H278V324Z', E.clay[1], 3.4) + flat('M42 214L60 196H260L278 214Z', E.marigold[1], 3) + flat('M76 196V112H244V196Z', E.clay[1], 3.4) + flat('M70 112L92 92H228L250 112Z', E.marigold[1], 3) + form('M84 92Q98 44 160 38Q222 44 236 92Q160 72 84 92Z', E.vermilion, { w: 3.6, s: 9, l: 6 }) + line('M160 38V14', C.ink, 4) + flat('M162 14L190 21L162 28Z', E.parrot[1], 2.4) +
        niches + spark(56, 190, 8) + spark(262, 180, 8, C.lemon);
    },
  },
  coin: {
    en: 'Coin flips', bn: 'হেড না টেল', size: 32, crop: { x: 40, y: 62, side: 248 }, frame: () => K.frames.tin({ band: E.violet, sc: [E.marigold, E.parrot, E.gulabi] }), plate: { w: 200, flower: E.gulabi },
    scene: () => bg.rays({ cy: 190, n: 22, a: E.indigo[1], b: E.indigo[0], liner: E.indigo[2] }) + bg.sun(160, 180, 104, E.vermilion, { petals: 28, ring: E.marigold[1] }) + wood(296, E.leaf) + floorLotus(160, 322, 150, 0.24, 0.9),
    front: () => ground(150, 318, 92, 10) + place(O.tossCoin('boat'), 214, 132, 0.66, 14) + place(O.tossCoin('lily'), 130, 222, 0.92, -8) + line('M250 60Q272 76 276 100M40 132Q44 106 60 92M252 226Q246 252 230 268', C.lemon, 4) + spark(72, 122, 9) + spark(274, 210, 9, C.lemon) + spark(244, 296, 7) + K.gendaAt(E.marigold, 256, 316, 1.6) + K.gendaAt(E.gulabi, 62, 316, 1.5),
  },
  hilo: {
    en: 'Hi-Lo', bn: 'উঁচু না নিচু', size: 32, crop: { x: 38, y: 62, side: 248 }, frame: () => K.frames.floral({ band: E.peacock, big: E.marigold, small: E.gulabi, lineC: C.rice }), plate: { w: 200, flower: E.marigold },
    scene: () => bg.rays({ cy: 186, n: 22, a: E.sindoor[1], b: E.sindoor[0], liner: E.sindoor[2] }) + bg.sun(160, 182, 102, E.teal, { petals: 26, ring: E.parrot[1] }) + wood(300, E.violet) + floorLotus(160, 324, 150, 0.22, 0.9),
    front: () => ground(160, 314, 112, 10) + place(O.plateBack(), 104, 202, 0.74, -11) + place(K.card('Q', 'heart', { rot: 9 }), 202, 194, 1.42, 9) + place(form('M0 -36L34 2H14V34H-14V2H-34Z', E.parrot, { w: 4, s: 8, l: 6 }), 266, 92, 0.66) + place(form('M0 36L34 -2H14V-34H-14V-2H-34Z', E.vermilion, { w: 4, s: 8, l: 6, rot: 0 }), 60, 304, 0.66) + spark(150, 72, 9) + spark(276, 250, 8, C.lemon) + K.gendaAt(E.gulabi, 256, 316, 1.6) + K.gendaAt(E.marigold, 106, 318, 1.4),
  },
  aam: {
    en: 'Mango Orchard', bn: 'আমবাগান', size: 38, crop: { x: 44, y: 66, side: 232 }, frame: () => K.frames.floral({ band: E.leaf, big: E.vermilion, small: E.marigold, lineC: C.rice }), plate: { w: 196, flower: E.marigold },
    scene: () => bg.rays({ cy: 184, n: 20, a: E.teal[1], b: E.teal[0], liner: E.teal[2] }) + bg.sun(160, 172, 92, E.marigold, { petals: 24, ring: E.vermilion[1] }) + alpona.lotus(160, 172, 84, E.marigold[0], { n: 12, w: 1.6, o: 0.55 }) + wood(282, E.leaf) + line('M10 34Q150 20 316 62', C.ink, 16) + line('M10 34Q150 20 316 62', E.wood[1], 10) + line('M20 31Q130 20 230 36', E.wood[3], 2),
    front: () => ground(160, 318, 104, 12) + [[30, 36, 110], [60, 32, 62], [100, 30, 120], [138, 30, 58], [210, 38, 118], [246, 46, 64], [284, 54, 104]].map(([x, y, a], i) => leaf(x, y, a, 50, 19, i % 2 ? E.leaf : E.parrot, 2)).join('') + place(mangoFruit(E.parrot, null), 92, 96, 0.5, 4) + place(mangoFruit(E.marigold, E.vermilion[2]), 232, 104, 0.56, -4) +
      leaf(112, 190, -150, 70, 32, E.leaf, 2.4) + leaf(208, 186, -26, 70, 32, E.leaf, 2.4) + place(mangoFruit(E.parrot, null), 100, 226, 1.18, -26) + place(mangoFruit(E.marigold, E.vermilion[2]), 222, 222, 1.24, 20) + place(mangoFruit(['#b85a00', '#ffb21f', '#ffe25c', '#fffbe0'], E.vermilion[2]), 160, 196, 1.5, -4) + place(mangoBasketBody(), 160, 262, 1.72) + spark(120, 132, 10) + spark(262, 150, 8, C.lemon) + spark(58, 160, 8, C.lemon),
  },
  delta: {
    en: 'Delta River', bn: 'ব-দ্বীপের নদী', size: 32, crop: { x: 36, y: 58, side: 248 }, frame: () => K.frames.peacock({ band: E.teal, bead: E.gulabi, lineC: C.lemon }), plate: { w: 208, flower: E.gulabi },
    scene: () => bg.sky(['#1b1350', '#3a2a8c', '#7a36a4', '#ee4a72', '#ff8a5e', '#ffc36a'], { y1: 236 }) + bg.sun(160, 178, 86, E.marigold, { petals: 26, ring: E.vermilion[2] }) + both('dlp', K.palm(40, 262, 108, E.leaf, { lean: -6 })) + bg.water(222, { pot: E.peacock, rows: 3, step: 24 }) + bg.water(292, { pot: E.indigo, rows: 2, step: 28, amp: 6 }),
    front: () => place(ternBody(), 84, 92, 0.72) + place(K.boat({ sail: [E.teal, E.rice, E.vermilion] }), 158, 232, 1.32) + path(dab(40, 278, 4, 80, 3) + dab(150, 286, -2, 110, 3), '#fff') + both('dlw', place(waveBody(), 56, 302, 0.94)) + spark(252, 84, 10) + spark(70, 150, 7, C.lemon),
  },
  rickshaw: {
    en: 'Rickshaw Parade', bn: 'রিকশার মেলা', size: 32, crop: { x: 30, y: 48, side: 264 }, frame: () => K.frames.peacock({ band: E.vermilion, bead: E.marigold, lineC: C.lemon }), plate: { w: 206, flower: E.gulabi },
    scene: () => bg.rays({ cy: 170, n: 16, a: E.indigo[1], b: E.indigo[0], liner: null }) + bg.sun(160, 150, 92, E.marigold, { petals: 20, ring: E.gulabi[1] }) + bg.fill(E.violet[1], 0, 288, 320, 112) + line('M0 288H320', C.ink, 3),
    front: () => ground(160, 324, 112, 9) + place(peacock(), 160, 136, 1.62) + place(K.rickshaw({ hood: [E.gulabi, E.marigold, E.teal], body: E.leaf, shirt: E.vermilion }), 158, 264, 1) + spark(60, 128, 9) + spark(262, 136, 8, C.lemon) + K.gendaAt(E.marigold, 54, 322, 1.4) + K.gendaAt(E.gulabi, 268, 322, 1.4),
  },
  boishakh: {
    en: 'Boishakh', bn: 'পয়লা বৈশাখ', size: 34, crop: { x: 36, y: 56, side: 248 }, frame: () => K.frames.floral({ band: E.rani, big: E.marigold, small: E.teal, lineC: C.lemon }), plate: { w: 206, flower: E.marigold },
    scene: () => bg.rays({ cy: 160, n: 22, a: E.vermilion[1], b: E.sindoor[1], liner: E.vermilion[2] }) + bg.sun(160, 154, 104, E.marigold, { petals: 28, ring: E.marigold[2] }) + K.bunting(20, 44, 300, 44, 16, 12) + wood(288, E.sindoor) + floorLotus(160, 322, 150, 0.22, 0.9),
    front: () => ground(160, 318, 112, 10) + place(owlBody(), 160, 168, 1.78) + place(elephantBody(), 78, 290, 0.86) + place(ledgerBody(), 250, 282, 0.92, 8) + spark(62, 108, 9) + spark(262, 112, 9, C.lemon) + spark(48, 212, 7, C.lemon),
  },
  mela: {
    en: 'Village Fair', bn: 'মেলা', size: 46, crop: { x: 36, y: 56, side: 248 }, frame: () => K.frames.tin({ band: E.indigo, sc: [E.vermilion, E.marigold, E.teal] }), plate: { w: 160, flower: E.gulabi },
    scene: () => bg.sky(['#140f4e', '#2b2384', '#6b2f9c', '#c23f8d', '#f2665f', '#ffa052'], { y1: 300 }) + bg.stars([[58, 92, 7], [250, 88, 3], [262, 200, 6], [70, 190, 3]]) + place(K.firework(46), 72, 106) + place(K.firework(40, [E.teal, E.marigold, E.gulabi]), 254, 116) + K.bunting(20, 40, 300, 40, 14, 12) + bg.hills(296, E.leaf, { off: 40, amp: 12, per: 110 }),
    front: () => ground(160, 318, 118, 10) + place(wheelBody(), 160, 182, 2.1) + place(cartBody(), 80, 284, 0.86) + place(K.kite([E.parrot, E.vermilion, E.indigo], { rot: 18, tail: 0 }), 252, 264, 0.66, 18) + spark(48, 158, 8, C.lemon) + spark(274, 172, 8),
  },
  kantha: {
    en: 'Nakshi Kantha', bn: 'নকশি কাঁথা', size: 34, crop: { x: 36, y: 56, side: 248 }, frame: () => K.frames.floral({ band: E.indigo, big: E.vermilion, small: E.marigold, lineC: C.lemon }), plate: { w: 206, flower: E.gulabi },
    scene: () => cloth(320, 400, E.sindoor[1], E.vermilion[2]) + `<rect x="42" y="42" width="236" height="290" rx="8" fill="none" stroke="${C.rice}" stroke-width="3.4" stroke-dasharray="13 8"/>`,
    front: () => place(sunBody(), 160, 168, 1.72) + place(patchBody(), 84, 272, 0.72, -8) + place(spoolBody(), 240, 272, 0.74, 8) + place(needleBody(), 166, 254, 0.78) + spark(66, 100, 8, C.lemon) + spark(256, 96, 9, C.lemon),
  },
  ilish: {
    en: 'Hilsa Season', bn: 'ইলিশের মৌসুম', size: 31, crop: { x: 36, y: 60, side: 248 }, frame: () => K.frames.tin({ band: E.teal, sc: [E.vermilion, E.marigold, E.gulabi] }), plate: { w: 206, flower: E.gulabi },
    scene: () => bg.rays({ cy: 150, n: 20, a: E.peacock[1], b: E.peacock[0], liner: E.peacock[2] }) + bg.sun(160, 148, 92, E.vermilion, { petals: 24, ring: E.marigold[1] }) + bg.water(250, { pot: E.indigo, rows: 3, step: 26, amp: 6 }),
    front: () => place(K.boat({ sail: [E.marigold, E.gulabi, E.teal] }), 160, 222, 1.06) + both('ilf', place(K.hilsa({ L: 116, D: 30, bend: 0.8 }), 74, 292, 1, -38)) + place(K.hilsa({ L: 150, D: 38, bend: 0.5 }), 152, 290, 1, -8) + spark(62, 110, 9, C.lemon) + spark(262, 112, 9, C.lemon),
  },
  baul: {
    en: 'Baul Night', bn: 'বাউলের রাত', size: 36, crop: { x: 36, y: 50, side: 248 }, frame: () => K.frames.floral({ band: E.rani, big: E.marigold, small: E.violet, lineC: C.lemon }), plate: { w: 204, flower: E.marigold },
    scene: () => bg.sky(['#0b0a33', '#151457', '#2b1f86', '#54309a', '#8a3f9a', '#d8627e'], { y1: 300 }) + `<circle cx="160" cy="140" r="84" fill="${E.marigold[3]}" stroke="${C.ink}" stroke-width="4"/>` + bg.stars([[52, 90, 7], [262, 84, 7], [60, 180, 3], [268, 190, 4]], C.lemon) + bg.hills(286, E.leaf, { off: 40, amp: 12, per: 110 }),
    front: () => ground(160, 318, 104, 10) + place(dotaraBody(), 92, 212, 1.5, -22) + place(K.ektara(), 196, 214, 1.3, 14) + place(dugiBody(), 236, 282, 0.9) + place(lampBody(), 92, 302, 0.62) + place(lampBody(), 160, 306, 0.5) + spark(70, 120, 8, C.lemon) + spark(268, 132, 8, C.lemon),
  },
  terracotta: {
    en: 'Terracotta', bn: 'পোড়ামাটি', size: 38, crop: { x: 36, y: 64, side: 248 }, frame: () => K.frames.peacock({ band: E.sindoor, bead: E.teal, lineC: C.lemon }), plate: { w: 196, flower: E.marigold },
    scene: () => bg.sky(['#2d0f57', '#662b9e', '#b01276', '#e2301e', '#ff8a3c', '#ffc56a'], { y1: 290 }) + bg.sun(160, 132, 78, E.marigold, { petals: 24, ring: E.vermilion[1] }) + both('tcp', K.palm(44, 300, 132, E.leaf, { lean: -6 })) + wood(286, E.clay) + floorLotus(160, 322, 150, 0.22, 0.9),
    front: () => place(templeBody(), 160, 208, 2.1) + ground(160, 322, 112, 9) + both('tch', place(horseBody(), 86, 270, 0.94)) + place(O.diya(true), 160, 306, 0.9) + spark(62, 112, 9) + spark(260, 116, 9, C.lemon),
  },
};
/** A left-hand piece and its mirror image. */
function both(id, s) { return K.sym(id, s) + `<use href="#${id}"/><use href="#${id}" transform="translate(320)scale(-1 1)"/>`; }
function scallopDust(x, y, s = 1) { return `M${x - 26 * s} ${y}a${10 * s} ${10 * s} 0 0 1 ${8 * s} ${-16 * s}a${12 * s} ${12 * s} 0 0 1 ${22 * s} ${-4 * s}a${10 * s} ${10 * s} 0 0 1 ${16 * s} ${10 * s}a${7 * s} ${7 * s} 0 0 1 ${4 * s} ${10 * s}Z`; }

/** What the ids in a picture begin with: a, b, ... z, ba, bb. */
const idOf = (name) => { const at = Object.keys(PANELS).indexOf(name), letter = (n) => String.fromCharCode(97 + n); return at < 26 ? letter(at) : letter(Math.floor(at / 26)) + letter(at % 26); };

export const panel = (name) => {
  const p = PANELS[name], fr = p.frame();
  const win = '<clipPath id="win"><rect width="320" height="400" rx="16"/></clipPath>';
  return K.doc({ id: idOf(name), w: 320, h: 400, title: `${p.en} · ${p.bn}` }, K.def('win', win) + `<g clip-path="url(#win)">${p.scene()}${fr}${p.front()}${K.plate(p.bn, { size: p.size, glyphs: GLYPHS[p.bn], ...p.plate })}</g>`);
};

/* The same picture without frame and title, cropped to a square round its subject: for small places. */
export const thumb = (name) => {
  const p = PANELS[name], { x = 48, y = 60, side = 224 } = p.crop ?? {};
  const id = `t${idOf(name)}`;
  return K.doc({ id, w: 320, h: 400 }, p.scene() + p.front()).replace('viewBox="0 0 320 400"', `viewBox="${x} ${y} ${side} ${side}"`);
};
