/** Counts of what was drawn. Past draws say nothing about the next: these only describe them. */

/** How often a number came in some draws, and how long it stayed away. */
export type NumberCount = {
  readonly value: number;
  /** How often it came; in draws of several numbers also twice in one. */
  readonly times: number;
  /** How many draws ago it came last: 0 in the newest, and the number of draws when in none. */
  readonly gap: number;
  /** The most draws in a row without it. */
  readonly longestGap: number;
};

/** Counts each number over some draws, the oldest first. */
export function countNumbers(
  draws: readonly (readonly number[])[],
  values: readonly number[],
): readonly NumberCount[] {
  return values.map((value) => {
    let times = 0;
    let gap = 0;
    let longestGap = 0;
    for (const numbers of draws) {
      const came = numbers.filter((number) => number === value).length;
      times += came;
      gap = came > 0 ? 0 : gap + 1;
      longestGap = Math.max(longestGap, gap);
    }
    return { value, times, gap, longestGap };
  });
}

/**
 * Of each draw, the oldest first, for each number: how many draws it has stayed away; 0 where it
 * came, and null before its first time, because nothing is known of the draws before.
 */
export function listGaps(
  draws: readonly (readonly number[])[],
  values: readonly number[],
): readonly (readonly (number | null)[])[] {
  let gaps = values.map((): number | null => null);
  return draws.map((numbers) => {
    gaps = values.map((value, index) => {
      if (numbers.includes(value)) return 0;
      const before = gaps[index] ?? null;
      return before === null ? null : before + 1;
    });
    return gaps;
  });
}

/** How strongly a number is painted: -2 and 2 are far from the average, 0 is close to it. */
export type Tone = -2 | -1 | 0 | 1 | 2;

/**
 * Returns the tone of a count by its distance from the expected one, in standard deviations of a
 * count of rare events: from one on it is 1 or -1, from two on 2 or -2.
 */
export function computeCountTone(times: number, expected: number): Tone {
  const distance = (times - expected) / Math.sqrt(Math.max(expected, 1));
  const size = Math.min(2, Math.floor(Math.abs(distance)));
  if (size === 0) return 0;
  return (distance < 0 ? -size : size) as Tone;
}

/** Returns the tone of a gap by the average one: 0 up to it, 1 up to twice, 2 above. */
export function computeGapTone(gap: number, average: number): Tone {
  if (gap <= average) return 0;
  return gap <= 2 * average ? 1 : 2;
}
