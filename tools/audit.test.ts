// Goal: the audit program works on a running and on a stopped site, and its exit code tells the
// result. Method: its functions on a data directory of their own; the program itself once.
import { mkdtemp, rm } from 'node:fs/promises';
import { lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '@khelaghor/db/connect.ts';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import type { EmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { extendChain } from '@khelaghor/db/ledger-chain.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { migrate } from '@khelaghor/db/migrate.ts';
import { gameAccount, memberAccount } from '@khelaghor/ledger/account.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBooks } from './audit-books.ts';
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

const env = () => ({ KHELAGHOR_DATA_DIR: folder, DATABASE_URL: '' });

async function runAudit(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const keep = (line: string): void => void lines.push(`${line}\n`);
  const code = await auditBooks(args, env(), { log: keep, error: keep });
  return { code, output: lines.join('') };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khelaghor-audit-'));
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

test('an empty data directory is reported as such', async () => {
  expect(await runOwn('tools/audit.ts', [], { env: env() })).toMatchObject({
    code: 1,
    output: expect.stringContaining('There are no books') as unknown,
  });
});

async function asOwner(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function openProducts(url: string): Promise<string[]> {
  const { db, close } = connect(url);
  const games = await db.selectFrom('game').select('code').where('open', '=', true).execute();
  await close();
  return games.map(({ code }) => code);
}

test('audits a running site and a stopped one, and finds a breach', async () => {
  const { url } = await start();
  expect((await runAudit('--look')).output).toMatch(/older than this program/u);
  expect(await migrate(url)).toMatchObject({ ok: true });
  const { db, close } = connect(url);
  const wallet = await openAccount(db, memberAccount('1', 'wallet', 'PLAY'));
  const house = await openAccount(db, gameAccount('dice', 'PLAY'));
  const id = '019a0000-0000-7000-8000-000000000000';
  const body = { id, code: 'payout', debit: house, credit: wallet } as const;
  const rest = { amount: minor(123_450n), currency: 'PLAY', phase: 'posted' } as const;
  const transfer = { ...body, ...rest, cause: { kind: 'test', id } };
  await db.transaction().execute((tx) => post(tx, [transfer]));
  await extendChain(db);
  await close();

  const running = await runAudit('--look');
  expect(running.output).toMatch(/PLAY +wallet +1 +\S*1,234\.50\n/u);
  expect(running.output).toMatch(/PLAY +together +\S*0\.00\n/u);
  expect(running.output).toContain('The books are right.');
  expect(running.code).toBe(0);
  await stop();
  const { code, output } = running;
  expect(await runAudit('--look')).toMatchObject({ code, output });

  const end = /its end: (?<end>\S+)/u.exec(running.output)?.groups?.['end'] ?? '';
  const again = await start();
  expect((await runAudit('--known', end)).code).toBe(0);
  const other = await runAudit(
    '--known',
    end.replace(/.$/u, (digit) => (digit === '0' ? '1' : '0')),
  );
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining('I8') as unknown });
  expect((await runAudit('--known', 'nonsense')).output).toContain('NUMBER:HASH');
  expect((await runAudit('--patience', '-1')).output).toContain('whole seconds');

  // The first run with write access seeds the site's own rows.
  expect(await runAudit()).toMatchObject({
    code: 0,
    output: expect.stringContaining('The books are right.') as unknown,
  });
  expect(await openProducts(again.url)).toContain('dice');

  await asOwner(
    again.url,
    'update ledger_balance set balance_minor = balance_minor + 1',
    `update lottery_issue set opens_at = opens_at - interval '1 h',
      closes_at = closes_at - interval '1 h', draws_at = draws_at - interval '1 h'
      where id = (select min(id::text)::uuid from lottery_issue)`,
  );
  const looked = await runAudit('--look');
  expect(looked.code).toBe(1);
  expect(looked.output).toMatch(/The books are WRONG: 2 breaches\.[^]*account /u);
  expect(looked.output).toContain(`account ${wallet}`);
  expect(looked.output).toMatch(/waits:\n {2}issue .* should be settled since/u);
  expect(await openProducts(again.url)).toContain('dice');

  const broken = await runAudit();
  expect(broken).toMatchObject({
    code: 1,
    output: expect.stringContaining('Stopped: game:dice\n') as unknown,
  });
  expect(broken.output).toContain(`account ${wallet}`);
  expect(await openProducts(again.url)).not.toContain('dice');
  expect(await openProducts(again.url)).toContain('k3');
}, 180_000);

test('an issue that is late while a worker runs is stuck, and suspends its lottery', async () => {
  const { url } = postgres ?? (await start());
  // Workers are recognised by the name of their connections.
  const jobs = new pg.Client({ connectionString: url, application_name: 'khelaghor jobs' });
  await jobs.connect();
  const found = await runAudit('--patience', '1');
  await jobs.end();
  expect(found.code).toBe(1);
  expect(found.output).toMatch(/I7 issue .* should be settled since/u);
  // All lotteries: they share their accounts.
  const stopped = /^Stopped: (.*)$/mu.exec(found.output)?.[1]?.split(', ') ?? [];
  expect(stopped.toSorted()).toEqual(lotteryRows.map(({ code }) => `game:${code}`).toSorted());
}, 180_000);
