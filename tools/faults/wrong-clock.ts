// A wrong clock for one process, which can be moved while it runs: libfaketime where it can be had,
// else the clock of its JavaScript alone.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerOptions } from './server-process.ts';

export type WrongClock = {
  /** By what the clock is moved. */
  readonly means: string;
  /** What a process must be started with. */
  readonly options: Pick<ServerOptions, 'env' | 'nodeArgs'>;
  /** Moves it to so far ahead of the machine's clock; below zero, behind it. */
  set(aheadSeconds: number): Promise<void>;
};

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../../.cache/faults/libfaketime');
const library = 'libfaketime.so.1';

async function findIn(folder: string): Promise<string | null> {
  if (!existsSync(folder)) return null;
  const names = await readdir(folder, { recursive: true });
  const name = names.find((each) => each.endsWith(`faketime/${library}`));
  return name === undefined ? null : join(folder, name);
}

async function installed(): Promise<string | null> {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const path = `/usr/lib/${machine}-linux-gnu/faketime/${library}`;
  return existsSync(path) ? path : findIn(cache);
}

/** Unpacks Debian's package into the cache folder; null where that cannot be done. */
async function fetched(): Promise<string | null> {
  try {
    await mkdir(cache, { recursive: true });
    await run('apt-get', ['download', 'libfaketime'], { cwd: cache, timeout: 60_000 });
    const file = (await readdir(cache)).find((name) => name.endsWith('.deb'));
    if (file === undefined) return null;
    await run('dpkg-deb', ['-x', join(cache, file), cache]);
    return await findIn(cache);
  } catch {
    return null;
  }
}

/** The same for JavaScript alone, as a module that is loaded before all others. */
const dateModule = (file: string): string => `
  import { readFileSync } from 'node:fs';
  const RealDate = Date;
  const ahead = () => Number(readFileSync(${JSON.stringify(file)}, 'utf8')) * 1000;
  globalThis.Date = class Date extends RealDate {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(RealDate.now() + ahead());
    }
    static now() {
      return RealDate.now() + ahead();
    }
  };`;

/**
 * Makes a clock that can be set wrong. `fetch`: whether the library may be fetched where it is not
 * installed.
 */
export async function startWrongClock(folder: string, fetch: boolean): Promise<WrongClock> {
  const file = join(folder, 'clock');
  const set = async (aheadSeconds: number): Promise<void> => {
    // Whole at any moment, also for who reads it a thousand times a second.
    await writeFile(`${file}.new`, `${aheadSeconds < 0 ? '' : '+'}${aheadSeconds}\n`);
    await rename(`${file}.new`, file);
  };
  await set(0);
  const path = (await installed()) ?? (fetch ? await fetched() : null);
  if (path === null) {
    const source = encodeURIComponent(dateModule(file));
    const nodeArgs = ['--import', `data:text/javascript,${source}`];
    return { means: 'the clock of JavaScript', options: { nodeArgs }, set };
  }
  const env = {
    LD_PRELOAD: path,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { means: 'libfaketime', options: { env }, set };
}
