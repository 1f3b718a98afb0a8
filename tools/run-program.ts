// Runs the programs that check, build and test the project, and times them.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { delimiter, dirname, join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

/** Installed programs and the Node that runs this come before whatever the machine has. */
const programFolders = [dirname(process.execPath), join(projectRoot, 'node_modules', '.bin')];

export type Outcome = {
  /** The exit code; 1 when the program was ended by a signal or could not start. */
  readonly code: number;
  /** Everything it printed, when it was not shown at once. */
  readonly output: string;
  readonly seconds: number;
};

export type RunOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Print what the program prints as it comes, instead of keeping it. */
  readonly live?: boolean;
};

/**
 * Runs a program from the project's root to its end. Programs of installed packages go by their
 * name.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, live = false }: RunOptions = {},
): Promise<Outcome> {
  const started = performance.now();
  const path = [...programFolders, process.env['PATH'] ?? ''].join(delimiter);
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, PATH: path, ...env },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    const end = (code: number | null, said: string): void => {
      resolve({ code: code ?? 1, output: said, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => end(1, `${program} did not start: ${error.message}`));
    child.on('close', (code) => end(code, output));
  });
}

/** Runs one of our own TypeScript programs on the Node that runs this one. */
export const runOwn = (
  path: string,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<Outcome> =>
  runProgram(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(projectRoot, path), ...args],
    options,
  );

/** Runs tasks in their order, so many at a time; the results come in the same order. */
export async function inParallel<T>(
  limit: number,
  tasks: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < tasks.length; at = next++) {
      const task = tasks[at];
      if (task) results[at] = await task();
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
