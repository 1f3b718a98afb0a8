import type { FastifyRequest } from 'fastify';
import type { uploadFeedbackImage as contract } from '@khelaghor/contract/account/feedback.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { receivePhotograph } from '../../site/media/index.ts';
import { checkAnonymousSender } from './send-feedback.ts';
import { getMemberActor } from '../../lib/event-log.ts';

type Refusal = (typeof contract)['refusals'][number] | 'unsupported_media';

/** Keeps a picture that only operators will see, and gives the word to attach it with. */
export async function uploadFeedbackPicture(
  ctx: Context,
  request: FastifyRequest,
  caller: MemberCaller | null,
  humanProof: string | undefined,
): Promise<Result<ValueOf<typeof contract>, Refusal>> {
  const stranger = await checkAnonymousSender(ctx, caller, humanProof);
  if (stranger) return stranger;
  const by = caller ? getMemberActor(caller.memberId) : 'visitor';
  return receivePhotograph(ctx, request, { by, purpose: 'feedback-image' });
}
