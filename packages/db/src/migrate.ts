/**
 * Brings a database to the shape that this program knows. A migration is a folder
 * `NNNN-name/{up.sql, check-after.sql, why.md}`; each runs once, in a transaction of its own, and
 * is checked before it is committed.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { buildClientConfig } from './connect.ts';

/** The project's own migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

export type MigrationRefusal =
  /** A folder is not named `NNNN-name`, two have one number, or a file is missing or empty. */
  | 'migration_malformed'
  /** The database has a migration that this program does not have: the program is too old. */
  | 'migration_unknown'
  /** A migration was changed after it ran. Old ones stay; a new one corrects them. */
  | 'migration_changed'
  /** A migration is missing that comes before one that ran. */
  | 'migration_out_of_order'
  /** PostgreSQL refused its SQL. */
  | 'migration_failed'
  /** Its check found something. */
  | 'migration_check_failed';

export type MigrationResult =
  | { readonly ok: true; readonly applied: readonly string[]; readonly already: number }
  | {
      readonly ok: false;
      readonly refusal: MigrationRefusal;
      /** The folder concerned. */
      readonly migration: string;
      /** A sentence for the person who runs it. */
      readonly message: string;
      /** Those that were applied before, and stay. */
      readonly applied: readonly string[];
    };

type Migration = {
  readonly name: string;
  readonly up: string;
  readonly check: string;
  readonly hash: string;
};

class Refused extends Error {
  readonly refusal: MigrationRefusal;
  readonly migration: string;
  constructor(refusal: MigrationRefusal, migration: string, message: string) {
    super(message);
    this.refusal = refusal;
    this.migration = migration;
  }
}

const FOLDER_NAME = /^(?<number>[0-9]{4})-[a-z0-9]+(?:-[a-z0-9]+)*$/u;

// Any number will do, as long as every version of the program uses the same one.
const LOCK_KEY = 7_220_251_121;

async function readPart(folder: string, name: string, file: string): Promise<string> {
  const text = await readFile(join(folder, name, file), 'utf8').catch(() => '');
  if (text.trim() === '') {
    throw new Refused('migration_malformed', name, `${name}/${file} is missing or empty.`);
  }
  return text;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrations: Migration[] = [];
  let numberBefore: string | undefined;
  for (const name of names.toSorted()) {
    const number = FOLDER_NAME.exec(name)?.groups?.['number'];
    if (number === undefined) {
      throw new Refused('migration_malformed', name, `${name} is not named like 0001-name.`);
    }
    if (number === numberBefore) {
      throw new Refused('migration_malformed', name, `Two migrations have the number ${number}.`);
    }
    numberBefore = number;
    await readPart(folder, name, 'why.md');
    const up = await readPart(folder, name, 'up.sql');
    const check = await readPart(folder, name, 'check-after.sql');
    migrations.push({ name, up, check, hash: createHash('sha256').update(up).digest('hex') });
  }
  return migrations;
}

/** A name for the state of all migrations of a folder: changes when any of them does. */
export async function hashMigrations(folder = MIGRATIONS_FOLDER): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of await readMigrations(folder)) {
    hash.update(`${migration.name}\n${migration.hash}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Says how many of the migrations have run, or refuses when the two histories disagree. */
function compare(
  migrations: readonly Migration[],
  ran: readonly { readonly name: string; readonly hash: string }[],
): number {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, hash } of ran) {
    const migration = known.get(name);
    if (migration === undefined) {
      throw new Refused(
        'migration_unknown',
        name,
        `The database has the migration ${name}, which this program does not have. ` +
          'Was it made by a newer version?',
      );
    }
    if (migration.hash !== hash) {
      throw new Refused(
        'migration_changed',
        name,
        `${name}/up.sql was changed after it ran. Put it back, and add a new migration instead.`,
      );
    }
  }
  for (const [index, { name }] of ran.entries()) {
    const expected = migrations[index]?.name ?? name;
    if (expected !== name) {
      throw new Refused(
        'migration_out_of_order',
        expected,
        `${expected} has not run, but ${name}, which comes after it, has. Give it a new number.`,
      );
    }
  }
  return ran.length;
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a check complains about: every row that does not begin with true. */
function findings(results: pg.QueryArrayResult | pg.QueryArrayResult[]): unknown[][] {
  const all = Array.isArray(results) ? results : [results];
  return all.flatMap((result) => result.rows).filter((row) => row[0] !== true);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { name, up, check, hash } = migration;
  await client.query('begin');
  try {
    await client.query(up).catch((error: unknown) => {
      throw new Refused('migration_failed', name, `${name}/up.sql: ${getMessage(error)}`);
    });
    const found = findings(
      await client.query({ text: check, rowMode: 'array' }).catch((error: unknown) => {
        const message = `${name}/check-after.sql: ${getMessage(error)}`;
        throw new Refused('migration_check_failed', name, message);
      }),
    );
    if (found.length > 0) {
      const first = JSON.stringify(found[0], (_, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      );
      throw new Refused('migration_check_failed', name, `${name}: the check found ${first}.`);
    }
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function migrateLocked(
  client: pg.Client,
  migrations: readonly Migration[],
  applied: string[],
  log: (line: string) => void,
): Promise<number> {
  await client.query(`create table if not exists schema_migration (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  )`);
  const ran = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration order by name',
  );
  const already = compare(migrations, ran.rows);
  for (const migration of migrations.slice(already)) {
    await apply(client, migration);
    applied.push(migration.name);
    log(`Applied ${migration.name}.`);
  }
  return already;
}

/**
 * Applies the migrations that have not run yet, in order. Several programs may call it at once:
 * the others wait and then find nothing to do. A refused migration leaves nothing behind.
 */
export async function migrate(
  url: string,
  options: { readonly folder?: string; readonly log?: (line: string) => void } = {},
): Promise<MigrationResult> {
  const applied: string[] = [];
  // A migration may take its time, and waits for another program's as long as that one runs.
  const timeouts = { statementTimeoutMs: 0, lockTimeoutMs: 0, idleInTransactionTimeoutMs: 0 };
  const client = new pg.Client(
    buildClientConfig(url, { ...timeouts, applicationName: 'khelaghor migrate' }),
  );
  try {
    const migrations = await readMigrations(options.folder ?? MIGRATIONS_FOLDER);
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const already = await migrateLocked(client, migrations, applied, options.log ?? (() => {}));
    return { ok: true, applied, already };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refusal, migration, message } = error;
    return { ok: false, refusal, migration, message, applied };
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}
