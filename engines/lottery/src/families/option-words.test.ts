import { expect, test } from 'vitest';
import { soleOption } from '../shapes/options.ts';
import { onePrice } from '../shapes/shape.ts';
import { optionWords } from './option-words.ts';
import { testedFamilies } from './tested-families.ts';

/** The parts of all prices that are neither numbers nor without a name. */
const listWords = (): Set<string> =>
  new Set(
    testedFamilies
      .flatMap(({ plays }) => [...plays.values()])
      .flatMap(({ shape, tiers }) => [
        ...shape.prices,
        ...(tiers.length > 1 ? tiers.map(({ code }) => code) : []),
      ])
      .filter((code) => code !== onePrice && code !== soleOption)
      .flatMap((code) => code.split('+'))
      .filter((part) => !/^\d+$/u.test(part)),
  );

test('every option and price has words', () => {
  expect([...listWords()].filter((word) => !optionWords[word])).toEqual([]);
});

// The page writes digits as the reader likes them.
test('texts of plays have Latin digits, and no Bengali in English', () => {
  for (const { groups } of testedFamilies) {
    const texts = groups.flatMap(({ label, plays }) => [
      label,
      ...plays.flatMap((play) => [play.label, play.rule]),
    ]);
    for (const { bn, en } of texts) {
      expect(bn).not.toMatch(/[\u09E6-\u09EF]/u);
      expect(en).not.toMatch(/[\u0980-\u09FF]/u);
    }
  }
});
