import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import type { ComponentType } from 'react';
import { getAddressedGame } from '../shared/addressed-game.ts';
import { paths } from '../shared/paths.ts';

/** One page of the site: its address, its title, its surroundings, and its code. */
export type PageEntry = {
  readonly path: string;
  /** Other addresses of the same page. */
  readonly also?: readonly string[];
  readonly title: MessageDescriptor;
  readonly description?: MessageDescriptor;
  /** The source file, from the folder of this program: its script and styles are preloaded. */
  readonly source: string;
  readonly load: () => Promise<ComponentType>;
  /**
   * Its texts are in the catalogue of the first screen (lingui.config.ts); other pages load theirs.
   */
  readonly isFirst?: boolean;
  readonly hasHeader?: false;
  /** The group of the banners at its top. */
  readonly banners?: BannerGroup;
  readonly hasFooter: boolean;
  readonly hasSideMenu: boolean;
  /** The side menu is not beside the page: a button of the header opens it. */
  readonly isMenuFolded?: true;
  /** Only for logged-in members; others are asked to log in first. */
  readonly forMembers?: boolean;
  /** Search engines are asked not to list it. */
  readonly isPrivate?: boolean;
  /** Inside the frame of the member centre. */
  readonly isInCentre?: true;
  /** A dialog that opens with the page. */
  readonly dialog?: 'login';
};

const regional = {
  source: 'src/play/lottery/regional-page.tsx',
  load: () => import('../play/lottery/regional-page.tsx').then((m) => m.RegionalPage),
  hasFooter: false,
  hasSideMenu: true,
  isMenuFolded: true as const,
};
const around = { hasFooter: true, hasSideMenu: true };
/** The surroundings of a member's page. */
const memberPage = { ...around, hasFooter: false, forMembers: true, isPrivate: true };
/** A page of the member centre, whose own menu stands in the place of the side menu. */
const centrePage = { ...memberPage, isMenuFolded: true, isInCentre: true } as const;

const homeDescription = msg`Lottery and in-house games whose every result is sealed before the bet and can be checked on your own phone afterwards.`;

const home: Omit<PageEntry, 'path' | 'title'> = {
  source: 'src/app/home/home-page.tsx',
  load: () => import('./home/home-page.tsx').then((m) => m.HomePage),
  isFirst: true,
  banners: 'w_home',
  description: homeDescription,
  ...around,
};

/** The lobby of one kind of games. One component draws all of them. */
const lobby: Omit<PageEntry, 'path' | 'title'> = {
  source: 'src/play/lobby/lobby-page.tsx',
  load: () => import('../play/lobby/lobby-page.tsx').then((m) => m.LobbyPage),
  ...around,
};

/** A member's benefit beside the money. One component draws all of them. */
const benefit: Pick<PageEntry, 'source' | 'load'> = {
  source: 'src/growth/account-extras/account-extras-page.tsx',
  load: () =>
    import('../growth/account-extras/account-extras-page.tsx').then((m) => m.AccountExtrasPage),
};

const lobbies: readonly PageEntry[] = [
  { path: paths.elott, title: msg`E-lottery`, banners: 'w_lott', ...lobby },
  { path: paths.live, title: msg`Live casino`, banners: 'w_live', ...lobby },
  { path: paths.sports, title: msg`Sports`, banners: 'w_sports', ...lobby },
  { path: paths.fish, title: msg`Fishing`, banners: 'w_fish', ...lobby },
  { path: paths.rng, title: msg`Slots`, banners: 'w_rng', ...lobby },
  { path: paths.pvp, title: msg`Card rooms`, banners: 'w_pvp', ...lobby },
  { path: paths.esports, title: msg`E-sports`, banners: 'w_esports', ...lobby },
  { path: paths.cockfight, title: msg`Tin roosters`, banners: 'w_sports', ...lobby },
];

