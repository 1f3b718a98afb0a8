import * as contract from '@khelaghor/contract/account/feedback.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { answerFeedback, closeFeedback, readQueue } from './answer-feedback.ts';

/** How operators answer feedback. */
export function feedbackAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.feedbackAdminList, ({ query }) => readQueue(ctx, query));
  bind(contract.answerFeedback, ({ params, body, caller }) =>
    answerFeedback(ctx, params.id, body.answer, caller),
  );
  bind(contract.closeFeedback, ({ params, caller }) => closeFeedback(ctx, params.id, caller));
}
