import type { PopupMark } from '@khelaghor/contract/site/announcements.ts';
import type { banners } from '@khelaghor/contract/site/banners.ts';
import type { registrationSettings, Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import type { winners } from '@khelaghor/contract/growth/leaderboards.ts';
import type { gameMenus } from '@khelaghor/contract/play/games.ts';
import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import type { SiteLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { lotteryGame } from '@khelaghor/contract/play/lottery.ts';
import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import type { Promotion } from '@khelaghor/contract/growth/promotions.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { SiteStatus } from '@khelaghor/contract/site/status.ts';
import type { Balance } from '@khelaghor/contract/money/wallet.ts';
import type { Digits } from '@khelaghor/money/digits.ts';
import type { Grouping } from '@khelaghor/money/format-money.ts';
import type { Theme } from '../shared/ssr-context.tsx';

/**
 * All that the first screen needs. The server puts it into the page; each part has the shape of the
 * contract's reply, so the browser keeps it as if it had asked.
 */
export type SiteState = SiteStatus & {
  /** The page that is shown while the site cannot be reached: the same for everybody. */
  readonly isOffline?: true;
  readonly whitelabel: Whitelabel;
  readonly registrationFields: ValueOf<typeof registrationSettings>;
  /** The group that the page begins with, or the lobby's. */
  readonly bannerGroup: BannerGroup;
  readonly banners: ValueOf<typeof banners>['banners'];
  /** All groups that have any. */
  readonly bannerGroups: readonly string[];
  /** With this page the reader’s own time was used up; he may play again from then on. */
  readonly timeOpensAt: string | null;
  readonly promotions: readonly Promotion[];
  readonly notices: ValueOf<typeof banners>['notices'];
  /** What waits to pop up. */
  readonly popups: readonly PopupMark[];
  readonly gameMenus: ValueOf<typeof gameMenus>;
  readonly winners: ValueOf<typeof winners>;
  /** The running issue of K3; null when that game is closed. */
  readonly lotteryGame: ValueOf<typeof lotteryGame> | null;
  /** Who is logged in, with the balance; null for a visitor. */
  readonly member: MemberInfo | null;
  /** Null for a visitor, and while the member hides it. */
  readonly balance: Balance | null;
  readonly isBalanceHidden: boolean;
  /** The host that hands on our pictures; empty: we do ourselves. */
  readonly imageHost: string;
  readonly language: SiteLanguage;
  readonly theme: Theme;
  readonly digits: Digits;
  readonly grouping: Grouping;
  /** The server's clock when the page was made, ISO in UTC. */
  readonly now: string;
};
