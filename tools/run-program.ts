// Runs the programs that check, build and test the project, and times them.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { delimiter, dirname, join } from 'node:path';
import { collectOutput } from './collect-output.ts';

export const projectRoot = join(import.meta.dirname, '..');

/** Installed programs and the Node that runs this come before whatever the machine has. */
const programFolders = [dirname(process.execPath), join(projectRoot, 'node_modules', '.bin')];

export type Outcome = {
  /** The exit code; 1 when the program was ended by a signal or could not start. */
  readonly code: number;
  /** Everything it printed, when it was not shown at once. */
  readonly output: string;
  readonly seconds: number;
  /**
   * Processor seconds of the program and of all its descendants that ended before it and were
   * waited for, such as the tests' PostgreSQL and browser. Absent where the system does not say
   * it (macOS).
   */
  readonly processorSeconds?: number;
};

export type RunOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Print what the program prints as it comes, instead of keeping it. */
  readonly live?: boolean;
};

// Linux counts the processor time of ended children for the parent that waited for them. This shell
// has one child, so what is counted for the shell at the end is the program's share.
const countingShell =
  '"$@" 3>&-; code=$?; read -r line </proc/$$/stat && echo "$line" >&3; exit $code';
/** The unit of /proc/PID/stat: a hundredth of a second on every Linux that Node runs on. */
const ticksPerSecond = 100;
const countsProcessorTime = process.platform === 'linux';

/** Reads the processor seconds of waited-for children from a line of /proc/PID/stat. */
export function readChildrenSeconds(statLine: string): number | undefined {
  // The name in parentheses may hold spaces; the fields count from after it, beginning with the
  // third. The 16th and 17th are the ticks of ended children in programs and in the kernel.
  const fields = statLine.slice(statLine.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[13]) + Number(fields[14]);
  return Number.isFinite(ticks) ? ticks / ticksPerSecond : undefined;
}

/** The command that is spawned for a program, with the shell that counts around it. */
function buildCommand(program: string, args: readonly string[]): string[] {
  const command = [program, ...args];
  return countsProcessorTime ? ['sh', '-c', countingShell, 'sh', ...command] : command;
}

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
  const [command = program, ...rest] = buildCommand(program, args);
  const shown = live ? 'inherit' : 'pipe';
  const child = spawn(command, rest, {
    cwd: projectRoot,
    env: { ...process.env, PATH: path, ...env },
    stdio: [live ? 'inherit' : 'ignore', shown, shown, 'pipe'],
  });
  const output = collectOutput(child);
  let counted = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    counted += chunk.toString();
  });
  return new Promise((resolve) => {
    const end = (code: number | null, said: string): void => {
      const seconds = (performance.now() - started) / 1000;
      const processorSeconds = readChildrenSeconds(counted);
      resolve({
        code: code ?? 1,
        output: said,
        seconds,
        ...(processorSeconds !== undefined && { processorSeconds }),
      });
    };
    child.on('error', (error) => end(1, `${program} did not start: ${error.message}`));
    child.on('close', (code) => end(code, output()));
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
export async function runInParallel<T>(
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
