// Goal: the site is open exactly when and where the operator's settings say so, for pages and for
// calls alike, and only a trusted proxy can name another address than its own.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  siteGetWhitelabel,
  memberGet,
  sessionLogout,
  walletGetBalance,
  siteGetStatus,
} from '@khelaghor/client/routes/first.gen.ts';
import { withdrawalsList } from '@khelaghor/client/routes/money.gen.ts';
import {
  siteGetAppDownload,
  siteGetDomainRoute,
  sitePing,
} from '@khelaghor/client/routes/site.gen.ts';
import { strictestPace } from '@khelaghor/contract/site/setting-shapes.ts';
import type { RegionPolicy } from '@khelaghor/contract/site/setting-shapes.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { openNotices } from '@khelaghor/testkit/test-notices.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { applyMaintenanceWindow } from './update-settings.ts';
import { defaultSettings } from '@khelaghor/contract/site/settings.ts';
import { setSettings, updateSettings } from './index.ts';
import type { StoredSettings } from './index.ts';
import { isInMaintenance, isRestricted, getPolicyFor } from './site-status.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const before = '2026-11-21T11:00:00.000Z';
const after = '2026-11-21T13:00:00.000Z';

test.each<[string, 0 | 1, string | null, string | null, boolean]>([
  ['open', 0, null, null, false],
  ['closed by hand', 1, null, null, true],
  ['closed by hand until later', 1, null, after, true],
  ['closed by hand until before now', 1, null, before, false],
  ['closed by hand until now', 1, null, now.toISOString(), false],
  ['planned for later', 0, after, null, false],
  ['planned from now on', 0, now.toISOString(), after, true],
  ['in a plan without an end', 0, before, null, true],
  ['in a plan', 0, before, after, true],
  ['after a plan', 0, '2026-11-21T10:00:00.000Z', before, false],
])('maintenance: %s', (_, status, startsAt, endsAt, isClosed) => {
  const maintenance = { ...defaultSettings.maintenance, startsAt, endsAt };
  expect(isInMaintenance({ status, maintenance }, now)).toBe(isClosed);
});

const rows: RegionPolicy[] = [
  {
    country: '*',
    rule: 'allowed',
    minimumAge: 18,
    cycleMs: 0,
    slotCycleMs: 0,
    autoplay: true,
    turbo: true,
  },
  {
    country: 'BD',
    rule: 'play_only',
    minimumAge: 21,
    cycleMs: 3_000,
    slotCycleMs: 2_000,
    autoplay: true,
    turbo: false,
  },
  { country: 'US', rule: 'blocked', minimumAge: 25, ...strictestPace },
];

test('with real money and no country, games have the slowest pace of all rows', () => {
  const found = getPolicyFor({ regionPolicies: rows, moneyMode: 'real' }, null);
  expect(found).toMatchObject(strictestPace);
  const known = getPolicyFor({ regionPolicies: rows, moneyMode: 'real' }, 'BD');
  expect(known).toMatchObject({ cycleMs: 3_000, slotCycleMs: 2_000, autoplay: true });
});

test.each<[string | null, 'play' | 'real', string, number, boolean]>([
  ['NL', 'play', 'allowed', 18, false],
  ['NL', 'real', 'allowed', 18, false],
  ['BD', 'play', 'play_only', 21, false],
  ['BD', 'real', 'play_only', 21, true],
  ['US', 'play', 'blocked', 25, true],
  ['US', 'real', 'blocked', 25, true],
  [null, 'play', 'allowed', 18, false],
  [null, 'real', 'blocked', 25, true],
])('a visitor in %s with %s money', (country, moneyMode, rule, minimumAge, isClosed) => {
  const found = getPolicyFor({ regionPolicies: rows, moneyMode }, country);
  expect(found).toMatchObject({ rule, minimumAge });
  expect(isRestricted(found.rule, moneyMode)).toBe(isClosed);
});

