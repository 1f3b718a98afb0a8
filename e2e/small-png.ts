// Writes a picture with a palette of 256 colours: a third of the bytes, and flat colours keep their
// look.
import { crc32, deflateSync } from 'node:zlib';

export type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array };

const paletteSize = 256;

type Box = { red: number; green: number; blue: number; count: number };

/** The most used colours, near ones taken together. */
function paletteOf(rgb: Uint8Array): number[] {
  const boxes = new Map<number, Box>();
  for (let at = 0; at < rgb.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const box = boxes.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    box.red += red;
    box.green += green;
    box.blue += blue;
    box.count += 1;
    boxes.set(key, box);
  }
  return [...boxes.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, paletteSize)
    .flatMap(({ red, green, blue, count }) =>
      [red, green, blue].map((sum) => Math.round(sum / count)),
    );
}

/** The place in the palette of the colour that is nearest. */
function nearest(palette: readonly number[], red: number, green: number, blue: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < palette.length; at += 3) {
    const r = red - (palette[at] ?? 0);
    const g = green - (palette[at + 1] ?? 0);
    const b = blue - (palette[at + 2] ?? 0);
    const distance = 2 * r * r + 4 * g * g + 3 * b * b;
    if (distance >= least) continue;
    least = distance;
    best = at / 3;
  }
  return best;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A PNG file with a palette. */
export function smallPng({ width, height, rgb }: Pixels): Buffer {
  const palette = paletteOf(rgb);
  const known = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(pixel * 3, pixel * 3 + 3);
    const colour = (red << 16) | (green << 8) | blue;
    let place = known.get(colour);
    if (place === undefined) {
      place = nearest(palette, red, green, blue);
      known.set(colour, place);
    }
    const row = Math.floor(pixel / width);
    rows[row * (width + 1) + 1 + (pixel % width)] = place;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
