/**
 * Hilsa Season: five reels of five rows. Five equal symbols or more side by side pay and vanish;
 * what is above them falls, until nothing pays any more.
 */
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';

export const ilishSheet: TumbleSheet = {
  code: 'ilish',
  scope: 'ilish/1',
  title: { bn: 'ইলিশের মৌসুম', en: 'Hilsa Season' },
  rows: 5,
  symbols: [
    {
      letter: 'A',
      name: { bn: 'ইলিশ', en: 'Hilsa' },
      pays: { 5: 250, 6: 450, 7: 800, 8: 1_600, 10: 5_000, 12: 20_000, 14: 100_000 },
    },
    {
      letter: 'B',
      name: { bn: 'রুই', en: 'Rohu' },
      pays: { 5: 160, 6: 300, 7: 500, 8: 1_000, 10: 3_000, 12: 13_000, 14: 60_000 },
    },
    {
      letter: 'C',
      name: { bn: 'পাবদা', en: 'Pabda catfish' },
      pays: { 5: 130, 6: 200, 7: 400, 8: 800, 10: 2_500, 12: 11_000, 14: 50_000 },
    },
    {
      letter: 'D',
      name: { bn: 'গলদা চিংড়ি', en: 'River prawn' },
      pays: { 5: 100, 6: 160, 7: 300, 8: 600, 10: 2_000, 12: 8_000, 14: 40_000 },
    },
    {
      letter: 'E',
      name: { bn: 'ট্রলার', en: 'Trawler' },
      pays: { 5: 70, 6: 110, 7: 200, 8: 400, 10: 1_200, 12: 5_500, 14: 25_000 },
    },
    {
      letter: 'F',
      name: { bn: 'জাল', en: 'Fishing net' },
      pays: { 5: 50, 6: 90, 7: 160, 8: 320, 10: 1_000, 12: 4_500, 14: 20_000 },
    },
    {
      letter: 'G',
      name: { bn: 'বরফের বাক্স', en: 'Ice box' },
      pays: { 5: 40, 6: 80, 7: 120, 8: 240, 10: 700, 12: 3_000, 14: 15_000 },
    },
    {
      letter: 'H',
      name: { bn: 'বৈঠা', en: 'Oar' },
      pays: { 5: 40, 6: 70, 7: 100, 8: 200, 10: 600, 12: 2_500, 14: 12_000 },
    },
    {
      letter: 'I',
      name: { bn: 'শাপলা', en: 'Water lily' },
      pays: { 5: 30, 6: 50, 7: 100, 8: 160, 10: 500, 12: 2_000, 14: 10_000 },
    },
  ],
  reels: [
    'DDBBBFHDFFEEGGGIIIAAAICCEEFGCHHH',
    'GEEDCCEEHFFBBBIIIHHHCIFGGGDDFAAA',
    'CCFFEEFEEHCIDGDDHHHIIIAAABBBGGGF',
    'FGGGFDDEEIHIIIBBBCDEEGHHHFFAAACC',
    'FFHDCCIIIFBBBFAAAIDDGHHHEEGGGCEE',
  ],
  wins: 'clusters',
  trail: [1],
  top: 100_000,
};
