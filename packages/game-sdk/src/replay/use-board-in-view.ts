import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from '../reduced-motion.ts';
import type { Replay } from './replay.ts';

/** Brings the element with the returned ref into view when a replay begins, from the list below. */
export function useBoardInView(replay: Replay | null): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  const show = useEffectEvent(() => {
    board.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  });
  const turn = replay?.turn;
  useEffect(() => {
    if (turn !== undefined) show();
  }, [turn]);
  return board;
}
