import { ok, refuse, Overloaded } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { singleton } from '../../lib/context.ts';
import { createKeyedQueue } from '../../lib/db/keyed-queue.ts';
import { detectImageKind } from './image-kind.ts';
import { createImageProcess } from './image-process.ts';
import type { Drawings } from './image-worker.ts';

/** So many pictures may wait for their turn. */
const waitingMax = 8;

type Encoded<T> = Result<T, 'image_unreadable' | 'image_too_large'>;

const queueOf = singleton(() => ({
  turns: createKeyedQueue(),
  waiting: 0,
  process: createImageProcess(),
}));

/** Draws a picture when its turn comes; throws `Overloaded` when too many wait. */
async function encodeInTurn<Name extends keyof Drawings>(
  ctx: Context,
  bytes: Buffer,
  draw: Name,
): Promise<Encoded<Drawings[Name]>> {
  if (detectImageKind(bytes) === null) return refuse('image_unreadable');
  const queue = queueOf(ctx);
  if (queue.waiting >= waitingMax) throw new Overloaded('too many pictures wait to be drawn');
  queue.waiting += 1;
  try {
    const done = await queue.turns('image', () => queue.process.draw({ draw, bytes }));
    if ('value' in done) return ok(done.value as Drawings[Name]);
    ctx.log.debug({ err: done.error }, 'a picture could not be drawn');
    return refuse(done.wrong);
  } finally {
    queue.waiting -= 1;
  }
}

/**
 * Draws a picture anew in our formats and widths. Whatever was hidden in the file stays behind.
 * Pictures are drawn one after another; when too many wait, `Overloaded` is thrown.
 */
export const encodeImage = (ctx: Context, bytes: Buffer): Promise<Encoded<Drawings['all']>> =>
  encodeInTurn(ctx, bytes, 'all');

/** The same, as one WebP file for a picture that no page of the site shows. */
export const encodePhotograph = (
  ctx: Context,
  bytes: Buffer,
): Promise<Encoded<Drawings['photograph']>> => encodeInTurn(ctx, bytes, 'photograph');

/** The same, as the square of a logo. */
export const encodeLogo = (ctx: Context, bytes: Buffer): Promise<Encoded<Drawings['logo']>> =>
  encodeInTurn(ctx, bytes, 'logo');