/** Every page. The server answers 404 for an address that is not here. */
export const pages: readonly PageEntry[] = [
  {
    path: paths.home,
    also: ['/index', '/index.html', '/home'],
    title: msg`Play, then check the result`,
    ...home,
  },
  {
    path: paths.register,
    also: ['/register.html'],
    title: msg`Create account`,
    source: 'src/app/pages/registration.ts',
    load: () => import('./pages/registration.ts').then((m) => m.RegisterPage),
    banners: 'w_reg',
    ...around,
  },
  {
    path: paths.login,
    title: msg`Log in`,
    ...home,
    dialog: 'login',
    isPrivate: true,
  },
  {
    path: paths.pointMall,
    title: msg`Points mall`,
    source: 'src/growth/loyalty/point-mall-page.tsx',
    load: () => import('../growth/loyalty/point-mall-page.tsx').then((m) => m.PointMallPage),
    banners: 'w_shop',
    ...around,
  },
  {
    path: paths.down,
    also: ['/download'],
    title: msg`Get the app`,
    source: 'src/site/download/download-page.tsx',
    load: () => import('../site/download/download-page.tsx').then((m) => m.DownloadPage),
    banners: 'w_down',
    hasFooter: false,
    hasSideMenu: true,
    isMenuFolded: true,
  },
  {
    path: paths.inhouse,
    title: msg`In-house games`,
    source: 'src/play/in-house-games/in-house-games-page.tsx',
    load: () =>
      import('../play/in-house-games/in-house-games-page.tsx').then((m) => m.InHouseGamesPage),
    isFirst: true,
    banners: 'w_inhouse',
    ...around,
  },
  {
    path: paths.promotions,
    title: msg`Offers`,
    source: 'src/growth/promotions/promotions-page.tsx',
    load: () => import('../growth/promotions/promotions-page.tsx').then((m) => m.PromotionsPage),
    banners: 'w_promotion',
    ...around,
  },
  {
    path: paths.promoDetail,
    title: msg`About an offer`,
    source: 'src/growth/promotions/promotion-detail-page.tsx',
    load: () =>
      import('../growth/promotions/promotion-detail-page.tsx').then((m) => m.PromotionDetailPage),
    ...around,
  },
  {
    path: paths.helpmc,
    title: msg`Help`,
    description: msg`How to deposit play money, how the games are played, how to check a result, and how to reach us.`,
    source: 'src/site/help/help-page.tsx',
    load: () => import('../site/help/help-page.tsx').then((m) => m.HelpPage),
    banners: 'w_help',
    hasHeader: false,
    hasFooter: false,
    hasSideMenu: true,
  },
  {
    path: paths.feedback,
    title: msg`Feedback and complaints`,
    source: 'src/account/feedback/feedback-page.tsx',
    load: () => import('../account/feedback/feedback-page.tsx').then((m) => m.FeedbackPage),
    ...around,
  },
  {
    path: paths.links,
    title: msg`Our links`,
    source: 'src/site/external-links/links-page.tsx',
    load: () => import('../site/external-links/links-page.tsx').then((m) => m.LinksPage),
    ...around,
  },
  {
    path: paths.games,
    title: msg`All games`,
    source: 'src/play/lobby/games-page.tsx',
    load: () => import('../play/lobby/games-page.tsx').then((m) => m.GamesPage),
    ...around,
  },
  ...lobbies,
  {
    path: paths.seamless,
    title: msg`Game of a provider`,
    source: 'src/play/launch/game-page.tsx',
    load: () => import('../play/launch/game-page.tsx').then((m) => m.GamePage),
    ...memberPage,
    isMenuFolded: true,
  },
  {
    path: paths.vnlottery,
    title: msg`Regional lottery`,
    ...regional,
  },
  {
    path: paths.seaLottery,
    title: msg`Lotteries of South-East Asia`,
    ...regional,
  },
  {
    path: paths.winners,
    title: msg`Winners board`,
    source: 'src/growth/leaderboards/leaderboards-page.tsx',
    load: () =>
      import('../growth/leaderboards/leaderboards-page.tsx').then((m) => m.LeaderboardsPage),
    ...around,
  },
  {
    path: paths.centre,
    title: msg`Member centre`,
    source: 'src/app/member-centre/centre-page.tsx',
    load: () => import('./member-centre/centre-page.tsx').then((m) => m.CentrePage),
    ...centrePage,
  },
  {
    path: paths.personalProfit,
    title: msg`Profit and loss`,
    source: 'src/play/profit-and-loss/profit-page.tsx',
    load: () => import('../play/profit-and-loss/profit-page.tsx').then((m) => m.ProfitPage),
    ...centrePage,
  },
  {
    path: paths.transferFund,
    title: msg`Wallet transfer`,
    source: 'src/play/vendor-transfer/transfer-page.tsx',
    load: () => import('../play/vendor-transfer/transfer-page.tsx').then((m) => m.TransferPage),
    ...centrePage,
  },
  {
    path: paths.securityCenter,
    also: ['/member'],
    title: msg`My account`,
    source: 'src/app/pages/security-page.tsx',
    load: () => import('./pages/security-page.tsx').then((m) => m.SecurityPage),
    ...centrePage,
  },
  { path: paths.playerRank, title: msg`VIP bonus`, ...benefit, ...centrePage },
  { path: paths.referral, title: msg`Refer and earn`, ...benefit, ...centrePage },
  { path: paths.manualRebate, title: msg`Betting bonus`, ...benefit, ...centrePage },
  { path: paths.registerCenter, title: msg`Register center`, ...benefit, ...memberPage },
  {
    path: paths.agentCenter,
    title: msg`Agent`,
    source: 'src/growth/agents/agent-page.tsx',
    load: () => import('../growth/agents/agent-page.tsx').then((m) => m.AgentPage),
    ...memberPage,
  },
  {
    path: paths.profile,
    title: msg`Profile`,
    source: 'src/account/profile/profile-page.tsx',
    load: () => import('../account/profile/profile-page.tsx').then((m) => m.ProfilePage),
    ...centrePage,
  },
  {
    path: paths.documents,
    title: msg`Identity documents`,
    source: 'src/account/documents/documents-page.tsx',
    load: () => import('../account/documents/documents-page.tsx').then((m) => m.DocumentsPage),
    ...centrePage,
  },
  {
    path: paths.messages,
    also: ['/member/messageV2'],
    title: msg`Messages`,
    source: 'src/site/messages/messages-page.tsx',
    load: () => import('../site/messages/messages-page.tsx').then((m) => m.MessagesPage),
    ...centrePage,
  },
  {
    path: paths.fairness,
    title: msg`How to check a result`,
    source: 'src/play/fairness/fairness-page.tsx',
    load: () => import('../play/fairness/fairness-page.tsx').then((m) => m.FairnessPage),
    ...around,
  },
  {
    path: paths.deposit,
    also: ['/member/depositv2'],
    title: msg`Deposit money`,
    source: 'src/money/deposits/deposit-page.tsx',
    load: () => import('../money/deposits/deposit-page.tsx').then((m) => m.DepositPage),
    ...centrePage,
  },
  {
    path: paths.withdraw,
    title: msg`Withdraw money`,
    source: 'src/money/withdrawals/withdrawal-page.tsx',
    load: () => import('../money/withdrawals/withdrawal-page.tsx').then((m) => m.WithdrawalPage),
    ...centrePage,
  },
  {
    path: paths.game,
    title: msg`Play`,
    source: 'src/play/launch/game-page.tsx',
    load: () => import('../play/launch/game-page.tsx').then((m) => m.GamePage),
    isPrivate: true,
    hasFooter: false,
    hasSideMenu: false,
  },
  {
    path: paths.lottery,
    title: msg`Lottery`,
    description: msg`Lotteries drawn every minute to every day, from seeds that were sealed before. Every price and chance is shown, and every draw can be checked.`,
    source: 'src/play/lottery/lottery-page.tsx',
    load: async () => {
      const page = await import('../play/lottery/lottery-page.tsx');
      await page.loadAddressedGame();
      return page.LotteryPage;
    },
    hasFooter: false,
    hasSideMenu: false,
  },
  {
    path: paths.bets,
    also: ['/member/personalHistoryCopy'],
    title: msg`Betting record`,
    source: 'src/play/bet-history/bets-page.tsx',
    load: () => import('../play/bet-history/bets-page.tsx').then((m) => m.BetsPage),
    ...centrePage,
  },
  {
    path: paths.account,
    also: ['/member/transactionHistory'],
    title: msg`Account record`,
    source: 'src/money/wallet/account-page.tsx',
    load: () => import('../money/wallet/account-page.tsx').then((m) => m.AccountPage),
    ...centrePage,
  },
  {
    path: paths.liabilities,
    title: msg`What we owe our players`,
    description: msg`The total of all players’ balances, signed every night. You can check on your own phone that your money is in it.`,
    source: 'src/money/proof-of-liabilities/liabilities-page.tsx',
    load: () =>
      import('../money/proof-of-liabilities/liabilities-page.tsx').then((m) => m.LiabilitiesPage),
    ...around,
  },
  {
    path: paths.myLiabilities,
    title: msg`Is my money included?`,
    source: 'src/money/proof-of-liabilities/my-liabilities-page.tsx',
    load: () =>
      import('../money/proof-of-liabilities/my-liabilities-page.tsx').then(
        (m) => m.MyLiabilitiesPage,
      ),
    ...centrePage,
  },
  {
    path: paths.verify,
    title: msg`Check a bet`,
    source: 'src/play/verify/verify-page.tsx',
    load: () => import('../play/verify/verify-page.tsx').then((m) => m.VerifyPage),
    ...memberPage,
  },
];

