import type { PlayRestrictions } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { notify } from '../../lib/notify.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { countTime, isTimeDue } from '../responsible-gaming/index.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Counts the activity of a member with a time limit, and returns what is left. When the limit is
 * reached, all their sessions end and their pages get the reason; shortly before, their pages get a
 * warning with the time.
 */
export async function keepPlayTime(
  ctx: Context,
  memberId: string,
  play: PlayRestrictions,
): Promise<PlayRestrictions> {
  if (!isTimeDue(play.time, ctx.clock.now())) return play;
  const time = await transact(ctx, async (tx) => {
    const counted = await countTime(ctx, tx, memberId);
    if (counted.turn === 'near_end') await notify(tx, { memberId }, { type: 'play-time' });
    if (counted.turn === 'used_up') {
      const opensAt = counted.time?.until?.toISOString();
      await endSessions(ctx, tx, memberId, 'all', opensAt);
      const subject = getMemberActor(memberId);
      const detail = { opensAt };
      await logEvent(ctx, tx, { kind: 'member.time_used_up', actor: 'system', subject, detail });
    }
    return counted.time;
  });
  return { ...play, time };
}
