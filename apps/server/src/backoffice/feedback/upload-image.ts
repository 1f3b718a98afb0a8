import type { FastifyRequest } from 'fastify';
import type { uploadFeedbackImage as contract } from '@khelaghor/contract/account/feedback.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { readUploadedFiles } from '../../lib/http/uploads.ts';
import { storeImage } from '../../site/media/index.ts';
import { signUploadToken } from './upload-token.ts';
import { checkAnonymousSender } from './send-feedback.ts';
import { getMemberActor } from '../../lib/event-log.ts';

type Refusal = (typeof contract)['refusals'][number] | 'unsupported_media';

/** What a phone or a screen makes: PNG and JPEG, told by their first bytes. */
function isPhotograph(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 8).toString('hex');
  return start === '89504e470d0a1a0a' || start.startsWith('ffd8ff');
}

/** Keeps a picture that only operators will see, and gives the word to attach it with. */
export async function uploadFeedbackPicture(
  ctx: Context,
  request: FastifyRequest,
  caller: MemberCaller | null,
  humanProof: string | undefined,
): Promise<Result<ValueOf<typeof contract>, Refusal>> {
  const stranger = await checkAnonymousSender(ctx, caller, humanProof);
  if (stranger) return stranger;
  const files = await readUploadedFiles(request, 1);
  if (!files.ok) return files;
  const [bytes] = files.value;
  if (!bytes) return refuse('image_missing');
  if (!isPhotograph(bytes)) return refuse('image_unreadable');
  const by = caller ? getMemberActor(caller.memberId) : 'visitor';
  const stored = await storeImage(ctx, bytes, { by, visibility: 'private' });
  if (!stored.ok) return stored;
  return ok({ image: stored.value, ticket: signUploadToken(ctx, stored.value.hash) });
}
