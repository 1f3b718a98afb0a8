/** HK6's parlay: sides of two to six of the normal balls, all of which must come. */
import { listNumbers } from '../../draws/measures.ts';
import type { PlayGroup } from '../../play.ts';
import { createParlay, listParlayTiers, type ParlaySide } from '../../shapes/parlay.ts';
import { colours, draw, normals, parities, sizes, tied, type Sides } from './balls.ts';

const numbers = listNumbers(1, 49);

const listSides = (sides: Sides, canTie: boolean): ParlaySide[] =>
  Object.entries(sides).map(([word, has]) => ({
    word,
    numbers: numbers.filter((number) => has(number) && !(canTie && number === tied)),
    canTie,
  }));

/** A bet on one ball gets its stake back on 49, which is neither big nor odd. */
const sides: readonly ParlaySide[] = [
  ...listSides({ ...parities, ...sizes }, true),
  ...listSides(colours, false),
];

const rule = { places: normals, sides, least: 2, tied };

export const parlayGroup: PlayGroup = {
  code: 'parlay',
  label: { bn: 'কয়েক বলের মাল্টি', en: 'Parlay' },
  plays: [
    {
      code: 'parlay_tie',
      label: { bn: 'মাল্টি', en: 'Parlay' },
      rule: {
        bn: 'সাধারণ বলের দুই থেকে ছয়টিতে একটি করে পক্ষ বাছুন। কোনটি কত নম্বর বল, তা ওঠার ক্রমে ঠিক হয়। সব কটি মিললে জয়। বড়, ছোট, বিজোড় বা জোড় বাছা বলে 49 এলে সেই বল 1 ধরা হয়: বাকিগুলো মিললে সেগুলোর দর পান। রঙে 49 সবুজ।',
        en: 'Choose one side on two to six of the normal balls, which count in drawn order. Wins when all of them are right. Where 49 comes on big, small, odd or even, that ball counts as 1: if the others are right, you are paid their price. As a colour 49 is green.',
      },
      tiers: listParlayTiers(sides),
      shape: createParlay(draw, { ...rule, onTie: 'counts_one' }),
    },
    {
      code: 'parlay',
      label: { bn: 'মাল্টি, 49 এলে হার', en: 'Parlay, 49 loses' },
      rule: {
        bn: 'সাধারণ বলের দুই থেকে ছয়টিতে একটি করে পক্ষ বাছুন। কোনটি কত নম্বর বল, তা ওঠার ক্রমে ঠিক হয়। সব কটি মিললে জয়। 49 শুধু সবুজ: বড়, ছোট, বিজোড় বা জোড় বাছলে 49 এলে হার।',
        en: 'Choose one side on two to six of the normal balls, which count in drawn order. Wins when all of them are right. 49 is green only: big, small, odd and even lose on it.',
      },
      isOffAtFirst: true,
      shape: createParlay(draw, { ...rule, onTie: 'loses' }),
    },
  ],
};
