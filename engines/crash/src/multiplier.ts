/**
 * The multiplier of a round: e^(0.00006 t), t milliseconds after its start, in whole hundredths
 * rounded down. A product of the table below, in bigint: server, page and verifier get the same
 * multiplier, and no floating number decides money. It is exact for every millisecond of a round,
 * which the tests prove with more digits.
 */

/** e^(0.00006 x 2^k) x 2^64, rounded down, for k = 0 to 17. */
const POWERS: readonly bigint[] = [
  18_447_850_911_558_777_614n,
  18_448_957_815_820_266_914n,
  18_451_171_823_595_975_079n,
  18_455_600_636_269_900_684n,
  18_464_461_451_000_717_990n,
  18_482_195_845_140_864_500n,
  18_517_715_749_359_871_301n,
  18_588_960_480_175_074_687n,
  18_732_273_313_532_365_202n,
  19_022_222_137_996_675_856n,
  19_615_653_235_141_649_997n,
  20_858_632_304_098_904_675n,
  23_585_871_840_531_550_884n,
  30_156_722_956_373_257_002n,
  49_300_187_384_481_244_347n,
  131_758_128_504_040_120_180n,
  941_098_567_721_175_950_872n,
  48_012_077_937_868_062_808_766n,
];

const SHIFT = 64n;
const ONE = 1n << SHIFT;

/** The highest multiplier of a round in hundredths: 10,000.00. Every bet cashes out there. */
export const MULTIPLIER_MAX = 1_000_000;

/** How long after the start of a round the highest multiplier is due. */
const LAST_MS = 153_506;

/**
 * Returns the multiplier in hundredths so many milliseconds after the start; part of a millisecond
 * does not count. After the highest multiplier there is no other. Throws a `RangeError` for a time
 * before the start.
 */
export function getMultiplier(elapsedMs: number): number {
  if (!(elapsedMs >= 0)) throw new RangeError(`no time after the start: ${elapsedMs}`);
  const time = Math.min(Math.floor(elapsedMs), LAST_MS);
  let product = ONE;
  for (let bit = POWERS.length - 1; bit >= 0; bit -= 1)
    if ((time & (1 << bit)) !== 0) product = (product * (POWERS[bit] ?? ONE)) >> SHIFT;
  return Math.min(Number((product * 100n) >> SHIFT), MULTIPLIER_MAX);
}

/**
 * Returns the first whole millisecond at which a multiplier in hundredths is reached. Throws a
 * `RangeError` for what is no multiplier of a round.
 */
export function getDueMs(multiplier: number): number {
  if (!Number.isInteger(multiplier) || multiplier < 100 || multiplier > MULTIPLIER_MAX)
    throw new RangeError(`no multiplier of a round: ${multiplier}`);
  if (multiplier === 100) return 0;
  let time = 0;
  let product = ONE;
  // The longest time at which the multiplier is not reached yet, from its highest bit on.
  for (let bit = POWERS.length - 1; bit >= 0; bit -= 1) {
    const next = (product * (POWERS[bit] ?? ONE)) >> SHIFT;
    if ((next * 100n) >> SHIFT >= BigInt(multiplier)) continue;
    product = next;
    time += 1 << bit;
  }
  return time + 1;
}
