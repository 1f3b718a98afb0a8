/** VSL 6/55: six of 55 balls, then a bonus ball of those left, as Vietnam's Power lottery. */
import { definePool, type Draw } from '../draws/draw.ts';
import { listNumbers } from '../draws/measures.ts';
import { defineFamily } from '../play.ts';
import { createChoice } from '../shapes/choice.ts';
import { winIf } from '../shapes/shape.ts';
import { winInTier } from './ball-plays.ts';
import {
  createFewGroup,
  createJackpotGroup,
  createSumGroup,
  sixPlaces,
  systemMost,
} from './vietnam-six.ts';

const ballsMost = 55;
const draw: Draw = { parts: [definePool(7, 1, ballsMost)] };
const sixCells = sixPlaces.map((place) => [place]);
const bonusCell = [6];
const balls = listNumbers(1, ballsMost);

/** The tier of a line; -1 for none. Six hits count as five and the bonus ball. */
function getTier(hits: number, bonusHits: number): number {
  if (hits === 6 || (hits === 5 && bonusHits === 1)) return 0;
  return hits < 3 ? -1 : 6 - hits;
}

/** The same with two jackpots: six hits before five and the bonus ball. */
function getJackpotTier(hits: number, bonusHits: number): number {
  if (hits === 6) return 0;
  if (hits === 5) return bonusHits === 1 ? 1 : 2;
  return hits < 3 ? -1 : 7 - hits;
}

export const vsl55 = defineFamily({
  code: 'vsl55',
  draw,
  drawnAs: 'balls',
  prizes: [
    { code: 'main', label: { bn: 'ছয় বল', en: 'Six balls' }, cells: sixCells },
    { code: 'bonus', label: { bn: 'বোনাস বল', en: 'Bonus ball' }, cells: [bonusCell] },
  ],
  groups: [
    createJackpotGroup({
      rule: {
        bn: 'লাইনের ছয়টি সংখ্যাই ছয় বলের মধ্যে থাকলে জ্যাকপট 1; 5টি ও বোনাস বল মিললে জ্যাকপট 2; 3, 4 বা 5টি মিললে নির্দিষ্ট পুরস্কার। একাধিক জয়ী হলে জ্যাকপট বাজির অনুপাতে ভাগ হয়।',
        en: 'All six numbers of the line among the six balls win jackpot 1; 5 with the bonus ball win jackpot 2; 3, 4 or 5 win fixed prizes. Several winners divide a jackpot by their stakes.',
      },
      shape: createChoice(draw, {
        taken: 6,
        values: balls,
        groups: [sixCells, [bonusCell]],
        judge: ([hits = 0, bonusHits = 0]) => winInTier(5, getJackpotTier(hits, bonusHits)),
        most: systemMost,
      }),
      // At the series 1400, 35 % and 7 % of a stake go to the jackpots; the others are 7,046, 115
      // and 11 stakes.
      tiers: { jackpot1: 10, jackpot2: 2, hit5: 2, hit4: 2, hit3: 4 },
      pools: ['jackpot1', 'jackpot2'],
    }),
    {
      code: 'main',
      label: { bn: 'ছয় সংখ্যা', en: 'Six numbers' },
      plays: [
        {
          code: 'main',
          label: { bn: 'ছয় সংখ্যা', en: 'Six numbers' },
          rule: {
            bn: 'লাইনের ছয়টি সংখ্যার 3, 4 বা 5টি ছয় বলের মধ্যে থাকলে জয়; 5টির সঙ্গে বোনাস বল মিললে পুরস্কার আরও বড়। এই বাজিতে জ্যাকপট নেই: ছয়টি মিললে 5টি ও বোনাসের পুরস্কার।',
            en: 'Wins when 3, 4 or 5 numbers of the line are among the six balls; 5 with the bonus ball win more. This play has no jackpot: all six win the prize of 5 with the bonus ball.',
          },
          shape: createChoice(draw, {
            taken: 6,
            values: balls,
            groups: [sixCells, [bonusCell]],
            judge: ([hits = 0, bonusHits = 0]) => winInTier(4, getTier(hits, bonusHits)),
            most: systemMost,
          }),
          // At the series 1960: 81,171, 17,756, 483 and 38 stakes.
          tiers: { hit5_bonus: 1, hit5: 9, hit4: 15, hit3: 25 },
        },
      ],
    },
    createFewGroup(draw, ballsMost),
    {
      code: 'bonus',
      label: { bn: 'বোনাস বল', en: 'Bonus ball' },
      plays: [
        {
          code: 'bonus1',
          label: { bn: 'বোনাস বল', en: 'Bonus ball' },
          rule: {
            bn: 'বোনাস বল আপনার সংখ্যা হলে জয়।',
            en: 'Wins when the bonus ball is your number.',
          },
          shape: createChoice(draw, {
            taken: 1,
            values: balls,
            groups: [[bonusCell]],
            judge: ([hits]) => winIf(hits === 1),
          }),
        },
      ],
    },
    createSumGroup(draw, ballsMost),
  ],
});
