import sharp from 'sharp';

/** A PNG file of one colour. */
export function makeFlatPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a7a7a' } })
    .png()
    .toBuffer();
}
