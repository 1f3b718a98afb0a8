// `npm run dev`: starts everything, and again after each change of a source file. What a change
// touches is rebuilt on the way; a fresh build costs nothing.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-program.ts';

const watched = ['apps', 'engines', 'games', 'packages'];
const isSource = (path: string): boolean =>
  /\.(ts|tsx|css|po|sql|svg|html)$/.test(path) && !/(^|\/)(dist|node_modules)\//.test(path);
/** Editors write a file in several steps; they count as one change. */
const quietMs = 300;

let running: ChildProcess | undefined;
let restart: NodeJS.Timeout | undefined;
let ended = Promise.resolve<unknown>(undefined);
/** The old server is on its way down; what comes up after it has every change made until then. */
let isTurning = false;
let isStopping = false;

function start(): void {
  const program = join(projectRoot, 'tools/start.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  running = child;
  ended = once(child, 'exit');
  void ended.then(() => {
    if (isTurning || isStopping) return;
    console.log('It ended by itself; the next change of a source file starts it again.');
  });
}

/** However many changes come at once: one server goes down, and one comes up when it is gone. */
async function startAgain(changed: string): Promise<void> {
  if (isTurning || isStopping) return;
  isTurning = true;
  console.log(`\n${changed} changed; starting again.`);
  running?.kill('SIGTERM');
  await ended;
  isTurning = false;
  if (!isStopping) start();
}

for (const folder of watched)
  watch(join(projectRoot, folder), { recursive: true }, (_event, path) => {
    if (path === null || !isSource(path)) return;
    clearTimeout(restart);
    restart = setTimeout(() => void startAgain(join(folder, path)), quietMs);
  });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true;
    clearTimeout(restart);
    running?.kill(signal);
    void ended.then(() => process.exit(0));
  });
start();
