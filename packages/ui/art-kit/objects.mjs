// More subjects in the hand of kit.mjs: what stands for a kind of games or for a place of the site. Each is drawn round 0, 0.
import * as K from './kit.mjs';
const { E, C, alpona, place, path, line, flat, form, lens, dab, petal, burst, circ, rr, radial, ringDots, times, label, f } = K;

/** Coins of one size at several places, written once. */
export const coins = (r, at) => K.sym(`co${r}`, K.coin(r)) + at.map(([x, y, s]) => K.use(`co${r}`, x, y, s)).join('');

/** A paper ticket with a notch on each side, a number and a tear-off end. */
export const ticket = (number, { pot = E.marigold, w = 168, h = 92, rot = 0 } = {}) => {
  const W = w / 2, H = h / 2, end = W - 38;
  const d = `M${-W + 7} ${-H}H${W - 7}q0 7 7 7V-10a10 10 0 0 0 0 20V${H - 7}q-7 0-7 7H${-W + 7}q0-7-7-7V10a10 10 0 0 0 0-20V${-H + 7}q7 0 7-7Z`;
  return form(d, pot, { w: 3.6, s: 8, l: 5, rot, inner: path(rr(-W + 14, -H + 13, w - 62, h - 26, 6), C.rice) + line(rr(-W + 18, -H + 17, w - 70, h - 34, 4), E.vermilion[1], 1.4, 'stroke-dasharray="3 3"') }) +
    line(`M${end} ${-H + 6}V${H - 6}`, C.ink, 2, 'stroke-dasharray="1 7"') + place(alpona.lotus(0, 0, 13, E.sindoor[1], { w: 1.4 }), end + 18, 0) +
    label(number, -20, 12, 36, E.sindoor[1]);
};

/** A telephone in a painted case; `screen` is drawn over its dark glass, 104 by 176. */
export const phone = (screen, { pot = E.vermilion, rot = 0 } = {}) =>
  form(rr(-64, -112, 128, 224, 22), pot, { w: 4.4, s: 9, l: 6, rot, over: ringDots(0, 0, 0, 0, 0, pot[2]) }) +
  path(rr(-53, -96, 106, 180, 10), C.ink) + K.def('phs', `<clipPath id="phs"><path d="${rr(-51, -94, 102, 176, 9)}"/></clipPath>`) + `<g clip-path="url(#phs)">${screen}</g>` +
  path(lens(-44, -20, -46, -86, 0, -88, 6), '#fff', 'opacity=".8"') + line('M-16 -104H12', C.ink, 4) + flat(circ(0, 97, 8), pot[2], 2.4);

/** A football, its patches cut as petals. */
export const football = (r = 46) => {
  const patch = (a, R, s) => { let d = ''; for (let i = 0; i < 5; i++) { const [x, y] = K.polar(...K.polar(0, 0, a, R), a + 180 + i * 72, s); d += `${i ? 'L' : 'M'}${f(x)} ${f(y)}`; } return d + 'Z'; };
  let seams = '', dark = patch(-90, 0, r * 0.36);
  for (let i = 0; i < 5; i++) { const a = 90 + i * 72; const [x0, y0] = K.polar(0, 0, a, r * 0.36), [x1, y1] = K.polar(0, 0, a, r * 0.66); seams += `M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`; dark += patch(a, r * 0.98, r * 0.34); }
  return form(circ(0, 0, r), E.rice, { w: 4, s: r * 0.3, l: 0, inner: path(dark, E.indigo[0]) + line(seams, C.ink, 2.6), over: path(dab(-r * 0.6, r * 0.1, -60, r * 0.6, 4), '#fff') }) + path(petal(0, 0, -90, 0, r * 0.2, r * 0.1) + petal(0, 0, 30, 0, r * 0.2, r * 0.1) + petal(0, 0, 150, 0, r * 0.2, r * 0.1), E.marigold[1]);
};

