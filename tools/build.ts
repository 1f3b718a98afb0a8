// Builds what browsers need: the players' site (twice: for the browser, and for the server that
// draws its first screen), the console, the games. What has not changed since the last time is not
// built again.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as viteBuild } from 'vite';
import type { BuildStep } from './build-step.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const cacheFile = join(root, '.cache/build.json');
const lockFolder = join(root, '.cache/build.lock');

/** One program to build, by its folder. */
type Program = {
  readonly folder: string;
  /** Its first screen is drawn by the server, from `src/entry-server.tsx`. */
  readonly drawnByServer?: true;
};

const programs: readonly Program[] = [
  { folder: 'apps/player', drawnByServer: true },
  { folder: 'apps/console' },
  { folder: 'games' },
];

/** What each program is made of, beside its own folder. */
const sharedInputs = [
  'packages/client',
  'packages/contract',
  'packages/fairness',
  'packages/game-engine',
  'packages/game-list',
  'packages/game-sdk',
  'packages/i18n',
  'packages/liabilities',
  'packages/money',
  'packages/time',
  'packages/typed-text',
  'packages/ui',
  'engines',
  'lingui.config.ts',
  'tools/build.ts',
  'tools/game-texts.ts',
  'tools/page-build.ts',
  'package-lock.json',
];

const passedOver = new Set(['node_modules', 'dist', 'test-output', '.cache', '.git']);
const isInput = (name: string) => !/\.(?:test|stories)\.tsx?$|\.md$/u.test(name);

function filesUnder(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return isInput(path) ? [path] : [];
  return readdirSync(path)
    .filter((name) => !passedOver.has(name))
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** A fingerprint of everything that a program is made of. */
function inputsHash(folder: string): string {
  const hash = createHash('sha256');
  for (const input of [folder, ...sharedInputs]) {
    for (const file of filesUnder(join(root, input))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

type Fresh = Record<string, string>;

function readFresh(): Fresh {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Fresh;
  } catch {
    return {};
  }
}

const keepFresh = (fresh: Fresh): void =>
  writeFileSync(cacheFile, `${JSON.stringify(fresh, null, 2)}\n`);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|html|txt|wasm|webmanifest)$/u;

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < 256) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipped(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
}

/** Puts `.br` and `.gz` beside every file that is worth it, so that the server never compresses. */
async function precompress(folder: string): Promise<void> {
  const files = filesUnder(folder).filter((file) => compressible.test(file));
  await Promise.all(files.map(compressFile));
}

/** What browsers load of a program. */
const getOutput = ({ folder, drawnByServer }: Program): string =>
  join(root, folder, drawnByServer ? 'dist/client' : 'dist');

/** Whether the last build of a program is still there. */
function isThere(program: Program): boolean {
  const ownFiles = [
    'dist/server/entry-server.js',
    'dist/worker/service-worker.js',
    'dist/verifier/verifier.html',
  ];
  const isDrawable = ownFiles.every((file) => existsSync(join(root, program.folder, file)));
  return existsSync(getOutput(program)) && (!program.drawnByServer || isDrawable);
}

/** Builds into a folder beside: a server that starts meanwhile finds the last build whole. */
async function buildProgram({ folder, drawnByServer }: Program): Promise<void> {
  const own = join(root, folder);
  const made = join(root, '.cache/build', folder);
  rmSync(made, { recursive: true, force: true });
  const config = { root: own, configFile: join(own, 'vite.config.ts'), logLevel: 'warn' } as const;
  const into = (part: string) => ({ outDir: join(made, part), emptyOutDir: true });
  const forBrowsers = drawnByServer ? 'client' : '.';
  await viteBuild({ ...config, build: into(forBrowsers) });
  if (drawnByServer) {
    await viteBuild({ ...config, build: { ...into('server'), ssr: true } });
    for (const part of ['worker', 'verifier']) {
      const configFile = join(own, `${part}.config.ts`);
      await viteBuild({ ...config, configFile, build: into(part) });
    }
  }
  await precompress(join(made, forBrowsers));
  rmSync(join(own, 'dist'), { recursive: true, force: true });
  renameSync(made, join(own, 'dist'));
}

/** Whether the process that holds the lock still runs; one that was killed holds nothing. */
function isHeld(): boolean {
  try {
    process.kill(Number(readFileSync(join(lockFolder, 'pid'), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(lockFolder);
    writeFileSync(join(lockFolder, 'pid'), String(process.pid));
    return true;
  } catch {
    return false;
  }
}

/** Two builds at once would empty each other's folders: the second waits, and finds all fresh. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!takeLock()) {
    await pause(300);
    if (!isHeld()) rmSync(lockFolder, { recursive: true, force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

export type Built = { readonly folder: string; readonly ms: number; readonly fresh: boolean };

export type BuildOptions = {
  /** Builds even what is fresh. */
  readonly force?: boolean;
  /** Folders of the programs to build; all of them when absent. */
  readonly only?: readonly string[];
};

/** Builds what is not fresh, one after another. Throws when a build fails. */
async function build(options: BuildOptions = {}): Promise<readonly Built[]> {
  return alone(() => buildAll(options));
}

/** Tells a program that started this one how far the build is. */
const tell = (step: BuildStep): void => {
  process.send?.(step);
};

async function buildAll({ force = false, only }: BuildOptions): Promise<readonly Built[]> {
  const fresh = readFresh();
  const wanted = programs
    .filter(({ folder }) => !only || only.includes(folder))
    .filter(({ folder }) => existsSync(join(root, folder, 'vite.config.ts')))
    .map((program) => {
      const hash = inputsHash(program.folder);
      const isFresh = !force && fresh[program.folder] === hash && isThere(program);
      return { program, hash, isFresh };
    });
  const of = wanted.filter(({ isFresh }) => !isFresh).length;
  const done: Built[] = [];
  let step = 0;
  for (const { program, hash, isFresh } of wanted) {
    const { folder } = program;
    const started = performance.now();
    if (!isFresh) {
      step += 1;
      tell({ folder, step, of, ms: null });
      // Forgotten first: the half folder of a build that is cut off must not pass for whole.
      delete fresh[folder];
      keepFresh(fresh);
      await buildProgram(program);
      fresh[folder] = hash;
      keepFresh(fresh);
      tell({ folder, step, of, ms: performance.now() - started });
    }
    const ms = Math.round(performance.now() - started);
    done.push({ folder, ms, fresh: isFresh });
  }
  return done;
}

if (import.meta.main) {
  const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const built = await build({
    force: process.argv.includes('--force'),
    ...(folders.length > 0 && { only: folders }),
  });
  for (const { folder, ms, fresh } of built) {
    console.log(`${folder}: ${fresh ? 'fresh' : `built in ${(ms / 1000).toFixed(1)} s`}`);
  }
}
