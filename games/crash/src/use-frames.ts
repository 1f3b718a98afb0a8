import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function before each frame while it runs, and once when it begins or ends. With less
 * motion four times a second: the numbers still must be true.
 */
export function useFrames(isRunning: boolean, isStill: boolean, draw: () => void): void {
  const show = useEffectEvent(draw);
  useEffect(() => {
    show();
    if (!isRunning) return undefined;
    if (isStill) {
      const timer = setInterval(() => show(), 250);
      return () => clearInterval(timer);
    }
    let frame = 0;
    const move = () => {
      show();
      frame = requestAnimationFrame(move);
    };
    move();
    return () => cancelAnimationFrame(frame);
  }, [isRunning, isStill]);
}
