import type {
  BroadcastTemplate,
  BroadcastTemplateDraft,
} from '@khelaghor/contract/growth/broadcasts.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { areBracesRight } from './send-broadcast.ts';
import { listTemplates, putTemplate, removeTemplate } from './store.ts';

/** Returns a saved text as it is logged; null when there is none. */
async function findDraft(db: Database, id: string): Promise<BroadcastTemplateDraft | null> {
  const known = (await listTemplates(db)).find((template) => template.id === id);
  if (!known) return null;
  const { name, title, body, link } = known;
  return { name, title, body, link };
}

/** Saves a text of messages under the caller's id. */
export function saveTemplate(
  ctx: Context,
  id: string,
  draft: BroadcastTemplateDraft,
  { username }: OperatorCaller,
): Promise<Result<BroadcastTemplate, 'text_braces'>> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!areBracesRight(draft)) return refuse('text_braces');
    const changedAt = ctx.clock.now();
    const before = await findDraft(tx, id);
    await putTemplate(tx, id, draft, { changedAt, changedBy: username });
    await logEvent(ctx, tx, {
      kind: 'broadcast_template.saved',
      actor: getOperatorActor(username),
      subject: `broadcast_template:${id}`,
      detail: { before, after: draft },
    });
    return ok({ id, ...draft, changedAt: changedAt.toISOString(), changedBy: username });
  });
}

/** Deletes a saved text. */
export function deleteTemplate(
  ctx: Context,
  id: string,
  { username }: OperatorCaller,
): Promise<Result<Record<string, never>, 'broadcast_unknown'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await findDraft(tx, id);
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
