// Khelaghor illustration kit: rickshaw art crossed with alpona line-work.
// Every export is a pure function that returns an SVG string (or data). No clock, no randomness.
// Convention: a subject is drawn around (0,0); place() puts it in a scene. Light comes from the upper left, always:
// a subject that is turned or mirrored is told so (rot, flip), and its shade stays at the lower right of the picture.
import { DIGITS } from './digits.mjs';

/* ------------------------------------------------------------------ numbers and paths */
export const f = (v) => {
  const s = String(Math.round(v * 10) / 10);
  return s === '-0' ? '0' : s.replace(/^(-?)0\./, '$1.');
};
const f3 = (v) => String(Math.round(v * 1000) / 1000).replace(/^(-?)0\./, '$1.');
const rad = (a) => (a * Math.PI) / 180;
const pol = (cx, cy, a, r) => [cx + Math.cos(rad(a)) * r, cy + Math.sin(rad(a)) * r];
export const polar = pol;
const hash = (s) => {
  let h = 2166136261;
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 16777619);
  return (h >>> 0).toString(36);
};
/** Deterministic noise, so that a panel is the same on every machine. */
export const noise = (seed) => {
  let x = seed * 2654435761 || 1;
  return () => ((x = Math.imul(x ^ (x >>> 15), 2246822519) ^ Math.imul(x ^ (x >>> 13), 3266489917)) >>> 0) / 4294967296;
};
export const times = (n, fn) => Array.from({ length: n }, (_, i) => fn(i, n)).join('');

