/**
 * Rickshaw Parade: five reels, twenty lines. Three rickshaws or more give 10, 15 or 20 free spins,
 * in which everything pays three times. Peacocks stand for all but rickshaws.
 */
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

const reels = [
  'FGEAAFGEFGCFGDEBGFESFCGFBDGEFGE',
  'ACDSCWAEBACFGCBDCAABAACAECBFGCB',
  'BCDBAAFDEFBDGBDSBDWBEDBGEDBECDE',
  'FAACWEDCGFBGEBCADEFWDFGESDFGCBE',
  'GSDEGCEGDBEFGCFDCGAAFBDFEABCGFE',
] as const;

export const rickshawSheet: SlotSheet = {
  code: 'rickshaw',
  scope: 'rickshaw/1',
  title: { bn: 'রিকশার মেলা', en: 'Rickshaw Parade' },
  rows: 3,
  symbols: [
    { letter: 'W', name: { bn: 'ময়ূর', en: 'Peacock' }, pays: {}, isWild: true },
    { letter: 'S', name: { bn: 'রিকশা', en: 'Rickshaw' }, pays: {} },
    {
      letter: 'A',
      name: { bn: 'আঁকা বাঘ', en: 'Painted tiger' },
      pays: { 3: 300, 4: 1_500, 5: 15_000 },
    },
    { letter: 'B', name: { bn: 'পদ্ম', en: 'Lotus' }, pays: { 3: 200, 4: 650, 5: 4_000 } },
    {
      letter: 'C',
      name: { bn: 'রঙিন হুড', en: 'Painted hood' },
      pays: { 3: 120, 4: 500, 5: 2_000 },
    },
    { letter: 'D', name: { bn: 'বেল', en: 'Bell' }, pays: { 3: 90, 4: 300, 5: 1_000 } },
    { letter: 'E', name: { bn: 'হাতল', en: 'Handlebar' }, pays: { 3: 50, 4: 110, 5: 400 } },
    { letter: 'F', name: { bn: 'চাকা', en: 'Wheel' }, pays: { 3: 50, 4: 100, 5: 300 } },
    { letter: 'G', name: { bn: 'প্যাডেল', en: 'Pedal' }, pays: { 3: 40, 4: 100, 5: 180 } },
  ],
  reels,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 2, 2, 0],
  ],
  scatter: {
    letter: 'S',
    pays: { 3: 200, 4: 1_000, 5: 10_000 },
    freeSpins: { 3: 10, 4: 15, 5: 20 },
  },
  freeSpins: { factor: 3, reels },
  top: 250_000,
};
