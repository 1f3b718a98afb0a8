/** Every address of the players' site that is a page by itself. */
export const sitePages: ReadonlySet<string> = new Set([
  '/',
  '/index',
  '/index.html',
  '/home',
  '/register',
  '/register.html',
  '/login',
  '/pointmall',
  '/down',
  '/download',
  '/inhouse',
  '/promotions',
  '/promodetail',
  '/helpmc',
  '/feedback',
  '/links',
  '/fairness',
  '/lottery',
  '/elott',
  '/live',
  '/sports',
  '/fish',
  '/rng',
  '/pvp',
  '/esports',
  '/cockfight',
  '/game',
  '/seamless',
  '/vnlottery',
  '/sealottery',
  '/winners',
  '/member/deposit',
  '/member/withdraw',
  '/member/transferfund',
  '/member/bets',
  '/member/account',
  '/member/securitycenter',
  '/member/profile',
  '/member/playerrank',
  '/member/referral',
  '/member/manualrebate',
  '/agent',
  '/agent/registercenter',
  '/liabilities',
  '/member/liabilities',
]);

/**
 * Whether the players' site has a page at an address, whatever follows its path. Paths are the same
 * in small and in capital letters, and with a slash behind them.
 */
export function isSitePage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/u);
  return sitePages.has(path.replace(/(?<=.)\/+$/u, '').toLowerCase());
}
