/** Finds the embedded server of a data directory while another process of ours runs it. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EMBEDDED_DATABASE, EMBEDDED_USER } from './embedded.ts';
import { exists, prepareInstall } from './embedded-install.ts';

export type EmbeddedFound =
  /** It runs: this is its address, with user and password. */
  | { readonly state: 'running'; readonly url: string }
  /** There is data, and no server works on it. */
  | { readonly state: 'stopped' }
  /** Nothing was ever stored. */
  | { readonly state: 'none' };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Looks for the server of a data directory. It starts nothing. */
export async function findEmbedded(dataDir: string): Promise<EmbeddedFound> {
  // Root's data may lie elsewhere, but the folder around it is made in any case.
  if (!(await exists(dirname(dataDir)))) return { state: 'none' };
  const found = await prepareInstall(dataDir, () => undefined);
  if (!found.ok) return { state: 'none' };
  const { base } = found.place;
  const cluster = join(base, 'cluster');
  if (!(await exists(join(cluster, 'PG_VERSION')))) return { state: 'none' };
  // PostgreSQL writes its process first, and its port on the fourth line.
  const note = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = note.split('\n');
  if (!isAlive(Number(pid)) || port === undefined) return { state: 'stopped' };
  const password = (await readFile(join(base, 'password'), 'utf8')).trim();
  const address = `127.0.0.1:${port}/${EMBEDDED_DATABASE}`;
  return { state: 'running', url: `postgres://${EMBEDDED_USER}:${password}@${address}` };
}
