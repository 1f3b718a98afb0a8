// Which routes the sweep walks through. The list is the program's own, so a new page is looked at
// without a row here, unless its path has a place for a value.
import { partNames } from '@khelaghor/console/site/settings/setting-rows.ts';
import type { Seeds } from './seeds.ts';

/** Other addresses of the same pages. */
const aliases = [
  '/index',
  '/index.html',
  '/home',
  '/register.html',
  '/download',
  '/member',
  '/member/depositv2',
  '/member/personalhistorycopy',
  '/member/transactionhistory',
  '/member/messagev2',
];

/** Routes that show nothing of their own, or are reached in `states.ts`. */
const passedOver = new Set(['/login', '/claim', ...aliases]);

/** Addresses of a path with a place for a value. */
const withValues: Readonly<Record<string, readonly string[]>> = {
  '/settings/$part': partNames.map((part) => `/settings/${part}`),
};

/** What a page needs behind its path to show what it is for. */
const withSearch: Readonly<Record<string, (seeds: Seeds) => string>> = {
  '/promodetail': ({ offerId }) => `/promoDetail?id=${offerId}`,
  '/lottery': () => '/lottery?gameCode=k3',
  '/game': () => '/game?gameId=dice',
  '/seamless': () => '/seamless?gameId=filledgame',
};

/** Pages that only members see. */
export const isForMembers = (path: string): boolean =>
  /^\/(?:member|agent|seamless|verify)(?:\/|$)/u.test(path);

/** Pages that members see otherwise than visitors. */
export const seenByBoth = [
  '/',
  '/inhouse',
  '/games',
  '/game',
  '/lottery',
  '/promotions',
  '/promodetail',
  '/feedback',
];

/** Pages that look different to a member who has nothing yet. */
export const emptyPages = [
  '/member/bets',
  '/member/personalProfit',
  '/member/account',
  '/member/transferFund',
  '/member/withdraw',
  '/member/deposit',
  '/member/liabilities',
  '/member/messages',
];

/** The addresses of routes; a path with a place for a value needs a row in `withValues`. */
export function getAddresses(routes: readonly string[], seeds: Seeds): string[] {
  return routes
    .map((route) => (route.length > 1 ? route.replace(/\/$/u, '') : route))
    .filter((route) => !passedOver.has(route))
    .flatMap((route) => {
      const searched = withSearch[route];
      if (searched) return [searched(seeds)];
      if (!route.includes('$')) return [route];
      const filled = withValues[route];
      if (filled) return filled;
      throw new Error(`e2e/sweep/routes.ts: add values for ${route} to withValues`);
    });
}

/** A name for the pictures of an address. */
export const getRouteName = (address: string): string =>
  address
    .replace(/\?.*$/u, '')
    .replace(/[0-9a-f-]{36}/u, 'one')
    .replaceAll('/', '-')
    .replace(/^-/u, '') || 'home';
