/**
 * The wheel for server and browser: the odds, and what is paid.
 *
 * The player chooses how many segments the wheel has, and a risk, which says how their pays are
 * spread. Every segment is equally likely to stop under the pointer. No function here draws a
 * number by itself: an outcome cannot depend on a balance, a player, a history or the time.
 */
import type { GameEngine, Play, Words } from '@khelaghor/game-engine/game-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatDecimal, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { listPays, RISKS, SEGMENT_COUNTS } from './wheels.ts';
import type { Risk, SegmentCount } from './wheels.ts';

/** Game and version, as it goes into the fair stream and the receipt. */
export const WHEEL_SCOPE = 'wheel/1';

/** The average return on all stakes, for every wheel: 99 %. */
export const WHEEL_RETURN: Ratio = ratio(99n, 100n);

/** The wheel that is bet on. */
export type WheelChoice = { readonly segments: SegmentCount; readonly risk: Risk };

/** Which segment stopped under the pointer, counted clockwise from 0. */
export type WheelOutcome = { readonly segment: number };

/** The pay of some segments of a wheel, in hundredths of the stake, and their count. */
export type PayGroup = { readonly hundredths: number; readonly count: number };

/** A pay in hundredths as text: 120 is "1.20×". */
export const formatPay = (hundredths: number): string =>
  `${formatDecimal(ratio(BigInt(hundredths), 100n), 2, 'exact')}×`;

/** The different pays of a wheel, the highest first. */
export function groupPays({ segments, risk }: WheelChoice): readonly PayGroup[] {
  const counts = new Map<number, number>();
  for (const hundredths of listPays(segments, risk))
    counts.set(hundredths, (counts.get(hundredths) ?? 0) + 1);
  return [...counts]
    .map(([hundredths, count]) => ({ hundredths, count }))
    .toSorted((one, other) => other.hundredths - one.hundredths);
}

/** The pay of a segment, in hundredths; 0 for one that the wheel does not have. */
export const getPay = ({ segments, risk }: WheelChoice, { segment }: WheelOutcome): number =>
  listPays(segments, risk)[segment] ?? 0;

export const riskWords: Readonly<Record<Risk, Words>> = {
  low: { bn: 'কম', en: 'Low' },
  medium: { bn: 'মাঝারি', en: 'Medium' },
  high: { bn: 'বেশি', en: 'High' },
};

function listPlay(choice: WheelChoice): Play<WheelChoice> {
  const wins = groupPays(choice)
    .filter(({ hundredths }) => hundredths > 0)
    .map(({ hundredths, count }) => ({
      ways: BigInt(count),
      pays: ratio(BigInt(hundredths), 100n),
    }));
  return { choice, ways: BigInt(choice.segments), wins };
}

const mostSegments = Math.max(...SEGMENT_COUNTS);

/** The wheel as every other program knows it. */
export const wheelEngine: GameEngine<WheelChoice, WheelOutcome> = {
  code: 'wheel',
  scope: WHEEL_SCOPE,
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice(raw) {
    const segments = SEGMENT_COUNTS.find((count) => count === raw['segments']);
    const risk = RISKS.find((known) => known === raw['risk']);
    return segments === undefined || risk === undefined ? null : { segments, risk };
  },
  parseOutcome({ segment }) {
    if (typeof segment !== 'number' || !Number.isInteger(segment)) return null;
    return segment >= 0 && segment < mostSegments ? { segment } : null;
  },
  formatSelection: ({ segments, risk }) => `${segments} ${risk}`,
  choiceWords({ segments, risk }) {
    return {
      bn: `${segments} ঘর · ${riskWords[risk].bn} ঝুঁকি`,
      en: `${segments} segments · ${risk} risk`,
    };
  },
  outcomeWords: ({ segment }) => ({ bn: `ঘর ${segment}`, en: `Segment ${segment}` }),
  topPay: ({ segments, risk }) => ratio(BigInt(Math.max(...listPays(segments, risk))), 100n),
  decide(choice, random) {
    const outcome = { segment: random.below(choice.segments) };
    return { outcome, pays: ratio(BigInt(getPay(choice, outcome)), 100n) };
  },
  explain(choice, outcome) {
    const { segment } = outcome;
    const pay = formatPay(getPay(choice, outcome));
    return [
      {
        title: { bn: 'চাকার দর', en: 'What the wheel pays' },
        rule: {
          bn: `ঘর হলো ${choice.segments}-এর নিচের একটি সংখ্যা, ঘড়ির কাঁটার দিকে 0 থেকে গোনা; 0 নম্বর ঘরের দর সবচেয়ে বেশি। ফল হলো সেই ঘরের দর।`,
          en: `The segment is one number below ${choice.segments}, counted clockwise from 0, which pays most. The result is what that segment of the wheel pays.`,
        },
        result: { bn: pay, en: pay },
      },
      {
        title: { bn: 'কোন ঘর', en: 'The segment' },
        rule: { bn: 'যে সংখ্যা এসেছে, সেটিই ঘরের নম্বর।', en: 'The number that was drawn.' },
        result: { bn: `${segment}`, en: `${segment}` },
      },
    ];
  },
  *plays() {
    for (const segments of SEGMENT_COUNTS)
      for (const risk of RISKS) yield listPlay({ segments, risk });
  },
};