/** A brass cup on a wooden foot. */
export const trophy = () =>
  line('M-40 -52C-80 -56 -74 0 -30 2M40 -52C80 -56 74 0 30 2', C.ink, 15) + line('M-40 -52C-80 -56 -74 0 -30 2M40 -52C80 -56 74 0 30 2', E.brass[1], 8) + line('M-46 -50C-72 -50 -70 -14 -44 -6', E.brass[3], 2.4) +
  form('M-14 10H14L18 46H-18Z', E.brass, { w: 3.4, s: 5, l: 3, hatch: 0 }) + form(rr(-38, 42, 76, 26, 5), E.wood, { w: 3.6, s: 6, l: 4, over: line('M-28 55H28', E.marigold[2], 3, 'stroke-dasharray="0 8" stroke-linecap="round"') }) +
  form('M-48 -64H48Q46 4 0 22Q-46 4 -48 -64Z', E.brass, { w: 4, s: 11, l: 7, inner: path('M-60 -44H60V-34H-60Z', E.vermilion[1]) + path('M-60 -48H60V-45H-60ZM-60 -33H60V-30H-60Z', C.rice) }) +
  flat('M-52 -68Q0 -80 52 -68Q0 -56 -52 -68Z', E.brass[2], 3) + path('M-40 -68Q0 -75 40 -68Q0 -61 -40 -68Z', E.brass[0]) + place(path(times(5, (i) => petal(0, 0, i * 72 - 90, 0, 16, 6)), C.rice), 0, -10) + path(circ(0, -10, 4), E.vermilion[1]);

/** A one-armed machine of painted tin: three drums, a lever, a tray of coins. */
export const slotMachine = () => {
  const drum = (x, fill) => path(rr(x - 23, -52, 46, 84, 5), C.rice) + path(`M${x - 23} -52h46v16h-46ZM${x - 23} 16h46v16h-46Z`, E.rice[0], 'opacity=".6"') + place(fill, x, -10);
  const lamps = radial(`<circle cx="0" cy="-66" r="6.4" fill="${C.lemon}" stroke="${C.ink}" stroke-width="2.4"/>`, 14);
  return line('M100 20H122V-56', C.ink, 18) + line('M100 20H122V-56', E.tin[1], 9) + flat(circ(122, -66, 17), E.vermilion[1], 3.8) + path(dab(112, -72, -50, 14, 4), '#fff') +
    K.def('smt', `<clipPath id="smt"><path d="M-110 -190H110V-86H-110Z"/></clipPath>`) + form('M-92 -80C-92 -178 92 -178 92 -80Z', E.indigo, { w: 4.2, s: 9, l: 6 }) + `<g clip-path="url(#smt)">${place(lamps, 0, -80)}</g>` + place(K.lotus({ pad: 0 }), 0, -104, 0.72) +
    form(rr(-100, -86, 200, 206, 16), E.vermilion, { w: 4.4, s: 12, l: 8 }) + flat(rr(-84, -66, 168, 112, 10), E.marigold[1], 3.4) + path(rr(-76, -58, 152, 96, 7), C.ink) +
    drum(-50, place(K.mango({}), 0, 2, 0.5)) + drum(0, label('৭', 0, 22, 66, E.vermilion[1])) + drum(50, place(K.gem(E.teal), 0, 0, 0.5)) + line('M-76 -10H-90M76 -10H90', C.lemon, 5) +
    flat('M-62 66H62L54 102H-54Z', C.ink, 3) + path('M-56 70H56L50 98H-50Z', E.ink[2]) + coins(17, [[-26, 88], [6, 92], [32, 86]]) + flat(circ(-84, 84, 8), E.parrot[1], 2.6) + flat(circ(84, 84, 8), E.marigold[1], 2.6) +
    form(rr(-112, 116, 224, 24, 6), E.teal, { w: 4, s: 6, l: 4, over: line('M-98 128H98', C.rice, 4, 'stroke-dasharray="0 14" stroke-linecap="round"') });
};

