import type {
  actOnCareCase as contract,
  CareActKind,
} from '@khelaghor/contract/backoffice/care.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { readCareOf } from './read-care.ts';
import type { CareAnswer } from './read-care.ts';
import * as store from './store.ts';

type Refusal = (typeof contract)['refusals'][number];

/** The message that an act sends; those left out send none. */
const messages = {
  care_message: 'care_offered',
  limit_proposed: 'care_limit_proposed',
  break_offered: 'care_break_offered',
  call_noted: null,
  closed: null,
} as const satisfies Readonly<Record<CareActKind, string | null>>;

/**
 * Records what an operator did for a case, once for each key, with the message to the member that
 * belongs to it. It changes no limit and begins no break: these stay with the member.
 */
export async function actOnCase(
  ctx: Context,
  { id, caller }: { readonly id: string; readonly caller: OperatorCaller },
  { key, kind, note }: ParsedBody<typeof contract>,
): Promise<Result<CareAnswer, Refusal>> {
  const acted = await transact(ctx, async (tx): Promise<Result<string, Refusal>> => {
    const found = await store.lockCase(tx, id);
    if (!found) return refuse('care_case_unknown');
    const { memberId, closedAt } = found;
    const { operatorId: actedBy, username } = caller;
    const known = await store.findAct(tx, key);
    if (known) {
      const isSame = known.caseId === id && known.kind === kind && known.note === note;
      return isSame && known.actedBy === actedBy ? ok(memberId) : refuse('key_reused');
    }
    if (closedAt !== null) return refuse('state_changed');
    const actedAt = ctx.clock.now();
    if (!(await store.insertAct(tx, { id: key, caseId: id, kind, note, actedBy, actedAt })))
      return refuse('key_reused');
    if (kind === 'closed') await store.closeCase(tx, id, actedAt);
    const template = messages[kind];
    if (template !== null) await sendNotification(ctx, tx, { to: { memberId }, template });
    await logEvent(ctx, tx, {
      kind: 'care.acted',
      actor: getOperatorActor(username),
      subject: getMemberActor(memberId),
      detail: { case: id, act: kind, note },
    });
    return ok(memberId);
  });
  return acted.ok ? ok(await readCareOf(ctx.db, acted.value)) : acted;
}
