/**
 * Mango Orchard: three reels, five lines, and a strip of numbers that multiply what the lines pay.
 * A line pays for three equal symbols. Golden mangoes stand for all others.
 */
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

export const aamSheet: SlotSheet = {
  code: 'aam',
  scope: 'aam/1',
  title: { bn: 'আমবাগান', en: 'Mango Orchard' },
  rows: 3,
  symbols: [
    { letter: 'W', name: { bn: 'সোনালি আম', en: 'Golden mango' }, pays: { 3: 500 }, isWild: true },
    { letter: 'A', name: { bn: 'আমের ঝুড়ি', en: 'Basket of mangoes' }, pays: { 3: 280 } },
    { letter: 'B', name: { bn: 'কোকিল', en: 'Koel' }, pays: { 3: 200 } },
    { letter: 'C', name: { bn: 'আচারের বয়াম', en: 'Pickle jar' }, pays: { 3: 160 } },
    { letter: 'D', name: { bn: 'আমসত্ত্ব', en: 'Mango leather' }, pays: { 3: 130 } },
    { letter: 'E', name: { bn: 'কাঁচা আম', en: 'Green mango' }, pays: { 3: 100 } },
    { letter: 'F', name: { bn: 'আমের মুকুল', en: 'Mango blossom' }, pays: { 3: 60 } },
    { letter: 'G', name: { bn: 'আমপাতা', en: 'Mango leaf' }, pays: { 3: 40 } },
    { letter: 'H', name: { bn: 'আমের আঁটি', en: 'Mango stone' }, pays: { 3: 20 } },
  ],
  reels: [
    'AFECDHGHDFHWWWGFEBHDFACFEGHGCGB',
    'BGWWWFHDHEGHDEADGCFGEFCBGFADHCF',
    'DFAGWWWEHFCDGHGEBHFCDCGFEDBAGEH',
  ],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  factors: [1, 3, 1, 2, 1, 5, 1, 2, 1, 15, 1, 2, 3, 1, 2, 1, 10, 1, 2, 3, 1, 5, 2, 3],
  top: 37_500,
};
