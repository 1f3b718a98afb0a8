import type * as contract from '@khelaghor/contract/backoffice/own-activity.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { idleMs } from './operator-session.ts';
import * as store from './store.ts';

const shownMax = 20;

/** Returns the newest sessions of the operator who asks. */
export async function readOwnSessions(
  ctx: Context,
  { operatorId, operatorSessionId }: OperatorCaller,
): Promise<ValueOf<typeof contract.listOwnSessions>> {
  const now = ctx.clock.now();
  const seenAfter = new Date(now.getTime() - idleMs);
  const sessions = await store.listSessions(ctx.db, operatorId, shownMax);
  return {
    sessions: sessions.map(({ id, createdAt, seenAt, address, userAgent, endedAt, expiresAt }) => ({
      id,
      startedAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      address,
      userAgent,
      isOpen: endedAt === null && expiresAt > now && seenAt > seenAfter,
      isCurrent: id === operatorSessionId,
    })),
  };
}

/** Ends another session of the operator, such as one that was left open on a shared computer. */
export async function endOwnSession(
  ctx: Context,
  caller: OperatorCaller,
  id: string,
): Promise<Result<ValueOf<typeof contract.endOwnSession>, 'session_unknown'>> {
  const { operatorId, operatorSessionId, username } = caller;
  if (id === operatorSessionId) return refuse('session_unknown');
  const isEnded = await transact(ctx, async (tx) => {
    const ended = await store.endSessionOf(tx, { id, operatorId, at: ctx.clock.now() });
    if (!ended) return false;
    await logEvent(ctx, tx, {
      kind: 'operator.session_ended',
      actor: getOperatorActor(username),
      subject: getOperatorActor(username),
      detail: { session: id, address: ended.address },
    });
    return true;
  });
  return isEnded ? ok(await readOwnSessions(ctx, caller)) : refuse('session_unknown');
}
