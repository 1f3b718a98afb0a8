import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from './reduced-motion.ts';
import { useShowMs } from './turbo.ts';

type Performance = {
  /** Whether the outcome of a round is being shown. */
  readonly isRunning: boolean;
  /** How long it is shown, in milliseconds. */
  readonly ms: number;
  /** Called once, before the first picture. */
  readonly begin?: () => void;
  /** Draws the picture at a share of this time, from 0 to 1. Without it styles move the picture. */
  readonly draw?: (share: number) => void;
  readonly onEnd: () => void;
};

/**
 * Shows the outcome of a round frame by frame, once. A tap on the element with the returned ref, or
 * Escape, ends it at once; so does the player's wish for less motion.
 */
export function usePerformance({
  isRunning,
  ms: calmMs,
  begin,
  draw,
  onEnd,
}: Performance): RefObject<HTMLDivElement | null> {
  const scene = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const ms = useShowMs(calmMs);
  const show = useEffectEvent((share: number) => draw?.(share));
  const end = useEffectEvent(onEnd);
  const start = useEffectEvent(() => {
    begin?.();
    return { startedAt: performance.now(), length: ms };
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    if (isStill) {
      end();
      return undefined;
    }
    const { startedAt, length } = start();
    let frame = 0;
    const move = () => {
      show(Math.min(1, (performance.now() - startedAt) / length));
      frame = requestAnimationFrame(move);
    };
    move();
    const over = new AbortController();
    const finish = () => {
      over.abort();
      end();
    };
    // A hidden page draws no frames, but its rounds end.
    const timer = setTimeout(finish, length);
    const { signal } = over;
    scene.current?.addEventListener('pointerdown', finish, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(), { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    });
    return () => over.abort();
  }, [isRunning, isStill]);
  return scene;
}
