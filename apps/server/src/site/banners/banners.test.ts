// Goal: visitors see enabled and due banners, and only operators change them, with every change in
// the log. Method: the calls of the site and of the console over HTTP.
import { beforeEach, expect, test } from 'vitest';
import { bannersList } from '@khelaghor/client/routes/first.gen.ts';
import {
  bannersAdminCreate,
  bannersAdminUpdate,
  bannersAdminList,
  bannersAdminReorder,
  bannersAdminDelete,
  mediaAdminUpload,
} from '@khelaghor/client/routes/site.gen.ts';
import { unknownRevision } from '@khelaghor/testkit/edit-settings.ts';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import { bannerGroups } from '@khelaghor/contract/site/picture-names.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import sharp from 'sharp';
import { v7 } from 'uuid';

const { server, operator } = await withOperator();
beforeEach(() => server.ctx.db.deleteFrom('banner').where('groupName', '=', 'w_fish').execute());

const draft = (over: Partial<BannerDraft> = {}): BannerDraft => ({
  groupName: 'w_fish',
  picture: 'river',
  picturePhone: 'river-m',
  title: { bn: 'নদীতে মাছ', en: 'Fish in the river' },
  kicker: { bn: '', en: '' },
  deal: { bn: '', en: '' },
  action: { bn: '', en: '' },
  linkageType: 'none',
  linkageTarget: '',
  tone: 'river',
  startsAt: null,
  endsAt: null,
  enabled: true,
  ...over,
});

async function added(over: Partial<BannerDraft> = {}) {
  return operator.callOrFail(bannersAdminCreate, { body: draft(over) });
}

async function shown(groupName = 'w_fish') {
  return (await openBrowser(server).callOrFail(bannersList, { query: { groupName } })).banners;
}

const english = async () => (await shown()).map(({ title }) => title.en);
const titled = (en: string) => ({ title: { bn: 'নদী', en } });

const listIds = async () =>
  (await operator.callOrFail(bannersAdminList, {})).banners
    .filter(({ groupName }) => groupName === 'w_fish')
    .map(({ id }) => id);

test('a fresh site has banners in both languages, and none twice', async () => {
  const home = await shown('w_home');
  expect(home.length).toBeGreaterThan(1);
  expect(new Set(home.map(({ title }) => title.bn)).size).toBe(home.length);
  expect(await shown('no such group')).toEqual([]);
});

test('a fresh site has banners in every group but those of three pages', async () => {
  // Other tests write to this group and empty it.
  const left = Object.keys(bannerGroups).filter((group) => group !== 'w_fish');
  const hung = await Promise.all(left.map(shown));
  const empty = left.filter((_, index) => hung[index]?.length === 0);
  expect(empty.toSorted()).toEqual(['w_help', 'w_promotion', 'w_reg']);
});

test('only enabled and due banners are shown, in the operator’s order', async () => {
  const [past, future] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];
  const first = await added(titled('first'));
  await added({ ...titled('off'), enabled: false });
  await added({ ...titled('over'), endsAt: past });
  await added({ ...titled('early'), startsAt: future });
  const last = await added({ ...titled('last'), startsAt: past, endsAt: future });
  expect(await english()).toEqual(['first', 'last']);
  const ids = [last.id, first.id];
  const order = { groupName: 'w_fish' as const, ids, seen: await listIds() };
  await operator.call(bannersAdminReorder, { body: order });
  expect(await english()).toEqual(['last', 'first']);
  const event = await server.ctx.db
    .selectFrom('eventLog')
    .select('detail')
    .where('kind', '=', 'banner.ordered')
    .executeTakeFirstOrThrow();
  expect(event.detail).toMatchObject({
    before: { en: ['first', 'off', 'over', 'early', 'last'] },
    after: { en: expect.arrayContaining(['first', 'off', 'over', 'early', 'last']) as unknown },
  });
  expect(event.detail).toHaveProperty('after.en.0', 'last');
  const strange = { ...order, ids: [last.id, v7()], seen: await listIds() };
  expect(await operator.call(bannersAdminReorder, { body: strange })).toMatchObject({
    code: 'banner_unknown',
  });
  expect(await english()).toEqual(['last', 'first']);
});

