// Keeps a service of the site running: a process of its own, started again when it dies.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceMessage } from './run-service.ts';

export type Service = {
  /** As sentences name it: `the server`. */
  readonly name: string;
  /** The program and its arguments. */
  readonly program: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
  /** Pauses before the first, second … start after a death; the last one is for all later ones. */
  readonly pausesMs?: readonly number[];
};

/** What came of its first start; `why` is null when it printed the reason. */
export type FirstStart =
  | { readonly ok: true; readonly claimLink: string | null }
  | { readonly ok: false; readonly why: string | null };

export type Supervised = {
  readonly started: Promise<FirstStart>;
  readonly pid: () => number | undefined;
  /** SIGTERM; SIGKILL when it does not end in time. */
  close(): Promise<void>;
};

const usualPausesMs = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** A service that has run for so long was well: its next death is its first. */
const wellAfterMs = 60_000;
const killAfterMs = 20_000;

type Started = {
  readonly child: ChildProcess;
  readonly said: ServiceMessage;
  /** Resolves with the exit code or the signal when the process is gone. */
  readonly ended: Promise<string>;
};

async function start({ program, env }: Service, onSpawn: (child: ChildProcess) => void) {
  const child = spawn(process.execPath, [...process.execArgv, ...program], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onSpawn(child);
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const said = await Promise.race([
    new Promise<ServiceMessage>((resolve) =>
      child.once('message', (message) => resolve(message as ServiceMessage)),
    ),
    ended.then((how): ServiceMessage => ({ serves: false, why: `It ended with ${how}.` })),
  ]);
  if (!said.serves) await ended;
  return { child, said, ended } satisfies Started;
}

/**
 * Starts a service, and starts it again whenever it dies, after pauses that grow while it keeps
 * dying. Only its first start may fail for good.
 */
export function startSupervised(service: Service): Supervised {
  const { name, log, pausesMs = usualPausesMs } = service;
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let running: ChildProcess | undefined;
  const keep = (child: ChildProcess): void => {
    running = child;
    if (isStopping()) child.kill('SIGTERM');
  };

  async function startAgain(deaths: number): Promise<Started | null> {
    for (let tries = deaths; !isStopping(); tries += 1) {
      const pauseMs = pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0;
      // Closing rejects the pause, and ends the loop.
      await pause(pauseMs, undefined, stopping).catch(() => undefined);
      if (isStopping()) return null;
      const started = await start(service, keep);
      if (started.said.serves) return started;
      if (!isStopping())
        log(`${name} cannot start again. ${started.said.why ?? 'Why is printed above.'}`);
    }
    return null;
  }

  async function watch(first: Started): Promise<void> {
    let deaths = 0;
    for (let current: Started | null = first; current; current = await startAgain(deaths)) {
      if (current !== first) log(`${name} runs again.`);
      const sinceMs = performance.now();
      const how = await current.ended;
      if (isStopping()) return;
      deaths = performance.now() - sinceMs > wellAfterMs ? 1 : deaths + 1;
      log(`${name} ended by itself (${how}); it is started again.`);
    }
  }

  const first = start(service, keep);
  const watching = first.then((begun) => (begun.said.serves ? watch(begun) : undefined));
  return {
    started: first.then(({ said }) =>
      said.serves ? { ok: true, claimLink: said.claimLink } : { ok: false, why: said.why },
    ),
    pid: () => running?.pid,
    async close() {
      stopping.abort();
      running?.kill('SIGTERM');
      const slow = setTimeout(() => running?.kill('SIGKILL'), killAfterMs);
      await watching;
      clearTimeout(slow);
    },
  };
}
