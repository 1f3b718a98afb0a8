// Goal: readers see due announcements and no others; only operators write, and their texts cannot
// run scripts. Method: the whole server, a member's browser and a console.
import { expect, test } from 'vitest';
import { bannersList } from '@khelaghor/client/routes/first.gen.ts';
import {
  announcementsAdminCreate,
  announcementsAdminUpdate,
  announcementsList,
  announcementsAdminList,
  announcementsListNotices,
  announcementsGetForGame,
  announcementsGet,
  announcementsAdminDelete,
} from '@khelaghor/client/routes/site.gen.ts';
import { unknownRevision } from '@khelaghor/testkit/edit-settings.ts';
import type { AnnouncementDraft } from '@khelaghor/contract/site/announcements.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const unknownId = '01920000-0000-7000-8000-000000000000';
const clock = createFakeClock(new Date('2026-11-21T06:00:00.000Z'));

const { server, visitor, operator } = await withOperator({ clock });

const draft = (more: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  type: 'B',
  place: null,
  title: { bn: 'ঘোষণা', en: 'News' },
  content: { bn: '<p>লেখা</p>', en: '<p>Text</p>' },
  startsAt: null,
  endsAt: null,
  enabled: true,
  sort: 50,
  ...more,
});

async function add(more: Partial<AnnouncementDraft> = {}): Promise<string> {
  return (await operator.callOrFail(announcementsAdminCreate, { body: draft(more) })).id;
}

const remove = (id: string) => operator.call(announcementsAdminDelete, { params: { id } });

async function listed(query: Parameters<typeof ask>[0] = {}): Promise<string[]> {
  const reply = await ask(query);
  return reply.success ? reply.value.content.map(({ id }) => id) : [reply.code];
}
function ask(query: { type?: 'B' | 'PL'; pageNo?: number; startTime?: string; endTime?: string }) {
  return visitor.call(announcementsList, { query });
}

test('a fresh site has one announcement, whose title is the notice line', async () => {
  const page = await ask({});
  expect(page).toMatchObject({ success: true, value: { totalPages: 1, totalElements: 1 } });
  const line = await visitor.call(bannersList, { query: { groupName: 'w_home' } });
  expect(line).toMatchObject({
    value: { notices: [{ text: { en: expect.stringContaining('play money') as string } }] },
  });
});

test('scripts and handlers are removed before a text is stored', async () => {
  const html = '<p onclick=x>Hi <a href="javascript:x">you</a><img src=x onerror=y></p>';
  const id = await add({ content: { bn: html, en: html } });
  const shown = await visitor.call(announcementsGet, { params: { id } });
  const clean = '<p>Hi <span>you</span></p>';
  expect(shown).toMatchObject({ value: { content: { bn: clean, en: clean } } });
  await remove(id);
});

test('refuses every call on announcements without an operator', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  const replies = await Promise.all([
    stranger.call(announcementsAdminList, {}),
    stranger.call(announcementsAdminCreate, { body: draft() }),
    stranger.call(announcementsAdminUpdate, {
      params: { id: unknownId },
      body: { revision: unknownRevision },
    }),
    stranger.call(announcementsAdminDelete, { params: { id: unknownId } }),
  ]);
  for (const reply of replies) expect(reply).toMatchObject({ code: 'not_logged_in' });
  // The site's own address does not know these calls at all.
  const onSite = await visitor.send('/operator/announcements');
  expect(onSite.status).toBe(404);
});

test('readers see what is enabled and due, and no other announcement', async () => {
  const off = await add({ enabled: false });
  const later = await add({ startsAt: '2026-11-22T00:00:00.000Z' });
  const over = await add({
    startsAt: '2026-11-19T00:00:00.000Z',
    endsAt: '2026-11-20T00:00:00.000Z',
  });
  const soonOver = await add({ endsAt: '2026-11-21T06:10:00.000Z' });
  const hidden = [off, later, over];
  const ids = await listed();
  expect(ids).toContain(soonOver);
  for (const id of hidden) {
    expect(ids).not.toContain(id);
    const read = await visitor.call(announcementsGet, { params: { id } });
    expect(read).toMatchObject({ code: 'announcement_unknown' });
  }
  clock.advance(10 * 60_000);
  expect(await listed()).not.toContain(soonOver);
  const kept = await operator.call(announcementsAdminList, {});
  const all = kept.success ? kept.value.announcements.map(({ id }) => id) : [];
  for (const id of [...hidden, soonOver]) {
    expect(all).toContain(id);
    await remove(id);
  }
});