test('changes and removals show at once, and the log has them', async () => {
  const { id, revision } = await added(titled('before'));
  const link = { linkageType: 'route', linkageTarget: '/lottery' } as const;
  const body = { ...titled('after'), ...link, revision };
  const reply = await operator.call(bannersAdminUpdate, { params: { id }, body });
  expect(reply).toMatchObject({ success: true, value: { id, changedBy: 'shapla' } });
  expect(await shown()).toMatchObject([
    { bannerId: id, title: { en: 'after' }, linkageType: 'route', linkageTarget: '/lottery' },
  ]);
  expect(await operator.call(bannersAdminDelete, { params: { id } })).toMatchObject({
    success: true,
  });
  expect(await shown()).toEqual([]);
  const again = await operator.call(bannersAdminDelete, { params: { id } });
  expect(again).toMatchObject({ code: 'banner_unknown' });
  const events = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'actor', 'detail'])
    .where('subject', '=', `banner:${id}`)
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual([
    'banner.added',
    'banner.changed',
    'banner.removed',
  ]);
  expect(events.every(({ actor }) => actor === 'operator:shapla')).toBe(true);
  expect(events[1]?.detail).toMatchObject({
    before: { title: { en: 'before' } },
    after: { title: { en: 'after' } },
  });
});

test('an uploaded picture comes with its address and its sizes', async () => {
  const bytes = await sharp({
    create: { width: 900, height: 400, channels: 3, background: '#0a7ea6' },
  })
    .png()
    .toBuffer();
  const { hash } = await operator.callOrFail(mediaAdminUpload, {
    files: [new Blob([new Uint8Array(bytes)])],
  });
  await added({ picture: `media:${hash}` });
  expect(await shown()).toMatchObject([
    {
      url: `/media/${hash}-900.webp`,
      image: { hash, width: 900, height: 400, widths: [320, 640, 900] },
      urlPhone: 'river-m',
      imagePhone: null,
    },
  ]);
});

test.each<[string, Partial<BannerDraft>, string, string]>([
  ['a picture that nobody painted', { picture: 'nothing' }, 'image_missing', 'picture'],
  [
    'a picture that nobody brought',
    { picture: `media:${'0'.repeat(32)}` },
    'image_missing',
    'picture',
  ],
  [
    'a script',
    { linkageType: 'outside', linkageTarget: 'javascript:alert(1)' },
    'link_invalid',
    'linkageTarget',
  ],
  [
    'a stranger as a route',
    { linkageType: 'route', linkageTarget: '//evil.example' },
    'link_invalid',
    'linkageTarget',
  ],
  [
    'a link to nowhere',
    { linkageType: 'promotion', linkageTarget: '' },
    'link_invalid',
    'linkageTarget',
  ],
  [
    'a page that is not there',
    { linkageType: 'route', linkageTarget: '/loterry?gameCode=k3' },
    'link_invalid',
    'linkageTarget',
  ],
  [
    'a game that is not there',
    { linkageType: 'game', linkageTarget: 'nosuchgame' },
    'game_unknown',
    'linkageTarget',
  ],
  ['no title', { title: { bn: '', en: 'x' } }, 'malformed', 'title'],
  [
    'an end before the beginning',
    { startsAt: '2026-02-02T00:00:00.000Z', endsAt: '2026-02-01T00:00:00.000Z' },
    'schedule_invalid',
    'endsAt',
  ],
])('%s is refused, and no banner is stored', async (_what, over, code, field) => {
  const reply = await operator.call(bannersAdminCreate, { body: draft(over) });
  expect(reply).toMatchObject({ success: false, code });
  expect(Object.keys((!reply.success && 'fields' in reply && reply.fields) || {})).toEqual([field]);
  expect(await shown()).toEqual([]);
});

test('refuses to list or change banners without an operator', async () => {
  const { id } = await added();
  for (const stranger of [openBrowser(server, { listener: 'console' })]) {
    const replies = [
      await stranger.call(bannersAdminList, {}),
      await stranger.call(bannersAdminCreate, { body: draft() }),
      await stranger.call(bannersAdminUpdate, {
        params: { id },
        body: { revision: unknownRevision },
      }),
      await stranger.call(bannersAdminDelete, { params: { id } }),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ code: 'not_logged_in' });
  }
  expect(await shown()).toHaveLength(1);
  const site = await openBrowser(server).send('/operator/banners');
  expect(site.status).toBe(404);
});
