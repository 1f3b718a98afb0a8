import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import { humanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { Context } from '../../lib/context.ts';
import { readProof } from './read-proof.ts';

/**
 * ALTCHA: the browser spends about a tenth of a second of hashing before a call that costs us
 * something. A challenge is signed, for one action, lives two minutes, and is accepted once in all
 * processes.
 */
const lifeMs = 120_000;
/** In the place of a picture: whoever has the page read out takes longer over a form. */
const insteadLifeMs = 10 * 60_000;
const algorithm = 'SHA-256';

/** In whose place work is done, if it is not simply what is asked for. */
const standsFor = z.enum(['nothing', 'geetest', 'picture']);
type StandsFor = z.infer<typeof standsFor>;

/** What work is asked for, and is good for. */
export type WorkPurpose = { readonly action: HumanAction; readonly standsFor: StandsFor };

/**
 * The counter that is looked for is the work. For a picture that somebody cannot see it takes some
 * seconds: a program that reads pictures is not given the cheaper way.
 */
const counterOf = (instead: StandsFor): number =>
  instead === 'picture' ? randomInt(150_000, 300_000) : randomInt(5_000, 20_000);

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
        action: humanAction,
        standsFor,
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

/** A challenge. The counter is the work. */
export async function makeWork(
  ctx: Context,
  purpose: WorkPurpose,
  counter = counterOf(purpose.standsFor),
): Promise<Record<string, unknown>> {
  const holdsMs = purpose.standsFor === 'picture' ? insteadLifeMs : lifeMs;
  const challenge = await createChallenge({
    algorithm,
    cost: 1,
    counter,
    deriveKey,
    data: { expires: ctx.clock.now().getTime() + holdsMs, ...purpose },
    ...secretsOf(ctx),
  });
  return { ...challenge };
}

/**
 * Whether the proof solves a challenge of ours for this action, that is fresh and was not used
 * before; uses it up. Only work counts that we asked for in one of these places.
 */
export async function checkWork(
  ctx: Context,
  proof: string,
  { action, standsFor: allowed }: { action: HumanAction; standsFor: readonly StandsFor[] },
): Promise<boolean> {
  const payload = readProof(proof, payloadShape);
  if (!payload) return false;
  const { parameters } = payload.challenge;
  const { keySignature, ...rest } = parameters;
  const { expires, action: asked, standsFor: instead } = rest.data;
  if (asked !== action || !allowed.includes(instead)) return false;
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
