// Goal: a move or a rename changes no key under which a browser keeps something: members would lose
// what they chose and be logged out. Method: every function that stores is called with a storage
// that notes the keys; cookies of the server are read from its code and from the recorded calls.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from './run-program.ts';

/** All keys that browsers keep, by who writes them. The pages of games keep nothing. */
const storedKeys = {
  'player, local storage': [
    'digits',
    'fullType',
    'grouping',
    'hisLang',
    'index_notice',
    'invitation',
  ],
  'player, session storage': [
    'account',
    'centreEntry',
    'gameVendor',
    'index_notice',
    'isAgent',
    'merchant',
    'renewed',
    'routers',
    'sentWithdrawal',
    'token',
    'vassalage',
  ],
  'player, cookies': ['balance', 'digits', 'grouping', 'hisLang', 'leaving', 'theme'],
  'player, caches': ['code-', 'shell'],
  'console, local storage': [
    'consoleKeys',
    'consoleLanguage',
    'consoleTheme',
    'consoleViews.withdrawals',
  ],
  'server, cookies': [
    '__Host-captcha',
    '__Host-elsewhere',
    '__Host-operator',
    '__Host-place',
    '__Host-proof',
    '__Host-push',
    '__Host-remember',
    '__Host-session',
    'leaving',
    'loginRemember',
    'loginTypeSms',
    'loginUsername',
  ],
} as const;

const playerStorage = 'apps/player/src/shared/browser-storage.ts';
const consoleStorage = 'apps/console/src/shared/browser-storage.ts';
const referral = 'apps/player/src/account/registration/saved-referral.ts';

/** Arguments for each function of the two files; a new function needs a row. */
const calls: Readonly<Record<string, Readonly<Record<string, readonly (readonly unknown[])[]>>>> = {
  [playerStorage]: {
    getSessionToken: [[]],
    storeSession: [[{ token: 't', account: 'rahim7', isAgent: false }]],
    clearStoredSession: [[]],
    storeMerchant: [['khela']],
    storeVassalage: [['DIG']],
    storeCentreEntry: [['/']],
    readCentreEntry: [[]],
    readVassalage: [[]],
    cacheReply: [
      ['gameVendor', '{}'],
      ['routers', '[]'],
    ],
    readCachedReply: [['gameVendor'], ['routers']],
    storeLanguage: [['bn']],
    readStoredLanguage: [[]],
    storeChoice: [
      ['digits', 'beng'],
      ['grouping', 'lakh'],
    ],
    storeBalanceHidden: [[true]],
    storeTheme: [['dark']],
    storePendingLogout: [[true]],
    isLogoutPending: [[]],
    storeReloadedBuild: [['build']],
    readReloadedBuild: [[]],
    clearReloadedBuild: [[]],
    storeSentWithdrawal: [['01936d00-0000-7000-8000-000000000001'], [null]],
    readSentWithdrawal: [[]],
    storeFullFont: [[]],
    hasFullFont: [[]],
    readStoredNotices: [[]],
    storeSeenNotices: [['{}']],
    storeHiddenNotices: [['{}']],
  },
  [consoleStorage]: {
    readLanguage: [[]],
    saveLanguage: [['en']],
    readTheme: [[]],
    saveTheme: [['dark']],
    readStoredViews: [['withdrawals']],
    saveViews: [['withdrawals', '[]']],
    areKeysAlone: [[]],
    saveKeysAlone: [[true]],
  },
  [referral]: {
    parseReferral: [],
    getCodeFromLink: [],
    saveReferral: [['abcdefgh', 0]],
    readReferral: [[0]],
    clearReferral: [[]],
  },
};

const noted = { local: new Set<string>(), session: new Set<string>(), cookies: new Set<string>() };

const noteKeys = (keys: Set<string>) => ({
  getItem: (key: string) => {
    keys.add(key);
    return null;
  },
  setItem: (key: string) => void keys.add(key),
  removeItem: (key: string) => void keys.add(key),
  clear: () => undefined,
});

