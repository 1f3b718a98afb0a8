// Goal: two operators give a channel a logo, replace and remove it, and members are shown it from
// an address that never changes. Method: real files over HTTP, from the console and the site.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  depositChannelsConfirmTerms,
  depositChannelsList,
  depositChannelsRequestTerms,
  depositChannelsUploadLogo,
  depositsListChannels,
} from '@khelaghor/client/routes/money.gen.ts';
import { mediaAdminUpload } from '@khelaghor/client/routes/site.gen.ts';
import { getLogoUrl } from '@khelaghor/contract/site/logos.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server);
const channel = 'mobile';

const draw = (format: 'png' | 'jpeg' | 'webp', background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

const upload = (bytes: Uint8Array, by = karim.browser) =>
  by.call(depositChannelsUploadLogo, { files: [new Blob([new Uint8Array(bytes)])] });

async function uploadLogo(bytes: Uint8Array): Promise<string> {
  const reply = await upload(bytes);
  if (!reply.success) throw new Error(reply.code);
  return reply.value.logo;
}

const readChannel = async () => {
  const { channels } = await karim.browser.callOrFail(depositChannelsList, {});
  const found = channels.find((one) => one.channel === channel);
  if (!found) throw new Error('no such channel');
  return found;
};

async function request(logo: string | null, key = v7()) {
  const { terms, version } = await readChannel();
  return karim.browser.call(depositChannelsRequestTerms, {
    params: { channel },
    body: { key, version, terms: { ...terms, logo }, reason: 'Members know the logo' },
  });
}

/** Gives the channel a logo, or none, by two operators. */
async function change(logo: string | null): Promise<void> {
  const key = v7();
  expect(await request(logo, key)).toMatchObject({ success: true });
  const params = { channel, requestId: key };
  await shapla.browser.callOrFail(depositChannelsConfirmTerms, { params });
}

async function readShown(): Promise<string | null | undefined> {
  const { channels } = await member.browser.callOrFail(depositsListChannels, {});
  return channels.find((one) => one.channel === channel)?.logo;
}

test('a logo is drawn anew, shown once two operators agree, replaced and removed', async () => {
  const first = await uploadLogo(await draw('png', '#804020'));
  const key = v7();
  await request(first, key);
  expect(await readShown()).toBeNull();
  expect((await readChannel()).waiting?.terms.logo).toBe(first);
  const params = { channel, requestId: key };
  await shapla.browser.callOrFail(depositChannelsConfirmTerms, { params });
  expect(await readShown()).toBe(first);
  const second = await uploadLogo(await draw('webp', '#208040'));
  await change(second);
  expect(await readShown()).toBe(second);
  await change(null);
  expect(await readShown()).toBeNull();
  const events = await server.ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'detail'])
    .where('kind', '=', 'deposit_channel.terms_changed')
    .orderBy('id')
    .execute();
  expect(events).toMatchObject([
    { detail: { before: { logo: null }, after: { logo: first } } },
    { detail: { before: { logo: first }, after: { logo: second } } },
    { detail: { before: { logo: second }, after: { logo: null } } },
  ]);
});

test.each(['png', 'jpeg', 'webp'] as const)('a %s of any size becomes a square', async (format) => {
  const logo = await uploadLogo(await draw(format, '#204060', 1_000, 400));
  const reply = await member.browser.send(getLogoUrl(logo));
  expect(reply.headers.get('cache-control')).toContain('immutable');
  const drawn = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect(drawn).toMatchObject({ format: 'webp', width: 128, height: 128 });
});

test('the same file is a banner and a logo, each in its own sizes', async () => {
  const bytes = await draw('png', '#602040', 1_000, 400);
  const logo = await uploadLogo(bytes);
  const files = [new Blob([new Uint8Array(bytes)])];
  const banner = await shapla.browser.callOrFail(mediaAdminUpload, { files });
  expect(banner.widths.at(-1)).toBe(1_000);
  expect(await uploadLogo(bytes)).toBe(logo);
  expect(await request(banner.hash)).toMatchObject({ code: 'image_missing' });
});

test('what is no picture, or unfolds to too much, is refused', async () => {
  expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
    code: 'image_unreadable',
  });
  expect(await upload(new Uint8Array())).toMatchObject({ code: 'image_missing' });
  expect(await upload(Buffer.alloc(6 * 1024 * 1024))).toMatchObject({ code: 'image_too_large' });
  const bomb = await draw('png', '#000000', 8, 10_001);
  expect(await upload(bomb)).toMatchObject({ code: 'image_too_large' });
  expect(await request('0'.repeat(32))).toMatchObject({ code: 'image_missing' });
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await upload(bomb, stranger)).toMatchObject({ code: 'not_logged_in' });
});
