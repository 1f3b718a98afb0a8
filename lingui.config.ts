import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// One catalogue for each program, so that none of them loads another's texts. The components of
// packages/ui speak in every program that shows them.
const locales = 'packages/i18n/locales';
const player = '<rootDir>/apps/player/src';
const areas = ['site', 'account', 'money', 'play', 'growth'].map((area) => `${player}/${area}`);
// A page that is often the first that is seen.
const firstPage = `${player}/play/in-house-games`;
// Beside the areas, and loaded late all the same.
const late = [
  'app/member-centre/',
  'app/pages/',
  'app/unread-total.tsx',
  'shared/amount/',
  'shared/captcha-field.tsx',
  'shared/copy-button.tsx',
  'shared/device-name.tsx',
  'shared/geetest-box.ts',
  'shared/picture-field.tsx',
  'shared/proof/',
  'shared/records/',
].map((path) => `${player}/${path}`);
const lateFiles = late.map((path) => (path.endsWith('/') ? `${path}**` : path));
const consoleFiles = '<rootDir>/apps/console/src';
const consoleSite = [
  'app/palette',
  'backoffice/alerts',
  'backoffice/care',
  'backoffice/cases',
  'backoffice/documents',
  'backoffice/health',
  'backoffice/member-play',
  'backoffice/own-activity',
  'backoffice/reports',
  'backoffice/risk',
  'backoffice/waiting',
  'growth/broadcasts',
  'shared/edits',
  'shared/mailbox',
  'shared/risk',
  'money/deposits',
  'money/level-limits',
  'money/manual-deposits',
  'money/payout-fees',
  'money/withdrawal-terms',
  'site/announcements',
  'site/banners',
  'site/external-links',
  'site/help',
  'site/messaging',
  'site/settings',
].map((feature) => `${consoleFiles}/${feature}`);
// The page of a closed site: the site shows it, the console previews it, no game does.
const closedPage = '<rootDir>/packages/ui/src/unavailable-page/**';
const never = ['**/*.test.*', '**/*.stories.*', '**/*.d.ts', '**/node_modules/**', '**/dist/**'];

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'bn'],
  catalogs: [
    // The players' site in two parts: what every first screen says, and what comes with other
    // pages.
    {
      path: `<rootDir>/${locales}/player/{locale}`,
      include: [`${player}/app`, `${player}/shared`, firstPage, '<rootDir>/packages/ui/src'],
      exclude: [...never, ...lateFiles],
    },
    {
      path: `<rootDir>/${locales}/player-pages/{locale}`,
      include: [...areas, ...late, '<rootDir>/packages/i18n/src/pattern-messages.ts'],
      exclude: [...never, `${firstPage}/**`],
    },
    // The console in three parts: what all pages say, and two parts with many texts. The rows of
    // these areas are in the menu of all pages, and other areas show pictures.
    {
      path: `<rootDir>/${locales}/console/{locale}`,
      include: [
        consoleFiles,
        '<rootDir>/packages/ui/src',
        '<rootDir>/packages/i18n/src/pattern-messages.ts',
      ],
      exclude: [
        ...never,
        `${consoleFiles}/play/*/**`,
        ...consoleSite.map((folder) => `${folder}/**`),
      ],
    },
    {
      path: `<rootDir>/${locales}/console-play/{locale}`,
      include: [`${consoleFiles}/play`],
      exclude: [...never, `${consoleFiles}/play/area.tsx`],
    },
    {
      path: `<rootDir>/${locales}/console-site/{locale}`,
      include: consoleSite,
      exclude: never,
    },
    {
      path: `<rootDir>/${locales}/games/{locale}`,
      include: ['<rootDir>/games', '<rootDir>/packages/game-sdk/src', '<rootDir>/packages/ui/src'],
      exclude: [...never, closedPage],
    },
    {
      path: `<rootDir>/${locales}/server/{locale}`,
      include: [
        '<rootDir>/packages/i18n/src/event-messages.ts',
        '<rootDir>/packages/i18n/src/list-messages.ts',
        '<rootDir>/packages/i18n/src/report-messages.ts',
        '<rootDir>/packages/i18n/src/statement-messages.ts',
        '<rootDir>/packages/i18n/src/pattern-messages.ts',
      ],
      exclude: never,
    },
  ],
  orderBy: 'message',
  format: formatter({ lineNumbers: false, printLinguiId: false }),
};

export default config;
