// Which routes the sweep walks through. The list is the router's own, so a new page is looked at
// without a row here, unless its path has a place for a value.
import type { Seeds } from './seeds.ts';

/** Other addresses of the same pages. */
export const aliases = ['/index', '/index.html', '/home', '/register.html', '/download'];

/** Routes that show nothing of their own, or are reached in `states.ts`. */
const passedOver = new Set(['/login', '/claim', ...aliases]);

/** Values for the places in paths. */
const withValues: Readonly<Record<string, (seeds: Seeds) => string>> = {
  '/verify/$betId': ({ betId }) => `/verify/${betId}`,
};

/** What a page needs behind its path to show what it is for. */
const withSearch: Readonly<Record<string, (seeds: Seeds) => string>> = {
  '/promoDetail': ({ offerId }) => `/promoDetail?id=${offerId}`,
  '/lottery': () => '/lottery?gameCode=k3',
  '/game': () => '/game?gameId=dice',
  '/seamless': () => '/seamless?gameId=filledgame',
};

/** Pages that only members see. */
export const isForMembers = (path: string): boolean =>
  /^\/(?:member|agent|game|seamless|verify)(?:\/|$)/u.test(path);

/** Pages that members see otherwise than visitors. */
export const seenByBoth = ['/', '/inhouse', '/lottery', '/promotions', '/promoDetail', '/feedback'];

/** Pages that look different to a member who has nothing yet. */
export const emptyPages = [
  '/member/bets',
  '/member/account',
  '/member/transferFund',
  '/member/withdraw',
  '/member/deposit',
  '/member/liabilities',
];

/** The addresses of routes; a path with a place for a value needs a row in `withValues`. */
export function addressesOf(routes: readonly string[], seeds: Seeds): string[] {
  return routes
    .map((route) => (route.length > 1 ? route.replace(/\/$/u, '') : route))
    .filter((route) => !passedOver.has(route))
    .map((route) => {
      const row = withValues[route] ?? withSearch[route];
      if (row) return row(seeds);
      if (route.includes('$'))
        throw new Error(`e2e/sweep/routes.ts: add a value for ${route} to withValues`);
      return route;
    });
}

/** A name for the pictures of an address. */
export const nameFor = (address: string): string =>
  address
    .replace(/\?.*$/u, '')
    .replace(/[0-9a-f-]{36}/u, 'one')
    .replaceAll('/', '-')
    .replace(/^-/u, '') || 'home';
