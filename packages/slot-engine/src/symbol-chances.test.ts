// Goal: chances of symbols and features that can be counted by hand.
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { computeSymbolChances, readFeatureChance } from './symbol-chances.ts';

const name = { bn: '', en: '' };

test('a symbol is on a cell as often as it is on the strips', () => {
  const chances = computeSymbolChances({
    rows: 2,
    symbols: ['A', 'B', 'S'].map((letter) => ({ letter, name, pays: {} })),
    // Windows of the first reel: AA, AB, BB, BA. The second shows A and S always.
    reels: ['AABB', 'AS'],
  });
  expect(chances).toEqual([
    { letter: 'A', chance: ratio(1n, 2n), deviation: Math.sqrt(1 / 2) },
    { letter: 'B', chance: ratio(1n, 4n), deviation: Math.sqrt(1 / 2) },
    { letter: 'S', chance: ratio(1n, 4n), deviation: 0 },
  ]);
});

test('the chance of the feature is that of the proof', () => {
  expect(readFeatureChance({ features: '16/1875' })).toEqual(ratio(16n, 1_875n));
  expect(readFeatureChance({ features: '0/1' })).toEqual(ratio(0n));
});
