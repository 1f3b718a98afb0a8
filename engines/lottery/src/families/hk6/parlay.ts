/** HK6's parlay: sides of two to six of the normal balls, all of which must come. */
import { listNumbers } from '../../draws/measures.ts';
import type { PlayGroup } from '../../play.ts';
import { createParlay, type ParlaySide } from '../../shapes/parlay.ts';
import { colours, draw, normals, parities, sizes, tied, type Sides } from './balls.ts';

const numbers = listNumbers(1, 49);

const listSides = (sides: Sides, isSide: (number: number) => boolean): ParlaySide[] =>
  Object.entries(sides).map(([word, has]) => ({
    word,
    numbers: numbers.filter((number) => isSide(number) && has(number)),
  }));

/** A bet on one ball gets its stake back on 49, which is neither big nor odd: here it loses. */
const isNotTied = (number: number): boolean => number !== tied;

const sides: readonly ParlaySide[] = [
  ...listSides({ ...parities, ...sizes }, isNotTied),
  ...listSides(colours, () => true),
];

export const parlayGroup: PlayGroup = {
  code: 'parlay',
  label: { bn: 'কয়েক বলের মাল্টি', en: 'Parlay' },
  plays: [
    {
      code: 'parlay',
      label: { bn: 'মাল্টি', en: 'Parlay' },
      rule: {
        bn: 'সাধারণ বলের দুই থেকে ছয়টিতে একটি করে পক্ষ বাছুন। কোনটি কত নম্বর বল, তা ওঠার ক্রমে ঠিক হয়। সব কটি মিললে জয়। 49 শুধু সবুজ: বড়, ছোট, বিজোড় বা জোড় বাছলে 49 এলে হার।',
        en: 'Choose one side on two to six of the normal balls, which count in drawn order. Wins when all of them are right. 49 is green only: big, small, odd and even lose on it.',
      },
      shape: createParlay(draw, { places: normals, sides, least: 2 }),
    },
  ],
};
