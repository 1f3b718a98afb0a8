/**
 * Boishakh: five reels, ten lines. The new ledger of the year stands for all symbols; three or more
 * anywhere give 10 free spins, in which one symbol, drawn before them, fills its reels.
 */
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

const reels = [
  'ABFHCFDEGCDHEGFHBWHGEAGFCHFGEDHG',
  'CHEFCEGDWEDHGFDHGACHGBFAEGFHBDFE',
  'GEHBFCAGWCHEBDACHGFDEGHDFEGDAFBC',
  'BCFDWFBGHEGFHDGEDHCGEAHCDBHFEGAF',
  'CGEFGHWEFBGCHGBAFHADEFDCBDHEGDFH',
] as const;

export const boishakhSheet: SlotSheet = {
  code: 'boishakh',
  scope: 'boishakh/1',
  title: { bn: 'পয়লা বৈশাখ', en: 'Boishakh' },
  rows: 3,
  symbols: [
    { letter: 'W', name: { bn: 'হালখাতা', en: 'New ledger' }, pays: {}, isWild: true },
    {
      letter: 'A',
      name: { bn: 'মঙ্গল পেঁচা', en: 'Festival owl' },
      pays: { 3: 600, 4: 5_000, 5: 31_500 },
    },
    { letter: 'B', name: { bn: 'ঢোল', en: 'Drum' }, pays: { 3: 300, 4: 2_000, 5: 10_000 } },
    {
      letter: 'C',
      name: { bn: 'মাটির হাতি', en: 'Clay elephant' },
      pays: { 3: 200, 4: 1_000, 5: 4_000 },
    },
    {
      letter: 'D',
      name: { bn: 'ইলিশ-পান্তা', en: 'Hilsa and rice' },
      pays: { 3: 150, 4: 400, 5: 1_400 },
    },
    { letter: 'E', name: { bn: 'আলপনা', en: 'Alpana' }, pays: { 3: 70, 4: 200, 5: 700 } },
    { letter: 'F', name: { bn: 'তালপাখা', en: 'Palm fan' }, pays: { 3: 50, 4: 120, 5: 500 } },
    { letter: 'G', name: { bn: 'কাচের চুড়ি', en: 'Glass bangles' }, pays: { 3: 40, 4: 100, 5: 300 } },
    { letter: 'H', name: { bn: 'বাতাসা', en: 'Sugar drops' }, pays: { 3: 40, 4: 80, 5: 300 } },
  ],
  reels,
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
  scatter: {
    letter: 'W',
    pays: { 3: 200, 4: 2_000, 5: 20_000 },
    freeSpins: { 3: 10, 4: 10, 5: 10 },
  },
  freeSpins: { factor: 1, reels, expanding: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  top: 500_000,
};
