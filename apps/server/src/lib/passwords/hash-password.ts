import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Overloaded } from '../http/result.ts';
import type { PasswordCost, PasswordDone, PasswordWork } from './argon2-worker.ts';

/**
 * Hashing is the most expensive work that a stranger can cause. At least one processor stays free
 * for bets and the database, even though these threads have low priority, and a bounded number of
 * hashes waits.
 */
export const threadsMax = Math.max(1, Math.min(4, availableParallelism() - 1));
export const waitingMax = 64;

type Job = {
  readonly work: PasswordWork;
  readonly resolve: (value: string | boolean) => void;
  readonly reject: (error: unknown) => void;
};

const waiting: Job[] = [];
const idle: Worker[] = [];
let threads = 0;

/** Starts a thread that does not keep the process alive. If it dies, its work fails. */
function startThread(): Worker {
  threads += 1;
  const thread = new Worker(new URL('./argon2-worker.ts', import.meta.url));
  thread.on('exit', () => {
    threads -= 1;
    const place = idle.indexOf(thread);
    if (place !== -1) idle.splice(place, 1);
  });
  thread.unref();
  return thread;
}

function give(thread: Worker, { work, resolve, reject }: Job): void {
  const end = (): void => {
    thread.off('message', done);
    thread.off('error', died);
    thread.unref();
  };
  const done = (answer: PasswordDone): void => {
    end();
    if ('error' in answer) reject(new Error(answer.error));
    else resolve(answer.value);
    const next = waiting.shift();
    if (next) give(thread, next);
    else idle.push(thread);
  };
  const died = (error: unknown): void => {
    end();
    reject(error);
    const next = waiting.shift();
    if (next) give(startThread(), next);
  };
  thread.on('message', done);
  thread.on('error', died);
  // While it hashes, the process must stay alive.
  thread.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(work);
}

/** Resolves to the result of a thread; throws `Overloaded` when too many wait. */
function inTurn(work: PasswordWork): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    const job = { work, resolve, reject };
    const thread = idle.pop() ?? (threads < threadsMax ? startThread() : undefined);
    if (thread) give(thread, job);
    else if (waiting.length < waitingMax) waiting.push(job);
    else reject(new Overloaded('too many passwords wait to be hashed'));
  });
}

/**
 * Whether a password would be turned away now. Checked first in every call with a password: in a
 * flood, the work before the hash costs more than all bets.
 */
export const isHashQueueFull = (): boolean => waiting.length >= waitingMax;

/** The parameters of ASVS appendix C: 19 MiB, two passes. */
export const fullCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

let cost = fullCost;
let decoy: Promise<string> | undefined;

/**
 * Sets what later hashes cost, and returns what they cost before. Only for tests, most of which
 * sign members up and prove nothing about hashes: a server never calls it.
 */
export function setPasswordCost(next: PasswordCost): PasswordCost {
  const before = cost;
  cost = next;
  decoy = undefined;
  return before;
}

/** Returns the argon2id hash to store. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await inTurn({ password: password.normalize('NFC'), cost }));

/**
 * Returns 32 bytes of argon2id as hex, at the cost of a password: the same for the same text and
 * salt. The salt must be a key, because one pass over a list of guesses tests all that is stored.
 */
export const hashWithSalt = async (text: string, salt: Uint8Array): Promise<string> =>
  String(await inTurn({ password: text, cost, salt }));

/** Whether a password matches the stored hash. */
export const verifyPassword = async (stored: string, password: string): Promise<boolean> =>
  (await inTurn({ stored, password: password.normalize('NFC') })) === true;

/** Takes as long as checking a real password, for account names that do not exist; always false. */
export async function verifyDummy(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
  return false;
}
