import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import type { SiteLanguage } from '@khelaghor/contract/lib/languages.ts';
import { readNoticeLines, readPopupMarks } from '../site/announcements/index.ts';
import { readBanners, listGroupsWithBanners } from '../site/banners/index.ts';
import { readCachedWinners } from '../growth/leaderboards/index.ts';
import { readGameMenus } from '../play/games/index.ts';
import { readNextDraws } from '../play/lobby/index.ts';
import { getLotteryGame, listLotteries } from '../play/lottery/index.ts';
import { findById, getInfo } from '../account/members/index.ts';
import type { Member } from '../account/members/index.ts';
import { getPlayNotice } from '../account/responsible-gaming/index.ts';
import { readHandle } from '../account/sessions/index.ts';
import {
  readRegistrationFields,
  readSiteStatus,
  readWhitelabelValue,
} from '../site/settings/index.ts';
import { listPromotionsFor } from '../growth/promotions/index.ts';
import { readBalanceValue } from '../money/wallet/index.ts';
import type { MemberCaller } from '../lib/http/principals.ts';
import type { Context } from '../lib/context.ts';
import { readVisitedGame } from './visited-game.ts';

/** What the server must know of a page's visitor, beside the session. */
export type Visitor = {
  /** The client address that the listener trusts. */
  readonly ip: string;
  readonly language: SiteLanguage;
  readonly theme: 'dark' | 'light';
  readonly isBalanceHidden: boolean;
  /** The game whose page is asked for; null: another page is. */
  readonly gameCode: string | null;
  /** The reader's choices; undefined: the site's settings apply. */
  readonly digits: 'latn' | 'beng' | undefined;
  readonly grouping: 'lakh' | 'western' | undefined;
};

/** The lobby shows so many lotteries whose draws come next. */
const drawsShown = 4;

/** Returns a random CDN host for pictures; empty: the site itself serves them. */
function getImageHost(ctx: Context, hosts: readonly string[]): string {
  const chance = ctx.random.bytes(4).readUInt32BE();
  return hosts[chance % hosts.length] ?? '';
}

const readMemberInfo = async (ctx: Context, member: Member, caller: MemberCaller) => ({
  ...getInfo(member, await readHandle(ctx.db, caller.sessionId)),
  play: getPlayNotice(caller.play),
});

/** Returns everything that the first screen shows, in the shapes of the contract's replies. */
export async function findSiteState(
  ctx: Context,
  session: MemberCaller | null,
  visitor: Visitor,
  bannerGroup: BannerGroup = 'w_home',
) {
  const { ip, digits, grouping, isBalanceHidden, gameCode } = visitor;
  const [
    { status, ...closed },
    whitelabel,
    fields,
    banners,
    bannerGroups,
    notices,
    popups,
    gameMenus,
    winners,
    lottery,
    nextDraws,
    lotteries,
  ] = await Promise.all([
    readSiteStatus(ctx, ip),
    readWhitelabelValue(ctx, ip),
    readRegistrationFields(ctx),
    readBanners(ctx, bannerGroup),
    listGroupsWithBanners(ctx),
    readNoticeLines(ctx),
    readPopupMarks(ctx),
    readGameMenus(ctx),
    readCachedWinners(ctx),
    getLotteryGame(ctx, 'k3'),
    readNextDraws(ctx, drawsShown),
    listLotteries(ctx),
  ]);
  // A closed page shows no member, and neither does one after the play time ran out.
  const isOver = session?.timeUpNow === true;
  const caller = status === 0 && !isOver ? session : null;
  const member = caller ? await findById(ctx.db, caller.memberId) : null;
  return {
    status,
    ...closed,
    whitelabel,
    registrationFields: { fields },
    bannerGroup,
    banners,
    bannerGroups,
    promotions: await listPromotionsFor(ctx, caller),
    notices,
    popups,
    gameMenus,
    winners,
    lotteryGetGame: lottery.ok ? lottery.value : null,
    visitedGame: gameCode === null || member ? null : await readVisitedGame(ctx, gameCode),
    nextDraws,
    addedLotteries: lotteries.added,
    member: member && caller ? await readMemberInfo(ctx, member, caller) : null,
    timeOpensAt: isOver ? (session.play.time?.until?.toISOString() ?? null) : null,
    balance: caller && !isBalanceHidden ? await readBalanceValue(ctx.db, caller.memberId) : null,
    isBalanceHidden,
    imageHost: getImageHost(ctx, whitelabel.imageCDNs),
    digits: digits ?? whitelabel.digits,
    grouping: grouping ?? whitelabel.grouping,
    language: visitor.language,
    theme: visitor.theme,
    now: ctx.clock.now().toISOString(),
  };
}

export type SiteStateValue = Awaited<ReturnType<typeof findSiteState>> & { isOffline?: true };

/** The same for the page that browsers keep for when the site is unreachable: without a member. */
export async function readOfflineState(ctx: Context, visitor: Visitor): Promise<SiteStateValue> {
  const open = { status: 0, maintenance: null, visitor: null } as const;
  const state = await findSiteState(ctx, null, visitor);
  return { ...state, ...open, imageHost: '', isOffline: true };
}
