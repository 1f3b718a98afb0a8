/** The value below which a share of the values lies; 0 when there are none. */
export function computeQuantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The middle of some figures. */
export const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5);
