/**
 * Coin flips for server and browser: the flips, the pays, and where a round stands.
 *
 * Before each flip the player says heads or tails. A right guess doubles what the round pays, a
 * wrong one ends it with nothing. The first right guess pays 1.98 times the stake, so that leaving
 * after any number of guesses returns 99 %.
 *
 * All flips are drawn when the round is opened. No function here draws a number by itself: an
 * outcome cannot depend on a balance, a player, a history or the time.
 */
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { Plain, Unchecked, Words } from '@khelaghor/game-engine/game-engine.ts';
import type { Layout, Standing, StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';

/** How many flips a round has at most. */
export const FLIPS = 20;

/** The average return on all stakes, after however many guesses the player leaves: 99 %. */
export const RETURN: Ratio = ratio(99n, 100n);

const NOTHING = ratio(0n);

/** The sides of a coin in the order of the numbers that are drawn: 0 is heads. */
export const SIDES = ['heads', 'tails'] as const;
export type CoinSide = (typeof SIDES)[number];

/** The guess of the next flip. */
export type CoinStep = { readonly side: CoinSide };

/**
 * The flips that may be seen: an H or a T each, in order. Of an open round those that were
 * guessed, of one that is over all of them; `flipped` says how many were guessed.
 */
export type CoinView = { readonly flips: string; readonly flipped: number };

export const sideNames: Readonly<Record<CoinSide, Words>> = {
  heads: { bn: 'হেড', en: 'Heads' },
  tails: { bn: 'টেল', en: 'Tails' },
};

const letters: Readonly<Record<CoinSide, string>> = { heads: 'H', tails: 'T' };

const raisePay = (right: number): Ratio =>
  right === 0 ? NOTHING : multiplyRatio(RETURN, ratio(2n ** BigInt(right)));

/** Pays from no right guess to all of them. */
const listedPays: readonly Ratio[] = Array.from({ length: FLIPS + 1 }, (_, right) =>
  raisePay(right),
);

/** The pay after so many right guesses: 0.99 x 2^right. After none: nothing. */
export const computePay = (right: number): Ratio => listedPays[right] ?? raisePay(right);

const findSide = (raw: unknown): CoinSide | null => SIDES.find((side) => side === raw) ?? null;

const getSide = (drawn: number | undefined): CoinSide => (drawn === 0 ? 'heads' : 'tails');

function getStanding(_choice: Plain, layout: Layout, steps: readonly CoinStep[]): Standing {
  const isLost = steps.some(({ side }, index) => side !== getSide(layout[index]));
  if (isLost) return { state: 'lost', pays: NOTHING };
  return { state: steps.length === FLIPS ? 'topped' : 'open', pays: computePay(steps.length) };
}

/** The sides that a view shows, and how many of them were guessed; null when it is no view. */
export function parseView({ flips, flipped }: Unchecked): {
  readonly flips: readonly CoinSide[];
  readonly flipped: number;
} | null {
  if (typeof flips !== 'string' || !/^[HT]{0,20}$/u.test(flips)) return null;
  if (typeof flipped !== 'number' || !Number.isInteger(flipped)) return null;
  if (flipped < 0 || flipped > flips.length) return null;
  return { flips: [...flips].map((letter) => (letter === 'H' ? 'heads' : 'tails')), flipped };
}

function describeOutcome(choice: Plain, layout: Layout, steps: readonly CoinStep[]): Words {
  const { state, pays } = getStanding(choice, layout, steps);
  const count = steps.length;
  if (count === 0) return { bn: 'কোনো টস হয়নি', en: 'No flip' };
  if (state === 'lost') return { bn: `${count} নম্বর টস ভুল`, en: `Flip ${count} was wrong` };
  return { bn: `${count}টি ঠিক · ${formatPay(pays)}`, en: `${count} right · ${formatPay(pays)}` };
}

/** Sides in both languages, one after another. */
function showSides(sides: readonly CoinSide[]): Words {
  if (sides.length === 0) return { bn: '–', en: '–' };
  const show = (language: keyof Words) => sides.map((side) => sideNames[side][language]);
  return { bn: show('bn').join(' · '), en: show('en').join(' · ') };
}

/** Coin flips as every other program knows them. There is nothing to choose before the first. */
export const coinEngine: StepEngine<Plain, CoinStep> = {
  code: 'coin',
  scope: 'coin/1',
  // The payout limit lets the smallest stake win all flips: 1,038,090.24 times.
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(110_000_000n) },
  parseChoice: () => ({}),
  formatSelection: () => 'flips',
  choiceWords: () => ({ bn: 'হেড না টেল', en: 'Heads or tails' }),
  parseStep(raw) {
    const side = findSide(raw['side']);
    return side && { side };
  },
  formatStep: ({ side }) => side,
  readStep(text) {
    const side = findSide(text);
    return side && { side };
  },
  layOut: (_, random) => Array.from({ length: FLIPS }, () => random.below(SIDES.length)),
  findStepRefusal: () => null,
  getStanding,
  payOfStep: (_choice, _layout, steps) => computePay(steps.length + 1),
  firstPay: () => computePay(1),
  view: (_, layout, steps, isOver): CoinView => ({
    flips: layout
      .slice(0, isOver ? FLIPS : steps.length)
      .map((drawn) => letters[getSide(drawn)])
      .join(''),
    flipped: steps.length,
  }),
  outcomeWords: describeOutcome,
  explain(choice, layout, steps) {
    const pays = formatPay(getStanding(choice, layout, steps).pays);
    return [
      {
        title: { bn: 'ফলাফল', en: 'The outcome' },
        rule: {
          bn: 'প্রতিটি টসের আগে হেড বা টেল বলতে হয়। ভুল হলে রাউন্ড শেষ, কিছুই পাওয়া যায় না। ঠিক হলে টাকা তোলা যায়, বা আবার টস করা যায়।',
          en: 'The player says heads or tails before each flip. A wrong guess ends the round and pays nothing. After a right one the player takes what it pays, or flips again.',
        },
        result: describeOutcome(choice, layout, steps),
      },
      {
        title: { bn: 'টস', en: 'The flips' },
        rule: {
          bn: `${FLIPS}টি টসের প্রতিটি 2-এর নিচের একটি সংখ্যা: 0 হেড, 1 টেল। রাউন্ড শুরুর সময়ই সব টানা হয়; এখানে যেগুলো খেলা হয়েছে।`,
          en: `Each of the ${FLIPS} flips is one number below 2: 0 is heads, 1 is tails. All are drawn when the round is opened; these are the ones that were played.`,
        },
        result: showSides(layout.slice(0, steps.length).map(getSide)),
      },
      {
        title: { bn: 'অনুমান', en: 'The guesses' },
        rule: {
          bn: 'খেলোয়াড় যা বলেছেন, টসের ক্রমে।',
          en: 'What the player said, in the order of the flips.',
        },
        result: showSides(steps.map(({ side }) => side)),
      },
      {
        title: { bn: 'ফেরত', en: 'What it pays' },
        rule: {
          bn: 'প্রতিটি ঠিক অনুমানে ফেরত 2 গুণ হয়, আর পুরো রাউন্ডে একবার 0.99 দিয়ে গুণ হয়। একটি ভুল হলে, বা টস না হলে, 0।',
          en: 'Each right guess doubles it, and the whole is multiplied once by 0.99. A wrong guess, or no flip, pays 0.',
        },
        result: { bn: pays, en: pays },
      },
    ];
  },
  chooseStep: (play, _layout, steps) =>
    steps.length < play.steps ? { side: SIDES[steps.length % SIDES.length] ?? 'heads' } : null,
  *plays() {
    for (let steps = 1; steps <= FLIPS; steps += 1) {
      const wins = [{ ways: 1n, pays: computePay(steps) }];
      yield { choice: { steps }, ways: 2n ** BigInt(steps), wins };
    }
  },
};
