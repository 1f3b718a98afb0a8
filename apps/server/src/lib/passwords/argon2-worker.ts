// The program of a thread that hashes passwords. It yields to all else that the machine does.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';

/** What a hash costs: memory in KiB, and how often that is passed. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number };

/**
 * A password to hash at a cost, with a salt of its own or a given one, or to compare with a stored
 * hash, which names its own cost.
 */
export type PasswordWork =
  | { readonly password: string; readonly cost: PasswordCost; readonly salt?: Uint8Array }
  | { readonly password: string; readonly stored: string };
export type PasswordDone = { readonly value: string | boolean } | { readonly error: string };

/** argon2id in one lane. */
const parameters = { algorithm: 2, parallelism: 1 } as const;
const yielding = 10;

function compute(work: PasswordWork): string | boolean {
  const { password } = work;
  if ('stored' in work) return verifySync(work.stored, password);
  const { cost, salt } = work;
  if (!salt) return hashSync(password, { ...parameters, ...cost });
  return hashRawSync(password, { ...parameters, ...cost, salt }).toString('hex');
}

function run(work: PasswordWork): PasswordDone {
  try {
    return { value: compute(work) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

// On Linux it is the thread's own: the server's threads keep theirs.
if (process.platform === 'linux') setPriority(yielding);
parentPort?.on('message', (work: PasswordWork) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(run(work));
});