test('a page has nine, in the operator’s order, then the newest first', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    clock.advance(1_000);
    ids.push(await add({ sort: index < 2 ? 0 : 50 }));
  }
  const wanted = [ids[1], ids[0], ...ids.slice(2).toReversed()];
  const pages = [await listed(), await listed({ pageNo: 2 }), await listed({ pageNo: 3 })];
  expect(pages.map((page) => page.length)).toEqual([9, 9, 3]);
  expect(pages.flat().filter((id) => ids.includes(id))).toEqual(wanted);
  expect(await listed({ pageNo: 4 })).toEqual([]);
  for (const id of ids) await remove(id);
});

test('the filter is by the day in Dhaka and by type', async () => {
  // 23:30 on the 15th in Dhaka, and 00:30 on the 16th.
  const before = await add({ startsAt: '2026-11-15T17:30:00.000Z' });
  const after = await add({ startsAt: '2026-11-15T18:30:00.000Z', type: 'PL' });
  const day = { startTime: '2026-11-16 00:00:00', endTime: '2026-11-16 23:59:59' };
  expect(await listed(day)).toEqual([after]);
  expect(await listed({ endTime: '2026-11-15 23:59:59' })).toEqual([before]);
  expect(await listed({ type: 'PL' })).toEqual([after]);
  expect(await listed({ startTime: '2026-02-31 00:00:00' })).toEqual(['malformed']);
  expect(await listed({ startTime: 'yesterday' })).toEqual(['malformed']);
  await remove(before);
  await remove(after);
});

test('popups are listed by type, and those of a game only for that game', async () => {
  const entry = await add({ type: 'PU' });
  const login = await add({ type: 'PL' });
  const home = await add({ type: 'H', place: 'home' });
  const dice = await add({ type: 'H', place: 'dice' });
  const notices = await visitor.call(announcementsListNotices, {
    query: { types: 'PL,PU,PR', platform: 'W' },
  });
  expect(notices.success && notices.value.list.map(({ id }) => id).toSorted()).toEqual(
    [entry, login].toSorted(),
  );
  const over = async (gameCode: string) => {
    const reply = await visitor.call(announcementsGetForGame, { query: { gameCode } });
    return reply.success ? reply.value.promotion.map(({ id }) => id) : [reply.code];
  };
  expect(await over('home')).toEqual([home]);
  expect(await over('dice')).toEqual([dice]);
  expect(await over('k3')).toEqual([]);
  expect(await over("'; drop table game")).toEqual(['malformed']);
  for (const id of [entry, login, home, dice]) await remove(id);
});

test.each<[string, Partial<AnnouncementDraft>, string]>([
  [
    'an end before the beginning',
    { startsAt: '2026-11-22T00:00:00.000Z', endsAt: '2026-11-21T00:00:00.000Z' },
    'schedule_invalid',
  ],
  ['a popup over nothing', { type: 'H', place: null }, 'game_unknown'],
  ['a popup over a game that is not there', { type: 'H', place: 'nosuch' }, 'game_unknown'],
  ['no title', { title: { bn: ' ', en: 'x' } }, 'malformed'],
  ['a title too long', { title: { bn: 'ক'.repeat(121), en: 'x' } }, 'malformed'],
  ['a text too long', { content: { bn: 'x'.repeat(20_001), en: '' } }, 'malformed'],
])('%s is refused', async (_what, more, code) => {
  const before = await operator.call(announcementsAdminList, {});
  const reply = await operator.call(announcementsAdminCreate, { body: draft(more) });
  expect(reply).toMatchObject({ success: false, code });
  const after = await operator.call(announcementsAdminList, {});
  expect(after).toEqual(before);
});

test('a change is seen at once and logged with before and after', async () => {
  const id = await add();
  const title = { bn: 'নতুন', en: 'Changed' };
  const { announcements } = await operator.callOrFail(announcementsAdminList, {});
  const revision = announcements.find((one) => one.id === id)?.revision ?? '';
  const changed = await operator.call(announcementsAdminUpdate, {
    params: { id },
    body: { title, revision },
  });
  expect(changed).toMatchObject({ value: { title, changedBy: 'shapla' } });
  const read = await visitor.call(announcementsGet, { params: { id } });
  expect(read).toMatchObject({ value: { title } });
  await remove(id);
  expect(await remove(id)).toMatchObject({ code: 'announcement_unknown' });
  const events = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'actor'])
    .where('subject', '=', `announcement:${id}`)
    .orderBy('id')
    .execute();
  expect(events).toEqual(
    ['added', 'changed', 'removed'].map((act) => ({
      kind: `announcement.${act}`,
      actor: 'operator:shapla',
    })),
  );
});
