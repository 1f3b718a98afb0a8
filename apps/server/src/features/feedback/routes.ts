import * as contract from '@khelaghor/contract/feedback.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { languageOf } from '../../platform/language.ts';
import { memberCallerOf } from '../session/session.ts';
import { answerFeedback, closeFeedback, queueOf } from './answer-feedback.ts';
import { bringImage } from './bring-image.ts';
import { countUnseenOf, markSeen } from './feedback-store.ts';
import { ownFeedbackOf } from './own-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export function feedbackRoutes(bind: Bind, ctx: Context): void {
  const findMember = memberCallerOf(ctx);
  bind(
    contract.uploadFeedbackImage,
    async ({ query, request }) =>
      bringImage(ctx, request, await findMember(request), query.humanProof),
    { perMinute: 12 },
  );
  bind(
    contract.sendFeedback,
    async ({ body, request }) =>
      sendFeedback(ctx, body, await findMember(request), languageOf(request)),
    { perMinute: 6 },
  );
  bind(contract.listOwnFeedback, ({ query, caller }) => ownFeedbackOf(ctx, caller.memberId, query));
  bind(contract.countUnseenAnswers, async ({ caller }) =>
    ok({ unseen: await countUnseenOf(ctx.db, caller.memberId) }),
  );
  bind(contract.seeAnswers, async ({ body, caller }) => {
    await markSeen(ctx.db, caller.memberId, body.ids, ctx.clock.now());
    return ok({ unseen: await countUnseenOf(ctx.db, caller.memberId) });
  });

  bind(contract.feedbackQueue, ({ query }) => queueOf(ctx, query));
  bind(contract.answerFeedback, ({ params, body, caller }) =>
    answerFeedback(ctx, params.id, body.answer, caller),
  );
  bind(contract.closeFeedback, ({ params, caller }) => closeFeedback(ctx, params.id, caller));
}
