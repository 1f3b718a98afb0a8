// Goal: operators see each change of a setting, and what differed between two times. Method: a
// whole server, through the console's own calls.
import { expect, test } from 'vitest';
import {
  settingsAdminCompare,
  settingsAdminListChanges,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { editSettings } from '@khelaghor/testkit/edit-settings.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';

const { server, operator } = await withOperator();

const put = async (body: object) =>
  expect(await editSettings(operator, body)).toMatchObject({ success: true });
const now = (): string => server.clock.now().toISOString();
const pause = (): void => server.clock.advance(1);
const listKeys = async (query: { key?: string } = {}) =>
  (await operator.callOrFail(settingsAdminListChanges, { query })).items.map(
    ({ key, before, after }) => [key, before, after],
  );
const compare = async (from: string, to: string) =>
  (await operator.callOrFail(settingsAdminCompare, { query: { from, to } })).differences;

test('changes are listed newest first, of all settings or of one, in pages', async () => {
  await put({ freePlay: true });
  await put({ smsDailyMax: 100 });
  await put({ smsDailyMax: 200 });
  expect(await listKeys()).toEqual([
    ['smsDailyMax', 100, 200],
    ['smsDailyMax', 500, 100],
    ['freePlay', false, true],
  ]);
  expect(await listKeys({ key: 'freePlay' })).toEqual([['freePlay', false, true]]);
  const first = await operator.callOrFail(settingsAdminListChanges, { query: { limit: 1 } });
  expect(first.items).toMatchObject([{ by: { type: 'operator' } }]);
  const cursor = first.nextCursor ?? '';
  const second = await operator.callOrFail(settingsAdminListChanges, {
    query: { limit: 1, cursor },
  });
  expect(second.items).toMatchObject([{ key: 'smsDailyMax', before: 500 }]);
});

test('two times differ in what changed between them and did not go back', async () => {
  const start = now();
  pause();
  await put({ freePlay: false, digits: 'beng' });
  pause();
  const middle = now();
  pause();
  await put({ digits: 'latn', smsDailyMax: 300 });
  pause();
  const end = now();
  expect(await compare(start, middle)).toEqual([
    { key: 'digits', before: 'latn', after: 'beng' },
    { key: 'freePlay', before: true, after: false },
  ]);
  expect(await compare(start, end)).toEqual([
    { key: 'freePlay', before: true, after: false },
    { key: 'smsDailyMax', before: 200, after: 300 },
  ]);
  expect(
    await operator.call(settingsAdminCompare, { query: { from: end, to: start } }),
  ).toMatchObject({ code: 'period_reversed' });
});

test('a change by the system is in the history, and its key may be one of no form', async () => {
  await setSettings(server.ctx, { minimumAge: 22 }, 'system');
  const { items } = await operator.callOrFail(settingsAdminListChanges, { query: { limit: 1 } });
  expect(items).toMatchObject([
    { key: 'minimumAge', before: 21, after: 22, by: { type: 'system' } },
  ]);
});

test('a stranger learns nothing', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  const refused = { success: false, code: 'not_logged_in' };
  expect(await stranger.call(settingsAdminListChanges, { query: {} })).toMatchObject(refused);
  const query = { from: now(), to: now() };
  expect(await stranger.call(settingsAdminCompare, { query })).toMatchObject(refused);
});
