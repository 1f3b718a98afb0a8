/**
 * Terracotta: six reels of five rows. Eight equal symbols or more pay wherever they are, and
 * vanish. Number tiles multiply what a spin pays by their sum. Five wheels or more give 15 free
 * spins, in which the sum is kept, and once 15 more.
 */
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';

const reels = [
  'DFCDEAAGGECFGBDGTFBE',
  'FDEBDSFGECBCGGFAAFED',
  'SCEDEFBFDBAAEGFEGGCD',
  'EAAFGEFCDSEDBDGGFBCD',
  'CGBGDCFEFBFSAADEGGDE',
  'DEFSEAAEDGCFBFGGCDFB',
] as const;

export const terracottaSheet: TumbleSheet = {
  code: 'terracotta',
  scope: 'terracotta/1',
  title: { bn: 'পোড়ামাটি', en: 'Terracotta' },
  rows: 5,
  symbols: [
    {
      letter: 'B',
      name: { bn: 'পোড়ামাটির ঘোড়া', en: 'Terracotta horse' },
      pays: { 8: 100, 10: 5_000, 12: 20_000 },
    },
    { letter: 'C', name: { bn: 'হাতি', en: 'Elephant' }, pays: { 8: 60, 10: 3_000, 12: 12_000 } },
    { letter: 'A', name: { bn: 'ময়ূর', en: 'Peacock' }, pays: { 8: 40, 10: 400, 12: 8_000 } },
    { letter: 'D', name: { bn: 'পদ্মফলক', en: 'Lotus tile' }, pays: { 8: 20, 10: 80, 12: 1_000 } },
    { letter: 'E', name: { bn: 'বাঁশি', en: 'Flute' }, pays: { 8: 20, 10: 80, 12: 600 } },
    {
      letter: 'F',
      name: { bn: 'মাটির কলসি', en: 'Clay pitcher' },
      pays: { 8: 20, 10: 40, 12: 300 },
    },
    { letter: 'G', name: { bn: 'মাটির প্রদীপ', en: 'Clay lamp' }, pays: { 8: 20, 10: 40, 12: 160 } },
    { letter: 'S', name: { bn: 'কুমারের চাকা', en: "Potter's wheel" }, pays: {} },
    { letter: 'T', name: { bn: 'সংখ্যার ফলক', en: 'Number tile' }, pays: {} },
  ],
  reels,
  wins: 'anywhere',
  trail: [1],
  scatter: { letter: 'S', pays: { 5: 200 }, freeSpins: { 5: 15 } },
  tiles: {
    letter: 'T',
    values: [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4,
      4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 10, 10, 10, 10, 20, 50, 100,
    ],
    keptTo: 200,
  },
  freeSpins: { factor: 1, most: 30, reels },
  top: 1_000_000,
};
