import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import { useReducedMotion } from '@khelaghor/game-sdk/reduced-motion.ts';
import type { Replay } from '@khelaghor/game-sdk/replay/replay.ts';
import { useSkip } from '@khelaghor/game-sdk/use-skip.ts';

/** A round that took longer is shown faster. */
const shownMsMax = 8_000;

const toInstant = (ms: number): string => new Date(ms).toISOString();

/** A round of before as the scene shows it. It starts at the time 0. */
function getReplayedRound(
  { betId, nonce, at, outcome }: GameRound,
  phase: 'running' | 'ended',
): SharedRound & { readonly runMs: number } {
  const crashPoint = parseHeight(outcome['crashPoint']) ?? 100n;
  const runMs = crashEngine.getDueMs(Number(crashPoint));
  return {
    roundId: betId,
    number: nonce,
    phase,
    commitment: '',
    chain: { head: '', length: 0, index: 0 },
    beaconRound: null,
    closesAt: at,
    startsAt: toInstant(0),
    endedAt: phase === 'ended' ? toInstant(runMs) : null,
    clientSeed: null,
    serverSeed: null,
    beacon: null,
    crashPoint: phase === 'ended' ? String(outcome['crashPoint']) : null,
    voided: null,
    interruptedAt: null,
    runMs,
  };
}

export type RoundReplay = {
  readonly round: SharedRound;
  readonly nowMs: () => number;
};

/**
 * The round that is replayed, with a clock of its own; null: none is. A tap on the
 * element with the ref shows its end.
 */
export function useRoundReplay(
  replay: Replay | null,
): readonly [RoundReplay | null, RefObject<HTMLDivElement | null>] {
  const isStill = useReducedMotion();
  const isRunning = replay?.isRunning === true;
  const turn = replay?.turn ?? 0;
  const round = replay && getReplayedRound(replay.round, isRunning ? 'running' : 'ended');
  const runMs = round?.runMs ?? 0;
  const shownMs = isStill ? 0 : Math.min(runMs, shownMsMax);
  const finish = useEffectEvent(() => replay?.finish());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => finish(), shownMs);
    return () => clearTimeout(timer);
  }, [isRunning, turn, shownMs]);
  const board = useSkip(isRunning, () => replay?.finish());
  if (!round) return [null, board];
  const speed = Math.max(1, runMs / shownMsMax);
  const startedAtMs = replay?.startedAtMs ?? 0;
  const nowMs = () => Math.min(performance.now() - startedAtMs, shownMs) * speed;
  return [{ round, nowMs: isRunning ? nowMs : () => runMs }, board];
}
