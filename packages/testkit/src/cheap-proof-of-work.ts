import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import { makeWork } from '@khelaghor/server/site/bot-check/proof-of-work.ts';
import type { TestServer } from './test-server.ts';

/** A proof of a person whose work is nothing, for who makes thousands of calls. */
export async function solveCheapProof({ ctx }: TestServer, action: HumanAction): Promise<string> {
  const challenge = await makeWork(ctx, { action, standsFor: 'nothing' }, 1);
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
