import type { LotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import { notifyEach } from '../../lib/notify.ts';
import type { Tx } from '../../lib/context.ts';

/** What of a group may have changed. */
type ToldGroup = {
  readonly id: string;
  readonly gameCode: string;
  readonly visibility: string;
  readonly sold: number;
  readonly state: LotteryGroup['state'];
  /** It was put up in this transaction. */
  readonly isNew: boolean;
};

/**
 * Tells the browsers that watch the games of groups what is sold of them. The id of a group for
 * friends is its link, and is not told: pages that show such a group read it again.
 */
export const tellGroups = (tx: Tx, groups: readonly ToldGroup[]): Promise<void> =>
  notifyEach(
    tx,
    groups.map(({ id, gameCode, visibility, sold, state, isNew }) => ({
      audience: { gameCode },
      notice: {
        type: 'lottery-group' as const,
        gameCode,
        group: visibility === 'public' ? { groupId: id, sold, state } : null,
        isNew,
      },
    })),
  );