/** A gift: a box with a ribbon and a bow like a flower. */
export const gift = ({ pot = E.gulabi, ribbon = E.marigold } = {}) =>
  form(rr(-72, -16, 144, 104, 8), pot, { w: 4.2, s: 11, l: 7, inner: path('M-16 -30H16V100H-16Z', ribbon[1]) + path('M-20 -30H-16V100H-20ZM16 -30H20V100H16Z', C.rice) + times(4, (i) => place(path(times(5, (k) => petal(0, 0, k * 72, 0, 10, 4)), pot[3]), [-46, 46, -46, 46][i], i < 2 ? 20 : 60)) }) +
  form(rr(-84, -48, 168, 40, 8), pot, { w: 4.2, s: 7, l: 5, fill: pot[2], inner: path('M-18 -60H18V0H-18Z', ribbon[1]) + path('M-22 -60H-18V0H-22ZM18 -60H22V0H18Z', C.rice) }) +
  [-1, 1].map((k) => place(form('M0 0C10 -44 62 -54 66 -26C68 -4 30 6 0 0Z', ribbon, { w: 3.8, s: 6, l: 4, flip: k }) + flat('M10 -6C20 -26 44 -32 48 -22C48 -10 26 -4 10 -6Z', ribbon[0], 2), 0, -48, 1, 0, k)).join('') + K.roseAt(E.vermilion, 0, -50, 2.2);

/** What somebody says: three petals in a bubble. */
export const bubble = ({ pot = E.teal, flip = 1, w = 132, h = 84 } = {}) => {
  const W = w / 2, H = h / 2;
  return place(form(`M${-W + 20} ${-H}H${W - 20}Q${W} ${-H} ${W} ${-H + 20}V${H - 20}Q${W} ${H} ${W - 20} ${H}H-6L-34 ${H + 30}L-34 ${H}H${-W + 20}Q${-W} ${H} ${-W} ${H - 20}V${-H + 20}Q${-W} ${-H} ${-W + 20} ${-H}Z`, pot, { w: 4, s: 9, l: 6, flip }) + [-34, 0, 34].map((x) => path(times(5, (i) => petal(x, 0, i * 72 - 90, 0, 13, 5.4)), C.rice) + path(circ(x, 0, 3.6), E.vermilion[1])).join(''), 0, 0, 1, 0, flip);
};

/** A woven basket full of coins and stones. */
export const basket = () =>
  place(K.gem(E.gulabi), -14, -62, 0.72) + coins(25, [[-52, -34], [30, -46], [62, -28]]) + place(K.gem(E.teal), 50, -70, 0.5, 16) + coins(25, [[-30, -24], [14, -22]]) +
  form('M-94 -20H94L72 84Q0 100 -72 84Z', E.wood, { w: 4.4, s: 13, l: 8, inner: line(times(4, (i) => `M-100 ${4 + i * 22}Q0 ${18 + i * 22} 100 ${4 + i * 22}`), E.wood[0], 2.4) + times(9, (i) => line(`M${-84 + i * 21} -20L${-64 + i * 16} 92`, E.wood[2], 5)) + path('M-110 24Q0 42 110 24V42Q0 60 -110 42Z', E.vermilion[1]) }) +
  form('M-100 -30Q0 -14 100 -30L98 -8Q0 8 -98 -8Z', E.marigold, { w: 4, s: 5, l: 4, over: line('M-90 -16Q0 -2 90 -16', E.vermilion[1], 5, 'stroke-dasharray="0 13" stroke-linecap="round"') });

