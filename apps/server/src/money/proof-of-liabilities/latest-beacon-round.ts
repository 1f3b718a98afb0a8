import { QUICKNET, getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import type { SignedRound } from '@khelaghor/fairness/beacon.ts';
import { ROUND_AGE_MAX_MS } from '@khelaghor/liabilities/beacon.ts';
import type { BeaconRound } from '@khelaghor/liabilities/statement.ts';
import { askRelay, describeRoundFault } from '../../lib/beacon-relays.ts';
import type { Context } from '../../lib/context.ts';

/** Nothing waits for it but the publishing of the night, and that goes on without it. */
const usualLimitMs = 3_000;

/** What is wrong with a round; null when it is a true one of this moment. */
async function findFault(found: SignedRound, nowMs: number): Promise<string | null> {
  const ageMs = nowMs - getRoundTimeMs(found.round);
  if (ageMs < 0) return 'its time has not come';
  if (ageMs > ROUND_AGE_MAX_MS) return 'it is old';
  return describeRoundFault(found);
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
        return [{ relay, found: await askRelay(relay, 'latest', AbortSignal.timeout(limitMs)) }];
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
