// Goal: docs/running.md lists exactly the variables that the server reads, every document names
// only these, and a wrong value is explained in a sentence that begins with its variable.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findAddressFault, readConfig } from '@khelaghor/server/lib/config/config.ts';
import { getVariableRow, variableNames } from '@khelaghor/server/lib/config/variables.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The first cells of the rows in the marked tables. */
function readListed(document: string): string[] {
  const tables = document.match(/<!-- variables: [^]*?<!-- end -->/gu) ?? [];
  return tables.flatMap((table) =>
    [...table.matchAll(/^\| `([A-Z_]+)`/gmu)].map(([, name = '']) => name),
  );
}

test('docs/running.md lists each variable once', () => {
  expect(readListed(read('docs/running.md')).toSorted()).toEqual(variableNames.toSorted());
});

/** Variables of tests and tools, which docs/faults.md and others describe. */
const toolVariables = /^KHELAGHOR_(?:E2E|FAULTS|LEDGER)_/u;

const documents = ['README.md', 'ARCHITECTURE.md']
  .concat(readdirSync(join(root, 'docs')).map((name) => `docs/${name}`))
  .filter((path) => path.endsWith('.md'));

test.each(documents)('%s names only variables that the server reads', (path) => {
  // `KHELAGHOR_PORT_*` stands for all with this beginning.
  const named = [...read(path).matchAll(/\bKHELAGHOR_[A-Z_]+/gu)].map(([name]) => name);
  const unknown = named.filter(
    (name) =>
      !toolVariables.test(name) &&
      !variableNames.some((each) => (name.endsWith('_') ? each.startsWith(name) : each === name)),
  );
  expect(unknown).toEqual([]);
});

test.each(variableNames)('%s: its default and its meaning are known', (name) => {
  const { meaning, default: usual } = getVariableRow(name);
  expect(meaning.length).toBeGreaterThan(5);
  const env = usual === null ? {} : { [name]: usual };
  expect(() => readConfig(env, root)).not.toThrow();
});

test.each([
  [{ KHELAGHOR_PORT_GAMES: '65536' }, 'KHELAGHOR_PORT_GAMES is not a port number: 65536'],
  [
    { KHELAGHOR_PORT_SITE: '-1', KHELAGHOR_LOG: 'loud' },
    'KHELAGHOR_PORT_SITE is not a port number: -1. KHELAGHOR_LOG is one of fatal, error, warn,',
  ],
  [
    { KHELAGHOR_SMS_ADDRESS: 'https://sms.example' },
    'KHELAGHOR_SMS_ADDRESS needs KHELAGHOR_SMS_TOKEN and KHELAGHOR_SMS_SID',
  ],
  [
    { KHELAGHOR_MAIL_ADDRESS: 'smtps://me:secret@mail.example', KHELAGHOR_MAIL_FROM: 'x' },
    'KHELAGHOR_MAIL_ADDRESS needs KHELAGHOR_MAIL_FROM',
  ],
  [
    { KHELAGHOR_GOOGLE_CLIENT_SECRET: 's' },
    'KHELAGHOR_GOOGLE_CLIENT_ID and KHELAGHOR_GOOGLE_CLIENT_SECRET are set together',
  ],
  [
    { KHELAGHOR_FACEBOOK_GRAPH: 'http://graph.example' },
    'KHELAGHOR_FACEBOOK_GRAPH is not an address that begins with https://: http://graph.example',
  ],
  [
    { KHELAGHOR_BEACON_RELAYS: 'https://relay.example' },
    'KHELAGHOR_BEACON_RELAYS holds two addresses at least',
  ],
  [
    { KHELAGHOR_FIREBASE_ADDRESS: 'https://firebase.example' },
    'KHELAGHOR_FIREBASE_ADDRESS is for tests: it must be on this machine',
  ],
  [{ KHELAGHOR_TRUSTED_PROXIES: 'loopback, host' }, 'KHELAGHOR_TRUSTED_PROXIES holds "host"'],
  [{ DATABASE_URL: 'mysql://me:secret@db/x' }, 'DATABASE_URL must be an address such as postgres:'],
])('%j: the error begins with the variable and shows no secret', (env, sentence) => {
  expect(() => readConfig(env, root)).toThrow(sentence);
  expect(() => readConfig(env, root)).not.toThrow('secret@');
});

test('values are read into the configuration', () => {
  const env = {
    KHELAGHOR_PORT_SITE: '9000',
    KHELAGHOR_ORIGIN_GAMES: 'https://games.example',
    KHELAGHOR_TRUSTED_PROXIES: '10.0.0.0/8,::1',
    KHELAGHOR_RATE_LIMIT_FACTOR: '2.5',
    KHELAGHOR_SMS_ADDRESS: 'https://sms.example/',
    KHELAGHOR_SMS_TOKEN: 'token',
    KHELAGHOR_SMS_SID: 'sid',
    KHELAGHOR_DATA_DIR: '',
  };
  const config = readConfig(env, '/site');
  expect(config).toMatchObject({
    dataDir: '/site/.data',
    origins: { site: 'http://localhost:9000', games: 'https://games.example' },
    trustedProxies: ['10.0.0.0/8', '::1'],
    rateLimitFactor: 2.5,
    sms: { address: 'https://sms.example', token: 'token', sid: 'sid' },
    mail: null,
    outside: { google: null, facebook: null, firebase: null, beaconRelays: [] },
  });
  expect(findAddressFault(config)).toBeNull();
});