/** The playhouse: a Bengal roof over an open door. */
export const playhouse = ({ wall = E.sindoor } = {}) =>
  flat('M-80 4L0 -56L80 4Z', wall[0], 4) + form('M-78 -6H78V88H-78Z', wall, { w: 4.2, s: 12, l: 8, inner: line('M-70 78H70', C.rice, 4, 'stroke-dasharray="0 11" stroke-linecap="round"') }) + flat('M-30 88V34C-30 2 30 2 30 34V88Z', E.marigold[1], 3.4) + path('M-22 88V36C-22 12 22 12 22 36V88Z', C.ink) + path(petal(0, 88, -90, 0, 46, 14), C.lemon, 'opacity=".9"') + path(petal(0, 88, -90, 0, 30, 8), '#fff') +
  [-1, 1].map((k) => flat(`M${k * 44} 24h${k * 22}v30h${k * -22}Z`, E.teal[1], 2.8) + line(`M${k * 55} 24v30M${k * 44} 39h${k * 22}`, C.rice, 2)).join('') +
  form('M-112 -4Q-66 -20 0 -86Q66 -20 112 -4Q104 22 78 14Q40 -8 0 -40Q-40 -8 -78 14Q-104 22 -112 -4Z', E.marigold, { w: 4.4, s: 9, l: 6, inner: line('M-104 0Q-50 -20 0 -64Q50 -20 104 0', E.vermilion[1], 5, 'stroke-dasharray="0 12" stroke-linecap="round"') }) +
  line('M0 -84V-112', C.ink, 8) + line('M0 -84V-112', E.wood[2], 3.4) + flat('M2 -112L46 -100L2 -88Z', E.vermilion[1], 3) + flat(circ(0, -114, 6), E.marigold[2], 2.6) + place(path(times(6, (i) => petal(0, 0, i * 60, 0, 12, 5)), C.rice), 0, -14) + path(circ(0, -14, 3.4), E.vermilion[1]);

/** She deals the cards: a sari drawn over the hair, a garland, gold. To the waist, 220 wide. */
export const dealer = ({ sari = E.vermilion, blouse = E.teal } = {}) => {
  const two = (s) => s + `<g transform="scale(-1 1)">${s}</g>`;
  const hem = line('M-62 -2C-74 -72 -40 -104 0 -104C40 -104 74 -72 62 -2', E.marigold[1], 9) + line('M-62 -2C-74 -72 -40 -104 0 -104C40 -104 74 -72 62 -2', E.vermilion[0], 3, 'stroke-dasharray="0 9" stroke-linecap="round"');
  return form('M-104 150C-110 96 -92 74 -70 62C-88 4 -84 -116 0 -120C84 -116 88 4 70 62C92 74 110 96 104 150Z', sari, { w: 4.4, s: 12, l: 8, inner: line('M-86 40Q-96 90 -88 150M86 40Q96 90 88 150', sari[0], 3) + times(7, (i) => place(path(times(5, (k) => petal(0, 0, k * 72, 0, 8, 3.4)), E.marigold[2]), [-88, -80, -92, 88, 80, 92, -72][i], [100, 20, 130, 100, 20, 130, -40][i])) }) +
    flat('M-60 150C-64 104 -52 84 -26 78H26C52 84 64 104 60 150Z', blouse[1], 3.4) + path('M-24 78Q0 118 24 78L26 92Q0 128 -26 92Z', E.marigold[1]) +
    flat('M-18 44H18L22 84Q0 104 -22 84Z', E.skin[1], 3) + hem + flat('M-56 0C-66 -68 -36 -94 0 -94C36 -94 66 -68 56 0C52 20 -52 20 -56 0Z', C.ink, 3) +
    form('M0 -78C34 -70 50 -40 46 -8C42 30 18 56 0 58C-18 56 -42 30 -46 -8C-50 -40 -34 -70 0 -78Z', E.skin, { w: 3.6, s: 9, l: 6, fill: E.skin[2], hatch: 0 }) + flat('M0 -80C26 -76 46 -52 48 -26C34 -34 12 -50 0 -72C-12 -50 -34 -34 -48 -26C-46 -52 -26 -76 0 -80Z', C.ink, 2) +
    two(flat('M8 -10Q22 -26 40 -12Q26 -2 8 -10Z', '#fff', 2.6) + path(circ(24, -13, 6.4), C.ink) + path(circ(22, -15, 2), '#fff') + line('M6 -10Q22 -28 44 -14', C.ink, 4.2) + line('M10 -30Q26 -40 42 -28', C.ink, 3.6) + flat(circ(50, 22, 9), E.brass[1], 2.4) + flat(petal(50, 30, 90, 0, 18, 7), E.brass[2], 2) + path(circ(32, 16, 8), E.vermilion[2], 'opacity=".5"')) +
    line('M0 -8Q6 10 -3 14', E.skin[0], 2.6) + `<circle cx="-11" cy="17" r="7" fill="none" stroke="${E.brass[2]}" stroke-width="2.6"/>` + flat('M-17 29Q-6 27 0 30Q6 27 17 29Q0 46 -17 29Z', E.vermilion[1], 2.4) + flat(circ(0, -40, 6), E.vermilion[1], 2) + line('M0 -78V-58', E.brass[2], 3) + flat(circ(0, -55, 5), E.marigold[2], 2) +
    line('M-32 66Q0 112 32 66', C.ink, 12) + line('M-32 66Q0 112 32 66', E.marigold[1], 8, 'stroke-dasharray="0 9" stroke-linecap="round"') + K.gendaAt(E.marigold, -48, -76, 1.6) + K.gendaAt(E.gulabi, -30, -92, 1.5) + K.gendaAt(E.marigold, -8, -99, 1.5);
};

