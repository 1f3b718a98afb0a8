import type { CsType } from '@khelaghor/contract/site/external-links.ts';

/** Members above this rank have people of their own to talk to. */
const liveChatRankMax = 4;

/**
 * The channel that somebody is given. The VIP line is for members above rank 4; others who ask for
 * it get live chat.
 * @param rankLevel null for visitors, and for members without a rank
 */
export function serviceKindFor(asked: CsType, rankLevel: number | null): CsType {
  if (asked !== 'VIP') return asked;
  return rankLevel !== null && rankLevel > liveChatRankMax ? 'VIP' : 'LIVECHAT';
}
