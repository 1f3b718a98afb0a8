// Goal: a channel's address goes only to the browser that asked, only when it is https on an
// allowed host; and the VIP line only to members above rank 4. Method: the whole server.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { settingsAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import { siteGetWhitelabel, bannersList } from '@khelaghor/client/routes/first.gen.ts';
import {
  supportOpen,
  linksAdminList,
  supportAdminUpdateChannel,
  supportAdminUpdateHosts,
  linksAdminUpdate,
  supportAdminDeleteChannel,
  linksAdminDelete,
} from '@khelaghor/client/routes/site.gen.ts';
import { unknownRevision } from '@khelaghor/testkit/edit-settings.ts';
import { createReplyKey } from '@khelaghor/client/reply-key.ts';
import type { ChannelDraft, CsType } from '@khelaghor/contract/site/external-links.ts';
import { strictestPace } from '@khelaghor/contract/site/setting-shapes.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { customerServicePath } from '@khelaghor/contract/site/external-links.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:00.000Z'));

const { server, visitor, operator } = await withOperator({ clock });

const associated = `GET ${customerServicePath}`;

/** Opens a channel as the page does; returns the address or the refusal. */
async function open(csType: CsType): Promise<unknown> {
  const key = await createReplyKey();
  const reply = await visitor.call(supportOpen, { query: { csType, key: key.publicKey } });
  if (!reply.success) return reply.code;
  return key.open(reply.value, associated);
}

const always = { startsAt: null, endsAt: null, enabled: true };
async function put(id: string, csType: CsType, url: string, times: Partial<ChannelDraft> = {}) {
  const { channels } = await operator.callOrFail(linksAdminList, {});
  const revision = channels.find((channel) => channel.id === id)?.revision ?? null;
  return operator.call(supportAdminUpdateChannel, {
    params: { id },
    body: { csType, url, sort: 1, ...always, ...times, revision },
  });
}
async function allow(...hosts: string[]) {
  const { hostsRevision: revision } = await operator.callOrFail(linksAdminList, {});
  return operator.call(supportAdminUpdateHosts, { body: { hosts, revision } });
}

async function shown(): Promise<string[]> {
  const reply = await visitor.call(siteGetWhitelabel, {});
  return reply.success ? reply.value.customerService.map(({ csType }) => csType) : [reply.code];
}

test('a fresh site lists no channel and refuses to open one', async () => {
  expect(await shown()).toEqual([]);
  expect(await open('LIVECHAT')).toBe('service_closed');
});

test('only an https address on an allowed host is stored', async () => {
  const id = v7();
  expect(await put(id, 'TELEGRAM', 'https://t.me/khelaghor')).toMatchObject({
    code: 'host_not_allowed',
  });
  await allow('t.me', 'chat.example.org');
  for (const url of ['http://t.me/x', 'https://t.me@evil.example/', 'javascript:x', '//t.me/x'])
    expect(await put(id, 'TELEGRAM', url)).toMatchObject({ code: 'address_refused' });
  expect(await put(id, 'TELEGRAM', 'https://t.me/khelaghor')).toMatchObject({ success: true });
  expect(await shown()).toEqual(['TELEGRAM']);
  expect(await open('TELEGRAM')).toEqual({
    version: { pathList: [{ type: 3, path: 'https://t.me/khelaghor' }] },
  });
  // Removing a host from the list closes its channels at once.
  await allow('chat.example.org');
  expect(await shown()).toEqual([]);
  expect(await open('TELEGRAM')).toBe('service_closed');
  await operator.call(supportAdminDeleteChannel, { params: { id } });
});

test('a member without a rank who asks for the VIP line gets live chat', async () => {
  await allow('chat.example.org');
  const [vip, chat] = [v7(), v7()];
  await put(vip, 'VIP', 'https://chat.example.org/vip');
  expect(await open('VIP')).toBe('service_closed');
  await put(chat, 'LIVECHAT', 'https://chat.example.org/all');
  const given = { version: { pathList: [{ type: 3, path: 'https://chat.example.org/all' }] } };
  expect(await open('VIP')).toEqual(given);
  expect(await open('LIVECHAT')).toEqual(given);
  await put(chat, 'LIVECHAT', 'https://chat.example.org/all', { enabled: false });
  expect(await open('LIVECHAT')).toBe('service_closed');
});

