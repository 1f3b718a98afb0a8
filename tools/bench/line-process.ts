// A program of a benchmark in a process of its own: it is asked line by line, and answers in JSON.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type LineProcess = {
  /** The next line that it says. */
  readonly next: <T>() => Promise<T>;
  readonly ask: <T>(question: string) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** Starts a program; it ends when its input does. */
export function startProcess(file: string, args: readonly string[]): LineProcess {
  const child = spawn(
    process.execPath,
    [...process.execArgv, '--disable-warning=ExperimentalWarning', file, ...args],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <T>(): Promise<T> => {
    const line = await lines.next();
    if (line.done) throw new Error('the system ended');
    return JSON.parse(line.value) as T;
  };
  return {
    next,
    ask: (question) => {
      child.stdin.write(`${question}\n`);
      return next();
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