/** Paths ignore case and a trailing slash. */
const plain = (path: string) => path.replace(/(.)\/+$/u, '$1').toLowerCase();

/** The page that an address leads to. */
type PageAt = {
  readonly page: PageEntry;
  /** The path as the table writes it. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
};

const addresses: readonly PageAt[] = pages.flatMap((page) =>
  [page.path, ...(page.also ?? [])].map((path) => ({ page, path, params: {} })),
);
const byPath = new Map(addresses.map((address) => [plain(address.path), address]));

/** Paths that end in a parameter, such as that of a bet. */
const named = addresses.filter(({ path }) => path.includes('$'));

/** A malformed escape in an address stays as it is. */
function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page at an address, with the path's parameters. */
export function matchPage(pathname: string): PageAt | null {
  const known = byPath.get(plain(pathname));
  if (known) return known;
  for (const { page, path } of named) {
    const [before = '', name = ''] = path.split('$');
    const rest = pathname.replace(/\/+$/u, '');
    const value = rest.slice(before.length);
    if (value !== '' && !value.includes('/') && rest.toLowerCase().startsWith(before.toLowerCase()))
      return { page, path, params: { [name]: decodePath(value) } };
  }
  return null;
}

/** Whether a page exists; links to pages that do not exist are not shown. */
export const isPage = (path: string): boolean => findPage(path) !== null;

/**
 * The banner group of an address, for the server's page. A page without a group loads the lobby's,
 * which is where most readers go next.
 * @public The server reaches it through the build.
 */
export function findBannerGroup(url: string): BannerGroup {
  const [address = '/'] = url.split(/[?#]/u);
  return findPage(address)?.banners ?? 'w_home';
}

/**
 * The game that the page of an address shows, for the server's page; null: the page shows none.
 * @public The server reaches it through the build.
 */
export function findGameOfPage(url: string): string | null {
  const [address = '/', search = ''] = url.split(/[?#]/u);
  if (findPage(address)?.path !== paths.game) return null;
  return getAddressedGame(new URLSearchParams(search).get('gameId'));
}

/** The entry of a path. */
export function findPage(path: string): PageEntry | null {
  return byPath.get(plain(path))?.page ?? null;
}
