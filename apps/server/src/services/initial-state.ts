import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import type { SiteLanguage } from '@khelaghor/contract/lib/languages.ts';
import { noticeLinesOf, popupMarksOf } from '../site/announcements/index.ts';
import { bannersOf, groupsWithBanners } from '../site/banners/index.ts';
import { winnersOf } from '../growth/leaderboards/index.ts';
import { gameMenusOf } from '../play/games/index.ts';
import { lotteryGameOf } from '../play/lottery/index.ts';
import { findById, infoOf } from '../account/members/index.ts';
import type { Member } from '../account/members/index.ts';
import { playNoticeOf } from '../account/responsible-gaming/index.ts';
import { handleOf } from '../account/sessions/index.ts';
import { registrationFieldsOf, siteStatusOf, whitelabelValueOf } from '../site/settings/index.ts';
import { promotionsFor } from '../growth/promotions/index.ts';
import { balanceValueOf } from '../money/wallet/index.ts';
import type { MemberCaller } from '../lib/http/principals.ts';
import type { Context } from '../lib/context.ts';

/** What the server must know of a page's visitor, beside the session. */
export type Visitor = {
  /** The client address that the listener trusts. */
  readonly ip: string;
  readonly language: SiteLanguage;
  readonly theme: 'dark' | 'light';
  readonly isBalanceHidden: boolean;
  /** The reader's choices; undefined: the site's settings apply. */
  readonly digits: 'latn' | 'beng' | undefined;
  readonly grouping: 'lakh' | 'western' | undefined;
};

/** Returns a random CDN host for pictures; empty: the site itself serves them. */
function imageHostOf(ctx: Context, hosts: readonly string[]): string {
  const chance = ctx.random.bytes(4).readUInt32BE();
  return hosts[chance % hosts.length] ?? '';
}

const memberInfoOf = async (ctx: Context, member: Member, caller: MemberCaller) => ({
  ...infoOf(member, await handleOf(ctx.db, caller.sessionId)),
  play: playNoticeOf(caller.play),
});

/** Returns everything that the first screen shows, in the shapes of the contract's replies. */
export async function siteStateOf(
  ctx: Context,
  session: MemberCaller | null,
  visitor: Visitor,
  bannerGroup: BannerGroup = 'w_home',
) {
  const { ip, digits, grouping, isBalanceHidden } = visitor;
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
  ] = await Promise.all([
    siteStatusOf(ctx, ip),
    whitelabelValueOf(ctx, ip),
    registrationFieldsOf(ctx),
    bannersOf(ctx, bannerGroup),
    groupsWithBanners(ctx),
    noticeLinesOf(ctx),
    popupMarksOf(ctx),
    gameMenusOf(ctx),
    winnersOf(ctx),
    lotteryGameOf(ctx, 'k3'),
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
    promotions: await promotionsFor(ctx, caller),
    notices,
    popups,
    gameMenus,
    winners,
    lotteryGame: lottery.ok ? lottery.value : null,
    member: member && caller ? await memberInfoOf(ctx, member, caller) : null,
    timeOpensAt: isOver ? (session.play.time?.until?.toISOString() ?? null) : null,
    balance: caller && !isBalanceHidden ? await balanceValueOf(ctx.db, caller.memberId) : null,
    isBalanceHidden,
    imageHost: imageHostOf(ctx, whitelabel.imageCDNs),
    digits: digits ?? whitelabel.digits,
    grouping: grouping ?? whitelabel.grouping,
    language: visitor.language,
    theme: visitor.theme,
    now: ctx.clock.now().toISOString(),
  };
}

export type SiteStateValue = Awaited<ReturnType<typeof siteStateOf>> & { isOffline?: true };

/** The same for the page that browsers keep for when the site is unreachable: without a member. */
export async function offlineStateOf(ctx: Context, visitor: Visitor): Promise<SiteStateValue> {
  const open = { status: 0, maintenance: null, visitor: null } as const;
  const state = await siteStateOf(ctx, null, visitor);
  return { ...state, ...open, imageHost: '', isOffline: true };
}
