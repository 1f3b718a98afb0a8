// Goal: every setting is found by its label in Bengali and in English and by its key, and a row
// that the form draws is a row that the search knows.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ruledFields } from '@khelaghor/contract/site/ruled-fields.ts';
import { siteModules } from '@khelaghor/contract/site/menu-modules.ts';
import { siteSettings } from '@khelaghor/contract/site/settings.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { messages as bengali } from '../../../../../packages/i18n/locales/console/bn.po';
import { messages as english } from '../../../../../packages/i18n/locales/console/en.po';
import { findSettings, settingEntries } from './find-settings.ts';
import type { SettingEntry } from './find-settings.ts';
import { settingParts } from './setting-parts.ts';
import { readPart, readSettingsSearch } from './settings-address.ts';

const textsOf = (locale: string, messages: typeof bengali) =>
  setupI18n({ locale, messages: { [locale]: messages } });
const texts = { bn: textsOf('bn', bengali), en: textsOf('en', english) };
const speaks = [texts.bn, texts.en].map((spoken) => (text: { id: string }) => spoken._(text));

const allOf = (names: readonly string[]) => names.map((modId) => ({ modId, enabled: true }));
const nothing = { bn: '', en: '' };

/** Settings under which every row is shown. */
const open: SiteSettings = {
  registrationOpen: true,
  captchaOnRegistration: true,
  usernameRegistration: true,
  mobileRegistration: true,
  mobileAndPasswordRegistration: true,
  smsVerification: true,
  phoneCodesFrom: 'house',
  registrationFields: ruledFields.map((name) => ({
    name,
    enabled: true,
    required: true,
    acceptedPattern: '*',
    patternId: 'any',
    minLength: 8,
    maxLength: 40,
  })),
  mobileCodeLogin: true,
  smsCountries: ['BD'],
  smsDailyMax: 100,
  passwordExpiryDays: 0,
  forcePasswordChange: true,
  humanCheck: 'geetest',
  geetestCaptchaId: '',
  loginToHome: false,
  freePlay: true,
  digits: 'latn',
  grouping: 'lakh',
  status: 0,
  maintenance: { startsAt: null, endsAt: null, title: nothing, text: nothing },
  brandName: { bn: 'খেলাঘর', en: 'Khelaghor' },
  logo: '',
  languages: ['bn', 'en'],
  defaultLanguage: 'bn',
  domains: ['https://example.com'],
  mediaLinks: [],
  regionPolicies: [{ country: '*', rule: 'play_only', minimumAge: 21 }],
  menus: { category: allOf(siteModules.category), menu: allOf(siteModules.menu) },
  gtagId: '',
  imageCDNs: [],
  launchGameCDNs: [],
};

const inLanguage = (entry: SettingEntry, language: 'bn' | 'en'): string =>
  typeof entry.label === 'string' ? entry.label : texts[language]._(entry.label);

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
          <Row label={texts.en._(label)} shown={open} changed={{}} onChange={() => undefined} />
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
