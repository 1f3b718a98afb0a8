import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import { humanAction } from '@khelaghor/contract/human-check.ts';
import type { HumanAction } from '@khelaghor/contract/human-check.ts';
import type { Context } from '../../platform/context.ts';
import { readProof } from './read-proof.ts';

/**
 * ALTCHA: the browser spends about a tenth of a second of hashing before a call that costs us
 * something. A challenge is signed, lives two minutes, and is accepted once in all processes.
 */
const lifeMs = 120_000;
const algorithm = 'SHA-256';

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string().max(200),
      salt: z.string().max(400),
      cost: z.number().int(),
      keyLength: z.number().int(),
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200).optional(),
      /** When it expires, in milliseconds: signed with the rest, and judged by our own clock. */
      data: z.object({
        expires: z.number().int(),
        /** The action that it was asked for in GeeTest's place; null: it is what is asked for. */
        standsFor: humanAction.nullable(),
      }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({
    counter: z.number().int(),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
});

const secretsOf = (ctx: Context) => ({
  hmacSignatureSecret: ctx.secrets.key('human-check/signature').toString('hex'),
  hmacKeySignatureSecret: ctx.secrets.key('human-check/key').toString('hex'),
});

/** A challenge; for one action, when it stands in for GeeTest's box. The counter is the work. */
export async function makeWork(
  ctx: Context,
  standsFor: HumanAction | null,
  counter = randomInt(5_000, 20_000),
): Promise<Record<string, unknown>> {
  const challenge = await createChallenge({
    algorithm,
    cost: 1,
    counter,
    deriveKey,
    data: { expires: ctx.clock.now().getTime() + lifeMs, standsFor },
    ...secretsOf(ctx),
  });
  return { ...challenge };
}

/**
 * Whether the proof solves a challenge of ours that is fresh and was not used before; uses it up.
 * With an action only work counts that we asked for in GeeTest's place, for this action.
 */
export async function checkWork(
  ctx: Context,
  proof: string,
  standsFor: HumanAction | null,
): Promise<boolean> {
  const payload = readProof(proof, payloadShape);
  if (!payload) return false;
  const { parameters } = payload.challenge;
  const { keySignature, ...rest } = parameters;
  const { expires } = rest.data;
  if (standsFor !== null && rest.data.standsFor !== standsFor) return false;
  if (expires <= ctx.clock.now().getTime()) return false;
  const { verified } = await verifySolution({
    challenge: {
      parameters: { ...rest, ...(keySignature !== undefined && { keySignature }) },
      signature: payload.challenge.signature,
    },
    solution: {
      counter: payload.solution.counter,
      derivedKey: payload.solution.derivedKey,
    },
    deriveKey,
    ...secretsOf(ctx),
  });
  if (!verified) return false;
  const used = await ctx.db
    .insertInto('humanCheckUsed')
    .values({ challenge: payload.challenge.signature, expiresAt: new Date(expires) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return used !== undefined;
}
