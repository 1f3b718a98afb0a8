import { broadcastTemplateDraft } from '@khelaghor/contract/growth/broadcasts.ts';
import type {
  BroadcastTemplate,
  BroadcastTemplateDraft,
} from '@khelaghor/contract/growth/broadcasts.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { mergeSave, pickFields, withRevision } from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { areBracesRight } from './send-broadcast.ts';
import { lockTemplate, putTemplate, removeTemplate } from './store.ts';

/** Returns a saved text, locked, as it is logged; null when there is none. */
async function lockDraft(tx: Tx, id: string): Promise<BroadcastTemplateDraft | null> {
  const known = await lockTemplate(tx, id);
  return known && pickFields(broadcastTemplateDraft, known);
}

type SaveRefusal = 'broadcast_unknown' | 'changed_meanwhile' | 'malformed' | 'text_braces';

/** Saves a text of messages under the caller's id. */
export function saveTemplate(
  ctx: Context,
  id: string,
  edit: Edit<BroadcastTemplateDraft>,
  { username }: OperatorCaller,
): Promise<Result<BroadcastTemplate, SaveRefusal>> {
  type Saved = Promise<Result<BroadcastTemplate, SaveRefusal>>;
  return ctx.db.transaction().execute(async (tx): Saved => {
    const before = await lockDraft(tx, id);
    const record = { subject: `broadcast_template:${id}`, kinds: ['broadcast_template.saved'] };
    const edited = await mergeSave(tx, record, broadcastTemplateDraft, {
      fields: before,
      edit,
      unknown: refuse('broadcast_unknown'),
    });
    if (!edited.ok) return edited;
    const draft = edited.value;
    if (!areBracesRight(draft)) return refuse('text_braces');
    const changedAt = ctx.clock.now();
    await putTemplate(tx, id, draft, { changedAt, changedBy: username });
    await logEvent(ctx, tx, {
      kind: 'broadcast_template.saved',
      actor: getOperatorActor(username),
      subject: record.subject,
      detail: { before, after: draft },
    });
    const change = { changedAt: changedAt.toISOString(), changedBy: username };
    return ok(withRevision(broadcastTemplateDraft, { id, ...draft, ...change }));
  });
}

/** Deletes a saved text. */
export function deleteTemplate(
  ctx: Context,
  id: string,
  { username }: OperatorCaller,
): Promise<Result<Record<string, never>, 'broadcast_unknown'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, id);
    if (!(await removeTemplate(tx, id))) return refuse('broadcast_unknown');
    await logEvent(ctx, tx, {
      kind: 'broadcast_template.removed',
      actor: getOperatorActor(username),
      subject: `broadcast_template:${id}`,
      detail: { before },
    });
    return ok({});
  });
}
