// Goal: who asks for today's proof of liabilities gets it, whether or not the site runs, once for a
// day, and it holds by itself. Method: what the program does, on a data directory of its own; the
// program itself once; the stand-alone verifier.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@khelaghor/db/connect.ts';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount, memberAccount } from '@khelaghor/ledger/account.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishLiabilities } from './liabilities-of-today.ts';
import { runOwn } from './run-program.ts';
import { verifyLiabilities } from './verify-liabilities.ts';

let folder: string;
const usual = { DATABASE_URL: '', KHELAGHOR_BEACON_RELAYS: 'none' };

async function run(env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const keep = (line: string): void => void lines.push(`${line}\n`);
  const asked = { ...usual, KHELAGHOR_DATA_DIR: folder, ...env };
  const code = await publishLiabilities(asked, { log: keep, error: keep });
  return { code, output: lines.join('') };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khelaghor-liabilities-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A member to whom something is owed, in the database of the stopped site. */
async function addMember(): Promise<void> {
  const dataDir = join(folder, 'postgres');
  const started = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  if (!started.ok) throw new Error(started.message);
  const { db, close } = connect(started.postgres.url);
  const id = '019a0000-0000-7000-8000-000000000000';
  const at = new Date('2026-11-22T06:00:00Z');
  const names = { username: 'rahim', nickname: 'rahim', language: 'bn', passwordHash: '', type: 1 };
  const times = { createdAt: at, ageConfirmedAt: at };
  await db
    .insertInto('member')
    .values({ id, ...names, ...times, profileFields: '{}' })
    .execute();
  const wallet = await openAccount(db, memberAccount(id, 'wallet', 'PLAY'));
  const house = await openAccount(db, houseAccount('house_grant', 'PLAY'));
  const body = { id, code: 'play_grant', debit: house, credit: wallet, phase: 'posted' } as const;
  const amount = { amount: minor(123_450n), currency: 'PLAY' } as const;
  const transfer = { ...body, ...amount, cause: { kind: 'test', id } };
  await db.transaction().execute((tx) => post(tx, [transfer]));
  await close();
  await started.postgres.stop();
}

/** What the program prints after a label. */
const valueOf = (output: string, label: string): string =>
  new RegExp(`^${label} +(\\S+)$`, 'mu').exec(output)?.[1] ?? '';

test('it publishes what is owed, once for a day, and what it prints and leaves can be checked', async () => {
  expect(await run()).toMatchObject({
    code: 0,
    output: expect.stringContaining('There is no member yet') as unknown,
  });
  await addMember();
  const first = await run();
  expect(first).toMatchObject({
    code: 0,
    output: expect.stringContaining('Published now:') as unknown,
  });
  expect(first.output).toMatch(/^tree PLAY play-money [0-9a-f]{64} 123450 64 /mu);

  const text = /^khelaghor\/liabilities\/epoch\/1\n(?:[a-z].*\n)+/mu.exec(first.output)?.[0] ?? '';
  const statement = {
    format: 'khelaghor/liabilities/statement/1',
    text,
    signature: valueOf(first.output, 'Signature'),
    publicKey: valueOf(first.output, 'Key'),
  };
  const file = join(folder, 'statement.json');
  await writeFile(file, JSON.stringify(statement));
  const leaves = join(folder, 'liabilities', 'leaves');
  const files = (await readdir(leaves)).map((name) => join(leaves, name));
  const checked = verifyLiabilities(['--key', statement.publicKey, file, ...files]);
  expect(checked.status).toBe(0);
  expect(checked.lines.join('\n')).toContain('all 64 leaves add up to the signed total');

  const whole = { env: { ...usual, KHELAGHOR_DATA_DIR: folder } };
  const again = await runOwn('tools/liabilities.ts', [], whole);
  expect(again.code).toBe(0);
  expect(again.output).toContain("Today's epoch was published before:");
  expect(again.output).toContain(text);
}, 180_000);

test('what cannot be is one sentence and an exit code', async () => {
  expect(await run({ DATABASE_URL: 'nonsense' })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^DATABASE_URL must be an address.*\n$/u) as unknown,
  });
  expect(await run({ KHELAGHOR_BEACON_RELAYS: 'https://one.example' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('two addresses at least') as unknown,
  });
});
