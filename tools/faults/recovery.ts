// How long it takes from a kill until money moves again.
import type { World } from './scenario.ts';

/** The times of some recoveries, as figures. */
export function getFigures(times: readonly number[]): Record<string, string | number> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    'recovery p50 ms': at(0.5),
    'recovery p99 ms': at(0.99),
    'recovery slowest ms': at(1),
  };
}

/**
 * Does harm, and measures from its beginning until an operation is acknowledged again. Answers
 * that were on their way when the harm began are not counted: `harm` resolves when it is complete.
 * Without `harm` it measures from now.
 */
export async function measureRecovery(
  world: World,
  harm?: () => Promise<unknown>,
): Promise<number> {
  const from = performance.now();
  await harm?.();
  await world.load.acknowledged(1);
  return performance.now() - from;
}
