// Goal: an uploaded picture is shown only after the server encoded it anew, and a file that is no
// picture, or a decompression bomb, is refused by name. Method: real files over HTTP, from the
// console.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaAdminList, mediaAdminUpload } from '@khelaghor/client/routes/site.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { createImageProcess } from './image-process.ts';
import { getWidthsFor } from './image-widths.ts';
import { storeImage } from './index.ts';

const { server, operator } = await withOperator();

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#b3326b',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  });

/** Makes a PNG whose head claims this size, with so many lines of pixels. */
function bomb(width: number, height: number, bits = 8, lines = 1): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const sized = Buffer.alloc(4);
    sized.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([sized, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(lines * (1 + (width * 3 * bits) / 8)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const upload = (bytes: Uint8Array | string, by: TestBrowser = operator) =>
  by.call(mediaAdminUpload, { files: [new Blob([new Uint8Array(Buffer.from(bytes))])] });

async function stored(bytes: Uint8Array) {
  const reply = await upload(bytes);
  if (!reply.success) throw new Error(reply.code);
  return reply.value;
}

test.each([
  [1200, [320, 640, 960, 1200]],
  [320, [320]],
  [200, [200]],
  [1920, [320, 640, 960, 1280, 1920]],
])('a picture of %i pixels has files of %j', (width, widths) => {
  expect(getWidthsFor(width)).toEqual(widths);
});

test('a picture is encoded in two formats and all widths, without camera data', async () => {
  const photo = await noise(700, 350)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rahima', Make: 'Secret Camera' } })
    .toBuffer();
  expect(photo.includes('Secret Camera')).toBe(true);
  const image = await stored(photo);
  expect(image).toMatchObject({ width: 700, height: 350, widths: [320, 640, 700] });
  const visitor = openBrowser(server);
  for (const width of image.widths)
    for (const [format, read] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ] as const) {
      const reply = await visitor.send(`/media/${image.hash}-${width}.${format}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe(`image/${format}`);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(bytes.includes('Secret Camera')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: read, width });
    }
});

test('a photo with a rotation mark is turned upright', async () => {
  const photo = await noise(60, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await stored(photo)).toMatchObject({ width: 30, height: 60 });
});

test('an equal picture is stored once, and the list has the last ones first', async () => {
  const png = await noise(64, 40).png().toBuffer();
  const first = await stored(png);
  expect(await stored(png)).toEqual(first);
  const value = await operator.callOrFail(mediaAdminList, {});
  expect(value.images.filter(({ hash }) => hash === first.hash)).toHaveLength(1);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['SVG', () => Buffer.from(svg), 'image_unreadable'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image_unreadable'],
  ['GIF', () => noise(20, 20).gif().toBuffer(), 'image_unreadable'],
  [
    'half of a PNG',
    async () => (await noise(80, 80).png().toBuffer()).subarray(0, 900),
    'image_unreadable',
  ],
  [
    'a name of a PNG',
    () => Buffer.from('\x89PNG\r\n\x1a\nand nothing else', 'latin1'),
    'image_unreadable',
  ],
  ['a bomb by its sides', () => bomb(60_000, 8), 'image_too_large'],
  ['a bomb by its area', () => bomb(9_000, 9_000), 'image_too_large'],
  ['a dot', () => noise(2, 2).png().toBuffer(), 'image_unreadable'],
  ['six megabytes', () => Buffer.alloc(6 * 1024 * 1024, 1), 'image_too_large'],
  ['nothing', () => Buffer.alloc(0), 'image_missing'],
])('%s is refused', async (_what, make, code) => {
  expect(await upload(await make())).toMatchObject({ success: false, code });
});

test('only an operator uploads pictures, and only as a form', async () => {
  const png = await noise(20, 20).png().toBuffer();
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await upload(png, stranger)).toMatchObject({ code: 'not_logged_in' });
  const headers = { 'x-khelaghor': '1', 'content-type': 'application/json' };
  const plain = await operator.send('/operator/media', { method: 'POST', headers, body: '{}' });
  expect(await plain.json()).toMatchObject({ code: 'unsupported_media' });
  const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const half = await operator.send('/operator/media', {
    method: 'POST',
    headers: broken,
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  });
  expect(await half.json()).toMatchObject({ success: false, code: 'image_unreadable' });
});

test.each(['/media/%2e%2e%2fmaster.key', '/media/x.webp', '/media/'])(
  '%s is not found',
  async (path) => {
    const reply = await openBrowser(server).send(path);
    expect(reply.status).toBe(404);
  },
);

test('only operators see a private picture, until it is uploaded as public', async () => {
  const bytes = await noise(40, 24).webp().toBuffer();
  const by = 'member:somebody';
  const kept = await storeImage(server.ctx, bytes, { by, visibility: 'private' });
  if (!kept.ok) throw new Error(kept.refusal);
  const address = `/media/${kept.value.hash}-40.webp`;
  const visitor = openBrowser(server);
  const stranger = openBrowser(server, { listener: 'console' });
  expect((await visitor.send(address)).status).toBe(404);
  expect((await stranger.send(address)).status).toBe(404);
  const seen = await operator.send(address);
  expect(seen.status).toBe(200);
  expect(seen.headers.get('cache-control')).toBe('private, no-store');
  // A CDN host may serve a public picture on another site, but not a private one.
  expect(seen.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  await stored(bytes);
  const shown = await visitor.send(address);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('no upload leaves a half-written file', () => {
  const files = readdirSync(join(server.config.dataDir, 'media', 'public'));
  expect(files.filter((file) => !/^[0-9a-f]{32}-\d+\.(avif|webp)$/u.test(file))).toEqual([]);
});

test('a whole PNG of 5000 × 5000 pixels of 16 bits is refused at once, in the caller’s language', async () => {
  const large = bomb(5_000, 5_000, 16, 5_000);
  expect(large.length).toBeLessThan(1_000_000);
  const before = process.cpuUsage();
  expect(await upload(large)).toMatchObject({
    code: 'image_too_large',
    message: expect.stringContaining('20 megapixels at 16 bits') as string,
  });
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  expect(await upload(bomb(400, 400, 16, 400))).toMatchObject({ success: true });
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the process that draws begins with a picture, is kept for the next, and ends when idle', async () => {
  const drawing = createImageProcess(500);
  expect(drawing.pid).toBeUndefined();
  const work = { draw: 'photograph', bytes: await noise(64, 64).png().toBuffer() } as const;
  expect(await drawing.draw(work)).toMatchObject({ value: expect.anything() as unknown });
  const { pid = 0 } = drawing;
  expect(isAlive(pid)).toBe(true);
  await drawing.draw(work);
  expect(drawing.pid).toBe(pid);
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(drawing.pid).toBeUndefined();
  expect(await drawing.draw(work)).toMatchObject({ value: expect.anything() as unknown });
});

test('a process that dies while it draws refuses that picture, and the next one is drawn', async () => {
  const drawing = createImageProcess(500);
  const work = { draw: 'all', bytes: await noise(1_900, 1_000).png().toBuffer() } as const;
  const lost = drawing.draw(work);
  process.kill(drawing.pid ?? 0, 'SIGKILL');
  expect(await lost).toMatchObject({ wrong: 'image_too_large' });
  const small = { draw: 'logo', bytes: await noise(64, 64).png().toBuffer() } as const;
  expect(await drawing.draw(small)).toMatchObject({ value: expect.anything() as unknown });
});
