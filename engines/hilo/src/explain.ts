// The words of a round, and how it follows from the numbers that were drawn.
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { ExplainedStep, Plain, Words } from '@khelaghor/game-engine/game-engine.ts';
import type { Layout } from '@khelaghor/game-engine/step-engine.ts';
import { formatCard, RANKS } from './cards.ts';
import { countRightRanks, describeGuess } from './guesses.ts';
import type { HiloStep } from './guesses.ts';
import { CARDS, getRankAt, getStanding } from './round.ts';

/** Words for the outcome: the wrong card, or how many guesses were right and what they pay. */
export function describeOutcome(choice: Plain, layout: Layout, steps: readonly HiloStep[]): Words {
  const { state, pays } = getStanding(choice, layout, steps);
  const card = formatCard(layout[steps.length] ?? 0);
  const count = steps.filter(({ move }) => move !== 'skip').length;
  if (count === 0) return { bn: 'কোনো অনুমান হয়নি', en: 'No guess' };
  if (state === 'lost') return { bn: `${card} আসায় ভুল`, en: `Wrong at ${card}` };
  return { bn: `${count}টি ঠিক · ${formatPay(pays)}`, en: `${count} right · ${formatPay(pays)}` };
}

/** The moves with the chance of each guess: "Higher or same 7/13". */
function describeMoves(layout: Layout, steps: readonly HiloStep[]): Words {
  if (steps.length === 0) return { bn: '–', en: '–' };
  const moves = steps.map(({ move }, index): Words => {
    if (move === 'skip') return { bn: 'বাদ', en: 'Skip' };
    const rank = getRankAt(layout, index);
    const name = describeGuess(rank, move);
    const chance = `${countRightRanks(rank, move)}/${RANKS}`;
    return { bn: `${name.bn} ${chance}`, en: `${name.en} ${chance}` };
  });
  const show = (language: keyof Words) => moves.map((move) => move[language]).join(' · ');
  return { bn: show('bn'), en: show('en') };
}

const outcomeRule: Words = {
  bn: 'পরের তাসটি উঁচু না নিচু, তা বলতে হয়। ভুল হলে রাউন্ড শেষ, কিছুই পাওয়া যায় না। ঠিক হলে টাকা তোলা যায়, বা আবার বলা যায়। তাস বাদ দিলে শুধু পরের তাসটি খোলে।',
  en: 'The player guesses how the next card compares with the open one. A wrong guess ends the round and pays nothing. After a right one the player takes what it pays, or goes on. Skipping only shows the next card.',
};

const cardsRule: Words = {
  bn: `${CARDS}টি তাসের প্রতিটি 52-এর নিচের একটি সংখ্যা। 4 দিয়ে ভাগ করলে ভাগফল তাসের মান: 0 টেক্কা (A), 1 থেকে 9 মানে 2 থেকে 10, 10 গোলাম (J), 11 বিবি (Q), 12 সাহেব (K)। ভাগশেষ তাসের রং: 0 ♠, 1 ♥, 2 ♦, 3 ♣। একই তাস আবার আসতে পারে। এখানে যেগুলো খোলা হয়েছে।`,
  en: `Each of the ${CARDS} cards is one number below 52. Divided by 4, the quotient is the rank: 0 is the ace (A), 1 to 9 are 2 to 10, 10 is the jack (J), 11 the queen (Q), 12 the king (K). The remainder is the suit: 0 ♠, 1 ♥, 2 ♦, 3 ♣. A card can come again. These are the ones that lay open.`,
};

const guessesRule: Words = {
  bn: 'প্রতিটি অনুমানের পাশে লেখা, 13টি মানের কয়টিতে তা ঠিক। টেক্কার পরে “উঁচু” আর সাহেবের পরে “নিচু” 12টিতে ঠিক, “সমান” 1টিতে। অন্য তাসের পরে একই মান এলে উঁচু-নিচু দুটোই ঠিক।',
  en: 'Beside each guess: on how many of the 13 ranks it is right. After an ace “higher”, and after a king “lower”, is right on 12, and “same” on 1. After any other card the same rank makes both guesses right.',
};

const payRule: Words = {
  bn: '0.99, আর প্রতিটি ঠিক অনুমানের জন্য গুণ 13 ÷ (যে কয়টি মানে ঠিক)। তাস বাদ দিলে কিছু বদলায় না। একটি ভুল হলে, বা কোনো অনুমান না করলে, 0।',
  en: '0.99, times 13 ÷ (the ranks on which it is right) for each right guess. Skips change nothing. A wrong guess, or none at all, pays 0.',
};

/** The steps from the drawn cards to what a round pays, the first of which is its outcome. */
export function explainRound(
  choice: Plain,
  layout: Layout,
  steps: readonly HiloStep[],
): readonly [ExplainedStep, ...ExplainedStep[]] {
  const pays = formatPay(getStanding(choice, layout, steps).pays);
  const cards = layout
    .slice(0, steps.length + 1)
    .map(formatCard)
    .join(' · ');
  return [
    {
      title: { bn: 'ফলাফল', en: 'The outcome' },
      rule: outcomeRule,
      result: describeOutcome(choice, layout, steps),
    },
    {
      title: { bn: 'তাস', en: 'The cards' },
      rule: cardsRule,
      result: { bn: cards, en: cards },
    },
    {
      title: { bn: 'অনুমান', en: 'The guesses' },
      rule: guessesRule,
      result: describeMoves(layout, steps),
    },
    {
      title: { bn: 'ফেরত', en: 'What it pays' },
      rule: payRule,
      result: { bn: pays, en: pays },
    },
  ];
}
