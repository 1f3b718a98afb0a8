// Draws every painted panel and its crop in pixels: run it when a panel was drawn anew. What it
// writes is kept with the sources, as the panels are; a test compares both.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { drawPanel, kinds, getPixels } from './panel-drawing.ts';

for (const kind of kinds) {
  mkdirSync(kind.pixels, { recursive: true });
  for (const file of readdirSync(kind.drawings)) {
    const name = basename(file, '.svg');
    const bytes = await drawPanel(kind, name)
      .avif({ quality: 40, effort: 6, chromaSubsampling: '4:2:0' })
      .toBuffer();
    writeFileSync(getPixels(kind, name), bytes);
    console.log(`${basename(kind.pixels)}/${name}.avif: ${bytes.length} bytes`);
  }
}
