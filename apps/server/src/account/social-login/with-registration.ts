import type { FastifyRequest } from 'fastify';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Answer } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, memberActor } from '../../lib/event-log.ts';
import { bindAccount } from './linked-identities.ts';
import { pendingOf, spendPending } from './oauth-state.ts';

type Refusal = 'elsewhere_ended' | 'elsewhere_taken';

/** Binds the account elsewhere to a member who is being made. */
type BindNew = (tx: Database, memberId: string) => Promise<Refusal | null>;

/**
 * What a new account is bound to, when its form says so: only what this browser has come back with.
 * Empty: to nothing.
 */
export async function bindingOfNew(
  ctx: Context,
  request: FastifyRequest,
  elsewhereId: string | undefined,
): Promise<Answer<readonly BindNew[], Refusal>> {
  if (elsewhereId === undefined) return ok([]);
  const pending = await pendingOf(ctx, ctx.db, request);
  if (pending?.elsewhereId !== elsewhereId) return refuse('elsewhere_ended');
  const { provider, subject } = pending;
  const bindNew: BindNew = async (tx, memberId) => {
    if (!(await spendPending(ctx, tx, elsewhereId))) return 'elsewhere_ended';
    const bound = await bindAccount(ctx, tx, { memberId, provider, subject });
    // A member who is being made has no other account there.
    if (bound !== 'bound') return 'elsewhere_taken';
    const actor = memberActor(memberId);
    const detail = { provider };
    await logEvent(ctx, tx, { kind: 'member.elsewhere_bound', actor, subject: actor, detail });
    return null;
  };
  return ok([bindNew]);
}
