// Goal: anyone can have the books looked at, whether or not the site runs, and a program that calls
// it learns from its exit code. Method: the real program on a data directory of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '@khelaghor/db/connect.ts';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import type { EmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { extendChain } from '@khelaghor/db/ledger-chain.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { migrate } from '@khelaghor/db/migrate.ts';
import { houseAccount, memberAccount } from '@khelaghor/ledger/account.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOwn } from './run-program.ts';

let folder: string;
let postgres: EmbeddedPostgres | undefined;

async function start(): Promise<EmbeddedPostgres> {
  const dataDir = join(folder, 'postgres');
  const started = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  if (!started.ok) throw new Error(started.message);
  postgres = started.postgres;
  return started.postgres;
}

async function stop(): Promise<void> {
  await postgres?.stop();
  postgres = undefined;
}

const runAudit = (...args: string[]) =>
  runOwn('tools/audit.ts', args, { env: { KHELAGHOR_DATA_DIR: folder, DATABASE_URL: '' } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khelaghor-audit-'));
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

test('where nothing was stored it says so', async () => {
  expect(await runAudit()).toMatchObject({
    code: 1,
    output: expect.stringContaining('There are no books') as unknown,
  });
});

test('it looks at the books of a running site and of a stopped one, and finds a breach', async () => {
  const { url } = await start();
  expect((await runAudit()).output).toMatch(/older than this program/u);
  expect(await migrate(url)).toMatchObject({ ok: true });
  const { db, close } = connect(url);
  const wallet = await openAccount(db, memberAccount('1', 'wallet', 'PLAY'));
  const grant = await openAccount(db, houseAccount('house_grant', 'PLAY'));
  const id = '019a0000-0000-7000-8000-000000000000';
  const body = { id, code: 'play_grant', debit: grant, credit: wallet } as const;
  const rest = { amount: minor(123_450n), currency: 'PLAY', phase: 'posted' } as const;
  const transfer = { ...body, ...rest, cause: { kind: 'test', id } };
  await db.transaction().execute((tx) => post(tx, [transfer]));
  await extendChain(db);
  await close();

  const running = await runAudit();
  expect(running.output).toMatch(/PLAY +wallet +1 +\S*1,234\.50\n/u);
  expect(running.output).toMatch(/PLAY +together +\S*0\.00\n/u);
  expect(running.output).toContain('The books are right.');
  expect(running.code).toBe(0);
  await stop();
  expect(await runAudit()).toEqual({ ...running, seconds: expect.any(Number) as unknown });

  const end = /its end: (?<end>\S+)/u.exec(running.output)?.groups?.['end'] ?? '';
  expect((await runAudit('--known', end)).code).toBe(0);
  const other = await runAudit(
    '--known',
    end.replace(/.$/u, (digit) => (digit === '0' ? '1' : '0')),
  );
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining('I8') as unknown });
  expect((await runAudit('--known', 'nonsense')).output).toContain('NUMBER:HASH');

  const again = await start();
  const client = new pg.Client({ connectionString: again.url });
  await client.connect();
  await client.query('update ledger_balance set balance_minor = balance_minor + 1');
  await client.end();
  const broken = await runAudit();
  expect(broken.code).toBe(1);
  expect(broken.output).toContain('The books are WRONG: 2 breaches.');
  expect(broken.output).toContain(`account ${wallet}`);
}, 60_000);
