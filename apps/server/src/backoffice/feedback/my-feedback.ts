import type {
  FeedbackState,
  FeedbackType,
  listOwnFeedback,
} from '@khelaghor/contract/account/feedback.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import * as store from './store.ts';

/** What a member told us, with our answers. Pictures are not given back. */
export async function listMyFeedback(
  ctx: Context,
  memberId: string,
  { cursor, limit }: ParsedQuery<typeof listOwnFeedback>,
): Promise<Result<ValueOf<typeof listOwnFeedback>, 'malformed'>> {
  const after = readCursor(cursor);
  if (after === undefined) return refuse('malformed');
  const rows = await store.listFeedback(ctx.db, memberId, after, limit + 1);
  const page = rows.slice(0, limit);
  return ok({
    items: page.map((row) => ({
      id: row.id,
      type: row.type as FeedbackType,
      content: row.content,
      imageCount: row.imageHashes.length,
      state: row.state as FeedbackState,
      answer: row.answer,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      isUnseen: row.answer !== null && row.answerReadAt === null,
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor: rows.length > limit ? makeCursor(page.at(-1)) : null,
  });
}
