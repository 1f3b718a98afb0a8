import { getFirstRoundFrom, getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import type { SignedRound } from '@khelaghor/fairness/beacon.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { askRelay, describeRoundFault } from '../../lib/beacon-relays.ts';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';

/** How long after the end of a sale its round is made: more than clocks are apart. */
const afterCloseMs = 2_000;
/** The job asks again soon after. */
const answerLimitMs = 3_000;
/** A round that is so late never came, as anyone can check: its issue is called off. */
const lostAfterMs = dayMs;

/**
 * The round of the beacon that a new issue announces: the first that is made at least two seconds
 * after its sale has ended. Null when the site's administrator named no relays.
 */
export const chooseRound = ({ config }: Context, closesAtMs: number): bigint | null =>
  config.outside.beaconRelays.length === 0
    ? null
    : BigInt(getFirstRoundFrom(closesAtMs + afterCloseMs));

/** Whether a round is so late that the issue that announced it is called off. */
export const isRoundLost = ({ clock }: Context, round: number): boolean =>
  clock.now().getTime() - getRoundTimeMs(round) > lostAfterMs;

/** A round as one relay gives it. Throws when there is none, or one that is not the network's. */
async function askForTrueRound(
  relay: string,
  round: number,
  signal: AbortSignal,
): Promise<SignedRound> {
  const found = await askRelay(relay, round, signal);
  if (found.round !== round) throw new Error(`it gave round ${found.round}`);
  const fault = await describeRoundFault(found);
  if (fault !== null) throw new Error(fault);
  return found;
}

/** Asks all relays at once and takes the first true answer: a round has only one. */
async function askRelays({ config, log }: Context, round: number): Promise<SignedRound | null> {
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(answerLimitMs)]);
  const answers = config.outside.beaconRelays.map(async (relay) => {
    try {
      return await askForTrueRound(relay, round, signal);
    } catch (error) {
      const { name, message } = error as Error;
      if (!ending.signal.aborted)
        log.warn({ relay, round, err: { name, message } }, 'a relay of the beacon gave no round');
      throw error;
    }
  });
  try {
    return await Promise.any(answers);
  } catch {
    return null;
  } finally {
    ending.abort();
  }
}

/** Games that close together wait for one round: it is asked for once. */
const roundsKept = 32;
const keptRounds = singleton(() => new Map<number, Promise<SignedRound | null>>());

/**
 * The verified round that an issue announced; null when its time has not come, or no relay has it
 * yet. Nothing else takes its place: the issue waits.
 */
export async function findDrawRound(ctx: Context, round: number): Promise<SignedRound | null> {
  const lateMs = ctx.clock.now().getTime() - getRoundTimeMs(round);
  if (lateMs < 0) return null;
  const kept = keptRounds(ctx);
  const asked = kept.get(round) ?? askRelays(ctx, round);
  kept.set(round, asked);
  const found = await asked;
  if (found === null) {
    kept.delete(round);
    const level = isRoundLost(ctx, round) ? 'error' : 'warn';
    ctx.log[level]({ round, lateMs }, 'a draw waits for its round of the beacon');
  }
  for (const old of [...kept.keys()].slice(0, -roundsKept)) kept.delete(old);
  return found;
}
