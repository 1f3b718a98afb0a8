import type { BannerGroup } from '@khelaghor/contract/picture-names.ts';
import type { SiteLanguage } from '@khelaghor/contract/languages.ts';
import { noticeLinesOf, popupMarksOf } from '../features/announcements/announcements.ts';
import { bannersOf, groupsWithBanners } from '../features/banners/banners.ts';
import { gameMenusOf, winnersOf } from '../features/catalogue/catalogue.ts';
import { lotteryGameOf } from '../features/lottery/lottery.ts';
import { findById, infoOf } from '../features/member/member.ts';
import type { Member } from '../features/member/member.ts';
import { playNoticeOf } from '../features/play-limits/play-limits.ts';
import { handleOf } from '../features/session/session.ts';
import { registrationFieldsOf, siteStatusOf, whitelabelValueOf } from '../features/site/site.ts';
import { promotionsFor } from '../features/promotions/promotions.ts';
import { balanceValueOf } from '../features/wallet/wallet.ts';
import type { MemberCaller } from '../platform/callers.ts';
import type { Context } from '../platform/context.ts';

/** What the page must know of whoever asks for it, beside the session. */
export type Visitor = {
  /** The address that the listener believes. */
  readonly ip: string;
  readonly language: SiteLanguage;
  readonly theme: 'dark' | 'light';
  readonly isBalanceHidden: boolean;
  /** The reader's choices; undefined: as the site is set. */
  readonly digits: 'latn' | 'beng' | undefined;
  readonly grouping: 'lakh' | 'western' | undefined;
};

/** One of the hosts that hand on our pictures, by chance; empty: we hand them out ourselves. */
function imageHostOf(ctx: Context, hosts: readonly string[]): string {
  const chance = ctx.random.bytes(4).readUInt32BE();
  return hosts[chance % hosts.length] ?? '';
}

const memberInfoOf = async (ctx: Context, member: Member, caller: MemberCaller) => ({
  ...infoOf(member, await handleOf(ctx.db, caller.sessionId)),
  play: playNoticeOf(caller.play),
});

/** Everything that the first screen shows, in the shapes of the contract's replies. */
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
  // A closed page is nobody's.
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

/** The same for the page that browsers keep for when they cannot reach us: about nobody. */
export async function offlineStateOf(ctx: Context, visitor: Visitor): Promise<SiteStateValue> {
  const open = { status: 0, maintenance: null, visitor: null } as const;
  const state = await siteStateOf(ctx, null, visitor);
  return { ...state, ...open, imageHost: '', isOffline: true };
}
