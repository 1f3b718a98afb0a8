// Starts the built site for a measurement: on free ports, with a data directory of its own.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@khelaghor/db/free-port.ts';
import { collectOutput } from './collect-output.ts';
import { projectRoot } from './run-program.ts';

export type TestSite = {
  /** Without a slash at its end. */
  readonly address: string;
  /** The process that was started, which keeps the others. */
  readonly pid: number;
  /** Stops the site and throws its data away. */
  readonly close: () => Promise<void>;
};

const secondsToStart = 180;

const answers = async (address: string): Promise<boolean> =>
  fetch(address).then(
    (reply) => reply.ok,
    () => false,
  );

async function untilItAnswers(address: string, child: ChildProcess): Promise<void> {
  for (let second = 0; second < secondsToStart; second += 1) {
    if (child.exitCode !== null) throw new Error('The site ended before it answered.');
    if (await answers(address)) return;
    await pause(1000);
  }
  throw new Error(`The site did not answer at ${address} within ${secondsToStart} s.`);
}

/** Starts the site as `npm start` does and waits until its home page answers. */
export async function startTestSite(): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'khelaghor-measured-'));
  // PostgreSQL runs as another user when this is root, and must be able to enter.
  await chmod(dataDir, 0o755);
  const site = await findFreePort();
  const child = spawn(
    process.execPath,
    // With the flags that this program was started with, which are those of `npm start`.
    [...process.execArgv, join(projectRoot, 'tools/start.ts')],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        KHELAGHOR_DATA_DIR: dataDir,
        KHELAGHOR_PORT_SITE: `${site}`,
        KHELAGHOR_PORT_CONSOLE: `${await findFreePort()}`,
        KHELAGHOR_PORT_GAMES: `${await findFreePort()}`,
        KHELAGHOR_PORT_GATEWAY: `${await findFreePort()}`,
        KHELAGHOR_LOG: 'error',
      },
    },
  );
  const said = collectOutput(child);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const address = `http://localhost:${site}`;
  try {
    await untilItAnswers(`${address}/`, child);
  } catch (error) {
    await close();
    throw new Error(`${String(error)}\n${said()}`, { cause: error });
  }
  return { address, pid: child.pid ?? 0, close };
}
