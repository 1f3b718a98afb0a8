import { feedbackImagesMax, feedbackMax } from '@khelaghor/contract/lib/message-limits.ts';
import type { sendFeedback as contract } from '@khelaghor/contract/account/feedback.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { toVisibleLines } from '@khelaghor/typed-text/visible-text.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, Failure } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { verifyHuman } from '../../site/bot-check/index.ts';
import { attachImages, lockImages, readUploadToken } from '../../site/media/index.ts';
import * as store from './store.ts';

type Body = ParsedBody<typeof contract>;
type Refusal = (typeof contract)['refusals'][number];

/** How many feedbacks of one member may wait for an answer. */
const waitingMax = 10;

type Written = { content: string; imageHashes: string[] };

const about = (refusal: Refusal, field: string): Failure<Refusal> =>
  refuse(refusal, { fields: { [field]: { code: refusal } } });

/** Returns the validated feedback, or a refusal that names the wrong field. */
function readWritten(ctx: Context, body: Body): Result<Written, Refusal> {
  const content = toVisibleLines(body.content);
  if (content === '') return about('feedback_empty', 'content');
  // Counts like the database: a character outside the Basic Multilingual Plane counts once.
  if ([...content].length > feedbackMax) return about('feedback_too_long', 'content');
  if (body.images.length > feedbackImagesMax) return about('feedback_too_many_images', 'images');
  const imageHashes = body.images.flatMap(
    (ticket) => readUploadToken(ctx, 'feedback-image', ticket) ?? [],
  );
  if (imageHashes.length !== body.images.length) return about('image_missing', 'images');
  return ok({ content, imageHashes: [...new Set(imageHashes)] });
}

type Sent = Pick<
  store.FeedbackRow,
  'id' | 'memberId' | 'type' | 'content' | 'imageHashes' | 'contact' | 'language'
>;

/**
 * Whether the feedback stored under this key has the same sender and says the same. Visitors have
 * no account: what they are told apart by is how they want to be answered.
 */
const isSame = (known: store.FeedbackRow, sent: Sent): boolean =>
  known.memberId === sent.memberId &&
  known.contact === sent.contact &&
  known.type === sent.type &&
  known.content === sent.content &&
  known.imageHashes.join() === sent.imageHashes.join();

/** Refuses a caller who is no member and passed no bot check; null: the caller may send. */
export async function checkAnonymousSender(
  ctx: Context,
  caller: MemberCaller | null,
  proof: string | undefined,
) {
  if (caller !== null) return null;
  return proof === undefined ? refuse('human_check_failed') : verifyHuman(ctx, proof, 'feedback');
}

/**
 * Stores feedback. The same key with the same content answers as before and stores nothing twice.
 */
export async function sendFeedback(
  ctx: Context,
  body: Body,
  caller: MemberCaller | null,
  language: Language,
): Promise<Result<{ id: string }, Refusal>> {
  const read = readWritten(ctx, body);
  if (!read.ok) return read;
  const memberId = caller?.memberId ?? null;
  const contact = memberId === null && body.contact ? body.contact : null;
  const row = { id: body.key, memberId, type: body.type, contact, language, ...read.value };
  const repeated = (known: store.FeedbackRow) =>
    isSame(known, row) ? ok({ id: known.id }) : refuse('key_reused');
  const known = await store.find(ctx.db, body.key);
  if (known) return repeated(known);
  const stranger = await checkAnonymousSender(ctx, caller, body.humanProof);
  if (stranger) return stranger;
  if (memberId !== null && (await store.countWaitingFor(ctx.db, memberId)) >= waitingMax)
    return refuse('feedback_waiting_limit');
  return transact(ctx, async (tx) => {
    if (!(await lockImages(tx, row.imageHashes))) return about('image_missing', 'images');
    if (await store.insert(tx, row, ctx.clock.now())) {
      await attachImages(tx, row.imageHashes, `feedback:${row.id}`);
      return ok({ id: body.key });
    }
    const earlier = await store.find(tx, body.key);
    return earlier ? repeated(earlier) : refuse('key_reused');
  });
}
