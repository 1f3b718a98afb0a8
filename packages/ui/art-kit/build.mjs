// node art-kit/build.mjs: draws every picture of the kit and writes it, made smaller, to src/art.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { AVATARS, avatar } from './avatars.mjs';
import { BANNERS, banner } from './banners.mjs';
import { BAUL_ART } from './baul-night.mjs';
import { FAIR_ART } from './fair.mjs';
import { GAME_ART } from './games.mjs';
import { HILSA_ART } from './hilsa-season.mjs';
import { favicon } from './marks.mjs';
import { NEW_YEAR_ART } from './new-year.mjs';
import { ORCHARD_ART } from './orchard.mjs';
import { PANELS, panel, thumb } from './panels.mjs';
import { PLAQUE_ART } from './plaques.mjs';
import { QUILT_ART } from './quilt.mjs';
import { RIVER_ART } from './river.mjs';
import { RICKSHAW_ART } from './rickshaw-parade.mjs';
import { SUNDARBANS_ART } from './sundarbans.mjs';

const art = new URL('../src/art/', import.meta.url);
const drawings = new URL('./drawings/', import.meta.url);

const smaller = (svg) =>
  optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      // The pictures are shown with <img>, whose alt text is in the language of the page.
      'removeTitle',
      { name: 'preset-default', params: { overrides: { mergePaths: false, removeDesc: false } } },
    ],
  }).data;

/** Writes a picture, refusing one that is larger than its place on the first screen allows. */
function put(name, svg, { raw = Infinity, brotli = Infinity }) {
  const before = Buffer.byteLength(svg);
  const small = smaller(svg);
  const best = Buffer.byteLength(small) < before ? small : svg;
  const bytes = Buffer.byteLength(best);
  const packed = brotliCompressSync(best).length;
  if (bytes > raw || packed > brotli) throw new Error(`${name}: ${bytes} bytes, ${packed} packed`);
  const target = new URL(name, art);
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, best);
  console.log(`${String(before).padStart(6)} ${String(bytes).padStart(6)} ${packed} ${name}`);
}

for (const name of Object.keys(PANELS)) {
  put(`panels/${name}.svg`, panel(name), { raw: 25_000 });
  put(`thumbs/${name}.svg`, thumb(name), { raw: 25_000 });
}
for (const name of BANNERS) {
  put(`banners/${name}.svg`, banner(name, false), { raw: 25_000 });
  put(`banners/${name}-m.svg`, banner(name, true), { raw: 25_000 });
}
for (const name of AVATARS) put(`avatars/${name}.svg`, avatar(name), { raw: 12_000 });
put('favicon.svg', favicon(), { raw: 4000 });
const slotArt = {
  ...ORCHARD_ART,
  ...RICKSHAW_ART,
  ...SUNDARBANS_ART,
  ...RIVER_ART,
  ...NEW_YEAR_ART,
  ...FAIR_ART,
  ...QUILT_ART,
  ...HILSA_ART,
  ...BAUL_ART,
  ...PLAQUE_ART,
};
for (const [name, svg] of Object.entries({ ...GAME_ART, ...slotArt })) {
  put(`../../../../${name}.svg`, svg, { raw: 25_000 });
}

// Drawn by hand in the same manner; the crops take the subject out of its frame.
const byHand = (name) => readFileSync(new URL(`${name}.svg`, drawings), 'utf8');
const cropped = (svg, box) => svg.replace(/viewBox="[^"]*"/u, `viewBox="${box}"`);
for (const [name, box] of [
  ['peacock', '62 70 196 196'],
  ['andarbahar', '60 60 200 200'],
]) {
  put(`panels/${name}.svg`, byHand(name), { raw: 25_000 });
  put(`thumbs/${name}.svg`, cropped(byHand(name), box), { raw: 25_000 });
}
for (const [name, box] of [
  ['river', '524 76 676 300'],
  ['river-m', '524 0 600 400'],
]) {
  put(`banners/${name}.svg`, cropped(byHand('banner-river'), box), { raw: 25_000 });
}
for (const name of ['logo', 'logo-mark', 'logo-word']) put(`${name}.svg`, byHand(name), {});
put('alpona-medallion.svg', byHand('alpona-medallion'), { raw: 4000 });