beforeEach(() => {
  for (const keys of Object.values(noted)) keys.clear();
  const storage = {
    localStorage: noteKeys(noted.local),
    sessionStorage: noteKeys(noted.session),
  };
  vi.stubGlobal('window', storage);
  vi.stubGlobal('localStorage', storage.localStorage);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', {
    get cookie() {
      return '';
    },
    set cookie(line: string) {
      noted.cookies.add(line.split('=')[0] ?? '');
    },
  });
});

async function callAll(file: string): Promise<void> {
  const module = (await import(pathToFileURL(join(projectRoot, file)).href)) as Record<
    string,
    (...given: readonly unknown[]) => unknown
  >;
  const rows = calls[file] ?? {};
  expect(Object.keys(module).toSorted()).toEqual(Object.keys(rows).toSorted());
  for (const [name, argumentLists] of Object.entries(rows))
    for (const given of argumentLists) module[name]?.(...given);
}

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].toSorted();
const listSources = (pattern: string): string[] =>
  globSync(pattern, { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|stories)\.tsx?$/u.test(file));

test('the site keeps its values under the listed keys', async () => {
  await callAll(playerStorage);
  await callAll(referral);
  expect(sorted(noted.local)).toEqual(storedKeys['player, local storage']);
  expect(sorted(noted.session)).toEqual(storedKeys['player, session storage']);
  expect(sorted(noted.cookies)).toEqual(storedKeys['player, cookies']);
});

test('the console keeps its values under the listed keys', async () => {
  await callAll(consoleStorage);
  expect(sorted(noted.local)).toEqual(storedKeys['console, local storage']);
  expect(sorted([...noted.session, ...noted.cookies])).toEqual([]);
});

test('the service worker keeps its files in the listed caches', () => {
  const names = read('apps/player/src/service-worker.ts').matchAll(
    /const \w+(?:Cache|Prefix) = '(.+)'/gu,
  );
  expect(sorted([...names].map(([, name = '']) => name))).toEqual(storedKeys['player, caches']);
});

test('the server sets the listed cookies', () => {
  const code = listSources('apps/server/src/**/*.ts').map(read).join('\n');
  const own = [...code.matchAll(/'(__Host-\w+)'/gu)].map(([, name = '']) => name);
  const named = /const (?:leavingCookie|flag|name|phone) = '(\w+)'/gu;
  const readable = ['deferred-logout.ts', 'login-cookies.ts']
    .map((file) => read(`apps/server/src/account/sessions/${file}`))
    .flatMap((text) => [...text.matchAll(named)].map(([, name = '']) => name));
  expect(sorted([...own, ...readable])).toEqual(storedKeys['server, cookies']);
  const recorded = read('apps/server/test/recorded/calls.json').matchAll(/cookies\(([^)]+)\)/gu);
  const seen = [...recorded].flatMap(([, names = '']) => names.replaceAll(' -', ' ').split(', '));
  const known: readonly string[] = storedKeys['server, cookies'];
  expect(
    sorted(seen.map((name) => name.replace(/^-/u, ''))).filter((name) => !known.includes(name)),
  ).toEqual([]);
});

test('no other file of a page keeps anything in the browser', () => {
  const access =
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie|\bcaches\.open/u;
  const sources = ['apps/{player,console}', 'games/*', 'packages/{client,game-sdk,ui,i18n}'];
  const files = sources
    .flatMap((folder) => listSources(`${folder}/src/**/*.{ts,tsx}`))
    .filter((file) => access.test(read(file)));
  expect(files.toSorted()).toEqual([
    consoleStorage,
    'apps/player/src/account/sessions/remembered-username.ts',
    'apps/player/src/service-worker.ts',
    playerStorage,
    'packages/client/src/kept-storage.ts',
  ]);
});

test('storages are opened where nothing throws', () => {
  const files = listSources('{apps,games,packages}/**/src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => /\b(?:localStorage|sessionStorage)\b/u.test(read(file)));
  expect(files.toSorted()).toEqual([consoleStorage, 'packages/client/src/kept-storage.ts']);
});
