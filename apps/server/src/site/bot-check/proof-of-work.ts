import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import { humanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { Context } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** What a proof says, when it is base64 of JSON of this shape; null otherwise. */
export function readProof<S extends z.ZodType>(proof: string, shape: S): z.infer<S> | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    const parsed = shape.safeParse(json);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * ALTCHA: the browser hashes for about a tenth of a second before an expensive call. A challenge is
 * signed, for one action, valid for two minutes, and accepted once in all processes.
 */
const lifeMs = 120_000;
/** Instead of a picture: a person with a screen reader takes longer over a form. */
const insteadLifeMs = 10 * 60_000;
const algorithm = 'SHA-256';

/** What the work replaces, if it is not the regular check. */
const standsFor = z.enum(['nothing', 'geetest', 'picture']);
type StandsFor = z.infer<typeof standsFor>;

/** The action and the place that the work is for, and how many times the usual work it is. */
export type WorkPurpose = {
  readonly action: HumanAction;
  readonly standsFor: StandsFor;
  readonly factor?: number;
};

/**
 * The highest counter sets the amount of work. Instead of a picture it takes some seconds, so that
 * it is no cheaper way for a program that can read pictures.
 */
const getCounter = ({ standsFor: instead, factor = 1 }: WorkPurpose): number =>
  instead === 'picture' ? randomInt(150_000, 300_000) : randomInt(5_000 * factor, 20_000 * factor);

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
      /** When it expires, in milliseconds: signed with the rest, and checked by our own clock. */
      data: z.object({
        expires: z.number().int(),
        action: humanAction,
        standsFor,
        factor: z.number().int(),
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

const getSecrets = (ctx: Context) => ({
  hmacSignatureSecret: ctx.secrets.key('human-check/signature').toString('hex'),
  hmacKeySignatureSecret: ctx.secrets.key('human-check/key').toString('hex'),
});

/** Makes a challenge. */
export async function makeWork(
  ctx: Context,
  purpose: WorkPurpose,
  counter = getCounter(purpose),
): Promise<Record<string, unknown>> {
  const holdsMs = purpose.standsFor === 'picture' ? insteadLifeMs : lifeMs;
  const challenge = await createChallenge({
    algorithm,
    cost: 1,
    counter,
    deriveKey,
    data: { expires: ctx.clock.now().getTime() + holdsMs, factor: 1, ...purpose },
    ...getSecrets(ctx),
  });
  return { ...challenge };
}

/** What a proof must be for: an action, one of some places, and at least so much work. */
type WantedWork = {
  readonly action: HumanAction;
  readonly standsFor: readonly StandsFor[];
  /** Left out: the usual work. */
  readonly factorMin?: number;
};

/**
 * Whether the proof solves a fresh, unused challenge of ours for this action; uses it up. Only
 * challenges for one of the allowed places count.
 */
export async function checkWork(
  ctx: Context,
  proof: string,
  { action, standsFor: allowed, factorMin = 1 }: WantedWork,
): Promise<boolean> {
  const payload = readProof(proof, payloadShape);
  if (!payload) return false;
  const { parameters } = payload.challenge;
  const { keySignature, ...rest } = parameters;
  const { expires, action: asked, standsFor: instead, factor } = rest.data;
  if (asked !== action || !allowed.includes(instead) || factor < factorMin) return false;
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
    ...getSecrets(ctx),
  });
  if (!verified) return false;
  return ctx.db
    .insertInto('usedCaptchaChallenge')
    .values({ challenge: payload.challenge.signature, expiresAt: new Date(expires) })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
}
