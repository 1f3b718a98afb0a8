import { QUICKNET, ROUND_AGE_MAX_MS, getRoundTimeMs } from '@khelaghor/liabilities/beacon.ts';
import type { BeaconRound } from '@khelaghor/liabilities/statement.ts';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { hashSha256 } from '../../lib/crypto/sha256.ts';

/** What everybody may know of quicknet, fixed here: a relay can be silent, and cannot lie. */
const publicKey =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
  '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
  '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';

/** Nothing waits for it but the publishing of the night, and that goes on without it. */
const usualLimitMs = 3_000;

const roundReply = z.object({
  round: z.number().int().min(1).max(999_999_999_999_999),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
});
type Round = z.infer<typeof roundReply>;

async function askRelay(relay: string, limitMs: number): Promise<Round> {
  const response = await fetch(`${relay}/${QUICKNET.chain}/public/latest`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`it answered with ${response.status}`);
  return roundReply.parse(await response.json());
}

/** A signature (BLS, on the curve BLS12-381) over the hash of the number of the round. */
async function isSigned({ round, signature }: Round): Promise<boolean> {
  // Needed once a night: no reason for every process to hold it.
  const { bls12_381: curve } = await import('@noble/curves/bls12-381.js');
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const { shortSignatures } = curve;
  try {
    const message = shortSignatures.hash(hashSha256(number));
    return shortSignatures.verify(
      Buffer.from(signature, 'hex'),
      message,
      Buffer.from(publicKey, 'hex'),
    );
  } catch {
    // No point of the curve at all.
    return false;
  }
}

/** What is wrong with a round; null when it is a true one of this moment. */
async function findFault(found: Round, nowMs: number): Promise<string | null> {
  const ageMs = nowMs - getRoundTimeMs(found.round);
  if (ageMs < 0) return 'its time has not come';
  if (ageMs > ROUND_AGE_MAX_MS) return 'it is old';
  const signature = Buffer.from(found.signature, 'hex');
  const randomness = Buffer.from(hashSha256(signature)).toString('hex');
  if (randomness !== found.randomness) return 'its randomness is not that of its signature';
  return (await isSigned(found)) ? null : 'its signature is forged';
}

/**
 * The newest round of the beacon: all relays are asked at once, and the newest round that is true
 * is taken. Null when there is none within a moment: then the log says why.
 */
export async function findNewestRound(
  { config, clock, log }: Pick<Context, 'config' | 'clock' | 'log'>,
  limitMs = usualLimitMs,
): Promise<BeaconRound | null> {
  const relays = config.outside.beaconRelays;
  if (relays.length === 0) return null;
  const replies = await Promise.all(
    relays.map(async (relay) => {
      try {
        return [{ relay, found: await askRelay(relay, limitMs) }];
      } catch (error) {
        const { name, message } = error as Error;
        log.warn({ relay, err: { name, message } }, 'a relay of the beacon gave no round');
        return [];
      }
    }),
  );
  const nowMs = clock.now().getTime();
  const newestFirst = replies.flat().toSorted((a, b) => b.found.round - a.found.round);
  for (const { relay, found } of newestFirst) {
    const fault = await findFault(found, nowMs);
    const { round, randomness } = found;
    if (fault === null) return { name: QUICKNET.name, round, randomness };
    log.warn({ relay, round, fault }, 'a relay of the beacon gave a round that is none');
  }
  log.warn('the proof of liabilities is published without a round of the beacon');
  return null;
}
