/** What a page, and not a reply, says when something goes wrong, with the test that reaches it. */
export const pageErrors: readonly {
  readonly situation: string;
  /** The English of the text in the catalogues of packages/i18n. */
  readonly en: string;
  readonly file: string;
  /** A part of the test's title. */
  readonly title: string;
}[] = [
  {
    situation: 'Not logged in: the login opens',
    en: 'Log in',
    file: 'e2e/bad-input.spec.ts',
    title: 'pages that are not for this visitor or do not exist',
  },
  {
    situation: 'SMS not sent: a warning dialog with the server’s sentence',
    en: 'The code was not sent',
    file: 'e2e/login-failures.spec.ts',
    title: 'a code that is not sent',
  },
  {
    situation: 'Popup blocked: the page opens in the same tab',
    en: 'It opens in this tab. Go back to return here.',
    file: 'e2e/messages.spec.ts',
    title: 'customer service: a window that is led on, closed, or that the browser does not give',
  },
  {
    situation: 'Chunk or its styles lost after 120 s or three attempts',
    en: 'The page could not be loaded',
    file: 'apps/player/src/shared/import-with-retry.test.ts',
    title: 'what does not arrive within two minutes is lost',
  },
  {
    situation: 'Chunk of a removed build: the page reloads once',
    en: 'The site was updated, so this page was reloaded.',
    file: 'e2e/site-status.spec.ts',
    title: 'code of a build that is gone is loaded again once, and then an error is shown',
  },
  {
    situation: 'Network abnormal',
    en: 'We cannot reach the site. Check your connection and try again.',
    file: 'e2e/site-status.spec.ts',
    title: 'a call that does not arrive says so',
  },
  {
    situation: 'Network lost on an open page',
    en: 'No connection. What you see may be out of date; your money is safe.',
    file: 'e2e/bad-input.spec.ts',
    title: 'a lost connection is shown, and the page catches up afterwards',
  },
  {
    situation: 'Network lost before the page: stored by an earlier visit',
    en: 'No connection',
    file: 'e2e/site-status.spec.ts',
    title: 'a second visit opens without a connection',
  },
  {
    situation: 'Access restricted, the page (info_ip_block)',
    en: 'This site is not available in your region.',
    file: 'e2e/site-status.spec.ts',
    title: 'the site closes and opens while pages are open',
  },
  {
    situation: 'System maintenance, the page (info_maintenance)',
    en: 'We will be back soon. Open bets are settled as usual; your money is safe.',
    file: 'e2e/site-status.spec.ts',
    title: 'the site closes and opens while pages are open',
  },
  {
    situation: 'System maintenance, its end',
    en: 'Open again: {time}',
    file: 'e2e/site-status.spec.ts',
    title: 'the site closes and opens while pages are open',
  },
  {
    situation: 'Invalid URL, contact customer service',
    en: 'The game’s address is not valid. Please contact customer service.',
    file: 'e2e/site-status.spec.ts',
    title: 'a game that leads to another address, and one that does not load',
  },
  {
    situation: 'Page load timeout, check connectivity',
    en: 'It took too long. Check your connection and try again; nothing was staked.',
    file: 'e2e/site-status.spec.ts',
    title: 'a game that leads to another address, and one that does not load',
  },
  {
    situation: 'Router: duplicated, cancelled, aborted, redirected',
    en: 'Log in',
    file: 'e2e/site-status.spec.ts',
    title: 'repeated and overtaken navigations end where they should',
  },
  {
    situation: 'Page not found',
    en: 'Page not found',
    file: 'e2e/bad-input.spec.ts',
    title: 'pages that are not for this visitor or do not exist',
  },
  {
    situation: 'Cookies blocked',
    en: 'Your browser blocks cookies. You can look around, but to log in and play, allow cookies for this site.',
    file: 'e2e/site-status.spec.ts',
    title: 'a browser that keeps nothing and takes no cookies is told so, and stays usable',
  },
  {
    situation: 'Correct login, but the browser dropped its cookie',
    en: 'Your browser did not keep the login: it blocks cookies. Allow cookies for this site, then log in again.',
    file: 'e2e/login-failures.spec.ts',
    title: 'a login that the browser or the network loses',
  },
  {
    situation: 'Second factor required from a new place',
    en: 'You have not logged in from here before. Show that it is you.',
    file: 'e2e/second-factor.spec.ts',
    title: 'a login from a new place',
  },
  {
    situation: 'Second factor required after wrong attempts',
    en: 'There were several failed attempts before this one. Show that it is you.',
    file: 'apps/server/src/account/sessions/login-throttle.test.ts',
    title: 'after three wrong tries a right one needs a second proof also on a known device',
  },
];
