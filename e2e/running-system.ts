import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Commands } from './commands.ts';

type Announced = {
  origins: { site: string; console: string; games: string };
  claimLink: string;
  databaseUrl: string;
};

type Name = keyof Commands;
type Input<N extends Name> = Parameters<Commands[N]>[0];
type Value<N extends Name> = Commands[N] extends (input: never) => Promise<infer V> ? V : never;

/** The system in its own process. `ask` has it do what no page can. */
export type RunningSystem = Announced & {
  ask<N extends Name>(name: N, input: Input<N>): Promise<Value<N>>;
  stop(): Promise<void>;
};

type Answer = { number: number; value: unknown; error?: string };

/** Starts the system and waits until it says where it is. */
export async function startSystem(): Promise<RunningSystem> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'system.ts')],
    { stdio: ['pipe', 'pipe', 'inherit'], cwd: join(import.meta.dirname, '..') },
  );
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  const lines = createInterface({ input: child.stdout });
  const announced = await new Promise<Announced>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the system ended with ${code}`)));
    lines.on('line', (line) => {
      if (!line.startsWith('{')) return;
      const said = JSON.parse(line) as Announced | Answer;
      if ('origins' in said) resolve(said);
      else waiting.get(said.number)?.(said);
    });
  });
  return {
    ...announced,
    async ask<N extends Name>(name: N, input: Input<N>): Promise<Value<N>> {
      asked += 1;
      const number = asked;
      const answered = new Promise<Answer>((resolve) => waiting.set(number, resolve));
      child.stdin.write(`${JSON.stringify({ number, name, input })}\n`);
      const { value, error } = await answered;
      waiting.delete(number);
      if (error !== undefined) throw new Error(`${name}: ${error}`);
      return value as Value<N>;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
