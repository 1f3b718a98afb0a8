import type { FastifyRequest } from 'fastify';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { bindAccount } from './linked-identities.ts';
import { findPending, spendPending } from './oauth-state.ts';

type Refusal = 'elsewhere_ended' | 'elsewhere_taken';

/** Links the identity to a new member. */
type BindNew = (tx: Database, memberId: string) => Promise<Refusal | null>;

/**
 * Returns the link of a new account, if its form names one: only an identity that this browser came
 * back with. Empty: no link.
 */
export async function linkNewMember(
  ctx: Context,
  request: FastifyRequest,
  elsewhereId: string | undefined,
): Promise<Result<readonly BindNew[], Refusal>> {
  if (elsewhereId === undefined) return ok([]);
  const pending = await findPending(ctx, ctx.db, request);
  if (pending?.elsewhereId !== elsewhereId) return refuse('elsewhere_ended');
  const { provider, subject } = pending;
  const bindNew: BindNew = async (tx, memberId) => {
    if (!(await spendPending(ctx, tx, elsewhereId))) return 'elsewhere_ended';
    const bound = await bindAccount(ctx, tx, { memberId, provider, subject });
    // A new member has no other identity there.
    if (bound !== 'bound') return 'elsewhere_taken';
    const actor = getMemberActor(memberId);
    const detail = { provider };
    await logEvent(ctx, tx, { kind: 'member.elsewhere_bound', actor, subject: actor, detail });
    return null;
  };
  return ok([bindNew]);
}
