import { hash, verify } from '@node-rs/argon2';
import { Overloaded } from './overloaded.ts';

/**
 * argon2id with the parameters of ASVS appendix C (19 MiB, two passes, one lane). Hashing is the
 * dearest thing that a stranger can make us do, so at most two run at once and a bounded number
 * waits.
 */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const runningMax = 2;
const waitingMax = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<V>(work: () => Promise<V>): Promise<V> {
  if (running >= runningMax) {
    if (waiting.length >= waitingMax) throw new Overloaded('too many passwords wait to be hashed');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // A slot is handed on, not freed, so that a newcomer cannot overtake the queue.
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), parameters));

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  inTurn(() => verify(stored, password.normalize('NFC')));

let decoy: Promise<string> | undefined;

/** Takes as long as checking a real password, for names that do not exist; always false. */
export async function verifyNobody(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
  return false;
}
