import { createHmac, createSecretKey } from 'node:crypto';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { FairStream } from '@khelaghor/fairness/stream.ts';
import type { Context } from '../../lib/context.ts';
import { openServerSeed } from './seeds.ts';

// A key object first: with raw bytes the hash takes four times as long.
const hmacSha256 = (key: Uint8Array, message: Uint8Array): Buffer =>
  createHmac('sha256', createSecretKey(key)).update(message).digest();

/** The random numbers of a round, from its pair of seeds and its nonce. */
export function openNumbers(
  ctx: Context,
  seed: { readonly serverSeedSealed: Uint8Array; readonly clientSeed: string },
  { nonce, scope }: { readonly nonce: number; readonly scope: string },
): FairStream {
  const serverSeed = openServerSeed(ctx, seed.serverSeedSealed);
  return createFairStream({ serverSeed, clientSeed: seed.clientSeed, nonce, scope }, hmacSha256);
}
