/** What lobbies go by, as plain values: browsers use these without the library of the shapes. */
import type { LocalText } from '../lib/shapes.ts';

/** What kinds of games there are within a category. */
export const gameClasses = [
  'SLOT',
  'JACKPOT',
  'ARCADE',
  'CRASH',
  'DICE',
  'TABLE',
  'CARD',
  'SCRATCH',
  'OTHER',
] as const;

/** How many games a page of a lobby has. */
export const gamePageSize = 42;

/** Vendors whose sports stand in lobbies of their own. */
export const vendorGroups = {
  COCKFIGHT: ['DS88', 'DIG'],
  ESPORTS: ['AV', 'IMES', 'IA', 'AI', 'TF'],
} as const;

/** How many games one import may bring, and how long its text may be. */
export const importMaxGames = 2_000;
export const importMaxCharacters = 900_000;

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

/** The trade's name of the account that Vietnam's lotteries are played with. */
export const regionalAccount = 'TCG_LOTTO_VN';
