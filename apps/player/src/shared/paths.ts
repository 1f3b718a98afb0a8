/** Every page of the site, by name. Links are written with these, so that none leads nowhere. */
export const paths = {
  home: '/',
  register: '/register',
  login: '/login',
  pointMall: '/pointMall',
  down: '/down',
  inhouse: '/inhouse',
  games: '/games',
  promotions: '/promotions',
  promoDetail: '/promoDetail',
  helpmc: '/helpmc',
  feedback: '/feedback',
  links: '/links',
  fairness: '/fairness',
  lottery: '/lottery',
  elott: '/elott',
  live: '/live',
  sports: '/sports',
  fish: '/fish',
  rng: '/rng',
  pvp: '/pvp',
  esports: '/esports',
  cockfight: '/cockfight',
  game: '/game',
  seamless: '/seamless',
  vnlottery: '/vnlottery',
  seaLottery: '/seaLottery',
  winners: '/winners',
  centre: '/member/centre',
  deposit: '/member/deposit',
  withdraw: '/member/withdraw',
  transferFund: '/member/transferFund',
  bets: '/member/bets',
  account: '/member/account',
  personalProfit: '/member/personalProfit',
  securityCenter: '/member/securityCenter',
  profile: '/member/profile',
  documents: '/member/documents',
  messages: '/member/messages',
  playerRank: '/member/playerRank',
  referral: '/member/referral',
  manualRebate: '/member/manualRebate',
  agentCenter: '/agent',
  registerCenter: '/agent/registerCenter',
  liabilities: '/liabilities',
  myLiabilities: '/member/liabilities',
  verify: '/verify/$betId',
} as const;

/** What may follow the path of any page. */
export type PageSearch = {
  /** The dialog that lies over the page. */
  readonly open?:
    | 'login'
    | 'register'
    | 'sign-out'
    | 'forgot'
    | 'newPassword'
    | 'stopReset'
    | 'mustChange'
    | 'enter'
    | 'not-in'
    | 'elsewhere'
    | 'account-made'
    | 'registered'
    | 'speed'
    | 'download'
    | 'games'
    | 'true-account'
    | 'free-play'
    | 'announcements';
  /** The vendor whose games the dialog `games` lists. */
  readonly of?: string;
  /** The announcement that the dialog `announcements` shows first. */
  readonly announcement?: string;
  /** Where to go after logging in: a page of this site. */
  readonly next?: string;
};

/** The search part of an address that opens a dialog over the page, which stays as it is. */
export const openOver =
  (open: NonNullable<PageSearch['open']>) =>
  (search: PageSearch): PageSearch => ({ ...search, open });

/** Only an address inside this site; anything else could send a member to a stranger's page. */
export function getSafeNext(next: string | undefined): string | null {
  if (next === undefined || !/^\/(?![/\\])/u.test(next)) return null;
  return /[\u0000-\u001f]/u.test(next) ? null : next;
}
