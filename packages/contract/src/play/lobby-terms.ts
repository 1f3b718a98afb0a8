/** What lobbies go by, as plain values: browsers use these without the library of the shapes. */

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