/** A tapered brush stroke: thin, full, thin. The basic mark of the set. */
export const lens = (x0, y0, cx, cy, x1, y1, w) => {
  const L = Math.hypot(x1 - x0, y1 - y0) || 1, nx = (-(y1 - y0) / L) * w, ny = ((x1 - x0) / L) * w;
  return `M${f(x0)} ${f(y0)}Q${f(cx + nx)} ${f(cy + ny)} ${f(x1)} ${f(y1)}Q${f(cx - nx)} ${f(cy - ny)} ${f(x0)} ${f(y0)}Z`;
};
/** A straight brush stroke at an angle from a point. */
export const dab = (x, y, a, len, w, bow = 0) => {
  const [x1, y1] = pol(x, y, a, len), [mx, my] = pol((x + x1) / 2, (y + y1) / 2, a + 90, bow);
  return lens(x, y, mx, my, x1, y1, w);
};
/** A pointed petal from radius r0 to r1. */
export const petal = (cx, cy, a, r0, r1, w) => {
  const q = (r, o) => { const [x, y] = pol(cx, cy, a, r), [ox, oy] = pol(0, 0, a + 90, o); return `${f(x + ox)} ${f(y + oy)}`; };
  const L = r1 - r0;
  return `M${q(r0, 0)}C${q(r0 + L * 0.2, w)} ${q(r0 + L * 0.7, w)} ${q(r1, 0)}C${q(r0 + L * 0.7, -w)} ${q(r0 + L * 0.2, -w)} ${q(r0, 0)}Z`;
};
/** A closed ring of n arcs bulging outward (bulge>1 flatter). */
export const scallop = (cx, cy, r, n, bulge = 1, a0 = -90) => {
  const R = r * Math.sin(Math.PI / n) * bulge;
  let d = '';
  for (let i = 0; i <= n; i++) { const [x, y] = pol(cx, cy, a0 + (360 / n) * i, r); d += i ? `A${f(R)} ${f(R)} 0 0 1 ${f(x)} ${f(y)}` : `M${f(x)} ${f(y)}`; }
  return d + 'Z';
};
/** A smooth curve through points. */
export const smooth = (P, closed = true, k = 1) => {
  const n = P.length, at = (i) => (closed ? P[(i + n) % n] : P[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${f(P[0][0])} ${f(P[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(b[0] + ((c[0] - a[0]) / 6) * k)} ${f(b[1] + ((c[1] - a[1]) / 6) * k)} ${f(c[0] - ((e[0] - b[0]) / 6) * k)} ${f(c[1] - ((e[1] - b[1]) / 6) * k)} ${f(c[0])} ${f(c[1])}`;
  }
  return closed ? d + 'Z' : d;
};
/** A shape symmetric about the vertical axis, from quadratic segments of its right half. */
export const mirrored = (start, segs) => {
  let d = `M${f(start[0])} ${f(start[1])}` + segs.map((s) => 'Q' + s.map(f).join(' ')).join('');
  for (let i = segs.length - 1; i >= 0; i--) {
    const [cx, cy] = segs[i], e = i ? segs[i - 1].slice(2) : start;
    d += `Q${f(-cx)} ${f(cy)} ${f(-e[0])} ${f(e[1])}`;
  }
  return d + 'Z';
};
export const rr = (x, y, w, h, r) => `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${f(h - 2 * r)}a${r} ${r} 0 0 1 -${r} ${r}h${f(2 * r - w)}a${r} ${r} 0 0 1 -${r} -${r}v${f(2 * r - h)}a${r} ${r} 0 0 1 ${r} -${r}Z`;
export const circ = (x, y, r) => `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 1 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 1 ${f(-2 * r)} 0Z`;

/* ------------------------------------------------------------------ palette */
/** Named enamel colours: deep, body, light, glint. A form takes one pot of enamel. */
export const E = {
  vermilion: ['#8d0f22', '#e2301e', '#ff6b3a', '#ffc49a'],
  sindoor: ['#5c0a20', '#a8142b', '#d8343a', '#ff9a80'],
  marigold: ['#c04e00', '#ffa617', '#ffd145', '#fff4b8'],
  brass: ['#8a4306', '#d88716', '#ffc93f', '#fff2b5'],
  gulabi: ['#9c0b53', '#ec3583', '#ff82b0', '#ffdbe6'],
  rani: ['#560a4a', '#b01276', '#e23b97', '#ffa9cf'],
  peacock: ['#083862', '#0c74a8', '#1fb0cd', '#a9f0ee'],
  teal: ['#04535c', '#0c9d97', '#47d2bb', '#cdf9e4'],
  leaf: ['#0b4a2e', '#22923f', '#79c733', '#dcf391'],
  parrot: ['#2c7a1c', '#79c52c', '#bde64a', '#f1ffa8'],
  indigo: ['#0f1450', '#263391', '#4a68d0', '#adc2f8'],
  violet: ['#2d0f57', '#662b9e', '#a163d8', '#e4c8ff'],
  clay: ['#66230f', '#b44d24', '#e5874a', '#ffcb98'],
  tin: ['#54637c', '#a7b8c6', '#e0eaee', '#ffffff'],
  rice: ['#d4a878', '#fff1d6', '#fffaf0', '#ffffff'],
  skin: ['#5f2d18', '#a55a30', '#d58a52', '#ffc896'],
  wood: ['#5b2c10', '#b86f2b', '#e9a955', '#ffe0a3'],
  ink: ['#0c0510', '#1c0e21', '#43264d', '#7a4d86'],
  night: ['#120a2a', '#251447', '#46267a', '#8358bd'],
};
export const C = { ink: '#1a0d1f', rice: '#fff3dc', paper: '#ffe6b8', marigold: '#ffab1a', lemon: '#ffe25c', vermilion: '#e2301e', gulabi: '#f0408c', peacock: '#0c74a8', leaf: '#22923f' };

/* ------------------------------------------------------------------ document plumbing */
/** Hoisted definition: written once per document, whatever the number of times it is asked for. */
export const def = (id, content) => `\u0001${id}\u0002${content}\u0003`;
export const sym = (id, content) => def(id, `<g id="${id}">${content}</g>`);
export const use = (id, x = 0, y = 0, s = 1, r = 0) => {
  const t = (r || s !== 1) ? `transform="translate(${f(x)} ${f(y)})${r ? `rotate(${f(r)})` : ''}${s !== 1 ? `scale(${Array.isArray(s) ? s.map(f3).join(' ') : f3(s)})` : ''}"` : x || y ? `x="${f(x)}" y="${f(y)}"` : '';
  return `<use href="#${id}" ${t}/>`;
};
export const place = (svg, x, y, s = 1, r = 0, flip = 1) =>
  `<g transform="translate(${f(x)} ${f(y)})${r ? `rotate(${f(r)})` : ''}${s !== 1 || flip < 0 ? `scale(${f3(s * flip)} ${f3(s)})` : ''}">${svg}</g>`;
export const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}"${extra && ' ' + extra}/>`;
export const line = (d, stroke, w, extra = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${extra && ' ' + extra}/>`;
export const flat = (d, fill, w = 2, ink = C.ink) => `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round"/>`;

/** Packs path data: relative or absolute, whichever is shorter; the pen is tracked so that rounding never adds up. */
const ARGS = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 };
export const pack = (d) => {
  const tok = d.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  let out = '', last = '', x = 0, y = 0, sx = 0, sy = 0, i = 0, cmd = '';
  const q5 = (v) => (Math.abs(v) >= 9 ? Math.round(v * 2) / 2 : Math.round(v * 10) / 10);
  const join = (c, a) => { let r = c; a.forEach((v, k) => { const t = f(v); r += (k && t[0] !== '-' && !(t[0] === '.' && /\.\d+$/.test(f(a[k - 1])))) ? ' ' + t : t; }); return r; };
  while (i < tok.length) {
    if (/[a-zA-Z]/.test(tok[i])) cmd = tok[i++]; else if (cmd === 'M') cmd = 'L'; else if (cmd === 'm') cmd = 'l';
    const U = cmd.toUpperCase(), n = ARGS[U], rel = cmd !== U, a = tok.slice(i, i + n).map(Number);
    i += n;
    if (U === 'Z') { out += 'z'; last = 'z'; x = sx; y = sy; continue; }
    const ab = a.map((v, k) => (U === 'H' ? v + (rel ? x : 0) : U === 'V' ? v + (rel ? y : 0) : U === 'A' ? (k < 5 ? v : v + (rel ? (k === 5 ? x : y) : 0)) : v + (rel ? (k % 2 ? y : x) : 0)));
    const re = ab.map((v, k) => (U === 'H' ? v - x : U === 'V' ? v - y : U === 'A' ? (k < 5 ? v : v - (k === 5 ? x : y)) : v - (k % 2 ? y : x))).map(q5);
    const A = join(U, ab), B = join(U.toLowerCase(), re), isRel = B.length <= A.length && out !== '';
    let t = isRel ? B : A;
    if (t[0] === last && t[0] !== 'M' && t[0] !== 'm') t = (/^.[-]/.test(t) ? '' : ' ') + t.slice(1); else last = t[0];
    out += t;
    const r1 = (v) => Math.round(v * 10) / 10, e = ab.slice(-2);
    if (U === 'H') x = isRel ? x + re[0] : r1(ab[0]); else if (U === 'V') y = isRel ? y + re[0] : r1(ab[0]);
    else { x = isRel ? x + re[re.length - 2] : r1(e[0]); y = isRel ? y + re[re.length - 1] : r1(e[1]); }
    if (U === 'M') { sx = x; sy = y; }
  }
  return out;
};
/** One cell turned n times about the origin, written in log steps (18 = 2 x 3 x 3). */
const steps = (n) => { const o = []; for (let k = n, p = 2; k > 1;) if (k % p === 0) { o.push(p); k /= p; } else p++; return o; };
export const radial = (cell, n, a0 = 0) => {
  let cur = cell, step = 360 / n;
  for (const k of steps(n)) { const id = 'r' + hash(cur + k + n), c = cur; cur = sym(id, c) + `<use href="#${id}"/>` + Array.from({ length: k - 1 }, (_, i) => `<use href="#${id}" transform="rotate(${f3(step * (i + 1))})"/>`).join(''); step *= k; }
  return a0 ? `<g transform="rotate(${f(a0)})">${cur}</g>` : cur;
};
/** One cell repeated n times along (dx,dy), in log steps. */
export const repeat = (cell, n, dx, dy) => {
  let cur = cell, m = 1;
  for (const k of steps(n)) { const id = 'r' + hash(cur + k + n + dx + dy), c = cur; cur = sym(id, c) + `<use href="#${id}"/>` + Array.from({ length: k - 1 }, (_, i) => use(id, dx * m * (i + 1), dy * m * (i + 1))).join(''); m *= k; }
  return cur;
};

/** The finished file. Ids are prefixed with the file's name, so that many pictures can be inlined in one page. */
export const doc = ({ id, w, h, title }, body) => {
  const defs = new Map(), re = /\u0001([^\u0002]*)\u0002([^\u0001\u0003]*)\u0003/g;
  let out = body;
  while (out.includes('\u0001')) out = out.replace(re, (_, k, c) => (defs.has(k) || defs.set(k, c), ''));
  let all = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" stroke-linejoin="round" stroke-linecap="round"${/<text/.test(out + [...defs.values()].join('')) ? ` font-family="${FONT}" font-weight="800" text-anchor="middle"` : ''}${title ? '' : ' aria-hidden="true"'}>${title ? `<title>${title}</title>` : ''}${defs.size ? `<defs>${[...defs.values()].join('')}</defs>` : ''}${out}</svg>`;
  all = all.replace(/ d="([^"]+)"/g, (_, d) => ` d="${pack(d)}"`);
  all = all.replace(/<(?!use|g|svg)[^>]*stroke-dasharray[^>]*>/g, (t) => (t.includes('stroke-linecap') ? t : t.replace(/\/?>$/, (e) => ` stroke-linecap="butt"${e}`))).replace(/( stroke-line(cap|join)="round")(?=[^>]*\/>)/g, '');
  const names = new Map();
  for (const m of all.matchAll(/ id="([^"]+)"/g)) names.set(m[1], `${id}${names.size.toString(36)}`);
  all = all.replace(/( id="|href="#|url\(#)([^")]+)/g, (m, a, b) => (names.has(b) ? a + names.get(b) : m));
  return all.replace(/#ffffff/g, '#fff').replace(/ +\/>/g, '/>').replace(/ stroke-width="1"/g, '').replace(/"\s+>/g, '">') + '\n';
};

/* ------------------------------------------------------------------ outline, shade and highlight */
/** Direction of the shade (lower right of the picture) in the local axes of a turned or mirrored subject. */
export const shadeDir = (rot = 0, flip = 1) => {
  const a = rad(-rot), x = 0.62, y = 0.78;
  return [(x * Math.cos(a) - y * Math.sin(a)) * flip, x * Math.sin(a) + y * Math.cos(a)];
};
/**
 * The painted form: body colour, shade crescent with comb hatching at the lower right, light crescent with hatching at
 * the upper left, one broken liner highlight, then a bold ink outline. `inner` lies under the shade, `over` above it.
 */
export const form = (d, pot, { w = 3, s = 8, l = 5, hatch = 3.2, glint = 1, inner = '', over = '', ink = C.ink, rot = 0, flip = 1, fill } = {}) => {
  const id = 'p' + hash(d), [x, y] = shadeDir(rot, flip);
  const u = (k, stroke, width, dash) => `<use href="#${id}" stroke="${stroke}" stroke-width="${f(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''} x="${f(x * k)}" y="${f(y * k)}"/>`;
  let g = '';
  if (s) g += u(-s / 2, pot[0], s) + (hatch ? u(-s * 0.95, pot[0], s * 1.9, `1.3 ${hatch}`) : '');
  if (l) g += u(l / 2, pot[2], l) + (hatch ? u(l, pot[2], l * 2, `1.2 ${f(hatch + 0.6)}`) : '');
  if (glint) g += u(w / 2 + 2, pot[3], 1.5 * glint, '20 5 7 5 2 8');
  return def(id, `<clipPath id="c${id}"><path id="${id}" d="${d}"/></clipPath>`) +
    `<use href="#${id}" fill="${fill ?? pot[1]}"/><g clip-path="url(#c${id})">${inner}${g && `<g fill="none" stroke-linecap="butt">${g}</g>`}${over}</g>` +
    (w ? `<use href="#${id}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round"/>` : '');
};
/** Cast shadow on the ground: an ink ellipse with comb edge. */
export const ground = (x, y, rx, ry, color = C.ink, o = 0.55) => `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${color}" opacity="${o}"/>`;
/** A fan of brush strokes: highlights on lacquer, sparks, rays round a coin. */
export const burst = (cx, cy, n, r0, r1, w, fill, a0 = 0, every = 1) => {
  const two = every > 1 && n % 2 === 0, st = 360 / n;
  const cell = path(dab(r0, 0, 0, r1 - r0, w) + (two ? dab(...pol(0, 0, st, r0), st, (r1 - r0) * 0.55, w) : ''), fill), g = radial(cell, two ? n / 2 : n, a0);
  return cx || cy ? `<g transform="translate(${f(cx)} ${f(cy)})">${g}</g>` : g;
};
/** Four-armed tin sparkle. */
export const spark = (x, y, r, fill = '#fff') => path(`M${f(x)} ${f(y - r)}Q${f(x)} ${f(y)} ${f(x + r)} ${f(y)}Q${f(x)} ${f(y)} ${f(x)} ${f(y + r)}Q${f(x)} ${f(y)} ${f(x - r)} ${f(y)}Q${f(x)} ${f(y)} ${f(x)} ${f(y - r)}Z`, fill);
export const dots = (P, r, fill) => path(P.map(([x, y, q]) => circ(x, y, q ?? r)).join(''), fill);
/** Ring of n dots: a dashed circle with round caps, so it costs one element. */
export const ringDots = (cx, cy, n, R, r, fill) => `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(R)}" fill="none" stroke="${fill}" stroke-width="${f(2 * r)}" stroke-linecap="round" stroke-dasharray="0 ${f3((2 * Math.PI * R) / n)}"/>`;
/** Scalloped disc by the same trick. */
export const frill = (x, y, r, n, fill) => `<circle cx="${x}" cy="${y}" r="${f(r)}" fill="${fill}" stroke="${fill}" stroke-width="${f((2 * Math.PI * r) / n * 1.05)}" stroke-linecap="round" stroke-dasharray="0 ${f3((2 * Math.PI * r) / n)}"/>`;

/* ------------------------------------------------------------------ alpona (rice paste: only strokes and dots) */
export const alpona = {
  /** Lotus medallion of radius r: rings of petals drawn with repeated strokes. */
  lotus(cx, cy, r, color = C.rice, { n = 8, w = 1.6, o = 1 } = {}) {
    const h = 180 / n, a = -90;
    const thin = petal(0, 0, a, r * 0.22, r * 0.62, (r * 1.36) / n) + petal(0, 0, a + h, r * 0.4, r * 0.86, (r * 1.52) / n);
    let fat = dab(...pol(0, 0, a, r * 0.3), a, r * 0.2, r * 0.05) + dab(...pol(0, 0, a + h, r * 0.56), a + h, r * 0.19, r * 0.05);
    for (const k of [-1, 1]) fat += dab(...pol(0, 0, a + k * h * 0.42, r * 0.88), a + k * 16, r * 0.12, r * 0.045);
    return `<g transform="translate(${f(cx)} ${f(cy)})"${o < 1 ? ` opacity="${o}"` : ''}>${radial(line(thin, color, w) + path(fat, color), n)}${ringDots(0, 0, n, r * 0.95, r * 0.035, color)}<circle r="${f(r * 0.16)}" fill="none" stroke="${color}" stroke-width="${w}"/><circle r="${f(r * 0.07)}" fill="${color}"/></g>`;
  },
  /** Paddy stalk from (x,y), growing at angle a. */
  paddy(x, y, len, a = -90, color = C.rice, { bow = 0.18, n = 7, w = 1.5 } = {}) {
    const [x1, y1] = pol(x, y, a, len), [cx, cy] = pol((x + x1) / 2, (y + y1) / 2, a - 90, len * bow);
    const at = (t) => [(1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * x1, (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * y1];
    let g = '';
    for (let i = 0; i < n; i++) {
      const t = 0.36 + (0.62 * i) / n, [px, py] = at(t), [qx, qy] = at(t + 0.05), ta = (Math.atan2(qy - py, qx - px) * 180) / Math.PI, L = len * 0.15 * (1 - i / n / 2.2);
      g += dab(px, py, ta - 34, L, L * 0.38) + dab(px, py, ta + 34, L, L * 0.38);
    }
    g += dab(x1, y1, a + bow * 90, len * 0.12, len * 0.05);
    return line(`M${f(x)} ${f(y)}Q${f(cx)} ${f(cy)} ${f(x1)} ${f(y1)}`, color, w) + path(g, color);
  },
  /** Little fish, facing left, length len. */
  fish(x, y, len, a = 0, color = C.rice, w = 1.6) {
    const k = len / 60;
    let s = '';
    for (const [px, rows] of [[-6, 2], [3, 2], [11, 1]]) for (let j = 0; j < rows; j++) { const yy = rows === 1 ? 0 : (j ? 4.5 : -4.5); s += `M${f(px)} ${f(yy - 4)}q6 4 0 8`; }
    return place(line('M-30 0Q-14 -18 14 -5Q20 -2 30 -13Q26 0 30 13Q20 2 14 5Q-14 18 -30 0ZM-15 -9q6 9 0 18' + s, color, f(w / k)) + dots([[-21, -2, 2]], 2, color) + path(dab(-4, -12, -50, 9, 3) + dab(2, -11, -50, 7, 3) + dab(-2, 12, 50, 8, 3), color), x, y, k, a);
  },
  /** Conch (shankha). */
  conch(x, y, size, a = 0, color = C.rice, w = 1.7) {
    const k = size / 50;
    return place(line('M-24 20C-6 22 20 16 22 -4C23 -18 8 -24 0 -18C-8 -12 -2 -2 6 -5C11 -7 9 -13 5 -12M-24 20C-20 8 -14 -8 -2 -18', color, f(w / k)) + path(dab(-17, 10, 20, 14, 3, 2) + dab(-13, 2, 20, 16, 3, 2) + dab(-9, -6, 14, 12, 3, 2) + dab(3, -22, -100, 7, 3) + dab(12, -20, -60, 6, 3) + dab(20, -13, -20, 5, 2.6), color), x, y, k, a);
  },
  /** Corner piece filling a square of side s from its corner; turn it with a (0, 90, 180, 270). */
  corner(x, y, s, a = 0, color = C.rice, w = 1.6) {
    const k = s / 60;
    let t = '', b = '';
    for (const q of [12, 45, 78]) { t += petal(0, 0, q, 12, q === 45 ? 46 : 38, q === 45 ? 10 : 8); b += dab(...pol(0, 0, q, 20), q, 16, 3.6); }
    for (const q of [28, 62]) b += dab(...pol(0, 0, q, 26), q, 20, 4);
    return place(line(t + 'M0 10A10 10 0 0 0 10 0M44 4C58 2 60 14 52 14C47 14 48 8 52 9M4 44C2 58 14 60 14 52C14 47 8 48 9 52', color, f(w / k)) + path(b + circ(5, 5, 2.4) + circ(39, 39, 2.2) + circ(58, 22, 1.6) + circ(22, 58, 1.6), color), x, y, k, a);
  },
  /** Wave row of repeated comma strokes. */
  commas(x0, y, x1, step, len, color = C.rice, a = -60, w = 3) { let d = ''; for (let x = x0; x <= x1; x += step) d += dab(x, y, a, len, w, len * 0.25); return path(d, color); },
  /** Horizontal divider, width w, centred on (cx,cy): lotus in the middle, paddy to both sides, dots at the ends. */
  divider(cx, cy, w, color = C.rice, sw = 1.4) {
    const h = w / 2, side = (k) => {
      let g = '', t = `M${f(cx + k * 24)} ${f(cy)}`;
      const n = Math.max(2, Math.round((h - 52) / 26));
      const st = (h - 52) / n;
      for (let i = 0; i < n; i++) {
        const x = cx + k * (28 + st * i), up = i % 2 ? 1 : -1;
        t += `Q${f(x + (k * st) / 2)} ${f(cy + up * 9)} ${f(x + k * st)} ${f(cy)}`;
        for (let j = 0; j < 3; j++) { const px = x + k * st * (0.28 + 0.2 * j); g += dab(px, cy + up * 3.4, k > 0 ? up * 50 : 180 - up * 50, 7 - j, 2.6); g += dab(px, cy + up * 4.6, k > 0 ? -up * 60 : 180 + up * 60, 6 - j, 2.4); }
      }
      for (let j = 0; j < 3; j++) g += circ(cx + k * (h - 20 + j * 8), cy, 2.2 - j * 0.6);
      return line(t, color, sw) + path(g, color);
    };
    let t = '', b = '';
    for (const a of [-90, -48, -132, -14, -166]) { t += petal(cx, cy + 8, a, 3, a === -90 ? 23 : 21, 5.6); b += dab(...pol(cx, cy + 8, a, 9), a, 8, 2.6); }
    return side(1) + side(-1) + line(t + `M${f(cx - 20)} ${f(cy + 10)}Q${f(cx)} ${f(cy + 17)} ${f(cx + 20)} ${f(cy + 10)}`, color, sw) + path(b, color);
  },
};

/* ------------------------------------------------------------------ flowers and feathers (frame ornaments) */
export const rose = (pot = E.gulabi, id = 'rose') => sym(id + hash(pot[1]),
  flat(scallop(0, 0, 9.6, 6, 1.15), pot[0], 1.6) + path(scallop(-0.6, -0.8, 7.6, 6, 1.1, -60), pot[1]) + path(scallop(-1, -1.2, 5, 5, 1.05), pot[2]) +
  line('M-3.6 0Q-3 -5.4 1 -4.6Q4 -3.6 2.6 -.6Q1 1.8 -1.2 .4', pot[0], 1.3) +
  path(dab(-8.6, -3, -70, 5.6, 1.6, 1) + dab(-4.6, -8.4, -10, 6, 1.6, 1) + dab(-7, 4, 120, 4, 1.3) + dab(6, 4.4, -30, 4.4, 1.3, -1), pot[3]));
export const roseAt = (pot, x, y, s = 1, r = 0) => rose(pot) + use('rose' + hash(pot[1]), x, y, s, r);
export const genda = (pot = E.marigold) => sym('gnd' + hash(pot[1]),
  frill(0, 0, 7.4, 11, C.ink) + frill(0, 0, 6.2, 11, pot[0]) + frill(-0.3, -0.4, 5, 10, pot[1]) + frill(-0.6, -0.8, 3, 8, pot[2]) + path(circ(-1, -1.2, 1.6) + dab(-5.8, -2, -62, 4, 1.1), pot[3]));
export const gendaAt = (pot, x, y, s = 1) => genda(pot) + use('gnd' + hash(pot[1]), x, y, s);
export const leafD = (x, y, a, len, w) => lens(x, y, ...pol(...pol(x, y, a, len / 2), a - 90, len * 0.12), ...pol(x, y, a, len), w);
export const leaf = (x, y, a, len, w, pot = E.leaf, ink = 1.3) => flat(leafD(x, y, a, len, w), pot[1], ink) + path(dab(...pol(x, y, a, len * 0.12), a - 5, len * 0.7, 1.6, -len * 0.07), pot[2]);
export const feather = () => {
  let barb = '';
  for (let i = 0; i < 6; i++) for (const k of [-1, 1]) barb += dab(0, -3 - i * 3.6, -90 + k * (62 - i * 5), 9 + (i < 4 ? i : 6 - i) * 1.3, 1.9, -k * 1.6);
  return sym('fthr', path(petal(0, 0, -90, 0, 37, 17), '#04353f') + path(barb, E.leaf[2]) + flat(petal(0, 0, -90, 9, 34, 11), E.marigold[1], 1) + path(petal(0, 0, -90, 11, 31.5, 8), E.teal[1]) + path('M0 -29C5.4 -27 6 -18 0 -14.6C-6 -18 -5.4 -27 0 -29Z', E.indigo[1]) + path('M0 -20.5C2.6 -22 3 -17 0 -15.4C-3 -17 -2.6 -22 0 -20.5Z', E.gulabi[1]) + path(dab(-3.4, -20, -78, 7, 1.6, 1), '#a9f0ee') + line('M0 0V-9', E.marigold[2], 1.2));
};
export const rivet = () => sym('rvt', `<circle r="4.6" fill="${C.ink}"/><circle r="3.7" fill="${E.tin[1]}"/><path d="M-2.6 2.6A3.7 3.7 0 0 0 2.6 -2.6Z" fill="${E.tin[0]}"/>` + `<circle cx="-1.2" cy="-1.3" r="1.3" fill="#fff"/>`);

/* ------------------------------------------------------------------ frames: three border families */
export const WIN = { x: 26, y: 26, w: 268, h: 348 };
const archWin = 'M26 366V104Q26 74 50 66Q54 44 82 44Q96 26 124 34Q146 20 160 22Q174 20 196 34Q224 26 238 44Q266 44 270 66Q294 74 294 104V366Q294 374 286 374H34Q26 374 26 366Z';
export const windows = { floral: rr(26, 26, 268, 348, 10), peacock: archWin, tin: rr(28, 28, 264, 344, 6) };
const frameBase = (win, band, lineC) =>
  path(rr(0, 0, 320, 400, 16) + win, C.ink, 'fill-rule="evenodd"') + path(rr(4, 4, 312, 392, 13) + win, band[1], 'fill-rule="evenodd"') +
  line(rr(5.5, 5.5, 309, 389, 12), band[2], 1.6) + line(win, C.ink, 7) + line(win, lineC, 3) + line(win, '#fff', 0.9, 'stroke-dasharray="9 4 2 5" opacity=".85"');
export const frames = {
  /** Floral garland: marigold heads and leaves, roses at corners and middles. */
  floral({ band = E.leaf, big = E.gulabi, small = E.marigold, lineC = C.lemon } = {}) {
    let lvs = '', vein = '';
    for (const q of [-38, 38, 142, 218]) { lvs += leafD(0, 0, q, 11.5, 5); vein += dab(...pol(0, 0, q, 5), q - 8, 5.5, 1.3); }
    const cell = (st, hor, key) => sym(key, (hor ? '' : '<g transform="rotate(90)">') + flat(lvs, E.parrot[1], 1) + path(vein, E.parrot[3]) + (hor ? '' : '</g>') + `<circle r="2.6" fill="${big[2]}" stroke="${C.ink}" stroke-width="1"/>` + use('gnd' + hash(small[1]), hor ? st / 2 : 0, hor ? 0 : st / 2, 0.82));
    let o = frameBase(windows.floral, band, lineC) + genda(small) + rose(big) + cell(23, 1, 'fch') + cell(22.25, 0, 'fcv') + sym('fh', repeat('<use href="#fch"/>', 12, 23, 0)) + sym('fv', repeat('<use href="#fcv"/>', 16, 0, 22.25));
    o += use('fh', 33.5, 15.5) + use('fh', 33.5, 384.5) + use('fv', 15.5, 33) + use('fv', 304.5, 33);
    for (const [x, y, r] of [[18, 18, 0], [302, 18, 60], [18, 382, 120], [302, 382, 180]]) o += sym('fcn', flat([45, 135, 225, 315].map((q) => leafD(0, 0, q, 18, 9)).join(''), E.leaf[1], 1.3) + use('rose' + hash(big[1]), 0, 0, 1.4)) + use('fcn', x, y);
    return o + use('rose' + hash(big[1]), 160, 16, 1.1) + use('rose' + hash(big[1]), 16, 200, 1.1) + use('rose' + hash(big[1]), 304, 200, 1.1);
  },
  /** Peacock: feather eyes along the band, fans in the spandrels of a cusped arch. */
  peacock({ band = E.indigo, lineC = C.marigold, bead = E.gulabi } = {}) {
    let o = frameBase(windows.peacock, band, lineC) + feather();
    for (const [k, cx] of [[1, 14], [-1, 306]]) {
      for (const [a, s] of [[176, 1.12], [94, 1.12], [135, 1.36]]) o += use('fthr', cx + k * 3, 17, s * 1.12, k > 0 ? a - 0 : -a);
      o += roseAt(bead, cx + k * 3, 17, 1.25);
    }
    let col = '', rowS = '';
    col = repeat(use('fthr', 15, 0, 0.92, 180), 10, 0, 26);
    o += sym('pkc', col) + use('pkc', 0, 108) + use('pkc', 290, 108);
    rowS = repeat(use('fthr', 0, 0, 0.74, 90), 5, 25, 0);
    o += sym('pkr', rowS) + use('pkr', 20, 385.5) + `<use href="#pkr" transform="translate(300 385.5)scale(-1 1)"/>`;
    for (const k of [-1, 1]) o += use('fthr', 160 + k * 8, 13, 0.72, k * 90) + use('fthr', 160 + k * 34, 14, 0.78, k * 90) + use('fthr', 160 + k * 62, 17, 0.9, k * 96);
    return o + roseAt(bead, 160, 12, 1.05) + roseAt(bead, 15, 384, 1.2) + roseAt(bead, 305, 384, 1.2);
  },
  /** Tin: lacquered strip, rivets, scalloped applique inside, embossed corner plates. */
  tin({ band = E.vermilion, sc = [E.marigold, E.gulabi, E.teal], lineC = C.rice } = {}) {
    const win = windows.tin;
    let o = '';
    const edge = (n, L, key) => {
      const st = L / n, D = (i) => `M${f(i * st)} 0A${f(st / 2)} ${f(st / 2 - 0.6)} 0 0 0 ${f((i + 1) * st)} 0Z`;
      return sym(key, repeat(sc.map((p, i) => flat(D(i), p[1], 1.6)).join('') + line(sc.map((_, i) => `M${f(i * st + 3.4)} 2.2a6 6 0 0 0 4.4 3.6`).join(''), '#fff', 1.1), n / 3, st * 3, 0));
    };
    const H = edge(15, 252, 'sh'), V = edge(21, 336, 'sv');
    o += path(rr(0, 0, 320, 400, 16) + win, C.ink, 'fill-rule="evenodd"') + path(rr(4, 4, 312, 392, 13) + win, band[1], 'fill-rule="evenodd"') +
      line('M14 6H306', band[2], 2) + line('M6 14V386', band[2], 2) + line('M14 394H306M314 14V386', band[0], 2.4);
    o += H + V + use('sh', 34, 27) + use('sh', 286, 373, 1, 180) + use('sv', 27, 368, 1, -90) + use('sv', 293, 32, 1, 90);
    o += line(rr(27, 27, 266, 346, 5), C.ink, 5.4) + line(rr(27, 27, 266, 346, 5), lineC, 2.6) + rivet();
    const rv = (dx, dy, key) => sym(key, use('rvt') + path(dab(dx / 2 - 4, dy / 2 + 3.6, -40, 11, 2.2), band[2]));
    o += rv(28, 0, 'rvh') + rv(0, 30.4, 'rvv') + sym('rh', repeat('<use href="#rvh"/>', 8, 28, 0) + use('rvt', 224, 0)) + use('rh', 48, 15) + use('rh', 48, 385) + sym('rv', repeat('<use href="#rvv"/>', 10, 0, 30.4) + use('rvt', 0, 304)) + use('rv', 15, 48) + use('rv', 305, 48);
    const plate = form('M3 14Q3 3 14 3H36Q37 14 30 19Q34 27 26 28Q26 35 18 31Q13 38 3 37Z', E.tin, { w: 2.2, s: 4, l: 3, glint: 0.7, over: line(petal(10, 10, 45, 2, 20, 6) + petal(10, 10, 10, 4, 20, 4) + petal(10, 10, 80, 4, 20, 4), E.tin[0], 1.3) });
    o += sym('cpl', plate) + use('cpl') + `<use href="#cpl" transform="translate(320)scale(-1 1)"/><use href="#cpl" transform="translate(0 400)scale(1 -1)"/><use href="#cpl" transform="translate(320 400)rotate(180)"/>`;
    return o;
  },
};

/* ------------------------------------------------------------------ backgrounds */
export const bg = {
  fill: (c, x = 0, y = 0, w = 320, h = 400) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}"/>`,
  /** Sun rays, brushed: wide wedges plus tapered liner strokes. */
  rays({ cx = 160, cy = 190, n = 16, r = 300, r0 = 20, a = E.rani[1], b = E.rani[0], liner = E.rani[2], a0 = 0, w = 320, h = 400 } = {}) {
    const st = 360 / n, F = (p) => p.map((v) => Math.round(v)).join(' ');
    const cell = path(`M0 0L${F(pol(0, 0, 0, r))}L${F(pol(0, 0, st / 2, r))}Z`, b) + (liner ? path(dab(...pol(0, 0, st * 0.12, r0 + 50), st * 0.1, 70, 2.4) + dab(...pol(0, 0, st * 0.66, r0 + 30), st * 0.66, 120, 3) + dab(...pol(0, 0, st * 0.82, r0 + 60), st * 0.82, 70, 2), liner) : '');
    return bg.fill(a, 0, 0, w, h) + `<g transform="translate(${f(cx)} ${f(cy)})">${radial(cell, n, a0)}</g>`;
  },
  /** Painted bands of sky, top to bottom, with combed edges. */
  sky(colors, { y0 = 0, y1 = 400, w = 320, wave = 7 } = {}) {
    const n = colors.length, st = (y1 - y0) / n;
    let o = bg.fill(colors[0], 0, y0, w, y1 - y0);
    for (let i = 1; i < n; i++) {
      const y = y0 + st * i;
      let d = `M0 ${f(y)}`;
      for (let x = 0; x < w; x += 64) d += `q16 ${i % 2 ? -wave : wave} 32 0t32 0`;
      o += path(d + `V${f(y1)}H0Z`, colors[i]);
      let t = '';
      for (let x = (i * 37) % 40; x < w; x += 46) t += dab(x, y - 4 - ((x * 7 + i * 13) % 9), 0, 26 + ((x * 3) % 18), 2.2, -2);
      o += path(t, colors[i]);
    }
    return o;
  },
  /** Sun or moon: disc with bands and a ring of flame petals. */
  sun(cx, cy, r, pot = E.marigold, { petals = 20, ring = pot[1], ink = 0 } = {}) {
    const st = 360 / (petals || 1), P = (a, k) => petal(0, 0, a, r * 0.9, r * k, (r * 2.6) / petals);
    const cell = petals ? path(P(0, 1.36) + P(st, 1.22), ring) + path(dab(r * 1.04, 0, 0, r * 0.16, 2.2) + dab(...pol(0, 0, st, r * 1.04), st, r * 0.16, 2.2), pot[3]) : '';
    return `<g transform="translate(${f(cx)} ${f(cy)})">${petals ? radial(cell, petals / 2) : ''}<circle r="${r}" fill="${pot[1]}"${ink ? ` stroke="${C.ink}" stroke-width="${ink}"` : ''}/><circle cx="${f(-r * 0.05)}" cy="${f(-r * 0.06)}" r="${f(r * 0.85)}" fill="${pot[2]}"/><circle r="${f(r * 0.93)}" fill="none" stroke="${pot[0]}" stroke-width="1.4" stroke-dasharray="1.4 5"/>` +
      line(`M${f(-r * 0.68)} ${f(-r * 0.1)}A${f(r * 0.7)} ${f(r * 0.7)} 0 0 1 ${f(-r * 0.1)} ${f(-r * 0.69)}`, pot[3], f(r * 0.06)) + '</g>';
  },
  stars(list, color = C.rice) { return list.map(([x, y, r]) => (r > 3 ? path(petal(x, y, -90, 0, r, r * 0.24) + petal(x, y, 90, 0, r, r * 0.24) + petal(x, y, 0, 0, r, r * 0.24) + petal(x, y, 180, 0, r, r * 0.24), color) : path(circ(x, y, r), color))).join(''); },
  moon(cx, cy, r) { return path(`M${f(cx + r * 0.5)} ${f(cy - r * 0.87)}A${r} ${r} 0 1 0 ${f(cx + r * 0.9)} ${f(cy + r * 0.5)}A${f(r * 0.82)} ${f(r * 0.82)} 0 1 1 ${f(cx + r * 0.5)} ${f(cy - r * 0.87)}Z`, C.lemon); },
  /** Cloud: scalloped crown, curled tail, inner contour strokes. */
  cloud(x, y, s = 1, pot = E.rice, { w = 2.4, flip = 1 } = {}) {
    const d = 'M-50 12C-60 12 -64 0 -54 -4C-58 -18 -40 -24 -32 -16C-30 -32 -6 -38 2 -24C12 -34 32 -28 30 -14C44 -18 56 -6 46 2C58 2 60 12 48 12C30 17 -30 17 -50 12Z';
    return place(form(d, pot, { w, s: 6, l: 0, hatch: 0, glint: 1.2, flip, over: line('M-40 4C-44 -6 -34 -12 -28 -6M-12 2C-18 -12 0 -22 8 -10C12 -4 4 2 0 -3M24 4C20 -6 32 -12 38 -4', pot[0], 1.6) }), x, y, s, 0, flip);
  },
  /** Water: stacked wave bands with comma strokes of rice paste. */
  water(y, { pot = E.peacock, rows = 4, step = 22, h = 400, x0 = 0, x1 = 320, amp = 5, foam = pot[3] } = {}) {
    let o = bg.fill(pot[1], x0, y + 4, x1 - x0, h - y);
    for (let i = 0; i < rows; i++) {
      const per = 28 + i * 8, off = (i * 17) % per, n = 2 * Math.ceil((x1 - x0 + off) / per / 2), wv = `q${f(per / 4)} ${f(-amp - i)} ${f(per / 2)} 0t${f(per / 2)} 0`;
      const cell = path(`M0 0${wv}h1V${i === rows - 1 ? h - y : step + amp + 4}H0Z`, i % 2 ? pot[1] : pot[0]) + line(`M0 0${wv}`, pot[2], f(1.6 + i * 0.3)) + path(dab(per * 0.1, 2 - amp * 0.3, -18, per * 0.42, 2 + i * 0.5, -2.5) + dab(per * 0.5, 9 + i, 6, per * 0.4, 1.6 + i * 0.3, 2), foam);
      o += `<g transform="translate(${f(x0 - off)} ${f(y + i * step)})">${repeat(cell, n, per, 0)}</g>`;
    }
    return o;
  },
  /** A row of hills with hatch strokes. */
  hills(y, pot, { amp = 18, per = 110, off = 0, h = 400, w = 320, ink = 2 } = {}) {
    const n = 2 * Math.ceil((w + off) / per / 2);
    let t = '', d = '';
    for (let k = 0; k < 5; k++) t += dab(per * (0.2 + k * 0.1), -amp * (0.5 + 0.4 * Math.sin((0.2 + k * 0.1) * Math.PI)) + 2, 62 + k * 6, 10 + k * 2, 2);
    for (let k = 0; k < n; k++) d += `q${f(per / 2)} ${f(-amp * 2)} ${f(per)} 0`;
    return `<g transform="translate(${-off} ${y})">${flat(`M0 0${d}V${h - y}H0Z`, pot[1], ink)}${repeat(path(t, pot[2]), n, per, 0)}</g>`;
  },
};

/* ------------------------------------------------------------------ foliage and bunting */
export const palm = (x, y, h, pot = E.leaf, { lean = 10, s = 1 } = {}) => {
  let fr = '', hl = '';
  for (const [a, L] of [[-160, 34], [-190, 32], [-130, 30], [-95, 28], [-55, 30], [-20, 34], [12, 32], [160, 22]]) { fr += lens(0, 0, ...pol(...pol(0, 0, a, L * 0.55), -90, 9), ...pol(0, 8, a, L), 9); hl += lens(0, 0, ...pol(...pol(0, 0, a, L * 0.5), -90, 10), ...pol(0, 4, a, L * 0.86), 2); }
  const id = 'plm' + hash(pot[1]);
  return place(flat(`M-4 0Q${f(lean * 0.2)} ${f(-h * 0.5)} ${f(lean - 2.4)} ${-h}h5Q${f(lean * 0.2 + 7)} ${f(-h * 0.5)} 5 0Z`, E.wood[0], 1.6) + line(`M-1 ${f(-h * 0.1)}Q${f(lean * 0.2 + 1)} ${f(-h * 0.5)} ${f(lean - 0.6)} ${f(6 - h)}`, E.wood[2], 1.6, 'stroke-dasharray="3 4"') + sym(id, flat(fr, pot[1], 1.5) + path(hl, pot[2])) + use(id, lean, -h), x, y, s);
};
/** A spray of long leaves from one point (foreground corners). */
export const spray = (x, y, { a0 = -150, a1 = -30, n = 6, len = 60, w = 15, pot = E.leaf, ink = 1.8 } = {}) => {
  let o = '';
  const order = Array.from({ length: n }, (_, i) => i).sort((p, q) => Math.abs(q - (n - 1) / 2) - Math.abs(p - (n - 1) / 2));
  for (const i of order) {
    const a = a0 + ((a1 - a0) * i) / (n - 1), L = len * (0.78 + 0.22 * Math.sin((i / (n - 1)) * Math.PI)), bend = (a + 90) * 0.12;
    const tip = pol(x, y, a + bend, L), mid = pol(x, y, a - bend, L * 0.55);
    const d = lens(x, y, mid[0], mid[1], tip[0], tip[1], w);
    let v = lens(x, y, mid[0], mid[1], ...pol(x, y, a + bend, L * 0.86), 1.8);
    for (let k = 2; k < 6; k++) { const t = k / 7, q = [2 * t * (1 - t) * (mid[0] - x) + t * t * (tip[0] - x) + x, 2 * t * (1 - t) * (mid[1] - y) + t * t * (tip[1] - y) + y]; v += dab(q[0], q[1], a - 42, w * 0.42 * (1.1 - t), 1.5); }
    o += flat(d, i % 2 ? pot[1] : pot[0], ink) + path(v, pot[2]);
  }
  return o;
};
/** Ripe paddy stalks in enamel. */
export const paddy = (x, y, h, a = -80, pot = E.marigold) => {
  const [stem, grain] = alpona.paddy(x, y, h, a, '', { n: 8 }).match(/ d="[^"]+"/g), id = 'pd' + hash(stem + grain), u = (k, at) => `<use href="#${id}${k}" ${at}/>`;
  return def(id, `<path id="${id}"${stem}/>`) + def(id + 'g', `<path id="${id}g"${grain}/>`) + `<g fill="none">${u('', `stroke="${C.ink}" stroke-width="5"`) + u('g', `stroke="${C.ink}" stroke-width="2.6"`) + u('', `stroke="${pot[1]}" stroke-width="2.2"`) + u('g', `fill="${pot[1]}"`)}<g transform="translate(-.7 -.9)scale(1)">${u('g', `stroke="${pot[3]}" stroke-width=".7" stroke-dasharray="4 9"`)}</g></g>`;
};
export const bunting = (x0, y0, x1, y1, sag, n = 9, pots = [E.vermilion, E.marigold, E.teal, E.gulabi]) => {
  const at = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)];
  let fl = '';
  const g = pots.map(() => '');
  for (let i = 0; i < n; i++) {
    const [a, b] = at((i + 0.12) / n), [c, e] = at((i + 0.88) / n), mx = (a + c) / 2, my = (b + e) / 2 + Math.hypot(c - a, e - b) * 1.05;
    g[i % pots.length] += `M${f(a)} ${f(b)}L${f(c)} ${f(e)}L${f(mx)} ${f(my)}Z`;
  }
  for (let i = 0; i < pots.length; i++) fl += flat(g[i], pots[i][1], 1.6);
  return fl + line(`M${x0} ${y0}Q${f((x0 + x1) / 2)} ${f((y0 + y1) / 2 + sag * 2)} ${x1} ${y1}`, C.ink, 2.4);
};

/* ------------------------------------------------------------------ lettering */
export const FONT = "'Baloo Da 2','Anek Bangla','Noto Sans Bengali','Nirmala UI','Bangla Sangam MN',Vrinda,sans-serif";
/** Cinema lettering: ink throw, coloured block, ink line, two-tone face. `glyphs` ({d,w} at 160 px) replaces the text element. */
export const lettering = (text, x, y, size, { pot = E.marigold, block = E.vermilion[1], id = 'ttl', glyphs } = {}) => {
  const t = glyphs ? `<path id="${id}" d="${glyphs.d}" transform="translate(${f(x - (glyphs.w * size) / 320)} ${f(y)})scale(${f3(size / 160)})"/>` : `<text id="${id}" x="${f(x)}" y="${f(y)}" font-size="${size}">${text}</text>`;
  const k = glyphs ? 160 / size : 1, u = (dx, dy, a) => `<use href="#${id}" x="${dx}" y="${dy}" ${a}/>`;
  const st = (c, w) => `fill="${c}" stroke="${c}" stroke-width="${f(w * k)}" stroke-linejoin="round"`;
  return def(id, t) + def(id + 'g', `<linearGradient id="${id}g" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${f(glyphs ? -115 : y - size * 0.72)}" y2="${f(glyphs ? 0 : y)}"><stop offset=".46" stop-color="${pot[3]}"/><stop offset=".46" stop-color="${pot[2]}"/><stop offset=".78" stop-color="${pot[2]}"/><stop offset=".78" stop-color="${pot[1]}"/></linearGradient>`) +
    u(2.6, 3.4, st(C.ink, 8)) + u(1.6, 2.2, st(block, 5)) + u(0, 0, st(C.ink, 4.6)) + u(0, 0, `fill="url(#${id}g)"`);
};
/** Title plate on the lower border: lacquered cartouche with rice liner and end flowers. */
export const plate = (text, { size = 36, w = 190, y = 357, pot = E.ink, trim = E.marigold, flower = E.gulabi, glyphs, letter } = {}) => {
  const h = 27, x = 160, W = w / 2;
  const shape = (k) => mirrored([0, -h + k], [[W * 0.5, -h - 1 + k, W - 14, -h + k], [W - 10 - k * 0.3, -h + 9, W - k * 0.6, -h + 13], [W + 4 - k, 0, W - k * 0.6, h - 13], [W - 10 - k * 0.3, h - 9, W - 14, h - k], [W * 0.5, h + 1 - k, 0, h - k]]);
  let fl = '';
  fl += sym('pfl', flat(leafD(0, 0, -62, 18, 9) + leafD(0, 0, 62, 18, 9) + leafD(0, 0, 0, 21, 9), E.leaf[1], 1.4) + path(dab(6, -3, -54, 9, 1.7) + dab(7, -1, -4, 11, 1.7) + dab(6, 6, 66, 8, 1.7), E.parrot[2]));
  for (const k of [-1, 1]) fl += use('pfl', x + k * (W - 1), y, 1, k > 0 ? 0 : 180) + roseAt(flower, x + k * (W - 1), y, 1.25);
  return place(path(shape(-3), C.ink, 'transform="translate(1.5 2.5)"') + flat(shape(0), trim[1], 2.4) + path(shape(3.4), pot[1]) + line(shape(6.2), trim[2], 1, 'stroke-dasharray="1.4 3.6"') + line(`M${f(-W + 22)} ${f(-h + 2.2)}H${f(W * 0.2)}`, '#fff', 1.6), x, y) + fl +
    lettering(text, x, y + size * 0.33, size, { glyphs, ...(letter ?? {}) });
};

/* ------------------------------------------------------------------ subjects */
const BN = '০১২৩৪৫৬৭৮৯';
export const bn = (v) => String(v).replace(/\d/g, (d) => BN[+d]);
/** A short text. Bengali digits are outlines, so that they look the same where no Bengali font is installed. */
export const label = (t, x, y, size, fill = C.ink, extra = '') => {
  const text = String(t);
  if (![...text].every((c) => c in DIGITS)) return `<text x="${f(x)}" y="${f(y)}" font-size="${f(size)}" fill="${fill}"${extra && ' ' + extra}>${text}</text>`;
  const k = size / 80, w = [...text].reduce((sum, c) => sum + DIGITS[c].w, 0) * k;
  let at = x - w / 2, o = '';
  for (const c of text) {
    const id = `dg${c.codePointAt(0)}${hash(fill)}`;
    o += def(id, `<path id="${id}" fill="${fill}" d="${DIGITS[c].d}"/>`) + `<use href="#${id}" transform="translate(${Math.round(at * 2) / 2} ${f(y)})scale(${f3(k)})"/>`;
    at += DIGITS[c].w * k;
  }
  return o;
};

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };
/** A lacquered die in true projection. rx, ry, rz turn it; faces = [right, left, bottom, top, front, back] pips. */
export const dice = (s, { rx = -30, ry = 38, rz = 0, pot = E.vermilion, pip = C.rice, eye = C.lemon, trim = E.marigold[2], faces = [4, 3, 1, 6, 5, 2] } = {}) => {
  const [a, b, c] = [rad(rx), rad(ry), rad(rz)];
  const R = ([x, y, z]) => {
    [x, z] = [x * Math.cos(b) + z * Math.sin(b), -x * Math.sin(b) + z * Math.cos(b)];
    [y, z] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
    return [x * Math.cos(c) - y * Math.sin(c), x * Math.sin(c) + y * Math.cos(c), z];
  };
  const F = [[[1, 0, 0], [0, 0, -1], [0, 1, 0]], [[-1, 0, 0], [0, 0, 1], [0, 1, 0]], [[0, 1, 0], [1, 0, 0], [0, 0, -1]], [[0, -1, 0], [1, 0, 0], [0, 0, 1]], [[0, 0, 1], [1, 0, 0], [0, 1, 0]], [[0, 0, -1], [-1, 0, 0], [0, 1, 0]]]
    .map((v, i) => ({ n: R(v[0]), u: R(v[1]), v: R(v[2]), pips: faces[i] })).filter((q) => q.n[2] > 0.04)
    .map((q) => ({ ...q, lit: q.n[0] * -0.5 + q.n[1] * -0.72 + q.n[2] * 0.4 })).sort((p, q) => q.lit - p.lit);
  const m = (q) => `matrix(${[q.u[0], q.u[1], q.v[0], q.v[1]].map((k) => f3((k * s) / 100)).join(' ')} ${f((q.n[0] * s) / 2)} ${f((q.n[1] * s) / 2)})`;
  let under = '', o = '';
  F.forEach((q, i) => {
    under += `<rect x="-50" y="-50" width="100" height="100" rx="17" transform="${m(q)}"/>`;
    const tone = [pot[2], pot[1], pot[0]][i] ?? pot[0];
    let p = '', h = '', co = '';
    for (const [px, py] of PIPS[q.pips]) { p += circ(px * 23, py * 23, 9.4); h += circ(px * 23 - 1, py * 23 - 1, 3.6); }
    let cb = '';
    for (let k = 0; k < 9; k++) cb += i === 0 ? dab(-38 + k * 8, -44, 72, 15 - (k % 3) * 3, 2.2) : dab(44, -36 + k * 9, 168, 20 - (k % 3) * 5, 2.6);
    for (const t of [45, 135, 225, 315]) { const [gx, gy] = pol(0, 0, t, 55); co += dab(gx, gy, t + 156, 12, 3) + dab(gx, gy, t + 180, 14, 3) + dab(gx, gy, t + 204, 12, 3); }
    const hid = i ? 'dh1' : 'dh0';
    o += def(hid, `<path id="${hid}" d="${cb}"/>`) + def('dco', `<g id="dco"><rect x="-42.5" y="-42.5" width="85" height="85" rx="11" fill="none" stroke-width="2.6"/><path d="${co}"/></g>`) + `<g transform="${m(q)}"><rect x="-50" y="-50" width="100" height="100" rx="17" fill="${tone}"/><use href="#${hid}" fill="${i === 0 ? pot[3] : i === 1 ? pot[0] : C.ink}"${i > 1 ? ' opacity=".5"' : ''}/><use href="#dco" fill="${trim}" stroke="${trim}" stroke-width=".1"/>` + path(p, pip, `stroke="${C.ink}" stroke-width="4" paint-order="stroke"`) + path(h, eye) + `</g>`;
  });
  const top = F[0];
  const edge = [[-50, 40, -50, -40], [-40, -50, 40, -50]].map(([x0, y0, x1, y1]) => lens(x0 * 0.94, y0, (x0 + x1) * 0.47, (y0 + y1) * 0.47, x1, y1 * 0.94, 3.4)).join('');
  return `<g stroke="${C.ink}" stroke-width="${f((740 / s) * 1.15)}" stroke-linejoin="round" fill="${C.ink}">${under}</g>${o}<g transform="${m(top)}">${path(edge, '#fff')}</g>`;
};

/** Bengal fighter kite (chandiyal: moon and belly band). */
export const kite = (pots = [E.vermilion, E.marigold, E.indigo], { rot = 0, tail = 1, w = 3.2 } = {}) => {
  const d = 'M0 -74Q8 -70 66 -8Q68 -4 64 -1L3 62Q0 65 -3 62L-64 -1Q-68 -4 -66 -8Q-8 -70 0 -74Z';
  let fr = '', st = '';
  for (let i = 0; i < 9; i++) { const x = -56 + i * 14; st += dab(x * 0.96, -12 + Math.abs(x) * 0.02, 92 - x * 0.35, 17, 2.6); }
  const inner = path('M0 -80H80V80H0Z', pots[1][1]) + path('M-80 -26H80V12H-80Z', pots[2][1]) + path('M-80 -26H80V-22H-80ZM-80 8H80V12H-80Z', C.rice) +
    path(circ(0, -7, 25), C.ink) + path(circ(0, -7, 22.6), C.rice) + path(scallop(0, -7, 18, 12, 1), pots[0][1]) + path(circ(0, -7, 12), pots[1][2]) + `<g transform="translate(0 -7)">${radial(path(petal(0, 0, 0, 0, 11, 3), pots[0][0]), 6)}</g>` + def('kst', `<path id="kst" d="${st}"/>`) + `<use href="#kst" fill="${pots[2][2]}"/>`;
  const fin = flat('M-4 58L-20 88Q0 82 20 88L4 58Z', pots[2][1], w) + path(dab(-4, 64, 112, 20, 2.6) + dab(0, 64, 95, 18, 2.6) + dab(5, 64, 75, 18, 2.6), pots[2][2]);
  const spars = line('M0 -74V64M-66 -6Q0 -56 66 -6', C.ink, 2.6) + line('M-1 -72V62M-64 -7Q0 -57 64 -8', E.brass[2], 1.2);
  const tl = tail ? line('M-8 86q-16 18 -6 34t-8 34M8 86q14 20 4 36t6 30', C.ink, 6) + line('M-8 86q-16 18 -6 34t-8 34', pots[0][1], 3.4) + line('M8 86q14 20 4 36t6 30', pots[1][1], 3.4) : '';
  return tl + fin + form(d, pots[0], { w, rot, s: 9, l: 6, inner, hatch: 3.4 }) + spars + path(fr, '#fff') + flat(circ(0, -74, 4.4) + circ(-66, -6, 4) + circ(66, -6, 4), C.lemon, 1.8);
};

export const wheel = (r = 34) => {
  let sp = '';
  for (let i = 0; i < 14; i++) { const [x, y] = pol(0, 0, i * 25.7, r - 5); sp += `M0 0L${f(x)} ${f(y)}`; }
  return sym('whl' + r, `<circle r="${r}" fill="none" stroke="${C.ink}" stroke-width="8"/><circle r="${r - 5}" fill="#000" fill-opacity=".18" stroke="${E.tin[2]}" stroke-width="2"/>` + line(sp, E.tin[1], 1.2) + `<circle r="${f(r * 0.56)}" fill="none" stroke="${E.gulabi[1]}" stroke-width="4" stroke-dasharray="5 4"/><circle r="7" fill="${E.marigold[1]}" stroke="${C.ink}" stroke-width="2"/><circle r="3" cx="-1" cy="-1" fill="${E.marigold[3]}"/>` + line(`M${f(-r * 0.82)} ${f(-r * 0.56)}A${r} ${r} 0 0 1 ${f(-r * 0.3)} ${f(-r * 0.95)}`, '#fff', 2)) + use('whl' + r);
};
/** Cycle rickshaw in profile, running to the right, about 220 wide. */
export const rickshaw = ({ hood = [E.gulabi, E.marigold, E.teal], body = E.vermilion, shirt = E.peacock, rider = true, small = 0 } = {}) => {
  const W = wheel(34), body_ = (d, p, o) => (small ? flat(d, p[1], o.w) : form(d, p, o));
  // the cycle is one symbol, shared by every rickshaw in a picture
  const tube = (d, w = 5) => line(d, C.ink, w + 4) + line(d, E.leaf[1], w) + line(d, E.parrot[2], 1.6, 'transform="translate(-.8 -1.2)"');
  let o = sym('cyc', place(W, 84, 42) + tube('M-20 44H26L66 -6M26 44L18 -4M66 -8L84 42M62 -22L68 -4', 4.4) + line('M50 -26Q60 -32 72 -22', C.ink, 6) + line('M50 -26Q60 -32 72 -22', E.tin[2], 2.6) +
    flat('M8 -10Q20 -16 32 -8L24 -2H14Z', C.ink, 1) + flat(circ(26, 44, 8), E.marigold[1], 2.4) + line('M26 44L36 56', C.ink, 4)) + use('cyc');
  // hood: ribs from a pivot, alternating applique
  const px = -38, py = -6, ribs = 6;
  const P = (a, r) => pol(px, py, a, r), arc = [[-202, 56], [-176, 66], [-150, 76], [-124, 84], [-98, 88], [-72, 86], [-48, 78]];
  const hoodD = `M${P(-202, 14).map(f).join(' ')}` + arc.map(([a, r]) => 'L' + P(a, r).map(f).join(' ')).join('') + `L${P(-48, 40).map(f).join(' ')}Q${P(-90, 22).map(f).join(' ')} ${P(-202, 14).map(f).join(' ')}Z`;
  let seg = '', ap = '', rib = '';
  for (let i = 0; i < ribs; i++) {
    const [a, r] = arc[i], [b, q] = arc[i + 1], pot = hood[i % hood.length];
    seg += path(`M${P(a, 10).map(f).join(' ')}L${P(a, r).map(f).join(' ')}Q${P((a + b) / 2, (r + q) / 2 + 7).map(f).join(' ')} ${P(b, q).map(f).join(' ')}L${P(b, 10).map(f).join(' ')}Z`, pot[1], `stroke="${C.ink}" stroke-width="2.6" stroke-linejoin="round"`);
    const m = (a + b) / 2, R = (r + q) / 2;
    ap += petal(...P(m, R * 0.42), m, 0, R * 0.46, 7) ;
    rib += dab(...P(a + 4, R * 0.34), a + 5, R * 0.56, 2.4);
    ap += circ(...P(m, R * 0.3), 2.6);
  }
  let fringe = '';
  for (let i = 0; i < 6; i++) { const [x, y] = P(-48, 40 + i * 7); fringe += circ(x + 2, y + 3, 4); }
  const front = P(-48, 78);
  o += flat(hoodD, C.ink, 4) + seg + (small ? '' : path(ap, C.rice) + path(rib, '#fff', 'opacity=".7"')) + (small ? '' : flat(fringe, E.marigold[1], 1.6));
  o += line(`M${P(-202, 57).map(f).join(' ')}L${px} ${py}L${front.map(f).join(' ')}`, C.ink, 5) + line(`M${px} ${py}L${front.map(f).join(' ')}`, E.tin[2], 2);
  // tub
  o += body_('M-92 -16Q-94 -22 -86 -22H-20Q-12 -22 -12 -14L-6 26Q-6 32 -12 32H-74Q-84 32 -86 24Z', body, { w: 3.4, s: 7, l: 5, inner: path('M-100 -10H0V-5H-100ZM-100 18H0V23H-100Z', E.marigold[1]) + `<g transform="translate(-48 7)">${radial(path(petal(0, 0, 0, 3, 14, 5), C.rice), 8)}</g>` + dots([[-76, 7], [-20, 7]], 3, E.marigold[2]) });
  o += flat('M-88 -22Q-90 -34 -76 -34H-34Q-22 -34 -18 -22Z', E.teal[1], 3) + path(dab(-82, -27, -4, 34, 3), E.teal[3]);
  o += (small ? '' : roseAt(E.gulabi, -48, 7, 0.8)) + place(W, -50, 44);
  o += line('M-92 34Q-84 2 -50 2Q-16 2 -8 34', C.ink, 8) + line('M-92 34Q-84 2 -50 2Q-16 2 -8 34', E.tin[1], 4) + line('M-90 26Q-80 3 -52 2', '#fff', 1.4);
  if (rider) {
    o += sym('leg', flat('M14 -14Q30 -22 36 -8L44 14L34 54L24 54L28 20L10 2Z', E.indigo[1], 3) + line('M30 -6L37 14L30 40M24 -8L34 14', E.gulabi[2], 1.6) + line('M20 56H38', C.ink, 6)) + use('leg');
    o += body_('M8 -12Q6 -40 26 -56Q36 -64 46 -54Q50 -36 38 -10Q22 -4 8 -12Z', shirt, { w: 3, s: 6, l: 4 });
    o += line('M40 -50Q54 -42 64 -28', C.ink, 11) + line('M40 -50Q54 -42 64 -28', shirt[1], 7) + line('M58 -36L66 -27', E.skin[1], 6) + line('M41 -52Q50 -47 55 -41', shirt[2], 2);
    o += sym('hed', form('M34 -74Q34 -88 48 -88Q62 -86 61 -74L64 -68L60 -66Q60 -56 50 -56Q36 -58 34 -74Z', E.skin, { w: 2.8, s: 4, l: 2.6, hatch: 0, glint: 0 }) + flat('M32 -74Q28 -94 48 -94Q64 -94 63 -80Q48 -86 42 -78Q40 -72 36 -68Z', E.vermilion[1], 2.6) + path(dab(36, -82, -50, 14, 2.4, 2), E.marigold[2]) + flat('M34 -76Q22 -78 16 -68Q24 -66 34 -70Z', E.vermilion[1], 2.2) + path(circ(55, -74, 1.7), C.ink) + line('M54 -63q4 1.6 6 -1', C.ink, 1.6)) + use('hed');
  }
  return o;
};

/** Tiger face, naive and grand, about 200 wide. */
export const tiger = ({ pot = E.marigold, eye = E.parrot } = {}) => {
  const head = mirrored([0, -76], [[28, -80, 52, -62], [74, -44, 80, -12], [88, 4, 104, 10], [90, 20, 86, 26], [94, 38, 94, 52], [80, 48, 72, 54], [70, 68, 64, 78], [54, 68, 44, 74], [24, 92, 0, 92]]);
  const two = (s) => s + `<g transform="scale(-1 1)">${s}</g>`;
  const st = (L) => L.map((a) => lens(...a)).join('');
  const stripes = st([[16, -70, 20, -52, 10, -38, 9], [32, -68, 40, -50, 22, -38, 9], [54, -56, 52, -40, 38, -34, 9], [76, -30, 62, -26, 56, -14, 9], [82, -6, 66, -6, 60, 4, 8], [100, 12, 76, 6, 64, 20, 9], [92, 50, 78, 34, 62, 34, 9], [66, 74, 62, 58, 50, 52, 8]]);
  let o = two(form('M40 -60Q36 -98 66 -98Q96 -92 84 -50Q78 -36 66 -38Z', pot, { w: 4, s: 6, l: 0, glint: 0, hatch: 0 }) + flat('M50 -62Q50 -86 66 -86Q82 -80 74 -54Q66 -50 62 -52Z', E.gulabi[0], 0) + path(dab(56, -58, -80, 24, 4, 2) + dab(63, -55, -70, 24, 4, 2), E.rice[1]));
  const inner = two(path('M30 -34Q56 -48 62 -20Q50 -30 24 -18Z', C.rice) + path('M58 22Q78 26 94 52L72 54L64 78L44 74Q40 50 58 22Z', C.rice) + path(stripes, C.ink)) + path(lens(0, -76, 0, -60, 0, -44, 10) + lens(-16, -46, 0, -34, 16, -46, 5) + lens(-13, -36, 0, -25, 13, -36, 5), C.ink);
  o += form(head, pot, { w: 4.4, s: 14, l: 8, inner, hatch: 3.6 });
  // muzzle
  o += flat('M-16 -16Q-10 8 -22 22L22 22Q10 8 16 -16Q0 -26 -16 -16Z', pot[2], 0) + path(dab(-7, -16, 86, 30, 3) + dab(1, -20, 90, 34, 3) + dab(9, -16, 96, 30, 3), pot[3]) + line('M-16 -14Q-9 6 -22 24M16 -14Q9 6 22 24', pot[0], 2);
  o += flat('M-26 54Q0 46 26 54Q28 84 0 86Q-28 84 -26 54Z', '#5c0616', 3.4) + path('M-15 74Q0 60 15 74Q10 84 0 84Q-10 84 -15 74Z', E.gulabi[1]) + path(dab(-7, 76, -50, 8, 2.4), E.gulabi[3]) + flat('M-20 52L-12 70L-7 53ZM20 52L12 70L7 53Z', '#fff', 1.8) + flat('M-14 84L-10 74L-5 85ZM14 84L10 74L5 85Z', '#fff', 1.4);
  o += flat('M0 40Q-8 60 -30 58Q-52 54 -46 34Q-40 18 -14 22H14Q40 18 46 34Q52 54 30 58Q8 60 0 40Z', C.rice, 3) + path('M3 46Q12 58 30 55Q46 51 44 36Q40 50 26 49Q10 50 3 46Z', E.rice[0]);
  o += form('M-20 16Q0 6 20 16Q20 30 0 38Q-20 30 -20 16Z', E.gulabi, { w: 3.2, s: 5, l: 3, hatch: 0 }) + line('M0 38V46', C.ink, 3);
  o += dots([[-36, 36], [-30, 44], [-38, 46], [36, 36], [30, 44], [38, 46]], 1.9, C.ink);
  // eyes
  o += two(flat('M14 -6Q24 -28 54 -24Q50 0 30 2Q18 2 14 -6Z', C.ink, 3)) ;
  for (const k of [-1, 1]) o += `<circle cx="${k * 33}" cy="-11" r="10.4" fill="${C.lemon}"/><circle cx="${k * 33}" cy="-11" r="10.4" fill="none" stroke="${eye[1]}" stroke-width="3" stroke-dasharray="2 1.6"/><circle cx="${k * 32}" cy="-11" r="5" fill="${C.ink}"/><circle cx="${k * 33 - 3.4}" cy="-15" r="2.6" fill="#fff"/>`;
  o += two(line('M10 -4Q22 -32 58 -26', C.ink, 5)) + path(st([[-48, 40, -80, 32, -116, 40, 2.4], [-48, 46, -80, 46, -112, 58, 2.4], [-46, 51, -70, 58, -96, 74, 2.4], [48, 40, 80, 32, 116, 40, 2.4], [48, 46, 80, 46, 112, 58, 2.4], [46, 51, 70, 58, 96, 74, 2.4]]), '#fff', `stroke="${C.ink}" stroke-width=".7"`);
  return o;
};

/** A fish on a bent spine, facing left. kind data makes hilsa, rui, koi. */
export const fish = ({ small = 0, L = 200, D = 44, bend = 0.5, pot = E.tin, back = E.indigo[1], belly = E.gulabi[3], fin = E.peacock, scale = '#fff', rot = 0, flip = 1, w = 3.2, spots = 0, prof = [[0, 0.04], [0.03, 0.26], [0.12, 0.68], [0.3, 1], [0.48, 0.95], [0.68, 0.6], [0.82, 0.28], [0.9, 0.2]] } = {}) => {
  const M = (t, off) => { const p = bend * (t - 0.5), R = bend ? L / bend : 0, x = bend ? R * Math.sin(p) : (t - 0.5) * L, y = bend ? R * (1 - Math.cos(p)) : 0; return [x - Math.sin(p) * off, y + Math.cos(p) * off]; };
  const half = (t) => { for (let i = 1; i < prof.length; i++) if (t <= prof[i][0]) { const [a, u] = prof[i - 1], [b, v] = prof[i]; return D * (u + ((v - u) * (t - a)) / (b - a)); } return D * 0.2; };
  const up = prof.map(([t, v]) => M(t, -v * D)), dn = prof.map(([t, v]) => M(t, v * D)).reverse();
  const body = smooth([...up, ...dn]);
  const q = (t, o) => M(t, o).map(f).join(' ');
  let sc = '', sh = '';
  for (let t = 0.31, i = 0; t < 0.86; t += 0.062, i++) { const h = half(t) * 0.86, n = Math.max(2, Math.round(h / 8)); for (let j = 0; j < n; j++) { const v0 = -h + (2 * h * (j + (i % 2) * 0.5)) / n, v1 = v0 + (2 * h) / n * 0.94; if (v1 > h * 1.05) continue; sc += `M${q(t, v0)}Q${q(t + 0.055, (v0 + v1) / 2)} ${q(t, v1)}`; } }
  const spot = Array.from({ length: spots }, (_, i) => [...M(0.34 + i * 0.075, -half(0.34 + i * 0.075) * 0.42), 3.4 - i * 0.25]);
  const finD = (a) => 'M' + a.map((p, i) => (i === 0 ? q(...p) : i % 2 ? 'Q' + q(...p) : ' ' + q(...p))).join('') + 'Z';
  const ray = (t0, o0, t1, o1) => lens(...M(t0, o0), ...M((t0 + t1) / 2, (o0 + o1) / 2), ...M(t1, o1), 2.4);
  const finF = (d, rays) => flat(d, fin[1], w * 0.85) + (small ? '' : path(rays, fin[2]));
  let o = finF(finD([[0.86, -D * 0.18], [0.98, -D * 0.3], [1.14, -D * 0.98], [1.03, -D * 0.3], [1.05, 0], [1.03, D * 0.3], [1.14, D * 0.98], [0.98, D * 0.3], [0.86, D * 0.18]]), ray(0.9, -D * 0.12, 1.11, -D * 0.82) + ray(0.9, -D * 0.08, 1.07, -D * 0.5) + ray(0.9, 0, 1.03, -D * 0.14) + ray(0.9, D * 0.04, 1.04, D * 0.2) + ray(0.9, D * 0.1, 1.07, D * 0.5) + ray(0.9, D * 0.14, 1.11, D * 0.82));
  o += finF(finD([[0.36, -D * 0.9], [0.4, -D * 1.4], [0.5, -D * 1.55], [0.56, -D * 1.05], [0.62, -D * 0.68]]), ray(0.42, -D * 0.9, 0.48, -D * 1.42) + ray(0.47, -D * 0.9, 0.52, -D * 1.32) + ray(0.53, -D * 0.8, 0.55, -D * 1.1));
  o += finF(finD([[0.5, D * 0.86], [0.56, D * 1.3], [0.64, D * 1.3], [0.62, D * 0.9], [0.62, D * 0.66]]), ray(0.54, D * 0.8, 0.6, D * 1.2) + ray(0.58, D * 0.7, 0.62, D * 1.1));
  o += finF(finD([[0.72, D * 0.46], [0.8, D * 0.86], [0.86, D * 0.74], [0.83, D * 0.4], [0.83, D * 0.24]]), ray(0.76, D * 0.42, 0.83, D * 0.72));
  const backD = 'M' + [[0, 0], ...prof.slice(1).map(([t, v]) => [t, -v * D * 0.34])].map((p) => q(...p)).join('L') + prof.slice().reverse().map(([t, v]) => 'L' + q(t, -v * D * 1.3 - 6)).join('') + 'Z';
  const bellyD = 'M' + prof.slice(2).map(([t, v]) => q(t, v * D * 0.5)).join('L') + prof.slice(2).reverse().map(([t, v]) => 'L' + q(t, v * D * 1.2 + 5)).join('') + 'Z';
  o += form(body, pot, { w, s: D * 0.2, l: small ? 0 : D * 0.1, hatch: small ? 0 : 3.2, glint: small ? 0 : 1, rot, flip, inner: path(backD, back) + path(bellyD, belly), over: line(small ? [0.4, 0.52, 0.64].map((t) => `M${q(t, -D * 0.4)}Q${q(t + 0.07, 0)} ${q(t, D * 0.4)}`).join('') : sc, scale, 1.5) });
  o += dots(spot, 3, C.ink);
  o += line(`M${q(0.25, -D * 0.86)}Q${q(0.32, 0)} ${q(0.24, D * 0.84)}`, C.ink, w * 0.8) + line(`M${q(0.2, -D * 0.6)}Q${q(0.255, 0)} ${q(0.19, D * 0.62)}`, pot[3], 1.6) + line(`M${q(0.005, D * 0.04)}Q${q(0.05, D * 0.12)} ${q(0.07, D * 0.26)}`, C.ink, w * 0.8);
  const [ex, ey] = M(0.11, -D * 0.2), er = D * 0.17;
  o += `<circle cx="${f(ex)}" cy="${f(ey)}" r="${f(er + 2)}" fill="${C.ink}"/><circle cx="${f(ex)}" cy="${f(ey)}" r="${f(er)}" fill="${C.lemon}"/><circle cx="${f(ex)}" cy="${f(ey)}" r="${f(er * 0.55)}" fill="${C.ink}"/><circle cx="${f(ex - er * 0.3 * flip)}" cy="${f(ey - er * 0.35)}" r="${f(er * 0.26)}" fill="#fff"/>`;
  o += finF(finD([[0.27, D * 0.34], [0.36, D * 0.3], [0.44, D * 0.62], [0.36, D * 0.74], [0.27, D * 0.5]]), ray(0.29, D * 0.4, 0.41, D * 0.56) + ray(0.29, D * 0.46, 0.38, D * 0.64));
  return o;
};
export const hilsa = (o = {}) => fish({ pot: E.tin, back: '#3b4fa8', belly: '#fff4ee', fin: E.peacock, spots: 6, prof: [[0, 0.05], [0.04, 0.22], [0.12, 0.54], [0.22, 0.83], [0.36, 1], [0.5, 0.94], [0.7, 0.58], [0.84, 0.26], [0.9, 0.2]], ...o });

/** Wind-up tin rooster facing right on a wheeled base, about 200 x 240. */
export const rooster = () => {
  let o = '';
  // tail blades
  const T = [['M-44 -6C-92 -2 -116 -40 -98 -84C-96 -54 -74 -38 -40 -30Z', E.violet], ['M-44 -16C-104 -30 -112 -84 -78 -114C-86 -76 -66 -52 -36 -38Z', E.teal], ['M-40 -24C-88 -56 -80 -108 -44 -128C-62 -92 -48 -64 -26 -42Z', E.marigold], ['M-34 -28C-62 -66 -48 -106 -16 -120C-36 -88 -28 -62 -14 -42Z', E.gulabi]];
  for (const [d, p] of T) o += form(d, p, { w: 3.2, s: 6, l: 4, hatch: 3, glint: 0 });
  // key
  const key = line('M2 -40V-84', C.ink, 11) + line('M2 -40V-84', E.brass[1], 5.6) + line('M.6 -42V-80', E.brass[3], 1.6) + form('M2 -82C-8 -84 -14 -70 -28 -74C-42 -80 -42 -104 -28 -108C-14 -112 -8 -94 2 -92C12 -94 18 -112 32 -108C46 -104 46 -80 32 -74C18 -70 12 -84 2 -82Z', E.brass, { w: 3.2, s: 5, l: 4, hatch: 2.6, glint: 0 }) + path(dab(-14, -90, 180, 17, 5) + dab(18, -90, 0, 17, 5), E.brass[0]) + flat(circ(2, -87, 6), E.vermilion[1], 2.4);
  o += place(key, -8, 8, 1, -8);
  // legs, base
  const leg = (x) => line(`M${x} 50V92`, C.ink, 11) + line(`M${x} 50V92`, E.tin[1], 6) + line(`M${x - 1.6} 56V90`, '#fff', 1.8);
  o += leg(0) + leg(30);
  o += form('M-66 92H86Q94 92 94 100V106Q94 112 86 112H-66Q-74 112 -74 106V100Q-74 92 -66 92Z', E.indigo, { w: 3.4, s: 5, l: 4, hatch: 0, glint: 0, inner: path('M-80 99H100V104H-80Z', E.marigold[1]) });
  for (const x of [-52, 72]) o += flat(circ(x, 114, 14), E.vermilion[1], 3.4) + flat(scallop(x, 114, 8, 6), E.marigold[1], 1.6) + path(circ(x, 114, 3) + dab(x - 11, 110, -60, 9, 2.2, 2), '#fff');
  // body
  const body = 'M-50 -14C-58 34 -22 64 20 60C60 56 80 22 74 -18C72 -42 66 -58 68 -78C74 -84 76 -96 70 -106C62 -118 42 -118 36 -104C32 -78 18 -44 -10 -34C-30 -28 -46 -30 -50 -14Z';
  let rv = '';
  for (const [x, y] of [[-38, 8], [60, 2], [14, 52]]) rv += circ(x, y, 2.8);
  o += form(body, E.vermilion, { w: 4, s: 12, l: 6, inner: path('M-60 20Q20 44 90 0V80H-60Z', E.marigold[1]) + line('M-60 20Q20 44 90 0', C.ink, 2.4) });
  // hackle plates
  o += flat('M31 -88Q52 -74 72 -84L74 -66Q78 -60 72 -56Q68 -46 58 -50Q48 -40 40 -50Q28 -46 22 -58Q14 -58 16 -66Z', E.teal[1], 2.8) + flat('M36 -98Q52 -88 70 -96L70 -80Q64 -70 56 -76Q46 -68 40 -76Q32 -74 30 -82Z', E.gulabi[1], 2.6) + path(dab(26, -62, -50, 18, 2.6) + dab(40, -56, -70, 18, 2.6) + dab(56, -54, -86, 18, 2.6), E.teal[3]) + path(dab(38, -82, -60, 10, 2.2) + dab(52, -78, -84, 12, 2.2), E.gulabi[3]);
  o += line('M28 -36q9 9 18 0q9 8 17 -2M18 -24q9 9 18 0q9 9 18 0q8 7 15 -2M48 -12q9 9 17 0', E.marigold[2], 2.6) + line('M-38 32Q18 56 64 24', C.rice, 4, 'stroke-dasharray="0 11"');
  // wing
  o += form('M-38 -8C-20 -26 30 -26 44 -6C50 16 30 34 4 30C-6 40 -22 36 -22 28C-36 26 -46 8 -38 -8Z', E.peacock, { w: 3.2, s: 8, l: 5, over: line('M-18 26Q-4 20 0 6M4 28Q18 20 20 4M26 22Q34 14 34 0', C.ink, 2.2) + line('M-26 18Q-14 12 -12 2', C.ink, 2.2) }) + roseAt(E.gulabi, 10, -4, 0.95) + leaf(-4, -4, 190, 17, 7) + leaf(22, -6, -20, 15, 6);
  o += path(rv, E.tin[2], `stroke="${C.ink}" stroke-width="1.4"`);
  // head
  o += form('M36 -106C30 -118 26 -126 34 -132C38 -138 44 -134 46 -128C48 -140 58 -142 62 -130C68 -138 78 -134 74 -122C80 -122 80 -112 72 -106Z', E.vermilion, { w: 3.2, s: 4, l: 3, hatch: 0 }) + flat('M72 -106L94 -98L74 -92Z', E.brass[1], 3) + path('M73 -103L88 -99L74 -98Z', E.brass[2]) + flat('M66 -90Q80 -90 78 -76Q74 -64 66 -70Q60 -80 66 -90Z', E.vermilion[1], 2.6) + path(dab(67, -86, 80, 12, 2.4), E.vermilion[3]);
  o += `<circle cx="58" cy="-102" r="8.4" fill="${C.rice}" stroke="${C.ink}" stroke-width="2.6"/><circle cx="59" cy="-102" r="4.2" fill="${C.ink}"/><circle cx="57" cy="-104" r="1.6" fill="#fff"/>`;
  return o;
};

export const bat = ({ rot = 0, pot = E.wood } = {}) => {
  let g = '';
  for (let i = 0; i < 7; i++) g += `M-7 ${-122 + i * 8}L7 ${-126 + i * 8}`;
  return form('M-6 -128Q0 -134 6 -128L7 -64H-7Z', E.vermilion, { w: 3, s: 3, l: 2, hatch: 0, rot, over: line(g, E.marigold[2], 2.6) }) + form('M-7 -66Q-22 -58 -22 -40L-20 56Q-18 68 0 68Q18 68 20 56L22 -40Q22 -58 7 -66Q0 -60 -7 -66Z', pot, { w: 3.6, s: 8, l: 5, rot, fill: pot[2], inner: path('M-30 -22H30V-15H-30ZM-30 40H30V47H-30Z', E.vermilion[1]) + path('M-30 -14H30V-10H-30ZM-30 35H30V39H-30Z', E.indigo[1]) }) +
    path(petal(0, 12, -90, 2, 20, 7) + petal(0, 12, 90, 2, 20, 7) + petal(0, 12, -30, 2, 16, 6) + petal(0, 12, 30, 2, 16, 6) + petal(0, 12, 150, 2, 16, 6) + petal(0, 12, 210, 2, 16, 6), E.leaf[1]) + roseAt(E.gulabi, 0, 12, 0.95, -rot);
};
export const ball = (r = 24, pot = E.vermilion) => {
  let s = '';
  for (let i = -3; i <= 3; i++) s += `M${f(-r * 0.62 + Math.abs(i) * -0.5 + r * 0.46)} ${f(i * r * 0.24)}l${f(r * 0.26)} ${f(-r * 0.05)}`;
  return form(circ(0, 0, r), pot, { w: 3.4, s: r * 0.34, l: r * 0.2, over: line(`M${f(-r * 0.3)} ${f(-r)}Q${f(r * 0.18)} 0 ${f(-r * 0.3)} ${f(r)}M${f(-r * 0.02)} ${f(-r)}Q${f(r * 0.46)} 0 ${f(-r * 0.02)} ${f(r)}`, C.rice, 1.6) + line(s, C.rice, 1.6) });
};
export const stumps = ({ h = 120, fly = 0 } = {}) => {
  let o = '';
  const S = [[-22, -3], [0, 0], [22, 4]];
  S.forEach(([x, a], i) => { o += place(form(rr(-5.5, -h, 11, h, 5), E.wood, { w: 3, s: 4, l: 3, hatch: 0, fill: E.wood[2], over: path('M-9 -30H9V-22H-9Z', [E.vermilion, E.leaf, E.vermilion][i][1]) + path(`M-9 ${-h + 14}H9V${-h + 19}H-9Z`, [E.vermilion, E.leaf, E.vermilion][i][1]) }), x, 0, 1, fly ? a * fly : 0); });
  const bl = form(rr(-13, -4, 26, 8, 4), E.marigold, { w: 2.6, s: 3, l: 2, hatch: 0, glint: 0 });
  return o + (fly ? place(bl, -20, -h - 18, 1, -28) + place(bl, 24, -h - 26, 1, 34) : place(bl, -11, -h - 3) + place(bl, 11, -h - 3));
};

export const SUIT = {
  spade: 'M0 -14C4 -6 14 -1 13 6C12 12 5 12 2 8Q2 13 6 15H-6Q-2 13 -2 8C-5 12 -12 12 -13 6C-14 -1 -4 -6 0 -14Z',
  heart: 'M0 14C-4 6 -14 0 -13 -7C-12 -14 -3 -14 0 -7C3 -14 12 -14 13 -7C14 0 4 6 0 14Z',
  diamond: 'M0 -15Q5 -6 11 0Q5 6 0 15Q-5 6 -11 0Q-5 -6 0 -15Z',
  club: 'M0 -14A6.4 6.4 0 0 1 5 -3A6.2 6.2 0 1 1 2 6Q2 12 6 15H-6Q-2 12 -2 6A6.2 6.2 0 1 1 -5 -3A6.4 6.4 0 0 1 0 -14Z',
};
const royal = (crown, robe, hair) =>
  flat('M-20 40Q-20 12 0 10Q20 12 20 40Z', robe[1], 2) + path(dab(-14, 36, -80, 20, 3) + dab(-5, 38, -88, 24, 3) + dab(7, 38, -88, 22, 3), robe[2]) + flat('M-8 8H8L4 24H-4Z', E.marigold[1], 1.6) +
  flat('M-13 -14Q-16 12 0 14Q16 12 13 -14Z', E.skin[2], 2) + (hair ? flat('M-13 -14Q-22 6 -15 14Q-9 6 -11 -8ZM13 -14Q22 6 15 14Q9 6 11 -8Z', C.ink, 1) : line('M-8 5Q0 -1 8 5', C.ink, 3)) + path(circ(-5, -5, 1.7) + circ(5, -5, 1.7), C.ink) + line('M-8 -9q3 -2 6 0M2 -9q3 -2 6 0M-3 8q3 2 6 0', C.ink, 1.3) + line('M0 -4v5', E.skin[0], 1.3) +
  flat('M-15 -14L-17 -32L-8 -23L0 -37L8 -23L17 -32L15 -14Z', crown[1], 2) + dots([[-17, -32], [0, -37], [17, -32]], 2.6, E.vermilion[1]) + path(dab(-12, -17, -86, 10, 2.4) + dab(-3, -18, -84, 13, 2.4), crown[3]);
/** The figure of a king, queen or jack, 40 wide and 77 high. */
export const court = (face) => (face === 'K' ? royal(E.marigold, E.vermilion, 0) : face === 'Q' ? royal(E.teal, E.gulabi, 1) : royal(E.parrot, E.indigo, 0));
/** One painted card, 84 x 122; face 'A', 'K', 'Q', '7' ... ; suit; or back. */
export const card = (face, suit, { rot = 0, back = 0 } = {}) => {
  const red = suit === 'heart' || suit === 'diamond', col = red ? E.vermilion[1] : C.ink;
  const base = form(rr(-42, -61, 84, 122, 9), E.rice, { w: 3, s: 7, l: 0, rot, hatch: 3.4, glint: 0 });
  if (back) return base + path(rr(-36, -55, 72, 110, 6), E.sindoor[1]) + line(rr(-32, -51, 64, 102, 4), E.marigold[2], 1.6) + alpona.lotus(0, 0, 30, C.rice, { w: 1.4 }) + alpona.corner(-31, -50, 20, 0, C.rice, 1.2) + alpona.corner(31, 50, 20, 180, C.rice, 1.2) + alpona.corner(31, -50, 20, 90, C.rice, 1.2) + alpona.corner(-31, 50, 20, 270, C.rice, 1.2);
  const idx = (s) => `<g${s < 0 ? ' transform="rotate(180)"' : ''}>${label(face, -30, -37, 25, col, 'stroke="' + col + '" stroke-width=".8"')}${place(path(SUIT[suit], col), -30, -24, 0.62)}</g>`;
  let mid = '';
  if (face === 'A') { for (let i = 0; i < 10; i++) mid += petal(2, 0, i * 36, 24, 35, 4.6); mid = path(mid, red ? E.gulabi[2] : E.teal[1]) + place(flat(SUIT[suit], col, 0), 2, 0, 1.6) + place(path(dab(-8, 3, -50, 10, 2.6), red ? E.vermilion[3] : E.ink[3]), 2, -1, 1.5); }
  else if ('KQJ'.includes(face)) mid = line(rr(-20, -42, 46, 84, 4), E.marigold[0], 1.4) + `<g transform="translate(3 0)">${court(face)}</g>`;
  else { const P = { 7: [[-8, -30], [16, -30], [4, -16], [-8, 0], [16, 0], [-8, 30], [16, 30]], 9: [[-8, -42], [18, -42], [-8, -14], [18, -14], [5, -28], [-8, 14], [18, 14], [-8, 42], [18, 42]], 8: [[-8, -32], [16, -32], [4, -17], [-8, -4], [16, -4], [4, 14], [-8, 28], [16, 28]] }[face] ?? [[4, -26], [4, 26], [4, 0]]; mid = P.map(([x, y]) => place(path(SUIT[suit], col), x, y, 0.6, y > 0 ? 180 : 0)).join(''); }
  return base + idx(1) + mid + idx(-1);
};
export const fan = (list, { spread = 19, r = 120 } = {}) => list.map((c, i) => { const a = (i - (list.length - 1) / 2) * spread, [x, y] = pol(0, r, -90 + a, r); return place(card(c[0], c[1], { rot: a, ...c[2] }), x, y, 1, a); }).join('');

export const mango = ({ pot = E.marigold, rot = 0 } = {}) => form('M4 -34C34 -38 46 -6 34 18C24 40 -8 46 -28 30C-44 16 -34 -2 -22 -8C-8 -16 -12 -32 4 -34Z', pot, { rot, s: 11, l: 6, inner: path('M10 -40C50 -40 50 0 34 20C30 0 24 -20 2 -30Z', E.vermilion[2]) }) + line('M6 -34Q6 -44 0 -48', C.ink, 4.4) + leaf(2, -44, -20, 44, 15) + leaf(0, -46, -160, 32, 12);
/** Country boat with a cabin and a patched sail, facing right, about 190 wide. */
export const boat = ({ sail = [E.vermilion, E.marigold, E.gulabi], pole = 1 } = {}) => {
  let o = '';
  if (pole) {
    o += line('M8 12V-108', C.ink, 7) + line('M8 12V-108', E.wood[2], 3);
    const sd = 'M4 -102Q58 -86 62 -28Q30 -18 2 -24Q-34 -18 -48 -34Q-46 -84 4 -102Z';
    o += form(sd, sail[0], { w: 3.2, s: 8, l: 5, inner: path('M-60 -74H80V-50H-60Z', sail[1][1]) + path('M-60 -50H80V-46H-60ZM-60 -78H80V-74H-60Z', C.rice) + path('M14 -110H34V0H14Z', sail[2][1], 'opacity=".9"') }) + line('M-14 -92Q-26 -50 -20 -24M14 -98Q24 -60 20 -24M36 -82Q44 -50 40 -22', C.ink, 1.4) + flat('M8 -108L34 -116L8 -122Z', E.teal[1], 2.2);
  }
  o += form('M-44 8Q-44 -30 -14 -30H8Q36 -30 36 8Z', E.wood, { w: 3.2, s: 6, l: 4, over: line('M-36 6Q-38 -20 -20 -30M-22 6Q-24 -20 -10 -30M-6 6V-30M10 6Q12 -20 2 -30M24 6Q26 -20 12 -30M-50 -10H50M-50 -20H50', E.wood[0], 1.4) });
  o += form('M-104 -22Q-92 4 -60 6H62Q92 2 108 -28Q106 14 66 32Q0 42 -62 32Q-100 18 -104 -22Z', E.sindoor, { w: 3.8, s: 8, l: 5, inner: path('M-110 8Q0 22 112 4V14Q0 32 -110 18Z', E.marigold[1]) + line('M-84 16Q0 32 88 12', C.rice, 4, 'stroke-dasharray="0 11"') });
  return o + flat('M76 2Q86 -8 96 -4Q90 8 78 8Z', C.rice, 2) + path(circ(86, 1, 3), C.ink);
};
/** Dhol, seen from the side with the head to the left. */
export const dhol = () => {
  let z = 'M-46 -34';
  for (let i = 0; i < 6; i++) z += `L${f(-46 + (i + 0.5) * 15.4)} ${i % 2 ? -40 : 40}L${f(-46 + (i + 1) * 15.4)} ${i % 2 ? 34 : -38}`;
  return form('M-48 -38Q0 -60 48 -38Q58 0 48 38Q0 60 -48 38Q-58 0 -48 -38Z', E.vermilion, { w: 3.8, s: 11, l: 7, inner: path('M-14 -70H14V70H-14Z', E.marigold[1]) + path('M-18 -70H-14V70H-18ZM14 -70H18V70H14Z', C.rice), over: line(z, C.ink, 3.6) + line(z, C.rice, 2) }) + roseAt(E.gulabi, 0, 0, 1.2) +
    form('M-48 -40Q-32 -40 -32 0Q-32 40 -48 40Q-64 40 -64 0Q-64 -40 -48 -40Z', E.rice, { w: 3.6, s: 5, l: 0, hatch: 0 }) + path('M-48 -16Q-41 -14 -41 0Q-41 14 -48 16Q-55 14 -55 0Q-55 -14 -48 -16Z', C.ink) + flat('M44 -40Q56 -42 58 0Q56 42 44 40Q52 30 52 0Q52 -30 44 -40Z', E.teal[1], 2.6);
};
export const ektara = () => line('M-14 26L-4 -84M14 26L4 -84', C.ink, 9) + line('M-14 26L-4 -84', E.wood[2], 5) + line('M14 26L4 -84', E.wood[1], 5) + line('M0 30V-84', C.rice, 1.4) + flat(rr(-9, -98, 18, 18, 5), E.vermilion[1], 3) + path(dab(-5, -86, -90, 9, 3), E.vermilion[3]) + form('M-30 28Q-34 62 0 68Q34 62 30 28Q0 16 -30 28Z', E.clay, { s: 8, l: 5, inner: path('M-40 38H40V48H-40Z', E.marigold[1]) + ringDots(0, 43, 1, 0, 3, C.ink) + dots([[-22, 43], [-11, 43], [0, 43], [11, 43], [22, 43]], 2.2, C.ink) }) + flat('M-30 28Q0 18 30 28Q0 38 -30 28Z', E.clay[0], 2.6);
/** Lotus in flower, about 120 wide. */
export const lotus = ({ pot = E.gulabi, pad = 1, w = 2.4 } = {}) => {
  const P = (a, L, W, pt, y = 14) => { const id = 'lp' + hash([L, W, w, ...pt].join()); return sym(id, Q(-90, L, W, pt, 0)) + use(id, 0, y, 1, a + 90); };
  const Q = (a, L, W, pt, y) => { const d = petal(0, y, a, 0, L, W); let h = ''; for (const k of [-2, -1, 0, 1, 2]) h += dab(...pol(...pol(0, y, a, L * 0.93), a + 90, k * W * 0.14), a + 180 + k * 6, L * (0.42 - Math.abs(k) * 0.06), 1.9); return flat(d, pt[1], w) + path(h, pt[0]) + path(dab(...pol(...pol(0, y, a, L * 0.2), a - 90, W * 0.3), a - 6, L * 0.5, 2.4), pt[3]); };
  let o = pad ? flat('M-66 18Q-30 4 0 12Q34 4 66 18Q40 36 0 32Q-40 36 -66 18Z', E.leaf[1], w) + line('M0 16L-48 20M0 16L48 20M-8 20L-24 30M8 20L24 30', E.parrot[2], 1.5) : '';
  const soft = [pot[1], pot[2], pot[3], '#fff'];
  for (const [a, L, W] of [[-162, 56, 17], [-18, 56, 17]]) o += P(a, L, W, pot);
  for (const [a, L, W] of [[-140, 60, 19], [-40, 60, 19]]) o += P(a, L, W, soft);
  for (const [a, L, W] of [[-116, 62, 20], [-64, 62, 20]]) o += P(a, L, W, pot);
  o += P(-90, 64, 22, soft);
  for (const [a, L, W] of [[-128, 38, 16], [-52, 38, 16]]) o += P(a, L, W, soft, 20);
  return o + P(-90, 36, 17, pot, 22);
};
/** Roulette wheel seen from above; squash it with a scale when it lies on a table. */
export const roulette = (r = 90, { n = 24 } = {}) => {
  const q = r * 0.74, len = (2 * Math.PI * q) / n;
  return form(circ(0, 0, r), E.wood, { w: 4, s: 10, l: 6 }) + `<circle r="${f(r * 0.89)}" fill="${C.ink}"/><circle r="${f(q)}" fill="none" stroke="${E.vermilion[1]}" stroke-width="${f(r * 0.28)}" stroke-dasharray="${f(len)} ${f(len)}"/><circle r="${f(q)}" fill="none" stroke="${E.leaf[1]}" stroke-width="${f(r * 0.28)}" stroke-dasharray="${f(len)} 999" transform="rotate(-90)"/>` + `<circle r="${f(q)}" fill="none" stroke="${E.brass[2]}" stroke-width="${f(r * 0.28)}" stroke-dasharray="1.8 ${f3(len - 1.8)}"/>` + ringDots(0, 0, n, r * 0.8, r * 0.03, C.rice) + `<circle r="${f(r * 0.89)}" fill="none" stroke="${E.brass[2]}" stroke-width="2.6"/>` +
    form(circ(0, 0, r * 0.58), E.brass, { w: 2.6, s: 9, l: 5, over: ringDots(0, 0, 16, r * 0.5, 1.8, E.brass[0]) }) + radial(flat(petal(0, 0, 0, r * 0.1, r * 0.46, r * 0.1), E.sindoor[1], 1.6) + path(dab(r * 0.2, -1, 0, r * 0.18, 2.2), E.vermilion[2]), 8) + form(circ(0, 0, r * 0.17), E.tin, { w: 2.4, s: 5, l: 3, hatch: 0 });
};
export const TAKA = 'M-13 -15C-10 -20 -3 -20 -2 -12V10C-2 18 3 20 8 18C15 15 17 8 14 3C12 0 7 1 8 5M-12 -4H10';
/** Taka coin. */
export const coin = (r = 26, { pot = E.brass, rot = 0 } = {}) => {
  const k = r / 30;
  return place(form(circ(0, 0, 30), pot, { w: 3.2, s: 7, l: 5, rot, over: `<circle r="23" fill="${pot[2]}" stroke="${pot[0]}" stroke-width="1.6"/>` + ringDots(0, 0, 22, 26.4, 1.2, pot[0]) }) + line(TAKA, pot[3], 5.4, 'transform="translate(-1.4 -1.4)"') + line(TAKA, pot[0], 5) + line('M-20 -9A22 22 0 0 1 -9 -20', '#fff', 2.4), 0, 0, k);
};
export const coinStack = (n = 4, r = 26, h = 9) => {
  const H = r * 0.3, disc = sym('cst' + r, flat(`M${-r} 0V${-H}A${r} ${f(r * 0.36)} 0 0 1 ${r} ${-H}V0A${r} ${f(r * 0.36)} 0 0 1 ${-r} 0Z`, E.brass[1], 2.6) + path(`M${f(r * 0.3)} ${f(r * 0.34)}Q${f(r * 0.9)} ${f(r * 0.2)} ${r - 1} -2V${f(-H)}Q${f(r * 0.9)} 0 ${f(r * 0.3)} ${f(r * 0.2)}Z`, E.brass[0]) + line(Array.from({ length: 7 }, (_, k) => `M${f(-r * 0.76 + k * r * 0.25)} ${f(r * 0.27 - Math.abs(k - 3) * 1.1)}v${f(-H * 0.5)}`).join(''), E.brass[0], 1.6) + `<ellipse cy="${f(-H)}" rx="${r}" ry="${f(r * 0.36)}" fill="${E.brass[2]}" stroke="${C.ink}" stroke-width="2"/>` + line(`M${f(-r * 0.8)} ${f(-H - 1)}Q${f(-r * 0.6)} ${f(-H - r * 0.28)} 0 ${f(-H - r * 0.28)}`, E.brass[3], 1.6));
  return disc + Array.from({ length: n }, (_, i) => use('cst' + r, [0, 2, -2, 1, -1][i % 5], -i * h)).join('') + place(line(TAKA, E.brass[0], 4.4), [0, 2, -2, 1, -1][(n - 1) % 5], -(n - 1) * h - H, r / 70);
};
/** Clay pot: safe (lid and alpona band) or mine (fuse and spark). */
export const pot = ({ kind = 'plain', clay = E.clay, band = C.rice } = {}) => {
  let b = '', t = '';
  for (let i = 0; i < 7; i++) { const x = -42 + i * 14; b += petal(x, 8 + Math.cos(x / 30) * 5, -90, 0, 15, 4.4); t += circ(x + 7, 6 + Math.cos((x + 7) / 30) * 5, 1.8); }
  let o = form('M-20 -34Q-24 -26 -34 -20C-60 -4 -56 44 0 46C56 44 60 -4 34 -20Q24 -26 20 -34Z', clay, { w: 3.6, s: 12, l: 7, inner: path(b + t, band) + line('M-60 14Q0 26 60 14M-60 20Q0 32 60 20', band, 1.8) });
  o += flat('M-27 -38Q-28 -46 0 -46Q28 -46 27 -38Q28 -30 0 -30Q-28 -30 -27 -38Z', clay[2], 3) + path('M-20 -39Q0 -44 20 -39Q0 -33 -20 -39Z', C.ink);
  if (kind === 'mine') o += line('M4 -40Q8 -58 22 -58T34 -72', C.ink, 6) + line('M4 -40Q8 -58 22 -58T34 -72', E.rice[1], 2.6, 'stroke-dasharray="4 3"') + burst(35, -76, 12, 4, 22, 4, E.vermilion[2], 0, 2) + burst(35, -76, 10, 2, 14, 4, C.lemon, 9, 2) + path(circ(35, -76, 4), '#fff');
  if (kind === 'gem') o += place(gem(), 0, -50, 0.62);
  return o;
};
export const firework = (r = 60, pots = [E.gulabi, E.marigold, E.teal]) => burst(0, 0, 18, r * 0.42, r, 5, pots[0][1], 0, 2) + burst(0, 0, 18, r * 0.24, r * 0.72, 4, pots[1][1], 10, 2) + burst(0, 0, 12, r * 0.06, r * 0.4, 4, pots[2][2], 5, 2) + ringDots(0, 0, 18, r * 1.08, r * 0.035, pots[1][2]) + path(circ(0, 0, r * 0.08), '#fff');
/** Hawai: stick rocket. */
export const hawai = ({ rot = 0 } = {}) => line('M0 20V86', C.ink, 6) + line('M0 20V86', E.wood[2], 2.6) + form(rr(-13, -30, 26, 56, 3), E.gulabi, { rot, s: 6, l: 4, inner: path('M-20 -14L20 -26V-16L-20 -4ZM-20 8L20 -4V6L-20 18Z', E.marigold[1]) }) + form('M-17 -28L0 -62L17 -28Z', E.indigo, { rot, s: 5, l: 3, hatch: 0 }) + burst(0, 32, 9, 2, 26, 5, C.lemon, 50, 2);
export const gem = (p = E.teal) => flat('M-38 -14L-22 -36H22L38 -14L0 40Z', p[1], 3.6) + path('M-38 -14L-22 -36L-14 -14ZM-14 -14L0 -36L14 -14Z', p[2]) + path('M-22 -36H0L-14 -14Z', p[3]) + path('M14 -14L22 -36L38 -14L0 40Z', p[0]) + path('M14 -14H38L0 40Z', p[0]) + path('M-14 -14H14L0 40Z', p[1]) + path('M-38 -14H-14L0 40Z', p[2]) + line('M-38 -14H38M-22 -36L-14 -14L0 40L14 -14L22 -36M-14 -14L0 -36L14 -14', C.ink, 1.5) + path(dab(-30, -16, -54, 20, 3) + dab(-22, -6, 56, 26, 3), '#fff');
export const crown = () => {
  let j = '';
  for (const [x, y, p] of [[-36, 20, E.teal], [-12, 23, E.gulabi], [12, 23, E.teal], [36, 20, E.gulabi]]) j += flat(circ(x, y, 6), p[1], 2) + path(circ(x - 1.6, y - 2, 1.8), '#fff');
  return form('M-54 30L-60 -20Q-46 -14 -34 4Q-30 -24 0 -46Q30 -24 34 4Q46 -14 60 -20L54 30Q0 44 -54 30Z', E.marigold, { w: 3.6, s: 9, l: 6, inner: path(petal(0, 14, -90, 0, 46, 12), E.vermilion[1]) + path(petal(-26, 12, -104, 0, 24, 7) + petal(26, 12, -76, 0, 24, 7), E.sindoor[1]) + path('M-70 8Q0 22 70 8V16Q0 30 -70 16Z', E.brass[0]) }) + j + flat(circ(-60, -22, 5.4) + circ(60, -22, 5.4) + circ(0, -48, 6.4), E.vermilion[1], 2.4) + path(circ(-61.6, -24, 1.6) + circ(58.4, -24, 1.6) + circ(-2, -50, 2), '#fff');
};
/** Headset as a painted tin object, about 190 wide. */
export const headset = () => {
  const band = 'M-86 26C-92 -46 -44 -92 0 -92C44 -92 92 -46 86 26L66 24C70 -32 36 -72 0 -72C-36 -72 -70 -32 -66 24Z';
  let fl = '';
  const bud = sym('hsf', path(petal(0, 0, 20, 0, 9, 3) + petal(0, 0, 160, 0, 9, 3) + petal(0, 0, -20, 0, 9, 3) + petal(0, 0, 200, 0, 9, 3), C.rice) + `<circle r="3.4" fill="${E.marigold[1]}"/>`);
  for (const t of [0.16, 0.42, 0.7, 1, 1.3, 1.58, 1.84]) { const q = t > 1 ? 2 - t : t, u = 1 - q, k = t > 1 ? 1 : -1; fl += use('hsf', k * (u ** 3 * 76 + 3 * u * u * q * 81 + 3 * u * q * q * 40), u ** 3 * 25 - 3 * u * u * q * 39 - 3 * u * q * q * 82 - q ** 3 * 82, 1, k * (u * 84)); }
  fl = bud + fl;
  let o = line('M-58 20C-60 -26 -34 -58 0 -58C34 -58 60 -26 58 20', C.ink, 8) + line('M-58 20C-60 -26 -34 -58 0 -58C34 -58 60 -26 58 20', E.tin[1], 3.6);
  o += form(band, E.vermilion, { w: 3.8, s: 8, l: 5, over: fl });
  for (const k of [-1, 1]) {
    o += form(k < 0 ? 'M-54 4Q-40 0 -40 16V62Q-40 78 -54 74Z' : 'M54 4Q40 0 40 16V62Q40 78 54 74Z', E.ink, { w: 3.2, s: 0, l: 4, hatch: 0, glint: 0 });
    const d = k < 0 ? 'M-58 -4C-96 -10 -108 16 -106 40C-104 68 -88 88 -58 82Q-50 80 -50 70V8Q-50 -2 -58 -4Z' : 'M58 -4C96 -10 108 16 106 40C104 68 88 88 58 82Q50 80 50 70V8Q50 -2 58 -4Z';
        o += form(d, E.teal, { w: 3.8, s: 9, l: 6, inner: `<circle cx="${k * 78}" cy="39" r="28" fill="${E.indigo[1]}"/>` + `<g transform="translate(${k * 78} 39)">${radial(path(petal(0, 0, 0, 8, 25, 7), E.marigold[2]), 8)}</g>` }) + `<circle cx="${k * 78}" cy="39" r="28.5" fill="none" stroke="${C.lemon}" stroke-width="2.4" stroke-dasharray="2 4" stroke-linecap="round"/>` + roseAt(E.gulabi, k * 78, 39, 1.1);
  }
  return o + line('M-84 80Q-76 116 -26 112', C.ink, 9) + line('M-84 80Q-76 116 -26 112', E.tin[2], 4) + form('M-30 102Q-8 98 -6 112Q-8 124 -30 121Q-36 112 -30 102Z', E.vermilion, { w: 3, s: 4, l: 3, hatch: 2.6 });
};
/** Game pad, painted. */
export const gamepad = () => form('M-52 -22Q-30 -30 0 -26Q30 -30 52 -22C74 -12 86 30 74 42C62 50 48 32 36 20H-36C-48 32 -62 50 -74 42C-86 30 -74 -12 -52 -22Z', E.indigo, { w: 3.8, s: 9, l: 6, inner: path('M-90 -10Q0 -22 90 -10V-4Q0 -16 -90 -4Z', E.marigold[1]) }) + flat('M-50 -14h12v11h11v12h-11v11h-12v-11h-11v-12h11Z', C.rice, 2.6) + flat(circ(44, -10, 7), E.vermilion[1], 2.2) + flat(circ(58, 4, 7), C.lemon, 2.2) + flat(circ(30, 4, 7), E.teal[2], 2.2) + flat(circ(44, 18, 7), E.gulabi[2], 2.2) + dots([[41.6, -12.4], [55.6, 1.6], [27.6, 1.6], [41.6, 15.6]], 1.8, '#fff') + roseAt(E.gulabi, 0, -2, 0.8);
/** Numbered ball. */
export const numBall = (t, r = 15, p = E.gulabi) => { const id = 'nb' + r + hash(p[1]); return sym(id, form(circ(0, 0, r), p, { w: 2.6, s: r * 0.4, l: r * 0.2, hatch: 2.6 }) + `<circle cx="${f(r * 0.05)}" cy="${f(r * 0.06)}" r="${f(r * 0.62)}" fill="${C.rice}"/>`) + use(id) + label(t, r * 0.05, r * 0.44, r * (String(t).length > 1 ? 0.98 : 1.15), C.ink); };
/** Lottery drum on a stand; the balls are painted, not simulated. */
export const drum = ({ nums = [7, 12, 3, 28, 41, 9, 35, 16, 22] } = {}) => {
  const P = [E.gulabi, E.marigold, E.teal, E.vermilion, E.parrot, E.peacock];
  let o = form('M-64 112L-44 40H-30L-44 112ZM64 112L44 40H30L44 112Z', E.sindoor, { w: 3.4, s: 5, l: 3, hatch: 0 }) + form('M-82 108H82Q90 108 90 118V122Q90 128 82 128H-82Q-90 128 -90 122V118Q-90 108 -82 108Z', E.indigo, { w: 3.4, s: 5, l: 4, inner: path('M-100 114H100V119H-100Z', E.marigold[1]) });
  o += line('M78 0H104V-22', C.ink, 9) + line('M78 0H104V-22', E.brass[2], 4.4) + flat(circ(104, -28, 9), E.vermilion[1], 3) + path(circ(101, -31, 2.8), '#fff');
  o += `<circle r="78" fill="${C.ink}"/><circle r="75" fill="#2c1850"/>` + path(dab(-60, -30, -55, 50, 10, 6), '#5a3a96');
  const B = [[-45, 30], [-6, 50], [36, 38], [-20, 8], [22, 0], [54, 0], [-54, -10], [-18, -40], [27, -43]];
  B.forEach(([x, y], i) => { o += place(numBall(bn(nums[i % nums.length]), 21, P[i % P.length]), x, y); });
  o += line('M-74 -20Q0 0 74 -20', C.ink, 4) + line('M-74 -20Q0 0 74 -20', E.brass[2], 1.8);
  return o + `<circle r="77" fill="none" stroke="${C.ink}" stroke-width="10"/><circle r="77" fill="none" stroke="${E.brass[1]}" stroke-width="5.6"/>` + line('M-76 -10A77 77 0 0 1 -20 -74', E.brass[3], 2.4) + path(dab(-56, -34, -52, 40, 6, 5), '#fff', 'opacity=".85"') + flat(circ(78, 0, 8) + circ(-78, 0, 8), E.brass[2], 3);
};
/** Glass marble. */
export const marble = (r = 20, p = E.teal, q = E.marigold) => form(circ(0, 0, r), p, { w: 3, s: r * 0.36, l: r * 0.18, hatch: 2.8, glint: 0, inner: path(lens(-r * 0.8, r * 0.5, -r * 0.3, -r * 0.9, r * 0.8, -r * 0.4, r * 0.5) + lens(-r * 0.6, r * 0.8, r * 0.3, r * 0.1, r * 0.9, r * 0.2, r * 0.3), q[1]) + path(lens(-r * 0.7, r * 0.2, -r * 0.1, -r * 0.9, r * 0.6, -r * 0.6, r * 0.14), q[3]) }) + path(dab(-r * 0.62, -r * 0.2, -58, r * 0.7, r * 0.22, 1), '#fff') + path(circ(r * 0.36, r * 0.5, r * 0.1), '#fff');
