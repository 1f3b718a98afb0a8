import { useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import type { Sounds } from '../sounds.ts';
import type { Replay, Replays } from './replay.ts';

type Running = Pick<Replay, 'round' | 'isRunning' | 'turn' | 'startedAtMs'>;

/** The replays of a page. One ends when its scene has landed. */
export function useReplays(sounds: Sounds): Replays {
  const [running, setRunning] = useState<Running | null>(null);
  const [turn, setTurn] = useState(0);
  function start(round: GameRound): void {
    sounds.play('roll');
    const startedAtMs = performance.now();
    setTurn(turn + 1);
    setRunning({ round, isRunning: true, turn: turn + 1, startedAtMs });
  }
  if (!running) return { replay: null, start };
  const replay = {
    ...running,
    finish() {
      setRunning({ ...running, isRunning: false });
    },
    again: () => start(running.round),
    leave: () => setRunning(null),
  };
  return { replay, start };
}
