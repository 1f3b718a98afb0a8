// The seed of everything that is drawn in tests. It is the same for each run of one commit, so that
// a run that passed passes again, and another for the next commit, so that other inputs are tried.
import { spawnSync } from 'node:child_process';

/** Of a program that was unpacked without its history. */
const seedWithoutHistory = 20_261_129;

/** Returns the seed of a commit: its first seven hexadecimal digits, which fit into 32 bits. */
export function getCommitSeed(commit: string): number {
  const seed = Number.parseInt(commit.slice(0, 7), 16);
  return Number.isNaN(seed) ? seedWithoutHistory : seed;
}

/** Returns the hash of the checked-out commit; an empty text without a history. */
export function readCommit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : '';
}

/** Returns the seed of a run: `SEED` of the environment, or that of the commit. */
export function readSeed(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const given = env['SEED'];
  if (given === undefined || given === '') return getCommitSeed(readCommit());
  const seed = Number(given);
  if (!Number.isSafeInteger(seed)) throw new Error(`SEED must be a whole number, not ${given}`);
  return seed;
}
