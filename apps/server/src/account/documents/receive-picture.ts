import type { FastifyRequest } from 'fastify';
import { dayMs } from '@khelaghor/time/durations.ts';
import { ok, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { encodePhotograph, readPhotograph } from '../../site/media/index.ts';
import { sealPicture } from './seal.ts';
import { countUnsent, insertPicture } from './store.ts';

/** Pictures of a member that may wait to be sent with a document. */
const unsentMax = 20;

type Refusal = 'image_missing' | 'image_unreadable' | 'image_too_large' | 'documents_too_often';

/**
 * Keeps the one picture of a request, drawn anew and sealed. Without a document it is removed after
 * a day. Returns the id by which its member, and no other, can send it.
 */
export async function receivePicture(
  ctx: Context,
  request: FastifyRequest,
  memberId: string,
): Promise<Result<{ picture: string }, Refusal | 'unsupported_media'>> {
  if ((await countUnsent(ctx.db, memberId)) >= unsentMax)
    return refuseForNow('documents_too_often', dayMs);
  const bytes = await readPhotograph(request);
  if (!bytes.ok) return bytes;
  const drawn = await encodePhotograph(ctx, bytes.value);
  if (!drawn.ok) return drawn;
  const id = ctx.random.id();
  const sealed = sealPicture(ctx, id, drawn.value);
  await insertPicture(ctx.db, { id, memberId, sealed, createdAt: ctx.clock.now() });
  return ok({ picture: id });
}
