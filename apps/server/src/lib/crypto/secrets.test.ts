import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openDocumentSecrets, openSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'khelaghor-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => openSecrets(readConfig({ KHELAGHOR_DATA_DIR: dataDir }, dataDir));

test('the key is made once, for its owner alone, with nothing left beside it', () => {
  expect(open().mac('a', 'text')).toBe(open().mac('a', 'text'));
  expect(readdirSync(dataDir)).toEqual(['master.key']);
  expect(statSync(join(dataDir, 'master.key')).mode % 0o1000).toBe(0o600);
});

test('a damaged key file is named, never replaced', () => {
  writeFileSync(join(dataDir, 'master.key'), 'c2hvcnQ=');
  expect(open).toThrow(/damaged: .*master\.key/u);
});

test('what is sealed opens under its own label only, and unchanged', () => {
  const secrets = open();
  const sealed = secrets.encrypt('member/phone', Buffer.from('01712345678'));
  expect(secrets.decrypt('member/phone', sealed).toString()).toBe('01712345678');
  expect(() => secrets.decrypt('member/email', sealed)).toThrow(/authenticate/u);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => secrets.decrypt('member/phone', changed)).toThrow(/authenticate/u);
});

test('what is sealed for a row opens for that row only', () => {
  const secrets = open();
  const sealed = secrets.encrypt('member/phone', Buffer.from('01712345678'), 'one');
  expect(secrets.decrypt('member/phone', sealed, 'one').toString()).toBe('01712345678');
  for (const row of ['other', undefined])
    expect(() => secrets.decrypt('member/phone', sealed, row)).toThrow(/authenticate/u);
});

test('the key of documents is one of its own', () => {
  const documents = openDocumentSecrets(readConfig({ KHELAGHOR_DATA_DIR: dataDir }, dataDir));
  expect(readdirSync(dataDir)).toEqual(['documents.key']);
  expect(statSync(join(dataDir, 'documents.key')).mode % 0o1000).toBe(0o600);
  expect(documents.mac('a', 'text')).not.toBe(open().mac('a', 'text'));
});
