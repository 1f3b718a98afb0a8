import type { LotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import { paths } from '../../../shared/paths.ts';

/** The address of a group, to send to friends. Only in the browser. */
export const getGroupLink = ({
  gameCode,
  groupId,
}: Pick<LotteryGroup, 'gameCode' | 'groupId'>): string =>
  `${location.origin}${paths.lottery}?gameCode=${gameCode}&group=${groupId}`;
