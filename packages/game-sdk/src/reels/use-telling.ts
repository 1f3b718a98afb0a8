import { useEffect, useState } from 'react';
import { useReducedMotion } from '../reduced-motion.ts';

const eachMs = 1_400;

/**
 * Which of so many wins is told: one after another, over and over, from the first for each new key.
 * Null: all at once, for players who wish for less motion.
 */
export function useTelling(count: number, key: string): number | null {
  const isStill = useReducedMotion();
  const [told, setTold] = useState({ key, index: 0 });
  useEffect(() => {
    if (count < 2 || isStill) return undefined;
    const next = () =>
      setTold((before) => ({
        key,
        index: before.key === key ? (before.index + 1) % count : 1 % count,
      }));
    const timer = setInterval(next, eachMs);
    return () => clearInterval(timer);
  }, [count, key, isStill]);
  if (isStill) return null;
  return told.key === key ? told.index : 0;
}
