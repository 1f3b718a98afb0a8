/** VSL 6/45: six of 45 balls, as Vietnam's Mega lottery. */
import { definePool, type Draw } from '../draws/draw.ts';
import { listNumbers } from '../draws/measures.ts';
import { defineFamily } from '../play.ts';
import { createChoice } from '../shapes/choice.ts';
import { winInTier } from './ball-plays.ts';
import {
  createFewGroup,
  createJackpotGroup,
  createSumGroup,
  sixPlaces,
  systemMost,
} from './vietnam-six.ts';

const ballsMost = 45;
const draw: Draw = { parts: [definePool(6, 1, ballsMost)] };

export const vsl45 = defineFamily({
  code: 'vsl45',
  draw,
  drawnAs: 'balls',
  groups: [
    createJackpotGroup({
      rule: {
        bn: 'লাইনের ছয়টি সংখ্যাই ছয় বলের মধ্যে থাকলে জ্যাকপট; 3, 4 বা 5টি মিললে নির্দিষ্ট পুরস্কার। একাধিক জয়ী হলে জ্যাকপট বাজির অনুপাতে ভাগ হয়।',
        en: 'All six numbers of the line among the six balls win the jackpot; 3, 4 or 5 win fixed prizes. Several winners divide the jackpot by their stakes.',
      },
      shape: createChoice(draw, {
        taken: 6,
        values: listNumbers(1, ballsMost),
        groups: [sixPlaces.map((place) => [place])],
        judge: ([hits = 0]) => winInTier(4, hits < 3 ? -1 : 6 - hits),
        most: systemMost,
      }),
      // At the series 1400, 42 % of a stake go to the jackpot; the others: 2,436, 51, 6 stakes.
      tiers: { jackpot: 12, hit5: 2, hit4: 2, hit3: 4 },
      pools: ['jackpot'],
    }),
    {
      code: 'main',
      label: { bn: 'ছয় সংখ্যা', en: 'Six numbers' },
      plays: [
        {
          code: 'main',
          label: { bn: 'ছয় সংখ্যা', en: 'Six numbers' },
          rule: {
            bn: 'লাইনের ছয়টি সংখ্যার 3, 4 বা 5টি ছয় বলের মধ্যে থাকলে জয়। এই বাজিতে জ্যাকপট নেই: ছয়টি মিললে 5টির পুরস্কার।',
            en: 'Wins when 3, 4 or 5 numbers of the line are among the six balls. This play has no jackpot: all six win the prize of 5.',
          },
          shape: createChoice(draw, {
            taken: 6,
            values: listNumbers(1, ballsMost),
            groups: [sixPlaces.map((place) => [place])],
            judge: ([hits = 0]) => winInTier(3, hits < 3 ? -1 : Math.max(5 - hits, 0)),
            most: systemMost,
          }),
          // At the series 1960: 6,793, 215 and 21 stakes.
          tiers: { hit5: 2, hit4: 3, hit3: 5 },
        },
      ],
    },
    createFewGroup(draw, ballsMost),
    createSumGroup(draw, ballsMost),
  ],
});
