import { createLocalJWKSet } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';

const limitMs = 10_000;
/** Lifetime of keys when the reply names none, and the longest accepted. */
const usualMs = 10 * 60_000;
const longestMs = 24 * 3_600_000;
/** How often an unknown key may cause a refetch: it may be a new one. */
const anewMs = 60_000;

const published = z.object({
  keys: z
    .array(z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() }))
    .min(1),
});

type Keys = ReturnType<typeof createLocalJWKSet>;
type Known = { readonly keys: Keys; readonly atMs: number; readonly holdsMs: number };

/** Returns the lifetime of a reply, by its Cache-Control. */
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

/** Caches the published keys for the lifetime of their reply; concurrent callers share a fetch. */
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
    /** Refetches after an unknown key; null when the keys were fetched recently. */
    async anew(address: string): Promise<Keys | null> {
      const nowMs = ctx.clock.monotonicMs();
      if (known && nowMs - known.atMs < anewMs) return null;
      return (await ask(address)).keys;
    },
  };
});
