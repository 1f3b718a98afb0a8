import type {
  feedbackAdminList,
  FeedbackState,
  FeedbackType,
  QueuedFeedback,
} from '@khelaghor/contract/account/feedback.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { notify } from '../../lib/notify.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import * as store from './store.ts';

async function readQueued(
  db: Database,
  rows: readonly store.QueuedRow[],
): Promise<QueuedFeedback[]> {
  const widths = await store.readWidths(db, [
    ...new Set(rows.flatMap(({ imageHashes }) => imageHashes)),
  ]);
  return rows.map((row) => ({
    id: row.id,
    type: row.type as FeedbackType,
    content: row.content,
    language: row.language as Language,
    images: row.imageHashes.map((hash) => ({ hash, width: widths.get(hash) ?? 0 })),
    account: row.username,
    contact: row.contact,
    state: row.state as FeedbackState,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: row.answeredBy,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Returns one page of the feedback queue. */
export async function readQueue(
  ctx: Context,
  { state, cursor, limit }: ParsedQuery<typeof feedbackAdminList>,
): Promise<Result<ValueOf<typeof feedbackAdminList>, 'malformed'>> {
  const after = readCursor(cursor);
  if (after === undefined) return refuse('malformed');
  const rows = await store.listQueue(ctx.db, state, after, limit + 1);
  const page = rows.slice(0, limit);
  return ok({
    items: await readQueued(ctx.db, page),
    nextCursor: rows.length > limit ? makeCursor(page.at(-1)) : null,
    waiting: await store.countWaiting(ctx.db),
  });
}

type Changed = Result<QueuedFeedback, 'feedback_unknown' | 'state_changed'>;

/** Locks and changes one feedback in a transaction, and logs the change. */
async function changed(
  ctx: Context,
  id: string,
  by: OperatorCaller,
  {
    kind,
    from,
    patch,
  }: {
    kind: string;
    from: readonly FeedbackState[];
    patch: Parameters<typeof store.change>[2];
  },
): Promise<Changed> {
  return transact(ctx, async (tx) => {
    const before = await store.findToChange(tx, id);
    if (!before) return refuse('feedback_unknown');
    if (!from.includes(before.state as FeedbackState)) return refuse('state_changed');
    await store.change(tx, id, patch);
    const actor = getOperatorActor(by.username);
    const detail = { from: before.state, to: patch.state, answer: patch.answer ?? null };
    const { memberId } = before;
    const about = memberId === null ? {} : { memberId };
    await logEvent(ctx, tx, { kind, actor, subject: `feedback:${id}`, ...about, detail });
    if (memberId !== null && patch.answer !== undefined)
      await notify(tx, { memberId }, { type: 'feedback', feedbackId: id });
    const username = await store.findUsername(tx, memberId);
    const [value] = await readQueued(tx, [{ ...before, ...patch, username }]);
    if (!value) throw new Error('one feedback gives one line of the queue');
    return ok(value);
  });
}

/** Answers new feedback. An answer cannot be changed: its reader may have seen it. */
export async function answerFeedback(
  ctx: Context,
  id: string,
  answer: string,
  by: OperatorCaller,
): Promise<Changed> {
  const answered = { answeredAt: ctx.clock.now(), answeredBy: by.username };
  const patch = { state: 'answered', answer, ...answered };
  return changed(ctx, id, by, { kind: 'feedback.answered', from: ['new'], patch });
}

/** Closes feedback that is new or answered. */
export async function closeFeedback(
  ctx: Context,
  id: string,
  by: OperatorCaller,
): Promise<Changed> {
  const patch = { state: 'closed', closedAt: ctx.clock.now(), closedBy: by.username };
  return changed(ctx, id, by, { kind: 'feedback.closed', from: ['new', 'answered'], patch });
}
