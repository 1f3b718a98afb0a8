// Goal: every setting is found by its label in Bengali and in English and by its key, and a row
// that the form draws is a row that the search knows.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSettings, siteSettings } from '@khelaghor/contract/site/settings.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { messages as sharedBengali } from '../../../../../packages/i18n/locales/console/bn.po';
import { messages as sharedEnglish } from '../../../../../packages/i18n/locales/console/en.po';
import { messages as ownBengali } from '../../../../../packages/i18n/locales/console-site/bn.po';
import { messages as ownEnglish } from '../../../../../packages/i18n/locales/console-site/en.po';
import { findSettings, settingEntries, describeSpoken, translateIn } from './find-settings.ts';
import type { SettingEntry } from './find-settings.ts';
import { settingParts } from './setting-parts.ts';
import { readPart, readSettingsSearch } from './setting-rows.ts';

const textsOf = (locale: string, messages: typeof ownBengali) =>
  setupI18n({ locale, messages: { [locale]: messages } });
const texts = {
  bn: textsOf('bn', { ...sharedBengali, ...ownBengali }),
  en: textsOf('en', { ...sharedEnglish, ...ownEnglish }),
};
const speaks = [texts.bn, texts.en].map(translateIn);

/** Settings under which every row is shown. */
const open: SiteSettings = siteSettings.parse({
  ...defaultSettings,
  humanCheck: 'geetest',
  smsVerification: true,
});

const inLanguage = (entry: SettingEntry, language: 'bn' | 'en'): string =>
  describeSpoken(entry.label, translateIn(texts[language]));

const named = settingEntries.map((entry) => [entry.id, entry] as const);

test('every setting that the console edits has a row', () => {
  const keys = new Set(settingEntries.map(({ id }) => id.replace(/\..*/u, '')));
  expect([...keys].toSorted()).toEqual(Object.keys(siteSettings.shape).toSorted());
});

test('no two rows have one name', () => {
  expect(new Set(settingEntries.map(({ id }) => id)).size).toBe(settingEntries.length);
});

test.each(named)('%s is found by its label in both languages and by its key', (id, entry) => {
  for (const language of ['bn', 'en'] as const) {
    const label = inLanguage(entry, language);
    const found = findSettings(label, speaks);
    const isSame = (other: SettingEntry) =>
      [inLanguage(other, 'bn'), inLanguage(other, 'en')].includes(label);
    // Only entries of the same label, or of the same key, may stand before it.
    expect(found.find((other) => other.id === id || !isSame(other))?.id).toBe(id);
  }
  expect(findSettings(id, speaks)[0]?.id).toBe(id);
  expect(findSettings(id.toUpperCase(), speaks)[0]?.id).toBe(id);
});

test.each(settingParts.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)))(
  '$id is drawn with its label, and marks what is found within it',
  ({ label, Row, within = [] }) => {
    const client = new QueryClient();
    const html = renderToStaticMarkup(
      <I18nProvider i18n={texts.en}>
        <QueryClientProvider client={client}>
          <Row
            label={describeSpoken(label, translateIn(texts.en))}
            shown={open}
            changed={{}}
            onChange={() => undefined}
          />
        </QueryClientProvider>
      </I18nProvider>,
    );
    expect(html).toMatch(/<(?:input|select|textarea|button)\b/u);
    for (const { id } of within) expect(html).toContain(`data-setting="${id}"`);
  },
);

test('a setting that is hidden stands behind one that is not', () => {
  for (const { behind } of settingEntries) {
    if (!behind) continue;
    expect(settingEntries.find(({ id }) => id === behind.id)?.behind).toBeUndefined();
  }
});

test.each([
  ['days expire', 'passwordExpiryDays'],
  ['মেনু বাঁ', 'menus.menu'],
  ['free play', 'freePlay'],
])('%s leads to %s', (typed, id) => {
  expect(findSettings(typed, speaks).map((entry) => entry.id)).toContain(id);
});

test('nothing typed and nonsense find nothing', () => {
  expect(findSettings('  ', speaks)).toEqual([]);
  expect(findSettings('zzzz zzz', speaks)).toEqual([]);
});

test.each([
  ['menus', 'menus'],
  ['nonsense', 'general'],
])('the address %s shows the tab %s', (part, shown) => {
  expect(readPart({ part })).toEqual({ part: shown });
});

test.each([
  [{ find: 'menus.menu' }, { find: 'menus.menu' }],
  [{ find: '"] *' }, {}],
  [{ find: 7 }, {}],
])('the search %j means %j', (search, expected) => {
  expect(readSettingsSearch(search)).toEqual(expected);
});