describe('over HTTP', () => {
  let server: TestServer;
  let trusting: TestServer;
  const clock = createFakeClock(now);

  beforeAll(async () => {
    server = await startTestServer({ services: ['http'], clock });
    trusting = await startTestServer({ services: ['http'], trustedProxies: ['127.0.0.1', '::1'] });
  });
  afterAll(() => Promise.all([server.close(), trusting.close()]));

  const set = (at: TestServer, patch: Partial<StoredSettings>) =>
    setSettings(at.ctx, patch, 'operator:test');
  const fresh = (({
    status,
    maintenance,
    regionPolicies,
    blockedNetworks,
    moneyMode,
    domains,
  }) => ({
    status,
    maintenance,
    regionPolicies,
    blockedNetworks,
    moneyMode,
    domains,
  }))(defaultSettings);
  afterEach(async () => {
    await set(server, fresh);
    await set(trusting, fresh);
  });

  test('during maintenance members can only log out, and payments are still received', async () => {
    const { browser } = await signUp(server, { balanceMinor: 1_000n });
    await set(server, { status: 1 });
    expect(await browser.call(siteGetStatus, {})).toMatchObject({
      value: { status: 1, visitor: null, maintenance: { until: null } },
    });
    for (const refused of [
      await browser.call(walletGetBalance, {}),
      await browser.call(memberGet, {}),
      await browser.call(withdrawalsList, { query: {} }),
    ])
      expect(refused).toMatchObject({
        success: false,
        code: 'maintenance',
        retryAfterSeconds: 300,
      });
    const callback = await browser.send('/gateway/sandbox/callback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(((await callback.json()) as { code: string }).code).not.toBe('maintenance');
    const operator = await fetch(`${server.config.origins.console}/operator/session`);
    expect(((await operator.json()) as { code: string }).code).toBe('not_logged_in');
    expect(await browser.call(siteGetWhitelabel, {})).toMatchObject({
      value: { maintenance: true },
    });
    expect(await browser.call(sessionLogout, {})).toMatchObject({ success: true });
  });

  test('a planned maintenance closes, opens, notifies every browser and is cleared', async () => {
    const visitor = openBrowser(server);
    const { socket, next } = await openNotices(server);
    expect(await next()).toMatchObject({ type: 'hello', status: 0 });

    const title = { bn: 'রক্ষণাবেক্ষণ', en: 'Repairs' };
    const plan = {
      startsAt: '2026-11-21T12:30:00.000Z',
      endsAt: after,
      title,
      text: { bn: '', en: '' },
    };
    expect(await updateSettings(server.ctx, { maintenance: plan }, 'operator:test')).toMatchObject({
      ok: true,
    });
    expect(await next()).toMatchObject({ type: 'site-status' });
    expect(await visitor.call(siteGetStatus, {})).toMatchObject({ value: { status: 0 } });

    clock.advance(30 * 60_000);
    await applyMaintenanceWindow(server.ctx);
    expect(await next()).toMatchObject({ type: 'site-status' });
    expect(await visitor.call(siteGetStatus, {})).toMatchObject({
      value: { status: 1, maintenance: { title, until: after } },
    });

    clock.advance(30 * 60_000);
    expect(await visitor.call(siteGetStatus, {})).toMatchObject({ value: { status: 0 } });
    await applyMaintenanceWindow(server.ctx);
    expect(await next()).toMatchObject({ type: 'site-status' });
    const kept = await server.ctx.db
      .selectFrom('setting')
      .select(['value', 'changedBy'])
      .where('key', '=', 'maintenance')
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ value: { startsAt: null, endsAt: null }, changedBy: 'system' });
    socket.close();
    clock.advance(-60 * 60_000);
  });

  test.each<[string, Partial<StoredSettings>]>([
    [
      'ends before it begins',
      { maintenance: { ...defaultSettings.maintenance, startsAt: after, endsAt: after } },
    ],
    [
      'is over already',
      { maintenance: { ...defaultSettings.maintenance, startsAt: null, endsAt: before } },
    ],
    ['has a default language that is not offered', { languages: ['en'], defaultLanguage: 'bn' }],
  ])('a change that %s is refused', async (_, patch) => {
    const refused = await updateSettings(server.ctx, patch, 'operator:test');
    expect(refused).toEqual({ ok: false, refusal: 'setting_invalid' });
  });

  test('opening by hand ends the running plan; closing by hand clears a past one', async () => {
    await set(server, {
      maintenance: { ...defaultSettings.maintenance, startsAt: before, endsAt: after },
      status: 1,
    });
    const opened = await updateSettings(server.ctx, { status: 0 }, 'operator:test');
    expect(opened).toMatchObject({ value: { status: 0, maintenance: { endsAt: null } } });
    await set(server, { maintenance: { ...defaultSettings.maintenance, endsAt: before } });
    const closed = await updateSettings(server.ctx, { status: 1 }, 'operator:test');
    expect(closed).toMatchObject({ value: { status: 1, maintenance: { endsAt: null } } });
    expect(await openBrowser(server).call(siteGetStatus, {})).toMatchObject({
      value: { status: 1 },
    });
  });

  const statusFrom = async (at: TestServer, forwarded: string) => {
    const reply = await fetch(`${at.config.origins.site}/wps/system/status`, {
      headers: { 'x-forwarded-for': forwarded },
    });
    return ((await reply.json()) as { value: { status: number; visitor: unknown } }).value;
  };

  test('a region is closed by the address that a trusted proxy names, and by no other', async () => {
    for (const at of [server, trusting]) await set(at, { regionPolicies: rows });
    expect(await statusFrom(trusting, '8.8.8.8')).toEqual({
      status: 2,
      maintenance: null,
      visitor: {
        ip: '8.8.8.8',
        country: 'US',
        countryName: { bn: 'মার্কিন যুক্তরাষ্ট্র', en: 'United States' },
      },
    });
    expect(await statusFrom(trusting, '103.4.144.1')).toMatchObject({ status: 0 });
    // This peer is no trusted proxy: its header is ignored.
    expect(await statusFrom(server, '8.8.8.8')).toMatchObject({ status: 0 });
    // Of a chain, the last address that is not a proxy of ours: a caller can forge the rest.
    expect(await statusFrom(trusting, '103.4.144.1, 8.8.8.8')).toMatchObject({ status: 2 });

    const refused = await fetch(`${trusting.config.origins.site}/lgw/games/game_menus`, {
      headers: { 'x-forwarded-for': '8.8.8.8', language: 'en' },
    });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ success: false, code: 'region_restricted' });
  });

  test('an address or network on the list of an operator sees the closed page', async () => {
    const blockedNetworks = ['103.4.144.1', '2001:db8::/32'];
    expect(await updateSettings(trusting.ctx, { blockedNetworks }, 'operator:test')).toMatchObject({
      ok: true,
    });
    expect(await statusFrom(trusting, '103.4.144.1')).toMatchObject({
      status: 2,
      visitor: { ip: '103.4.144.1', country: 'BD' },
    });
    expect(await statusFrom(trusting, '2001:db8:7::9')).toMatchObject({ status: 2 });
    expect(await statusFrom(trusting, '103.4.144.2')).toMatchObject({ status: 0 });
    const refused = await fetch(`${trusting.config.origins.site}/lgw/games/game_menus`, {
      headers: { 'x-forwarded-for': '103.4.144.1', language: 'en' },
    });
    expect(await refused.json()).toMatchObject({ code: 'region_restricted' });
  });

  test('visitors see the minimum age of their country', async () => {
    await set(trusting, {
      regionPolicies: [{ country: '*', rule: 'allowed', minimumAge: 30, ...strictestPace }],
    });
    const reply = await openBrowser(trusting).call(siteGetWhitelabel, {});
    expect(reply).toMatchObject({ value: { minimumAge: 30, location: { country: '' } } });
  });

  test('the app’s address comes with its QR code', async () => {
    const { address, qr } = await openBrowser(server).callOrFail(siteGetAppDownload, {});
    expect(address).toBe(`${server.config.origins.site}/down`);
    // QR versions are four modules apart, and a finder pattern is in the first corner.
    expect((qr.size - 17) % 4).toBe(0);
    expect(qr.path).toMatch(/^M0 0h1v1h-1z(?:M\d+ \d+h1v1h-1z)+$/u);
  });

  test('lists its domains, its own first; the ping answers to pages of all of them', async () => {
    await set(server, {
      domains: ['https://khela.example', server.config.origins.site],
      status: 1,
    });
    const reply = await openBrowser(server).call(siteGetDomainRoute, { query: { device: 0 } });
    expect(reply).toMatchObject({
      value: {
        domainList: [
          { domainName: server.config.origins.site },
          { domainName: 'https://khela.example' },
        ],
      },
    });
    const ping = `${server.config.origins.site}${sitePing.path}?speed=0.5`;
    const pong = await fetch(ping, { headers: { origin: 'https://khela.example' } });
    expect(pong.status).toBe(200);
    expect(pong.headers.get('access-control-allow-origin')).toBe('*');
    expect(pong.headers.get('cache-control')).toBe('no-store');
  });
});
