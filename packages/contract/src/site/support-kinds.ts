import type { CsType } from './external-links.ts';

/** Members above this rank have a VIP line in the place of live chat. */
const liveChatRankMax = 4;

/** @param rankLevel null for visitors, and for members without a rank */
const hasVipRank = (rankLevel: number | null): boolean =>
  rankLevel !== null && rankLevel > liveChatRankMax;

/**
 * Returns the support channel that is opened for a reader who asked for one. A reader whose rank
 * does not give them the VIP line gets live chat.
 */
export function getSupportKindFor(asked: CsType, rankLevel: number | null): CsType {
  if (asked !== 'VIP') return asked;
  return hasVipRank(rankLevel) ? 'VIP' : 'LIVECHAT';
}

/**
 * Returns the support channels that a reader is shown, of those that are open. A member of high
 * rank sees the VIP line instead of live chat, where there is one.
 */
export function getVisibleSupportKinds(
  open: readonly CsType[],
  rankLevel: number | null,
): readonly CsType[] {
  const hidden = hasVipRank(rankLevel) && open.includes('VIP') ? 'LIVECHAT' : 'VIP';
  return open.filter((kind) => kind !== hidden);
}
