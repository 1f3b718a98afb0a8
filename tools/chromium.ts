// Finds the browser that the end-to-end tests, Lighthouse and the pictures use; installs it where
// that is possible.
import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { collectOutput } from './collect-output.ts';

/**
 * Flags for a browser that measures the site and nothing else: no calls of its own to the network,
 * no sandbox (containers run as root and have no user namespaces), and no QUIC, which a local
 * server lacks.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function findProgram(sought: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter).filter(Boolean)];
  const candidates = folders.flatMap((folder) => sought.map((name) => join(folder, name)));
  return candidates.find(isProgram);
}

function namedProgram({ CHROMIUM_PATH: named }: NodeJS.ProcessEnv): string | undefined {
  if (!named) return undefined;
  if (isProgram(named)) return named;
  throw new Error(`CHROMIUM_PATH says ${named}, but there is no program that can be run.`);
}

/** The path of an installed Chromium or Chrome; `CHROMIUM_PATH` wins over what is on the PATH. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  namedProgram(env) ?? findProgram(names, env);

const isDebian = (): boolean => {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/** Runs one apt-get command; its output is shown only when it fails. */
async function aptGet(args: readonly string[]): Promise<void> {
  const child = spawn('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} ended with ${code}:\n${output()}`);
}

/** Whether this can install programs: root on Debian or Ubuntu. */
const canInstall = (): boolean => process.getuid?.() === 0 && isDebian();

async function install(program: string): Promise<void> {
  console.log(`Installing ${program} (once)…`);
  await aptGet(['update']);
  await aptGet(['install', '-y', '--no-install-recommends', program]);
}

/**
 * The path of a browser that can be started. Installs Debian's Chromium when it is missing and this
 * is root on Debian or Ubuntu; otherwise says what to do.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (!canInstall()) {
    throw new Error(
      'Chromium is missing. Install it (on Debian or Ubuntu: sudo apt-get install chromium), ' +
        'or set CHROMIUM_PATH to a Chromium or Chrome that is already there.',
    );
  }
  await install('chromium');
  const installed = findChromium();
  if (!installed)
    throw new Error('apt-get installed chromium, but no program of that name is there.');
  return installed;
}

const shell = 'chromium-headless-shell';

/**
 * The browser of the journeys: the same engine without windows of its own, which would be drawn
 * beside every page. Where it cannot be had, a whole Chromium does the same more slowly.
 */
export async function ensureHeadlessChromium(
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const found = namedProgram(env) ?? findProgram([shell], env);
  if (found) return found;
  if (canInstall()) await install(shell).catch((error: unknown) => console.log(String(error)));
  return findProgram([shell], env) ?? ensureChromium();
}
