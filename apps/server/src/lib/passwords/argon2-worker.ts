// The program of a thread that hashes passwords. It yields to all else that the machine does.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** To hash a password, or to compare one with what is stored. */
export type PasswordWork = { readonly password: string; readonly stored?: string };
export type PasswordDone = { readonly value: string | boolean } | { readonly error: string };

/** argon2id with the parameters of ASVS appendix C: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const yielding = 10;

function run({ password, stored }: PasswordWork): PasswordDone {
  try {
    return {
      value: stored === undefined ? hashSync(password, parameters) : verifySync(stored, password),
    };
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
