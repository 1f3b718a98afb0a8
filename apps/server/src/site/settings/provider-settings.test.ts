// Goal: the site reaches only outside hosts that an operator entered, and invalid values are
// refused.
import { expect, test } from 'vitest';
import { settingsAdminGet, settingsAdminUpdate } from '@khelaghor/client/routes/backoffice.gen.ts';
import { siteGetWhitelabel } from '@khelaghor/client/routes/first.gen.ts';
import { editSettings, unknownRevision } from '@khelaghor/testkit/edit-settings.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const { server, operator } = await withOperator();

const put = (body: object) => editSettings(operator, body);

async function shown() {
  const { analytics, imageCDNs, launchGameCDNs } = await openBrowser(server).callOrFail(
    siteGetWhitelabel,
    {},
  );
  return { analytics, imageCDNs, launchGameCDNs };
}

test('a fresh site reaches no outside host', async () => {
  expect(await shown()).toEqual({ analytics: { gtagId: '' }, imageCDNs: [], launchGameCDNs: [] });
});

const host = 'https://img.khela.example';

test.each([
  ['http', { imageCDNs: ['http://img.khela.example'] }],
  ['a path', { imageCDNs: [`${host}/x`] }],
  ['a slash at the end', { imageCDNs: [`${host}/`] }],
  ['a user', { imageCDNs: ['https://me@img.khela.example'] }],
  ['a number for a name', { imageCDNs: ['https://10.0.0.1'] }],
  ['a name without a dot', { launchGameCDNs: ['https://localhost'] }],
  ['a wildcard', { launchGameCDNs: ['https://*.example.com'] }],
  ['a second source', { launchGameCDNs: [`${host} https://evil.example`] }],
  ['another directive', { imageCDNs: [`${host};script-src`] }],
  ['a second line', { imageCDNs: [`${host}\n`] }],
  ['the same twice', { imageCDNs: [host, host] }],
  [
    'more than fit',
    { imageCDNs: Array.from({ length: 9 }, (_, nth) => `https://i${nth}.example`) },
  ],
  ['a tag of another kind', { gtagId: 'X-ABCD1234' }],
  ['a tag with a script', { gtagId: 'G-ABCD"><script>' }],
  ['a tag in small letters', { gtagId: 'g-abcd1234' }],
  ['a tag of two lines', { gtagId: 'G-ABCD1234\n' }],
])('%s is refused', async (_, body) => {
  expect(await put(body)).toMatchObject({ code: 'malformed' });
  expect(await shown()).toMatchObject({ analytics: { gtagId: '' }, imageCDNs: [] });
});

test('valid values are shown at once, and can be removed', async () => {
  const set = { gtagId: 'G-ABC123DEF4', imageCDNs: [host], launchGameCDNs: [`${host}:8443`] };
  expect(await put(set)).toMatchObject({ success: true, value: set });
  expect(await shown()).toEqual({
    analytics: { gtagId: set.gtagId },
    imageCDNs: [host],
    launchGameCDNs: [`${host}:8443`],
  });
  expect(await put({ gtagId: '', imageCDNs: [], launchGameCDNs: [] })).toMatchObject({
    success: true,
  });
  expect(await shown()).toMatchObject({ analytics: { gtagId: '' }, imageCDNs: [] });
  const kinds = await server.ctx.db
    .selectFrom('eventLog')
    .select('subject')
    .where('kind', '=', 'setting.changed')
    .orderBy('id')
    .execute();
  const keys = ['gtagId', 'imageCDNs', 'launchGameCDNs'].map((key) => `setting:${key}`);
  expect(kinds.map(({ subject }) => subject)).toEqual([...keys, ...keys]);
});

test('refuses the settings without an operator', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  const body = { gtagId: 'G-ABC123DEF4', revision: unknownRevision };
  expect(await stranger.call(settingsAdminUpdate, { body })).toMatchObject({
    code: 'not_logged_in',
  });
  expect(await stranger.call(settingsAdminGet, {})).toMatchObject({ code: 'not_logged_in' });
});
