/**
 * Nakshi Kantha: five reels, twenty-five lines. Six stitched patches or more stay with an amount
 * each, and the free cells spin by themselves for three respins, which each new patch begins anew.
 * A full quilt pays the top.
 */
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

export const kanthaSheet: SlotSheet = {
  code: 'kantha',
  scope: 'kantha/1',
  title: { bn: 'নকশি কাঁথা', en: 'Nakshi Kantha' },
  rows: 3,
  symbols: [
    { letter: 'W', name: { bn: 'সুঁই', en: 'Needle' }, pays: {}, isWild: true },
    { letter: 'M', name: { bn: 'নকশি তালি', en: 'Stitched patch' }, pays: {} },
    {
      letter: 'A',
      name: { bn: 'সূর্যচক্র', en: 'Sun wheel' },
      pays: { 3: 140, 4: 750, 5: 7_500 },
    },
    {
      letter: 'B',
      name: { bn: 'পদ্ম ফোঁড়', en: 'Lotus stitch' },
      pays: { 3: 100, 4: 450, 5: 3_000 },
    },
    { letter: 'C', name: { bn: 'কলকা', en: 'Paisley' }, pays: { 3: 90, 4: 300, 5: 1_500 } },
    { letter: 'D', name: { bn: 'মাছ', en: 'Fish' }, pays: { 3: 60, 4: 180, 5: 750 } },
    { letter: 'E', name: { bn: 'নৌকা', en: 'Boat' }, pays: { 3: 50, 4: 120, 5: 500 } },
    { letter: 'F', name: { bn: 'কলসি', en: 'Pitcher' }, pays: { 3: 40, 4: 100, 5: 260 } },
    { letter: 'G', name: { bn: 'সুতার গুটি', en: 'Spool of thread' }, pays: { 3: 30, 4: 80, 5: 220 } },
  ],
  reels: [
    'AADBCCEFGGAAFMBDDBMCFGGFFMMFFDBB',
    'MMBWCFEGGFWCADDMAFBBGMDDEFFGAAEE',
    'AACCWEGCEDDMFFECMMDBBEADDGGCFBGM',
    'DDBFFBMMEBDDFGGECCWGEEFCGAAMMDEE',
    'DMFFCBDGMMAEDDEEFFGGEEGDMAADCCFE',
  ],
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
    [2, 0, 0, 0, 2],
    [0, 2, 0, 2, 0],
    [2, 0, 2, 0, 2],
    [1, 0, 2, 0, 1],
    [1, 2, 0, 2, 1],
  ],
  scatter: { letter: 'M', pays: {}, freeSpins: {} },
  hold: {
    from: 6,
    respins: 3,
    amounts: [
      100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 200, 200, 200, 200, 300, 300, 500,
      1_000, 2_500,
    ],
    blanks: 400,
    full: 200_000,
  },
  top: 200_000,
};
