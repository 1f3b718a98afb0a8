import type { LocalText } from '../lib/shapes.ts';
import type { gameClasses } from './lobby-terms.ts';

/** What each kind of games within a category is called, on the site and in the console. */
export const gameTypeLabels: Readonly<Record<(typeof gameClasses)[number], LocalText>> = {
  SLOT: { bn: 'রিল', en: 'Reels' },
  JACKPOT: { bn: 'জ্যাকপট', en: 'Jackpot' },
  ARCADE: { bn: 'আর্কেড', en: 'Arcade' },
  CRASH: { bn: 'ক্র্যাশ', en: 'Crash' },
  DICE: { bn: 'পাশা', en: 'Dice' },
  TABLE: { bn: 'টেবিল', en: 'Table' },
  CARD: { bn: 'তাস', en: 'Cards' },
  SCRATCH: { bn: 'স্ক্র্যাচ কার্ড', en: 'Scratch cards' },
  OTHER: { bn: 'অন্যান্য', en: 'Others' },
};
