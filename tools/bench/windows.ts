// Waits at a steady rate, measured in several stretches. A virtual machine's host may take its
// processors away for moments of 20 to 60 ms, which then are waits of everybody. Each stretch says
// how much it took; those in which it took next to nothing are judged.
import { readFileSync } from 'node:fs';
import { computeMedian, computeQuantile } from './quantile.ts';

/** How many stretches are measured at most, for each that is wanted. */
const timesMax = 4;
/** The share of all processor time that the host may have taken from a stretch that is judged. */
const stolenMax = 0.005;

export type TimeWindow = { readonly waits: readonly number[]; readonly stolen: number };

/** Ticks that the host has taken so far, and all ticks; none where Linux does not say. */
function ticks(): { stolen: number; all: number } {
  try {
    const line = readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '';
    const counts = line.split(/\s+/u).slice(1, 9).map(Number);
    return { stolen: counts[7] ?? 0, all: counts.reduce((sum, count) => sum + count, 0) };
  } catch {
    return { stolen: 0, all: 0 };
  }
}

const isUndisturbed = ({ stolen }: TimeWindow): boolean => stolen <= stolenMax;

/** Measures stretch after stretch, until enough were undisturbed or too many were not. */
export async function measureWindows(
  wanted: number,
  measure: () => Promise<{ readonly waits: readonly number[] }>,
): Promise<TimeWindow[]> {
  const stretches: TimeWindow[] = [];
  while (stretches.length < wanted * timesMax && stretches.filter(isUndisturbed).length < wanted) {
    const before = ticks();
    const { waits } = await measure();
    const after = ticks();
    const stolen = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
    stretches.push({ waits, stolen });
  }
  return stretches;
}

const ms = (figure: number): string => `${figure.toFixed(1)} ms`;

/**
 * Prints every stretch. The run fails when the median p99 of those that were undisturbed is over
 * the bound, and when fewer than wanted were: then it is the median of all that is printed.
 */
export function judgeWindows(
  stretches: readonly TimeWindow[],
  { wanted, p99Max }: { readonly wanted: number; readonly p99Max: number },
): void {
  for (const { waits, stolen } of stretches)
    console.log(
      `    p50 ${ms(computeQuantile(waits, 0.5))}  p99 ${ms(computeQuantile(waits, 0.99))}  ` +
        `the host took ${(stolen * 100).toFixed(1)} %`,
    );
  const undisturbed = stretches.filter(isUndisturbed);
  const isEnough = undisturbed.length >= wanted;
  const judged = isEnough ? undisturbed : stretches;
  const p99 = computeMedian(judged.map(({ waits }) => computeQuantile(waits, 0.99)));
  const isWithin = isEnough && p99 <= p99Max;
  if (!isWithin) process.exitCode = 1;
  const of = isEnough ? 'the undisturbed' : `all: only ${undisturbed.length} were undisturbed`;
  console.log(`  p99 at half, median of ${of}: ${ms(p99)}`);
  console.log(`    (at most ${p99Max} ms) ${isWithin ? 'ok' : 'MISSED'}`);
}
