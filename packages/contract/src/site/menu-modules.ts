/** The groups of what can be shown or left out, and the names in each. */
export const siteModules = {
  category: [
    'LOTT',
    'INHOUSE',
    'ELOTT',
    'SPORTS',
    'ESPORTS',
    'COCKFIGHT',
    'LIVE',
    'FISH',
    'PVP',
    'RNG',
  ],
  menu: [
    'home',
    'playerRank',
    'referral',
    'manualRebate',
    'promotions',
    'customerService',
    'download',
    'language',
  ],
} as const;
export type ModuleGroup = keyof typeof siteModules;
