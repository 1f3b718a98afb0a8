/**
 * Whether the times of two kinds of calls can be told apart. The calls were made in pairs, one of
 * each kind in an order drawn by lot, so that whatever else the machine does hits both alike; what
 * is judged is the difference within each pair.
 */
export type Pair = readonly [one: number, other: number];

export type TimingVerdict = {
  /** How much later the first kind answers, in the middle of the pairs, in milliseconds. */
  readonly medianMs: number;
  /** The standard error of that, as drawing the pairs again and again shows it. */
  readonly errorMs: number;
  /** How likely ranks as uneven as these are when there is nothing to see. */
  readonly chance: number;
  /** Both measures see a difference, or one of them sees it beyond all doubt. */
  readonly isLeak: boolean;
};

const drawings = 400;
// Together: fewer than one false alarm in some thousand runs of half a dozen comparisons.
const errorsMax = 4;
const chanceMin = 0.001;
/** One measure alone is believed from here on. */
const sureErrors = 8;
const sureChance = 1e-9;

function computeMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** The standard error of the median, by drawing as many again from what there is (bootstrap). */
function getError(differences: readonly number[], random: () => number): number {
  const medians = Array.from({ length: drawings }, () =>
    computeMedian(
      differences.map(() => differences[Math.floor(random() * differences.length)] ?? 0),
    ),
  );
  const mean = medians.reduce((sum, one) => sum + one, 0) / drawings;
  const squares = medians.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (drawings - 1));
}

/** Two-sided chance beyond `z` in a normal distribution (Abramowitz and Stegun 26.2.17). */
function chanceBeyond(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const sum = factors.reduce((rest, factor) => (rest + factor) * t, 0);
  return Math.min(1, 2 * sum * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)));
}

/** Wilcoxon's signed ranks: by how far the larger differences lie on one side. */
function rankChance(differences: readonly number[]): number {
  const ranked = differences
    .filter((one) => one !== 0)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const count = ranked.length;
  const above = ranked.reduce((sum, one, at) => (one > 0 ? sum + at + 1 : sum), 0);
  const expected = (count * (count + 1)) / 4;
  const spread = Math.sqrt((count * (count + 1) * (2 * count + 1)) / 24);
  return spread === 0 ? 1 : chanceBeyond(Math.abs(above - expected) / spread);
}

/** Judges pairs of times, in milliseconds. */
export function judgeTimes(pairs: readonly Pair[], random: () => number): TimingVerdict {
  const differences = pairs.map(([one, other]) => one - other);
  const medianMs = computeMedian(differences);
  const errorMs = getError(differences, random);
  const chance = rankChance(differences);
  const errors = Math.abs(medianMs) / Math.max(errorMs, 1e-6);
  const bothSee = errors > errorsMax && chance < chanceMin;
  const isLeak = bothSee || errors > sureErrors || chance < sureChance;
  return { medianMs, errorMs, chance, isLeak };
}
