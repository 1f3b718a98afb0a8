import type { PopupMark } from '@khelaghor/contract/site/announcements.ts';
import type { banners } from '@khelaghor/contract/site/banners.ts';
import type { registrationSettings, Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import type { winners } from '@khelaghor/contract/growth/leaderboards.ts';
import type { gameMenus } from '@khelaghor/contract/play/games.ts';
import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import type { SiteLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { GameMath } from '@khelaghor/contract/play/inhouse.ts';
import type { nextDraws, oneGame } from '@khelaghor/contract/play/lobby.ts';
import type { AddedLottery } from '@khelaghor/contract/play/added-lotteries.ts';
import type { lotteryGetGame } from '@khelaghor/contract/play/lottery.ts';
import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import type { Promotion } from '@khelaghor/contract/growth/promotions.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { SiteStatus } from '@khelaghor/contract/site/status.ts';
import type { Balance } from '@khelaghor/contract/money/wallet.ts';
import type { Digits } from '@khelaghor/money/digits.ts';
import type { Grouping } from '@khelaghor/money/format-money.ts';
import type { Theme } from '../shared/ssr-context.tsx';

/**
 * The data of the first screen. The server puts it into the page; each part has the shape of the
 * contract's reply, so the browser caches it as if it had sent the request.
 */
export type SiteState = SiteStatus & {
  /** The lotteries that operators added. */
  readonly addedLotteries: readonly AddedLottery[];
  /** The offline page: it is the same for everyone. */
  readonly isOffline?: true;
  readonly whitelabel: Whitelabel;
  readonly registrationFields: ValueOf<typeof registrationSettings>;
  /** The banner group of this page, or the lobby's. */
  readonly bannerGroup: BannerGroup;
  readonly banners: ValueOf<typeof banners>['banners'];
  /** All groups that have banners. */
  readonly bannerGroups: readonly string[];
  /** The member's time limit was reached with this page; they can play again from then on. */
  readonly timeOpensAt: string | null;
  readonly promotions: readonly Promotion[];
  readonly notices: ValueOf<typeof banners>['notices'];
  /** The pop-up announcements that are due. */
  readonly popups: readonly PopupMark[];
  readonly gameMenus: ValueOf<typeof gameMenus>;
  readonly winners: ValueOf<typeof winners>;
  /** The running issue of K3; null when that game is closed. */
  readonly lotteryGetGame: ValueOf<typeof lotteryGetGame> | null;
  /** The game whose page a visitor asked for, with the figures of an in-house game. */
  readonly visitedGame: {
    readonly gameCode: string;
    readonly page: ValueOf<typeof oneGame>;
    readonly math: GameMath | null;
  } | null;
  /** The lotteries of rare draws that come next. */
  readonly nextDraws: ValueOf<typeof nextDraws>['lotteries'];
  /** The logged-in member, with the balance; null for a visitor. */
  readonly member: MemberInfo | null;
  /** Null for a visitor, and while the member hides it. */
  readonly balance: Balance | null;
  readonly isBalanceHidden: boolean;
  /** The host that serves our pictures; empty: our own. */
  readonly imageHost: string;
  readonly language: SiteLanguage;
  readonly theme: Theme;
  readonly digits: Digits;
  readonly grouping: Grouping;
  /** The server's clock when the page was made, ISO in UTC. */
  readonly now: string;
};
