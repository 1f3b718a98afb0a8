/**
 * Village Fair: five reels, ten lines. Ferris wheels stand for all other symbols.
 */
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

export const melaSheet: SlotSheet = {
  code: 'mela',
  scope: 'mela/1',
  title: { bn: 'মেলা', en: 'Village Fair' },
  rows: 3,
  symbols: [
    { letter: 'W', name: { bn: 'নাগরদোলা', en: 'Ferris wheel' }, pays: {}, isWild: true },
    {
      letter: 'A',
      name: { bn: 'টমটম', en: 'Clay drum cart' },
      pays: { 3: 550, 4: 2_750, 5: 50_000 },
    },
    { letter: 'B', name: { bn: 'পুতুল', en: 'Doll' }, pays: { 3: 480, 4: 1_500, 5: 6_300 } },
    { letter: 'C', name: { bn: 'বাঁশি', en: 'Flute' }, pays: { 3: 310, 4: 1_210, 5: 3_850 } },
    { letter: 'D', name: { bn: 'ঘুড়ি', en: 'Kite' }, pays: { 3: 170, 4: 500, 5: 2_200 } },
    { letter: 'E', name: { bn: 'জিলাপি', en: 'Jilapi' }, pays: { 3: 140, 4: 440, 5: 1_330 } },
    { letter: 'F', name: { bn: 'বেলুন', en: 'Balloon' }, pays: { 3: 110, 4: 200, 5: 770 } },
    { letter: 'G', name: { bn: 'মাটির ঘোড়া', en: 'Clay horse' }, pays: { 3: 70, 4: 190, 5: 610 } },
    { letter: 'H', name: { bn: 'মুড়ি', en: 'Puffed rice' }, pays: { 3: 60, 4: 120, 5: 440 } },
  ],
  reels: [
    'EGBDGCFGBHEGFBHDFGAABCHBEGFHGFH',
    'HDBCDEBDFEHDBAADWCGDFCHFDCGDFBW',
    'EHBDCEGHWCDWEBCAAFEDCFHDECDGEDC',
    'HFGWDEFCHDGCFEDHGCBHEAABHGEWDFG',
    'FHDBGDHBGHFGDECGHEFBEAACDFHEFCG',
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 1, 2, 1],
    [1, 2, 1, 0, 1],
    [0, 1, 1, 1, 2],
  ],
  top: 100_000,
};
