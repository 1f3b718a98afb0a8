/** Whether a database server keeps what it confirmed. Checked at every start. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DB } from './schema.gen.ts';

/** The oldest PostgreSQL that is supported, as the server numbers it. */
const SERVER_VERSION_MIN = 150_000;

export type DurabilityRefusal =
  | 'server_version_too_old'
  | 'fsync_off'
  | 'full_page_writes_off'
  | 'synchronous_commit_off'
  | 'data_checksums_off';

export type Durability =
  | { readonly ok: true; readonly serverVersion: string }
  | {
      readonly ok: false;
      readonly serverVersion: string;
      /** Everything that is wrong, in the order of `DURABILITY_ADVICE`. */
      readonly refusals: readonly DurabilityRefusal[];
    };

/** What to do about each refusal, in words for the person who runs the server. */
export const DURABILITY_ADVICE: Readonly<Record<DurabilityRefusal, string>> = {
  server_version_too_old: 'PostgreSQL 15 or newer is needed.',
  fsync_off: 'Set fsync = on: without it a power cut loses or tears what was confirmed.',
  full_page_writes_off:
    'Set full_page_writes = on: without it a power cut can leave half-written pages.',
  synchronous_commit_off:
    'Set synchronous_commit = on (or remote_apply): without it a crash loses confirmed money.',
  data_checksums_off:
    'Switch data checksums on (stop the server, run pg_checksums --enable): ' +
    'without them a damaged page is read as if it were true.',
};

// "local" and "remote_write" are weaker than "on" when a standby has to confirm.
const SYNCHRONOUS_COMMIT_ENOUGH = new Set(['on', 'remote_apply']);

/** Reads the settings that decide whether a confirmed transaction survives a crash. */
export async function verifyDurability(db: Kysely<DB>): Promise<Durability> {
  const { rows } = await sql<{
    version: string;
    versionNumber: number;
    fsync: string;
    fullPageWrites: string;
    synchronousCommit: string;
    dataChecksums: string;
  }>`select
    current_setting('server_version') as version,
    current_setting('server_version_num')::int as version_number,
    current_setting('fsync') as fsync,
    current_setting('full_page_writes') as full_page_writes,
    current_setting('synchronous_commit') as synchronous_commit,
    current_setting('data_checksums') as data_checksums`.execute(db);
  const settings = rows[0];
  if (settings === undefined) throw new Error('the server did not answer with its settings');
  const holds: Readonly<Record<DurabilityRefusal, boolean>> = {
    server_version_too_old: settings.versionNumber >= SERVER_VERSION_MIN,
    fsync_off: settings.fsync === 'on',
    full_page_writes_off: settings.fullPageWrites === 'on',
    synchronous_commit_off: SYNCHRONOUS_COMMIT_ENOUGH.has(settings.synchronousCommit),
    data_checksums_off: settings.dataChecksums === 'on',
  };
  const names = Object.keys(DURABILITY_ADVICE) as DurabilityRefusal[];
  const refusals = names.filter((name) => !holds[name]);
  const serverVersion = settings.version;
  return refusals.length === 0
    ? { ok: true, serverVersion }
    : { ok: false, serverVersion, refusals };
}
