// Draws the painted panels and their crops in pixels, for places where many of them stand: a
// drawing is laid out and painted where the page works, pixels are decoded beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

const art = fileURLToPath(new URL('../packages/ui/src/art/', import.meta.url));

/** Drawings that are kept in pixels too. */
export type Drawings = {
  /** The folders of both, and how large the pixels are: as a screen of two to one shows them. */
  readonly drawings: string;
  readonly pixels: string;
  readonly width: number;
  readonly height: number;
};

/** The panels as lobbies show them, and their square crops. */
export const kinds: readonly Drawings[] = [
  { drawings: join(art, 'panels'), pixels: join(art, 'panel-pixels'), width: 320, height: 400 },
  { drawings: join(art, 'thumbs'), pixels: join(art, 'thumb-pixels'), width: 224, height: 224 },
];

export const getPixels = ({ pixels }: Drawings, name: string): string =>
  join(pixels, `${name}.avif`);

/** A picture as its drawing says it, in plain pixels of four bytes. */
export function drawPanel({ drawings, width, height }: Drawings, name: string): Sharp {
  const drawing = readFileSync(join(drawings, `${name}.svg`));
  return sharp(drawing, { density: 144 }).resize(width, height).ensureAlpha();
}
