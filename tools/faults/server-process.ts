// A server process that can be killed, held, continued, stopped and started again.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ServiceName } from '@khelaghor/server/main.ts';
import type { ServiceMessage } from '../run-service.ts';
import { projectRoot } from '../run-program.ts';

export type ServerOptions = {
  readonly services?: readonly ServiceName[];
  /** Set for this process, over what its system sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments of Node itself, such as `--import` with a module that is loaded first. */
  readonly nodeArgs?: readonly string[];
};

export type ServerProcess = {
  /** The address of the players' site and of the games, as this process serves them. */
  readonly addresses: { readonly site: string; readonly games: string; readonly console: string };
  pid(): number | undefined;
  /** The link for the first operator, which the newest start printed; null when there is one. */
  claimLink(): string | null;
  /** Starts it and resolves when it serves. `env` is set for this start only. */
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGSTOP and SIGCONT. */
  hold(): void;
  letGo(): void;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Resolves when the process has ended, for whatever reason. */
  ended(): Promise<unknown>;
  /** Resolves, with its last lines, when the process ended without being stopped. */
  readonly fallen: Promise<string>;
  /** The last lines of its output. */
  said(): readonly string[];
};

const linesKept = 200;
const compileCache = process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'khelaghor-compile-cache');

function keepLines(stream: Readable | null, kept: string[]): void {
  if (stream === null) return;
  createInterface({ input: stream }).on('line', (line) => {
    kept.push(line);
    if (kept.length > linesKept) kept.shift();
  });
}

/** Resolves when the process serves; rejects with its last lines when it ends before. */
async function untilReady(
  child: ChildProcess,
  said: readonly string[],
): Promise<ServiceMessage & { serves: true }> {
  const ended = once(child, 'close').then(() => {
    throw new Error(`the server ended before it served: ${said.slice(-30).join('\n')}`);
  });
  const ready = once(child, 'message').then(([message]) => {
    const told = message as ServiceMessage;
    if (told.serves) return told;
    throw new Error(`the server cannot start: ${told.why}\n${said.slice(-30).join('\n')}`);
  });
  return Promise.race([ready, ended]);
}

/** Prepares a server process; nothing runs before `start`. */
export function prepareServerProcess(
  base: Readonly<Record<string, string>>,
  options: ServerOptions = {},
): ServerProcess {
  const said: string[] = [];
  const env: Record<string, string> = { ...base, ...options.env };
  let child: ChildProcess | undefined;
  let claimLink: string | null = null;
  let isServing = false;
  const fallen = Promise.withResolvers<string>();
  const living = (): ChildProcess | undefined =>
    child && child.exitCode === null && child.signalCode === null ? child : undefined;
  const end = async (name: NodeJS.Signals): Promise<number | null> => {
    const ending = living();
    if (!ending) return child?.exitCode ?? null;
    const closed = once(ending, 'close');
    isServing = false;
    ending.kill(name);
    await closed;
    return ending.exitCode;
  };
  const address = (name: string): string => `http://127.0.0.1:${env[`KHELAGHOR_PORT_${name}`]}`;
  return {
    addresses: { site: address('SITE'), games: address('GAMES'), console: address('CONSOLE') },
    pid: () => living()?.pid,
    claimLink: () => claimLink,
    async start(extra) {
      const services = options.services ?? ['http', 'jobs'];
      const started = spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          ...(options.nodeArgs ?? []),
          join(projectRoot, 'tools/serve-site.ts'),
          `--services=${services.join(',')}`,
        ],
        {
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
          env: {
            PATH: process.env['PATH'],
            NODE_COMPILE_CACHE: compileCache,
            ...env,
            ...extra,
          },
        },
      );
      child = started;
      started.once('close', (code, signal) => {
        const words = `ended by itself with ${signal ?? code}:\n${said.slice(-30).join('\n')}`;
        if (isServing) fallen.resolve(words);
      });
      keepLines(started.stdout, said);
      keepLines(started.stderr, said);
      claimLink = (await untilReady(started, said)).claimLink ?? claimLink;
      isServing = true;
    },
    async kill() {
      await end('SIGKILL');
    },
    hold: () => void living()?.kill('SIGSTOP'),
    letGo: () => void living()?.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
    async ended() {
      const one = living();
      if (one) await once(one, 'close');
    },
    fallen: fallen.promise,
    said: () => said,
  };
}
