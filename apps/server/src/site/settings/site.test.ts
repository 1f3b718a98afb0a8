import { expect, test } from 'vitest';
import {
  siteGetWhitelabel,
  sessionLogout,
  bannersList,
  siteGetStatus,
} from '@khelaghor/client/routes/first.gen.ts';
import { launchLaunchGame } from '@khelaghor/client/routes/play.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from './index.ts';

const server = await withServer();

const setStatus = (status: 0 | 1) => setSettings(server.ctx, { status }, 'operator:test');

test('a fresh site plays with play money, in Bengali first, with a key to seal to', async () => {
  const reply = await openBrowser(server).call(siteGetWhitelabel, {});
  expect(reply).toMatchObject({
    success: true,
    value: {
      moneyMode: 'play',
      currency: 'PLAY',
      defaultLanguage: 'bn',
      languages: [
        { code: 'bn', name: 'বাংলা' },
        { code: 'en', name: 'English' },
      ],
      gamesOrigin: server.config.origins.games,
    },
  });
  expect(reply.success && reply.value.sealing.publicKey.length).toBeGreaterThan(80);
});

test('banners come by group, in both languages; a group without any has none', async () => {
  const browser = openBrowser(server);
  const home = await browser.callOrFail(bannersList, { query: { groupName: 'w_home' } });
  expect(home.banners.length).toBeGreaterThan(1);
  for (const { title } of home.banners) {
    expect(title.bn).toMatch(/[\u0980-\u09FF]/);
    expect(title.en).toMatch(/[A-Za-z]/);
  }
  const none = await browser.call(bannersList, { query: { groupName: 'w_help' } });
  expect(none).toMatchObject({ success: true, value: { banners: [] } });
});

test('in maintenance nothing new begins, leaving is possible, and the change is logged', async () => {
  const { browser } = await signUp(server);
  await setStatus(1);
  expect(await browser.call(siteGetStatus, {})).toMatchObject({ value: { status: 1 } });
  const launch = {
    gameId: 'dice',
    launchMode: 'GLS',
    platform: 'html5',
    language: 'en',
  } as const;
  const refused = await browser.call(launchLaunchGame, { body: launch });
  expect(refused).toMatchObject({ success: false, code: 'maintenance' });
  await setStatus(0);
  expect(await browser.call(launchLaunchGame, { body: launch })).toMatchObject({ success: true });
  await setStatus(1);
  expect(await browser.call(sessionLogout, {})).toMatchObject({ success: true });
  await setStatus(0);
  const logged = await server.ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'detail'])
    .where('subject', '=', 'setting:status')
    .orderBy('id')
    .execute();
  expect(logged[0]).toEqual({ actor: 'operator:test', detail: { before: 0, after: 1 } });
});

test('the log of events cannot be changed or shortened', async () => {
  await expect(server.ctx.pool.query(`update event_log set actor = 'nobody'`)).rejects.toThrow(
    /permission denied/,
  );
  await expect(server.ctx.pool.query('delete from event_log')).rejects.toThrow(/permission denied/);
});