test('a channel opens only within its time', async () => {
  await allow('t.me');
  const id = v7();
  const times = { startsAt: '2026-11-21T06:01:00.000Z', endsAt: '2026-11-21T06:02:00.000Z' };
  await put(id, 'TELEGRAM', 'https://t.me/match', times);
  const given = { version: { pathList: [{ type: 3, path: 'https://t.me/match' }] } };
  for (const [moment, isOpen] of [
    ['2026-11-21T06:00:59.999Z', false],
    ['2026-11-21T06:01:00.000Z', true],
    ['2026-11-21T06:01:59.999Z', true],
    ['2026-11-21T06:02:00.000Z', false],
  ] as const) {
    clock.set(new Date(moment));
    expect((await shown()).includes('TELEGRAM'), `at ${moment}`).toBe(isOpen);
    // A page that still shows its button gets the same answer.
    expect(await open('TELEGRAM'), `at ${moment}`).toEqual(isOpen ? given : 'service_closed');
  }
  const backwards = { startsAt: times.endsAt, endsAt: times.startsAt };
  expect(await put(id, 'TELEGRAM', 'https://t.me/match', backwards)).toMatchObject({
    code: 'schedule_invalid',
    fields: { endsAt: expect.any(String) as string },
  });
  await operator.call(supportAdminDeleteChannel, { params: { id } });
});

test('the address stands only in the encrypted response, which no other key opens', async () => {
  await allow('chat.example.org');
  await put(v7(), 'LIVECHAT', 'https://chat.example.org/secret-path');
  const [mine, others] = [await createReplyKey(), await createReplyKey()];
  const query = { csType: 'LIVECHAT' as const, key: mine.publicKey };
  const reply = await visitor.call(supportOpen, { query });
  const whitelabel = await visitor.call(siteGetWhitelabel, {});
  expect(JSON.stringify([reply, whitelabel])).not.toContain('chat.example.org');
  const value = reply.success ? reply.value : { enc: '', ciphertext: '' };
  expect(await others.open(value, associated)).toBeNull();
  expect(await mine.open(value, 'GET /somewhere/else')).toBeNull();
  expect(await mine.open(value, associated)).not.toBeNull();
});

test.each([
  ['no key', ''],
  ['a short key', 'abc'],
  ['a point that is not on the curve', `BA${'A'.repeat(85)}`],
  ['not base64url', '='.repeat(87)],
])('%s is refused', async (_what, key) => {
  const reply = await visitor.call(supportOpen, { query: { csType: 'LIVECHAT', key } });
  expect(reply).toMatchObject({ success: false, code: 'malformed' });
});

test('only operators can set channels', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await stranger.call(linksAdminList, {})).toMatchObject({ code: 'not_logged_in' });
  const body = { hosts: ['evil.example'], revision: unknownRevision };
  const hosts = await stranger.call(supportAdminUpdateHosts, { body });
  expect(hosts).toMatchObject({ code: 'not_logged_in' });
});

test('a link with its names is shown in the whitelabel', async () => {
  const body = {
    resourceType: 'ANDROID' as const,
    url: 'https://example.org/app',
    qrCode: null,
    labelNameBn: 'অ্যাপ',
    labelNameEn: 'App',
    ...always,
    sort: 1,
    revision: null,
  };
  const params = { id: v7() };
  const kept = await operator.call(linksAdminUpdate, { params, body });
  expect(kept).toMatchObject({ success: true });
  const bad = await operator.call(linksAdminUpdate, {
    params: { id: v7() },
    body: { ...body, qrCode: '0'.repeat(32) },
  });
  expect(bad).toMatchObject({ code: 'image_missing' });
  const reply = await visitor.call(siteGetWhitelabel, {});
  expect(reply).toMatchObject({
    value: { resources: [{ resourceType: 'ANDROID', qrCodeUrl: '', labelNameEn: 'App' }] },
  });
  expect(await operator.call(linksAdminDelete, { params })).toMatchObject({ success: true });
  expect(await operator.call(linksAdminDelete, { params })).toMatchObject({
    code: 'resource_unknown',
  });
});

test.each<[string, Partial<SiteSettings>]>([
  ['in maintenance', { status: 1 }],
  [
    'not for this region',
    { regionPolicies: [{ country: '*', rule: 'blocked', minimumAge: 21, ...strictestPace }] },
  ],
])('a channel answers while the site is %s', async (_, closed) => {
  const saved = await operator.callOrFail(settingsAdminGet, {});
  const id = v7();
  await allow('t.me');
  await put(id, 'TELEGRAM', 'https://t.me/khelaghor');
  await setSettings(server.ctx, closed, 'operator:test');
  expect(await visitor.call(bannersList, { query: { groupName: 'w_home' } })).toMatchObject({
    success: false,
  });
  expect(await shown()).toContain('TELEGRAM');
  expect(await open('TELEGRAM')).toMatchObject({
    version: { pathList: [{ path: 'https://t.me/khelaghor' }] },
  });
  const { status, regionPolicies } = saved;
  await setSettings(server.ctx, { status, regionPolicies }, 'operator:test');
  await operator.call(supportAdminDeleteChannel, { params: { id } });
});
