/** How fast an address answers, in the words of the speed check; what does not answer is slow. */
export type SpeedClass = 'fast' | 'normal' | 'slow';

/** What an address that does not answer counts as, in milliseconds and as a figure. */
export const unreachableMs = 9_999;

/**
 * The bands of the speed check: a round trip of so many milliseconds has this figure, and between
 * two of them it lies between their figures. What takes longer than the last has its figure too.
 */
const bands = [
  { fromMs: 0, figure: 20 },
  { fromMs: 100, figure: 40 },
  { fromMs: 200, figure: 60 },
  { fromMs: 400, figure: 100 },
  { fromMs: 5_000, figure: 150 },
] as const;

const fastMax = 80;
const normalMax = 150;

/**
 * The figure of a round trip, by which it is fast, normal or slow. It is never shown: readers see
 * what was measured.
 */
export function getSpeedFigure(roundTripMs: number): number {
  if (roundTripMs >= unreachableMs) return unreachableMs;
  const above = bands.findIndex(({ fromMs }) => roundTripMs < fromMs);
  const [from, to] = [bands[above - 1], bands[above]];
  if (!from || !to) return above === -1 ? normalMax : bands[0].figure;
  const part = (roundTripMs - from.fromMs) / (to.fromMs - from.fromMs);
  return from.figure + part * (to.figure - from.figure);
}

/** The class of a measured round trip, in milliseconds. */
export function getSpeedClass(roundTripMs: number): SpeedClass {
  const figure = getSpeedFigure(roundTripMs);
  if (figure <= fastMax) return 'fast';
  return figure <= normalMax ? 'normal' : 'slow';
}

/** An address with its round trip; null until it was measured. */
export type Measured = { readonly domainName: string; readonly roundTripMs: number | null };

/** The quickest first; what is untested stands before what does not answer. */
export function compareBySpeed(measured: readonly Measured[]): readonly Measured[] {
  const rank = ({ roundTripMs }: Measured): number => roundTripMs ?? unreachableMs - 0.5;
  return measured.toSorted((one, other) => rank(one) - rank(other));
}
