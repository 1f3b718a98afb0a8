// Draws the app's icons from the mark: run it when the mark changes. What it writes is kept with
// the sources, because phones want pixels.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../', import.meta.url));
const mark = readFileSync(join(root, 'packages/ui/src/art/logo-mark.svg'), 'utf8');
/** The header's ink, on which the mark stands. */
const ground = '#211029';

/** `share` of the width is the mark; a phone may cut a maskable icon down to the inner circle. */
const icons = [
  { name: 'app-192', size: 192, share: 0.8 },
  { name: 'app-512', size: 512, share: 0.8 },
  { name: 'app-maskable-512', size: 512, share: 0.56 },
  { name: 'apple-touch-icon', size: 180, share: 0.72 },
] as const;

function drawing(size: number, share: number): string {
  const inner = Math.round(size * share);
  const edge = Math.round((size - inner) / 2);
  const placed = mark.replace(
    '<svg ',
    `<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}" `,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${ground}"/>${placed}</svg>`
  );
}

for (const { name, size, share } of icons) {
  const png = await sharp(Buffer.from(drawing(size, share)))
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer();
  writeFileSync(join(root, `apps/player/public/${name}.png`), png);
  console.log(`${name}.png: ${png.length} bytes`);
}
