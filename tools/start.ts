// Starts everything on one machine (database, build, sandbox gateway, server) and starts again what
// dies.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { CannotStart } from '@khelaghor/server/lib/cannot-start.ts';
import type { Config } from '@khelaghor/server/lib/config/config.ts';
import { formatBuildStep } from './build-step.ts';
import type { BuildStep } from './build-step.ts';
import { collectOutput } from './collect-output.ts';
import {
  requireConfig,
  requirePorts,
  getSecrets,
  getSentence,
  readRequestedServices,
} from './startup-errors.ts';
import { startSupervised } from './supervisor.ts';

const root = join(import.meta.dirname, '..');

/** One press of Ctrl-C arrives once from the terminal and once more from each program above us. */
const samePressMs = 500;
/** A part that does not end in time is left behind; the database takes what it needs. */
const closeWithinMs = 15_000;

type Part = { readonly name: string; readonly patient?: true; close(): Promise<unknown> };

/** What must be ended, the last begun first. */
const running: Part[] = [];
/** The database while it is being started: it must not be left half-way. */
let opening: Promise<unknown> = Promise.resolve();
let config: Config | null = null;
let stoppingSinceMs: number | null = null;

async function endOf({ close, patient }: Part): Promise<void> {
  const late = async (): Promise<never> => {
    await pause(closeWithinMs, undefined, { ref: false });
    throw new Error(`not within ${closeWithinMs / 1000} s`);
  };
  await (patient ? close() : Promise.race([close(), late()]));
}

async function stop(code: number): Promise<never> {
  stoppingSinceMs = performance.now();
  await opening.catch(() => undefined);
  for (const part of running.toReversed())
    await endOf(part).catch((error: unknown) =>
      console.error(`${part.name} did not end cleanly:`, error),
    );
  process.exit(code);
}

function onSignal(): void {
  if (stoppingSinceMs === null) {
    console.log('\nStopping. Once more ends at once.');
    void stop(0);
  } else if (performance.now() - stoppingSinceMs > samePressMs) {
    console.error('Ended at once; the database stops by itself.');
    process.exit(1);
  }
}

/** Says in one sentence why the site cannot start, and ends. */
async function cannotStart(error: unknown): Promise<void> {
  // What fails because it is being stopped is no news.
  if (stoppingSinceMs !== null) return;
  const sentence = getSentence(error, config);
  if (sentence === null) console.error(error);
  console.error(
    `\nKhelaghor cannot start. ${sentence ?? 'An unexpected error is printed above.'}\n`,
  );
  await stop(1);
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl !== null) return databaseUrl;
  const started = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: (line) => console.log(line),
  });
  if (!started.ok) throw new CannotStart(started.message);
  const { postgres } = started;
  running.unshift({ name: 'PostgreSQL', patient: true, close: () => postgres.stop() });
  return postgres.url;
}

/** In a process of its own: what builds takes several times the memory of what serves. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'tools/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.on('message', (step) => {
    for (const line of formatBuildStep(step as BuildStep)) console.log(line);
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve);
  });
  const part: Part = {
    name: 'the build',
    close: () => {
      child.kill();
      return ended;
    },
  };
  running.push(part);
  const said = collectOutput(child);
  const code = await ended;
  running.splice(running.indexOf(part), 1);
  if (code === 0 || stoppingSinceMs !== null) return;
  if (said().includes('ENOSPC')) throw new CannotStart('The disk is full: free some space.');
  console.error(said());
  throw new CannotStart('The build failed: what it said is printed above.');
}

/** Starts a service in a process of its own, which is started again whenever it dies. */
async function openService(
  name: string,
  program: readonly string[],
  databaseUrl: string,
): Promise<string | null> {
  const [file = '', ...args] = program;
  const service = startSupervised({
    name,
    program: [join(root, 'tools', file), ...args],
    env: { ...process.env, DATABASE_URL: databaseUrl },
    log: (line) => console.log(line.charAt(0).toUpperCase() + line.slice(1)),
  });
  running.push({ name, patient: true, close: () => service.close() });
  const first = await service.started;
  if (first.ok) return first.claimLink;
  throw new CannotStart(first.why ?? 'An unexpected error is printed above.');
}

function sayAddresses({ origins }: Config, claimLink: string | null): void {
  console.log(`
  The site     ${origins.site}
  The console  ${origins.console}
  The games    ${origins.games}
  API          ${origins.site}/reference`);
  if (claimLink !== null)
    console.log(`\n  Make the first operator, once, within a day:\n  ${claimLink}`);
  console.log('\n  Ctrl-C stops everything.\n');
}

async function start(): Promise<void> {
  const services = readRequestedServices(process.argv);
  const serves = services.includes('http');
  config = requireConfig(process.env, root);
  if (serves) await requirePorts(config);
  getSecrets(config);
  const database = openDatabase(config);
  opening = database;
  const [databaseUrl] = await Promise.all([database, serves ? build() : null]);
  if (stoppingSinceMs !== null) return;
  if (serves) await openService('the sandbox gateway', ['serve-gateway.ts'], databaseUrl);
  const site = ['serve-site.ts', `--services=${services.join(',')}`];
  const claimLink = await openService('the server', site, databaseUrl);
  if (serves) sayAddresses(config, claimLink);
  else console.log(`\n  Running: ${services.join(', ')}. Ctrl-C stops it.\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
for (const fault of ['uncaughtException', 'unhandledRejection'])
  process.on(fault, (error: unknown) => {
    console.error('An unexpected error ends the server:', error);
    if (stoppingSinceMs === null) void stop(1);
  });
await start().catch(cannotStart);
