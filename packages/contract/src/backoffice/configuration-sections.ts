import type { DeskArea } from '../lib/permissions.ts';

/** Sections of a file of the configuration, and the areas whose operators change them by hand. */
export const areaOfSection = {
  settings: 'settings',
  channels: 'money',
  levelLimits: 'money',
  fees: 'money',
  withdrawals: 'money',
  lotteries: 'games',
  payoutRules: 'money',
  alerts: 'settings',
  roles: 'operators',
} as const satisfies Readonly<Record<string, DeskArea>>;

export type SectionName = keyof typeof areaOfSection;
export const sectionNames = Object.keys(areaOfSection) as [SectionName, ...SectionName[]];

/** The first words of a file, and the version that the site writes and reads. */
export const fileFormat = 'khelaghor-settings';
export const fileVersion = 2;

/** The most characters of a file. */
export const fileCharactersMax = 1_000_000;
