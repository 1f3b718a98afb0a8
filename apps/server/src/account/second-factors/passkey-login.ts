import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasskeyAnswer, PasskeyRequest } from '@khelaghor/contract/account/second-factors.ts';
import type { Context } from '../../lib/context.ts';
import { challengeCookie } from './challenge-store.ts';
import { passkeyTimeoutMs } from './passkey-challenges.ts';
import { askPasskey, verifyAssertion } from './passkeys.ts';
import type { PasskeyProof } from './passkeys.ts';

/** Requests any passkey the browser has; the answer must come from the same browser. */
export async function askPasskeyLogin(ctx: Context, reply: FastifyReply): Promise<PasskeyRequest> {
  const subject = challengeCookie.issueToken(ctx, reply, passkeyTimeoutMs / 1_000);
  return askPasskey(ctx, { purpose: 'login', subject }, null);
}

/** Returns the owner of the passkey that signed; null when any check fails. */
export async function lookAtPasskeyLogin(
  ctx: Context,
  answer: PasskeyAnswer,
  request: FastifyRequest,
): Promise<PasskeyProof | null> {
  const subject = challengeCookie.readHash(ctx, request);
  return subject === null ? null : verifyAssertion(ctx, { purpose: 'login', subject }, answer);
}
