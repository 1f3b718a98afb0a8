import type { CsType } from '@khelaghor/contract/site/external-links.ts';

/** Members above this rank have a line of their own in the place of live chat. */
const liveChatRankMax = 4;

/**
 * The channels that somebody is shown: members of high rank the VIP line where others have live
 * chat. The server decides the same when a channel is opened.
 * @param rankLevel null for visitors, and for members without a rank
 */
export function shownKinds(open: readonly CsType[], rankLevel: number | null): readonly CsType[] {
  const isHigh = rankLevel !== null && rankLevel > liveChatRankMax && open.includes('VIP');
  return open.filter((kind) => kind !== (isHigh ? 'LIVECHAT' : 'VIP'));
}
