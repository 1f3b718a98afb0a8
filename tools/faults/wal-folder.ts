// The write-ahead log on a volume of its own.
import { chown, cp, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Moves the log of a database that does not run to another folder, and leaves a link. */
export async function moveWal(cluster: string, folder: string): Promise<void> {
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
