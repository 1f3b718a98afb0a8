// A base backup of a running database and its restoring to a moment, by PostgreSQL's low-level
// interface: the embedded server brings no pg_basebackup.
import {
  appendFile,
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readlink,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { buildClientConfig } from '@khelaghor/db/connect.ts';
import { findFreePort } from '@khelaghor/db/free-port.ts';
import { openDatabase } from './database-process.ts';
import type { DatabaseProcess } from './database-process.ts';

/** What belongs to the running server and not to a backup of its data. */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'pg_stat_tmp']);
/** Folders that must be there and empty. */
const keptEmpty = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial']);

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Whose a file is, and who may do what with it. */
type Rights = { readonly uid: number; readonly gid: number; readonly mode: number };

const ownersOnly = { folder: 0o700, file: 0o600 };

async function own(path: string, { uid, gid, mode }: Rights): Promise<void> {
  await chown(path, uid, gid);
  await chmod(path, mode & 0o7777);
}

const withMode = ({ uid, gid }: Rights, mode: number): Rights => ({ uid, gid, mode });

/** Copies a folder that is being written to. What is gone meanwhile is in the log. */
async function copyLiving(from: string, to: string): Promise<number> {
  let bytes = 0;
  const folder = await lstat(from);
  await mkdir(to);
  await own(to, folder);
  for (const name of await readdir(from)) {
    if (leftOut.has(name)) continue;
    const source = join(from, name);
    const target = join(to, name);
    try {
      const found = await lstat(source);
      if (keptEmpty.has(name)) {
        await mkdir(target);
        await own(target, withMode(folder, ownersOnly.folder));
        if (name === 'pg_wal') {
          await mkdir(join(target, 'archive_status'));
          await own(join(target, 'archive_status'), withMode(folder, ownersOnly.folder));
        }
      } else if (found.isDirectory()) bytes += await copyLiving(source, target);
      else if (found.isSymbolicLink()) await symlink(await readlink(source), target);
      else {
        await copyFile(source, target);
        await own(target, found);
        bytes += found.size;
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return bytes;
}

/** Copies the data of a running database to `folder/cluster`, while it is written to. */
export async function takeBaseBackup(database: DatabaseProcess, folder: string): Promise<number> {
  const { place, cluster, url } = database;
  await mkdir(folder);
  const base = await lstat(place.base);
  await own(folder, base);
  // The label must be fetched by the very connection that began the backup.
  const client = new pg.Client({ ...buildClientConfig(url), statement_timeout: 0 });
  await client.connect();
  try {
    await client.query("select pg_backup_start('khelaghor', fast => true)");
    const bytes = await copyLiving(cluster, join(folder, 'cluster'));
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    const label = join(folder, 'cluster', 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '');
    await own(label, withMode(base, ownersOnly.file));
    await copyFile(join(place.base, 'password'), join(folder, 'password'));
    await own(join(folder, 'password'), withMode(base, ownersOnly.file));
    return bytes;
  } finally {
    await client.end();
  }
}

/** Puts the log that a crashed database left behind into a backup of it. */
export async function addSurvivingLog(from: string, to: string): Promise<void> {
  for (const entry of await readdir(join(from, 'pg_wal'), { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(from, 'pg_wal', entry.name);
    const target = join(to, 'pg_wal', entry.name);
    await copyFile(source, target);
    await own(target, await lstat(source));
  }
}

/**
 * Starts the database from a base backup and the archived log, up to a moment, or to the end of
 * the log when none is given. It may have no fewer connections than the one that was backed up.
 * The backup's folder becomes its data.
 */
export async function restoreTo(
  folder: string,
  { archive, connectionsMax }: { readonly archive: string; readonly connectionsMax: number },
  moment: string | null,
): Promise<DatabaseProcess> {
  const cluster = join(folder, 'cluster');
  const lines = [
    `restore_command = 'cp "${archive}/%f" "%p"'`,
    "archive_mode = 'off'",
    ...(moment === null
      ? []
      : [`recovery_target_time = '${moment}'`, "recovery_target_action = 'promote'"]),
  ];
  await appendFile(join(cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  await writeFile(join(cluster, 'recovery.signal'), '');
  await own(join(cluster, 'recovery.signal'), withMode(await lstat(cluster), ownersOnly.file));
  // It says that it is ready when it has reached the moment, and not before.
  return openDatabase({ folder, connectionsMax }, await findFreePort());
}