/** A round table for cards, seen from above: four hands of cards, stakes in the middle. Squash it with a scale. */
export const cardTable = (r = 120) => {
  const hand = K.sym('cbk', K.card('', 'spade', { back: 1 })) + [-1, 0, 1].map((k) => K.use('cbk', k * 26, Math.abs(k) * 5, 0.62, k * 14)).join('');
  return form(circ(0, 0, r), E.wood, { w: 4.6, s: 12, l: 8 }) + `<circle r="${f(r * 0.88)}" fill="${E.leaf[1]}" stroke="${C.ink}" stroke-width="3.4"/>` + ringDots(0, 0, 40, r * 0.82, 2, C.lemon) + alpona.lotus(0, 0, r * 0.44, C.rice, { n: 12, w: 1.8 }) + radial(place(hand, 0, -r * 0.66), 4);
};

/** A house of the old town with a flat roof, its upper left corner at (x, y). */
export const house = (x, y, w, h, pot, { door = E.marigold } = {}) => {
  const win = (wx, wy) => flat(`M${wx} ${wy + 24}v-14q7 -12 14 0v14Z`, E.night[1], 2) + line(`M${wx + 7} ${wy + 6}v18M${wx} ${wy + 14}h14`, door[1], 1.6);
  return place(form(`M0 0H${w}V${h}H0Z`, pot, { w: 3.4, s: 9, l: 5 }) + times(Math.floor(w / 30), (i) => win(10 + i * 30, 24)) +
    flat(`M-7 -12H${w + 7}V2H-7Z`, pot[2], 2.6) + path(times(Math.floor(w / 13), (i) => circ(4 + i * 13, -5, 2.4)), pot[0]), x, y);
};

