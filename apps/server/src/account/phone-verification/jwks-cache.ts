import { createLocalJWKSet } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';

const limitMs = 10_000;
/** When nothing is said about how long keys hold, and the longest that is believed. */
const usualMs = 10 * 60_000;
const longestMs = 24 * 3_600_000;
/** An unknown key may be a new one; so often it is worth a question. */
const anewMs = 60_000;

const published = z.object({
  keys: z
    .array(z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() }))
    .min(1),
});

type Keys = ReturnType<typeof createLocalJWKSet>;
type Known = { readonly keys: Keys; readonly atMs: number; readonly holdsMs: number };

/** How long a reply may be kept, by its own word. */
function holdsFor(cacheControl: string | null): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/u.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? usualMs : Math.min(Number(seconds) * 1_000, longestMs);
}

async function fetchKeys(ctx: Context, address: string): Promise<Known> {
  const atMs = ctx.clock.monotonicMs();
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`the keys are not given: ${response.status}`);
  const { keys } = published.parse(await response.json());
  const whole: JSONWebKeySet = { keys: keys.map((key) => ({ ...key, alg: 'RS256', use: 'sig' })) };
  const holdsMs = holdsFor(response.headers.get('cache-control'));
  return { keys: createLocalJWKSet(whole), atMs, holdsMs };
}

/** The published keys, each as long as its reply says; callers of one moment share the question. */
export const tokenKeys = singleton((ctx) => {
  let known: Known | null = null;
  let asking: Promise<Known> | null = null;
  const ask = (address: string): Promise<Known> => {
    asking ??= fetchKeys(ctx, address)
      .then((found) => (known = found))
      .finally(() => (asking = null));
    return asking;
  };
  return {
    async of(address: string): Promise<Keys> {
      const nowMs = ctx.clock.monotonicMs();
      if (known && nowMs - known.atMs < known.holdsMs) return known.keys;
      return (await ask(address)).keys;
    },
    /** After a token with a key that is not among them; null when they are new already. */
    async anew(address: string): Promise<Keys | null> {
      const nowMs = ctx.clock.monotonicMs();
      if (known && nowMs - known.atMs < anewMs) return null;
      return (await ask(address)).keys;
    },
  };
});
