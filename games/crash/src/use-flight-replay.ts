import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import { useReducedMotion } from '@khelaghor/game-sdk/reduced-motion.ts';
import type { Replay } from '@khelaghor/game-sdk/replay/replay.ts';
import { useSkip } from '@khelaghor/game-sdk/use-skip.ts';

/** A flight that took longer is shown faster. */
const shownMsMax = 8_000;

const toInstant = (ms: number): string => new Date(ms).toISOString();

/** A round of before as the scene shows it. Its flight begins at the time 0. */
function getReplayedRound(
  { betId, nonce, at, outcome }: GameRound,
  phase: 'flight' | 'ended',
): SharedRound & { readonly flightMs: number } {
  const point = parseHeight(outcome['point']) ?? 100n;
  const flightMs = crashEngine.getDueMs(Number(point));
  return {
    roundId: betId,
    number: nonce,
    phase,
    seal: '',
    chain: { head: '', length: 0, place: 0 },
    beaconRound: null,
    closesAt: at,
    fliesAt: toInstant(0),
    endedAt: phase === 'ended' ? toInstant(flightMs) : null,
    clientSeed: null,
    link: null,
    beacon: null,
    point: phase === 'ended' ? String(outcome['point']) : null,
    voided: null,
    brokenAt: null,
    flightMs,
  };
}

export type FlightReplay = {
  readonly round: SharedRound;
  readonly nowMs: () => number;
};

/**
 * The flight of a round that is replayed, with a clock of its own; null: none is. A tap on the
 * element with the ref shows its end.
 */
export function useFlightReplay(
  replay: Replay | null,
): readonly [FlightReplay | null, RefObject<HTMLDivElement | null>] {
  const isStill = useReducedMotion();
  const isRunning = replay?.isRunning === true;
  const turn = replay?.turn ?? 0;
  const round = replay && getReplayedRound(replay.round, isRunning ? 'flight' : 'ended');
  const flightMs = round?.flightMs ?? 0;
  const shownMs = isStill ? 0 : Math.min(flightMs, shownMsMax);
  const finish = useEffectEvent(() => replay?.finish());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => finish(), shownMs);
    return () => clearTimeout(timer);
  }, [isRunning, turn, shownMs]);
  const board = useSkip(isRunning, () => replay?.finish());
  if (!round) return [null, board];
  const speed = Math.max(1, flightMs / shownMsMax);
  const startedAtMs = replay?.startedAtMs ?? 0;
  const nowMs = () => Math.min(performance.now() - startedAtMs, shownMs) * speed;
  return [{ round, nowMs: isRunning ? nowMs : () => flightMs }, board];
}
