import { useEffect, useState } from 'react';

/** Whether the round of this number began less than a cycle ago; 0 is none, and so is no cycle. */
export function useCooldown(round: number, cycleMs: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (round === 0 || cycleMs === 0) return undefined;
    const timer = setTimeout(() => setOver(round), cycleMs);
    return () => clearTimeout(timer);
  }, [round, cycleMs]);
  return cycleMs > 0 && round !== over;
}