/** A painted wheel of fortune with twelve segments, 224 wide. */
export const fairWheel = () => {
  const at = (a, r) => K.polar(0, 0, a - 90, r).map(f).join(' ');
  const cell = (a, pot) => path(`M${at(a - 15, 54)}L${at(a - 15, 92)}A92 92 0 0 1 ${at(a + 15, 92)}L${at(a + 15, 54)}A54 54 0 0 0 ${at(a - 15, 54)}Z`, pot, `stroke="${C.ink}" stroke-width="2.6"`);
  const two = cell(0, E.teal[1]) + cell(30, E.night[2]) + cell(60, E.gulabi[1]) + cell(90, E.night[2]) + cell(120, E.marigold[1]) + cell(150, E.night[2]);
  return path(circ(0, 0, 112), C.ink) + `<circle r="104" fill="${E.sindoor[1]}"/><circle r="108" fill="none" stroke="${E.vermilion[2]}" stroke-width="2.4" stroke-dasharray="22 7 9 7"/>` + radial(`<circle cx="101" r="4.6" fill="${C.ink}"/><circle cx="101" r="3.2" fill="${E.marigold[2]}"/>`, 24) + radial(two, 2) +
    `<circle r="54" fill="${E.night[1]}" stroke="${E.brass[1]}" stroke-width="5"/><circle r="57" fill="none" stroke="${C.ink}" stroke-width="2"/>` + radial(line('M20 0H50', E.tin[1], 2) + path(petal(0, 0, 15, 22, 48, 7), E.vermilion[1]) + path(petal(0, 0, 15, 28, 42, 3), E.marigold[2]), 12) + `<circle r="22" fill="${E.rani[0]}" stroke="${E.marigold[2]}" stroke-width="3"/>` + alpona.lotus(0, 0, 19, E.gulabi[3], { w: 1.4 });
};

const archD = (w, h, top) => `M${-w} ${h}V${top}C${-w} ${top - w * 0.72} ${f(-w * 0.42)} ${top - w * 0.86} 0 ${f(top - w * 1.18)}C${f(w * 0.42)} ${top - w * 0.86} ${w} ${top - w * 0.72} ${w} ${top}V${h}Z`;

/** A niche of a palace, 108 by 106: its frame of burnt clay, and what stands in it. */
export const niche = ({ glow = E.night[0], inside = '' }) =>
  form('M-54 50H54V42H48V-34Q48 -40 42 -42Q20 -46 0 -56Q-20 -46 -42 -42Q-48 -40 -48 -34V42H-54Z', E.clay, { w: 4, s: 6, l: 4 }) + path(times(5, (i) => circ(-40 + i * 20, 46, 2.2)), E.clay[0]) +
    path(times(4, (i) => dab(-44, -24 + i * 18, 90, 9, 2.4) + dab(44, -24 + i * 18, 90, 9, 2.4)), E.clay[3]) + flat(archD(34, 42, -4), glow, 3.4) + inside;

export const shutters = () => {
  const leafD = 'M-31 40V-4C-31 -27 -14 -30 -1.6 -38V40Z';
  const half = form(leafD, E.peacock, { w: 2.6, s: 4, l: 3, hatch: 0 }) + flat(rr(-26, 0, 20, 15, 2), E.peacock[0], 1.6) + flat(rr(-26, 20, 20, 15, 2), E.peacock[0], 1.6) + alpona.lotus(-15, -14, 8, C.rice, { n: 6, w: 1.2 });
  return half + `<g transform="scale(-1 1)">${half}</g>` + path(circ(-6, 16, 2.6) + circ(6, 16, 2.6), E.brass[2]);
};

export const diya = (lit) => {
  const flame = burst(0, -8, 16, 15, 27, 3, E.marigold[1], 0, 2) + flat('M0 12C-13 4 -9 -12 0 -26C9 -12 13 4 0 12Z', E.marigold[1], 2.4) + path('M0 9C-6 4 -4 -5 0 -13C4 -5 6 4 0 9Z', C.lemon);
  return (lit ? flame : line('M0 12V4', C.ink, 3)) + form('M-29 12Q0 24 29 12Q26 33 9 36H-9Q-26 33 -29 12Z', E.vermilion, { w: 3, s: 5, l: 4 }) + path(times(5, (i) => circ(-16 + i * 8, 26 - Math.abs(i - 2), 1.7)), C.rice) + line('M-29 12Q0 22 29 12', C.ink, 2.4);
};

