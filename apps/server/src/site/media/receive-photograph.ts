import type { FastifyRequest } from 'fastify';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { readUploadedFiles } from '../../lib/http/uploads.ts';
import { storeImage } from './store-image.ts';
import { signUploadToken } from './upload-token.ts';
import type { UploadPurpose } from './upload-token.ts';

/** What a phone or a screen makes: PNG and JPEG, told by their first bytes. */
function isPhotograph(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 8).toString('hex');
  return start === '89504e470d0a1a0a' || start.startsWith('ffd8ff');
}

type Refusal = 'image_missing' | 'image_unreadable' | 'image_too_large' | 'unsupported_media';

/** Reads the one picture of a request. Nothing of it is written to a disk. */
export async function readPhotograph(request: FastifyRequest): Promise<Result<Buffer, Refusal>> {
  const files = await readUploadedFiles(request, 1);
  if (!files.ok) return files;
  const [bytes] = files.value;
  if (!bytes) return refuse('image_missing');
  return isPhotograph(bytes) ? ok(bytes) : refuse('image_unreadable');
}

/**
 * Keeps the one picture of a request, which is private, and gives the ticket to attach
 * it with. `by` is who brought it, as in the event log.
 */
export async function receivePhotograph(
  ctx: Context,
  request: FastifyRequest,
  { by, purpose }: { readonly by: string; readonly purpose: UploadPurpose },
): Promise<Result<{ image: StoredImage; ticket: string }, Refusal>> {
  const bytes = await readPhotograph(request);
  if (!bytes.ok) return bytes;
  const stored = await storeImage(ctx, bytes.value, { by, visibility: 'private' });
  if (!stored.ok) return stored;
  return ok({ image: stored.value, ticket: signUploadToken(ctx, purpose, stored.value.hash) });
}
