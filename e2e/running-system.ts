import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Commands } from './commands.ts';
import type { ClockKind } from './movable-clock.ts';

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
  /** Its log so far. */
  log(): string;
};

type Answer = { number: number; value: unknown; error?: string };
type Said = Announced | Answer | object;

const isAnnounced = (said: Said): said is Announced => 'origins' in said;
const isAnswer = (said: Said): said is Answer => 'number' in said;

/** Starts the system and waits until it says where it is. */
export async function startSystem(
  logLevel: 'error' | 'debug' = 'error',
  /** `outside`: beside it stand a Google and a Facebook of this machine. */
  kind: 'alone' | 'outside' = 'alone',
  clock: ClockKind = 'running',
): Promise<RunningSystem> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'system.ts'),
      logLevel,
      kind,
      clock,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], cwd: join(import.meta.dirname, '..') },
  );
  const waiting = new Map<number, (answer: Answer) => void>();
  const log: string[] = [];
  let asked = 0;
  const lines = createInterface({ input: child.stdout });
  const announced = await new Promise<Announced>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the system ended with ${code}`)));
    lines.on('line', (line) => {
      const said = line.startsWith('{') ? (JSON.parse(line) as Said) : {};
      if (isAnnounced(said)) resolve(said);
      else if (isAnswer(said)) waiting.get(said.number)?.(said);
      else log.push(line);
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
    log: () => log.join('\n'),
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