export const cobra = () =>
  form('M-27 40Q-34 28 -20 23H20Q34 28 27 40Z', E.leaf, { w: 3, s: 4, l: 3 }) + form('M0 -31C24 -31 29 -9 17 6C11 14 11 20 14 27H-14C-11 20 -11 14 -17 6C-29 -9 -24 -31 0 -31Z', E.parrot, { w: 3, s: 5, l: 4 }) +
  path('M-7 10Q0 14 7 10L6 16Q0 19 -6 16ZM-8 19Q0 23 8 19L9 25Q0 28 -9 25Z', C.lemon) + path(circ(-7, -14, 4.6) + circ(7, -14, 4.6), '#fff') + path(circ(-6.4, -13.4, 2.4) + circ(6.4, -13.4, 2.4), C.ink) + line('M-15 -21L-4 -18M15 -21L4 -18', C.ink, 2.6) + line('M0 -2V6M0 6L-3.4 10M0 6L3.4 10', C.vermilion, 2.2);

/** A side of the coin that is tossed, 216 wide, in no country's currency: a water lily, or a boat under sail. */
export const tossCoin = (side) => {
  const [field, ring] = side === 'lily' ? [E.rani, E.gulabi] : [E.peacock, E.teal];
  const disc = form(circ(0, 0, 104), E.brass, { w: 6, s: 16, l: 11, hatch: 4 }) + ringDots(0, 0, 40, 92, 3.4, E.brass[0]) + `<circle r="80" fill="${field[0]}" stroke="${C.ink}" stroke-width="4"/><circle r="74" fill="${field[1]}"/><circle r="68" fill="none" stroke="${ring[2]}" stroke-width="2.6" stroke-dasharray="12 5 3 5"/>`;
  const water = path('M-63 34Q-40 26 -20 34T20 34T63 34Q46 66 0 73Q-46 66 -63 34Z', side === 'lily' ? E.teal[1] : E.indigo[1]) + line('M-46 46Q-34 41 -22 46T4 46M-6 58Q6 53 18 58T42 56', C.rice, 2.6);
  const face = side === 'lily' ? water + place(K.lotus({ pot: E.gulabi }), 0, 22, 1.05) : water + place(K.boat({}), -2, 28, 0.6) + path(K.smooth([[30, -52], [38, -57], [45, -51], [52, -56], [58, -50], [50, -47], [44, -46], [36, -47]]), C.rice);
  return disc + face + line('M-84 -50A98 98 0 0 1 -50 -84', '#fff', 5);
};

/** The back of a card as a rickshaw's tin plate, 168 by 236: an applique edge, feathers round a rose, a lotus at each end. */
export const plateBack = () => {
  const hood = times(8, (i) => flat(`M${-64 + i * 16} -102A8 8 0 0 0 ${-48 + i * 16} -102Z`, [E.marigold, E.parrot, E.gulabi][i % 3][1], 1.8));
  const sides = times(12, (i) => flat(`M-68 ${-96 + i * 16}A8 8 0 0 1 -68 ${-80 + i * 16}Z`, [E.marigold, E.parrot, E.gulabi][i % 3][1], 1.8));
  const twice = (id, piece) => K.sym(id, piece) + `<use href="#${id}"/><use href="#${id}" transform="rotate(180)"/>`;
  return form(rr(-82, -116, 164, 232, 16), E.rice, { w: 4, s: 8, l: 0, hatch: 0 }) + flat(rr(-70, -104, 140, 208, 9), E.peacock[0], 3) + twice('hb1', hood + sides) + line(rr(-58, -92, 116, 184, 6), E.marigold[2], 2.4) +
    K.feather() + radial(K.use('fthr', 0, -12, 1.12), 8) + K.roseAt(E.vermilion, 0, 0, 2) + twice('hb2', alpona.lotus(0, -68, 19, E.gulabi[2], { w: 1.6 }) + K.gendaAt(E.marigold, -44, -78, 1) + K.gendaAt(E.marigold, 44, -78, 1) + line('M-50 -48Q-30 -58 -22 -50M50 -48Q30 -58 22 -50', C.rice, 2));
};
