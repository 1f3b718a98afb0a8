// What a benchmark is held against, measured in the same run on the same database: the plain way
// (pgbench, three statements, one house row).
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ensurePostgres15 } from '../postgres-15.ts';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql/15/bin/pgbench';

/** Finds pgbench, or installs it with Debian's PostgreSQL; says what to do when it cannot. */
async function findPgbench(): Promise<string> {
  if (!existsSync(debian)) {
    const server = await ensurePostgres15();
    if (!server.ok) throw new Error(`pgbench is missing. ${server.message}`);
    await server.stop();
  }
  return debian;
}

const plainSchema = `
  create table plain_member (id integer primary key, balance bigint not null);
  create table plain_house (id integer primary key, balance bigint not null);
  create table plain_transfer (
    id bigint generated always as identity primary key, member_id integer not null,
    amount bigint not null, created_at timestamptz not null default now()
  );
  insert into plain_member select n, 1000000000 from generate_series(1, 10000) n;
  insert into plain_house values (1, 0);
  analyze;`;

const plainScript = String.raw`
\set member random(1, 10000)
begin;
update plain_member set balance = balance - 10 where id = :member;
update plain_house set balance = balance + 10 where id = 1;
insert into plain_transfer (member_id, amount) values (:member, 10);
commit;
`;

/** Plain transfers a second of 16 clients, each with prepared statements. */
export async function measurePlain(url: string, seconds: number): Promise<number> {
  const pgbench = await findPgbench();
  const client = new pg.Client(url);
  await client.connect();
  await client.query('drop table if exists plain_member, plain_house, plain_transfer');
  await client.query(plainSchema);
  await client.end();
  const folder = await mkdtemp(join(tmpdir(), 'khelaghor-pgbench-'));
  const script = join(folder, 'plain.sql');
  await writeFile(script, plainScript);
  try {
    const args = ['-n', '-M', 'prepared', '-c', '16', '-j', '2', '-T', `${seconds}`, '-f', script];
    const { stdout } = await run(pgbench, [...args, url]);
    const tps = /tps = ([0-9.]+)/u.exec(stdout)?.[1];
    if (tps === undefined) throw new Error(`pgbench said nothing of use: ${stdout}`);
    return Number(tps);
  } finally {
    await rm(folder, { recursive: true });
  }
}
