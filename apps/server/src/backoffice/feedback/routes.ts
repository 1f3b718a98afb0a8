import * as contract from '@khelaghor/contract/account/feedback.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { findMemberCaller } from '../../account/sessions/index.ts';
import { uploadFeedbackPicture } from './upload-image.ts';
import { countUnseen, markSeen } from './store.ts';
import { listMyFeedback } from './my-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export function feedbackRoutes(bind: Bind, ctx: Context): void {
  const findMember = findMemberCaller(ctx);
  bind(
    contract.uploadFeedbackImage,
    async ({ query, request }) =>
      uploadFeedbackPicture(ctx, request, await findMember(request), query.humanProof),
    { perMinute: 12 },
  );
  bind(
    contract.sendFeedback,
    async ({ body, request }) =>
      sendFeedback(ctx, body, await findMember(request), getLanguage(request)),
    { perMinute: 6 },
  );
  bind(contract.listOwnFeedback, ({ query, caller }) =>
    listMyFeedback(ctx, caller.memberId, query),
  );
  bind(contract.countUnseenAnswers, async ({ caller }) =>
    ok({ unseen: await countUnseen(ctx.db, caller.memberId) }),
  );
  bind(contract.seeAnswers, async ({ body, caller }) => {
    await markSeen(ctx.db, caller.memberId, body.ids, ctx.clock.now());
    return ok({ unseen: await countUnseen(ctx.db, caller.memberId) });
  });
}
