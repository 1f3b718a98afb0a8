import * as contract from '@khelaghor/contract/money/level-limits.ts';
import {
  confirmTerms,
  requestTerms,
  withdrawTerms,
} from '../../lib/change-requests/requested-terms.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { replyWith } from '../../lib/http/reply-with.ts';
import type { Context } from '../../lib/context.ts';
import { getLimitRules, readDeskLimits } from './edit-limits.ts';

/** The limits of deposits by level. */
export function levelLimitRoutes(bind: Bind, ctx: Context): void {
  const reply = replyWith(readDeskLimits, ctx);
  bind(contract.listLevelLimits, async ({ caller }) => ok(await readDeskLimits(ctx, caller)));
  bind(contract.requestLevelLimit, ({ params, body, caller }) =>
    reply(caller, requestTerms(ctx, getLimitRules(params), body, caller)),
  );
  bind(contract.confirmLevelLimit, ({ params, caller }) =>
    reply(caller, confirmTerms(ctx, getLimitRules(params), params.requestId, caller)),
  );
  bind(contract.withdrawLevelLimit, ({ params, caller }) =>
    reply(caller, withdrawTerms(ctx, getLimitRules(params), params.requestId, caller)),
  );
}
