// Goal: readers see the links whose time it is, each with a code: the one that was brought, or
// ours. Method: the whole server, at moments of our choice.
import sharp from 'sharp';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { siteGetWhitelabel } from '@khelaghor/client/routes/first.gen.ts';
import {
  mediaAdminUpload,
  linksAdminList,
  linksList,
  linksAdminUpdate,
} from '@khelaghor/client/routes/site.gen.ts';
import type { ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:00.000Z'));

const { server, operator } = await withOperator({ clock });

const put = (over: Partial<ResourceDraft>, id = v7()) =>
  operator.call(linksAdminUpdate, {
    params: { id },
    body: {
      resourceType: 'WEBSITE',
      url: 'https://khela.example/start',
      qrCode: null,
      labelNameBn: 'শুরু',
      labelNameEn: 'Start',
      startsAt: null,
      endsAt: null,
      enabled: true,
      sort: 1,
      ...over,
      revision: null,
    },
  });

async function links() {
  return (await openBrowser(server).callOrFail(linksList, {})).links;
}

async function bring(): Promise<string> {
  const png = await sharp({
    create: { width: 240, height: 240, channels: 3, background: '#123' },
  })
    .png()
    .toBuffer();
  return (await operator.callOrFail(mediaAdminUpload, { files: [new Blob([new Uint8Array(png)])] }))
    .hash;
}

test('no link, no list', async () => {
  expect(await links()).toEqual([]);
});

test('a link has a code of its address, drawn by us', async () => {
  expect(await put({})).toMatchObject({ success: true, value: { qrImage: null } });
  await put({ labelNameEn: 'Hidden', enabled: false });
  const [link, ...others] = await links();
  expect(others).toEqual([]);
  expect(link).toMatchObject({ url: 'https://khela.example/start', qrCodeUrl: '' });
  expect(link?.qr?.path).toMatch(/^M0 0h1v1h-1z(?:M\d+ \d+h1v1h-1z)+$/u);
});

test('a code that was brought takes its place, there and in the console', async () => {
  const hash = await bring();
  expect(await put({ labelNameEn: 'Uploaded', qrCode: hash, sort: 2 })).toMatchObject({
    value: { qrImage: { hash, width: 240, height: 240 } },
  });
  const brought = (await links()).at(-1);
  expect(brought).toMatchObject({ labelNameEn: 'Uploaded', qr: null });
  const address = new URL(brought?.qrCodeUrl ?? '', server.config.origins.site);
  expect((await fetch(address)).status).toBe(200);
  const desk = await operator.call(linksAdminList, {});
  expect(desk).toMatchObject({ success: true });
  expect(desk.success && desk.value.resources.at(-1)?.qrImage?.hash).toBe(hash);
});

test('before, within and after its time: readers are given a link only within it', async () => {
  const id = v7();
  const times = { startsAt: '2026-11-21T06:01:00.000Z', endsAt: '2026-11-21T06:02:00.000Z' };
  expect(await put({ labelNameEn: 'For a minute', ...times }, id)).toMatchObject({ value: times });
  const isGiven = async () => {
    const reply = await openBrowser(server).call(siteGetWhitelabel, {});
    const inWhitelabel = reply.success ? reply.value.resources : [];
    const given = [await links(), inWhitelabel].map((list) =>
      list.some(({ labelNameEn }) => labelNameEn === 'For a minute'),
    );
    return given;
  };
  for (const [moment, wanted] of [
    ['2026-11-21T06:00:59.999Z', false],
    ['2026-11-21T06:01:00.000Z', true],
    ['2026-11-21T06:01:59.999Z', true],
    ['2026-11-21T06:02:00.000Z', false],
  ] as const) {
    clock.set(new Date(moment));
    expect(await isGiven(), `at ${moment}`).toEqual([wanted, wanted]);
  }
  const desk = await operator.call(linksAdminList, {});
  expect(desk.success && desk.value.resources.map((one) => one.id)).toContain(id);
});

test.each([
  [
    'an end before the beginning',
    { startsAt: '2026-11-22T00:00:00.000Z', endsAt: '2026-11-21T00:00:00.000Z' },
    'schedule_invalid',
  ],
  [
    'an end with the beginning',
    { startsAt: '2026-11-22T00:00:00.000Z', endsAt: '2026-11-22T00:00:00.000Z' },
    'schedule_invalid',
  ],
  ['a time that is none', { startsAt: 'tomorrow' }, 'malformed'],
  ['a name too long', { labelNameBn: 'ক'.repeat(61) }, 'malformed'],
  ['an address too long', { url: `https://a.example/${'x'.repeat(500)}` }, 'malformed'],
  ['a picture that nobody brought', { qrCode: '0'.repeat(32) }, 'image_missing'],
  ['an address that is no place on the web', { url: 'javascript:alert(1)' }, 'address_refused'],
  ['a hash that is none', { qrCode: '../secret' }, 'malformed'],
])('%s is refused', async (_, over, code) => {
  const before = await links();
  expect(await put(over)).toMatchObject({ code });
  expect(await links()).toEqual(before);
});
