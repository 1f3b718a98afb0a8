/**
 * Delta River: five reels of four rows whose 1,024 ways all pay. Three tides or more give 8 free
 * spins; each of them that pays raises the factor of those after it by one, up to ten.
 */
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

const reels = [
  'GGDFFFCCCGGSEEEDDDGGEEBBBAAAFF',
  'ESAAAGCCDEEEGGWBDDDFFFCCCFFBBB',
  'CSGBBBDDDCCCBWFFFDDEEGGFEEEAAA',
  'BBBAAAFEECCCDDDCDGGWEEEFFFGGSG',
  'CCCFFEEBBBGGDCEEEGGDDDAAAFFFGG',
] as const;

export const deltaSheet: SlotSheet = {
  code: 'delta',
  scope: 'delta/1',
  title: { bn: 'ব-দ্বীপের নদী', en: 'Delta River' },
  rows: 4,
  symbols: [
    { letter: 'W', name: { bn: 'নৌকা', en: 'Boat' }, pays: {}, isWild: true },
    { letter: 'S', name: { bn: 'জোয়ার', en: 'Tide' }, pays: {} },
    { letter: 'A', name: { bn: 'গাঙচিল', en: 'River tern' }, pays: { 3: 20, 4: 80, 5: 1_400 } },
    { letter: 'B', name: { bn: 'মাঝি', en: 'Boatman' }, pays: { 3: 10, 4: 30, 5: 120 } },
    { letter: 'C', name: { bn: 'চিংড়ি', en: 'Prawn' }, pays: { 3: 10, 4: 20, 5: 50 } },
    { letter: 'D', name: { bn: 'বক', en: 'Heron' }, pays: { 3: 10, 4: 10, 5: 30 } },
    { letter: 'E', name: { bn: 'কচুরিপানা', en: 'Water hyacinth' }, pays: { 3: 10, 4: 10, 5: 20 } },
    { letter: 'F', name: { bn: 'জাল', en: 'Fishing net' }, pays: { 3: 10, 4: 10, 5: 20 } },
    { letter: 'G', name: { bn: 'নুড়ি', en: 'Pebble' }, pays: { 3: 10, 4: 10, 5: 20 } },
  ],
  reels,
  lines: 'ways',
  scatter: { letter: 'S', pays: { 3: 210, 4: 1_000 }, freeSpins: { 3: 8, 4: 8 } },
  freeSpins: { factor: 1, climbsTo: 10, reels },
  top: 800_000,
};
