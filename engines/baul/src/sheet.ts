/**
 * Baul Night: five reels, twenty lines. Symbols that win vanish, and each tumble goes one step on a
 * trail of factors: 1, 2, 3, 5. Three lamps or more give ten free spins, whose trail is 3, 6, 9,
 * 15.
 */
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';

const reels = [
  'DDFFBSCAGBADGEEFFGGEGGDGGFFEECC',
  'FFGGAFFBDWEEGGCFFDSGDDEAGBCCEEGG',
  'EWBGGFFDFFGGACEEGBGDFFSDDGGEECCA',
  'FFGGADDEEGAFFBESGWEEDFFGGBCCDCGG',
  'EEGGCBGGSFFAGGDGEDDFFEEBFFADCCG',
] as const;

export const baulSheet: TumbleSheet = {
  code: 'baul',
  scope: 'baul/1',
  title: { bn: 'বাউলের রাত', en: 'Baul Night' },
  rows: 3,
  symbols: [
    { letter: 'W', name: { bn: 'বাউল', en: 'Baul singer' }, pays: {}, isWild: true },
    { letter: 'S', name: { bn: 'প্রদীপ', en: 'Oil lamp' }, pays: {} },
    { letter: 'A', name: { bn: 'একতারা', en: 'Ektara' }, pays: { 3: 150, 4: 1_000, 5: 20_000 } },
    { letter: 'B', name: { bn: 'দোতারা', en: 'Dotara' }, pays: { 3: 100, 4: 400, 5: 3_000 } },
    { letter: 'C', name: { bn: 'ডুগি', en: 'Dugi drum' }, pays: { 3: 70, 4: 200, 5: 1_000 } },
    { letter: 'D', name: { bn: 'খমক', en: 'Khamak' }, pays: { 3: 60, 4: 130, 5: 500 } },
    { letter: 'E', name: { bn: 'ঘুঙুর', en: 'Ankle bells' }, pays: { 3: 30, 4: 80, 5: 250 } },
    { letter: 'F', name: { bn: 'বাঁশি', en: 'Flute' }, pays: { 3: 20, 4: 60, 5: 200 } },
    { letter: 'G', name: { bn: 'মন্দিরা', en: 'Hand cymbals' }, pays: { 3: 15, 4: 40, 5: 150 } },
  ],
  reels,
  wins: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 2, 2, 2, 1],
    [1, 0, 0, 0, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 2, 0, 2, 0],
    [2, 0, 2, 0, 2],
    [0, 0, 2, 0, 0],
  ],
  trail: [1, 2, 3, 5],
  scatter: {
    letter: 'S',
    pays: { 3: 200, 4: 1_000, 5: 5_000 },
    freeSpins: { 3: 10 },
  },
  freeSpins: { factor: 3, reels },
  top: 250_000,
};
