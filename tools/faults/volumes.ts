// A system whose tables and whose log lie on small volumes of their own, and whose log is archived.
import { chown, cp, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemOptions } from './system.ts';
import { mountVolume, unmountVolume, findVolumeHindrance } from './volume.ts';

// The write-ahead log on a volume of its own.

/** Moves the log of a database that does not run to another folder, and leaves a link. */
async function moveWal(cluster: string, folder: string): Promise<void> {
  const from = join(cluster, 'pg_wal');
  const { uid, gid } = await stat(from);
  await mkdir(folder, { recursive: true });
  await cp(from, folder, { recursive: true });
  await chown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true }))
    await chown(join(folder, name), uid, gid);
  await rename(from, `${from}.moved`);
  await symlink(folder, from);
  await rm(`${from}.moved`, { recursive: true });
}

const dataMebibytes = 768;
const logMebibytes = 640;

export const getDataVolume = (folder: string): string => join(folder, 'postgres');
export const getLogVolume = (folder: string): string => join(folder, 'wal');
export const getArchive = (folder: string): string => join(folder, 'archive');

export const volumesInWords = `tmpfs, ${dataMebibytes} MiB for tables, ${logMebibytes} MiB for the log`;

// A crash may come between the copying and our telling of it: copying once more must be right.
const archiveCommand = (archive: string): string =>
  `cp "%p" "${archive}/part" && mv "${archive}/part" "${archive}/%f"`;

/**
 * Where no volume can be mounted the same folders are ordinary ones: they cannot be filled, but
 * the log is archived all the same.
 */
export const onVolumes: SystemOptions = {
  async prepare(folder) {
    if ((await findVolumeHindrance()) !== null) return;
    await mountVolume(getDataVolume(folder), dataMebibytes);
    await mountVolume(getLogVolume(folder), logMebibytes);
  },
  async databaseMade(cluster, folder) {
    await moveWal(cluster, getLogVolume(folder));
    await mkdir(getArchive(folder));
    const { uid, gid } = await stat(cluster);
    await chown(getArchive(folder), uid, gid);
  },
  databaseSettings: (folder) => ({
    archive_mode: 'on',
    archive_command: archiveCommand(getArchive(folder)),
  }),
  async cleanUp(folder) {
    if ((await findVolumeHindrance()) !== null) return;
    await unmountVolume(getDataVolume(folder));
    await unmountVolume(getLogVolume(folder));
  },
};
