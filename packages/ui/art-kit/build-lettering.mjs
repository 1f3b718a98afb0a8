// node art-kit/build-lettering.mjs 'নাম' ...: outlines titles in Baloo Da 2 ExtraBold and adds them to lettering.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { pack } from './kit.mjs';

const SIZE = 160;
const file = new URL('./lettering.mjs', import.meta.url);
const woff2 = import.meta.resolve('@fontsource-variable/baloo-da-2/files/baloo-da-2-bengali-wght-normal.woff2');
const sfnt = await subsetFont(readFileSync(new URL(woff2)), '', { keepAllGlyphs: true, variationAxes: { wght: 800 }, targetFormat: 'sfnt' });
const face = new Face(new Blob(sfnt), 0);
const font = new Font(face);
const k = SIZE / face.upem;

/** A glyph's outline, turned over and moved: a font counts upwards, a picture downwards. */
const moved = (d, x, y) => d.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, op, rest) => {
  const at = rest.trim() === '' ? [] : rest.trim().split(/[\s,]+/).map(Number);
  return op + at.map((v, i) => Math.round(i % 2 ? (y - v) * k : (x + v) * k)).join(' ');
});

function outline(text) {
  let x = 0, d = '';
  // The file of Bengali letters has no hyphen: it is drawn.
  for (const [at, part] of text.split('-').entries()) {
    if (at > 0) {
      d += moved('M30 330L300 330L300 210L30 210Z', x, 0);
      x += 330;
    }
    const buffer = new TextBuffer();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const one of buffer.getGlyphInfosAndPositions()) {
      d += moved(font.glyphToPath(one.codepoint), x + one.xOffset, one.yOffset);
      x += one.xAdvance;
    }
  }
  return { w: Math.round(x * k * 10) / 10, d: pack(d) };
}

let source = readFileSync(file, 'utf8');
for (const text of process.argv.slice(2)) {
  const { w, d } = outline(text);
  const entry = `  '${text}': { w: ${w}, d: '${d}' },\n`;
  source = source.includes(`  '${text}': {`)
    ? source.replace(new RegExp(`  '${text}': \\{.*\\n`, 'u'), entry)
    : source.replace(/\};\s*$/, `${entry}};\n`);
  console.log(text, w, d.length);
}
writeFileSync(file, source);
