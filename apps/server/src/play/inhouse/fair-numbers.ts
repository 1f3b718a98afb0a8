import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { FairStream } from '@khelaghor/fairness/stream.ts';
import type { Context } from '../../lib/context.ts';
import { beginHmac } from '../../lib/crypto/hmac-sha256.ts';
import { openServerSeed } from './seeds.ts';

/** The random numbers of a round, from its pair of seeds and its nonce. */
export function openNumbers(
  ctx: Context,
  seed: { readonly serverSeedSealed: Uint8Array; readonly clientSeed: string },
  { nonce, scope }: { readonly nonce: number; readonly scope: string },
): FairStream {
  const serverSeed = openServerSeed(ctx, seed.serverSeedSealed);
  const inputs = { serverSeed, clientSeed: seed.clientSeed, nonce, scope };
  return createFairStream(inputs, beginHmac);
}
