/**
 * Sundarbans: five reels whose 243 ways all pay. Three honeycombs or more give 10, 15 or 20 free
 * spins, in which tigers multiply each way through them by two or three.
 */
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

export const sundarbansSheet: SlotSheet = {
  code: 'sundarbans',
  scope: 'sundarbans/1',
  title: { bn: 'সুন্দরবন', en: 'Sundarbans' },
  rows: 3,
  symbols: [
    { letter: 'W', name: { bn: 'বাঘ', en: 'Tiger' }, pays: {}, isWild: true },
    { letter: 'X', name: { bn: 'বাঘ ×2', en: 'Tiger ×2' }, pays: {}, isWild: true, factor: 2 },
    { letter: 'Y', name: { bn: 'বাঘ ×3', en: 'Tiger ×3' }, pays: {}, isWild: true, factor: 3 },
    { letter: 'S', name: { bn: 'মৌচাক', en: 'Honeycomb' }, pays: {} },
    { letter: 'A', name: { bn: 'কুমির', en: 'Crocodile' }, pays: { 3: 50, 4: 250, 5: 2_000 } },
    { letter: 'B', name: { bn: 'চিত্রা হরিণ', en: 'Spotted deer' }, pays: { 3: 30, 4: 120, 5: 900 } },
    { letter: 'C', name: { bn: 'মাছরাঙা', en: 'Kingfisher' }, pays: { 3: 20, 4: 70, 5: 500 } },
    { letter: 'D', name: { bn: 'শুশুক', en: 'River dolphin' }, pays: { 3: 10, 4: 30, 5: 150 } },
    { letter: 'E', name: { bn: 'কাঁকড়া', en: 'Crab' }, pays: { 3: 10, 4: 20, 5: 100 } },
    { letter: 'F', name: { bn: 'গোলপাতা', en: 'Nipa palm' }, pays: { 3: 10, 4: 20, 5: 60 } },
    { letter: 'G', name: { bn: 'সুন্দরী গাছ', en: 'Sundari tree' }, pays: { 3: 10, 4: 20, 5: 50 } },
  ],
  reels: [
    'FFCCDDEGGFDDEBESCEGGFFAGGAABBE',
    'DDCCWCCFFAEFEFFBBEGGECGDDAABBS',
    'EFFCCEWAGGBBESDDFFDEAAEBBDDGCC',
    'DDESGGBFFWBBCCECCGEAEGGDDAAFFE',
    'DDEFEBCCAGGBBSAAFFGGDDEGECCFFE',
  ],
  lines: 'ways',
  scatter: {
    letter: 'S',
    pays: { 3: 180, 4: 1_000, 5: 5_000 },
    freeSpins: { 3: 10, 4: 15, 5: 20 },
  },
  freeSpins: {
    factor: 1,
    reels: [
      'AAGGDDEGGBCBBGGEFCCEFFEDDASEFF',
      'AAFFBBGGCCAXCCEGYEBBSFEFFDDEDD',
      'DDEAACCEAEFFECCBBDDSGGFFXYGBBE',
      'EBBXCCGGYEDDEGAGGEDDFFBCCAAFFS',
      'FFEGGAABBCCGECCSEFFBGGDDFDDEAE',
    ],
  },
  top: 500_000,
};
