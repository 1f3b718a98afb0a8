/**
 * The ledger is tested against every version of PostgreSQL that is at hand: the one of this test
 * run (the embedded one, unless TEST_DATABASE_URL names another), and PostgreSQL 15, the oldest
 * that is supported, when TEST_DATABASE_URL_15 names a server.
 */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { concurrencySuite } from './ledger-concurrency.suite.ts';
import { modelSuite } from './state-machine.suite.ts';
import { ledgerSuite, openLedgerFixture } from './ledger-store.suite.ts';

type Server = {
  readonly title: string;
  /** Absent for the server that all tests of this run share. */
  readonly url?: string;
  readonly version: RegExp;
  readonly runs: number;
};

const POSTGRES_15 = process.env['TEST_DATABASE_URL_15'] ?? '';

const SERVERS: readonly Server[] = [
  { title: 'the server of this run', version: /^1[5-9]\./u, runs: 60 },
  ...(POSTGRES_15 === ''
    ? []
    : [{ title: 'PostgreSQL 15', url: POSTGRES_15, version: /^15\./u, runs: 20 }]),
];

describe.each(SERVERS)('ledger on $title', ({ url, version, runs }) => {
  test('it has the version that is meant', async () => {
    const fixture = await openLedgerFixture(url);
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version') as version`.execute(fixture.db);
    await fixture.end();
    expect(rows[0]?.version).toMatch(version);
  });
  ledgerSuite('one caller', url);
  concurrencySuite('many callers at once', url);
  modelSuite('against its rules', url, runs);
});
