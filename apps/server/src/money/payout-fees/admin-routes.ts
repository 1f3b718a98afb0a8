import * as contract from '@khelaghor/contract/money/payout-fees.ts';
import {
  confirmTerms,
  requestTerms,
  withdrawTerms,
} from '../../lib/change-requests/requested-terms.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { replyWith } from '../../lib/http/reply-with.ts';
import type { Context } from '../../lib/context.ts';
import { getFeeRules, readFees } from './edit-fees.ts';

/** The fees of withdrawals. */
export function payoutFeeRoutes(bind: Bind, ctx: Context): void {
  const reply = replyWith(readFees, ctx);
  bind(contract.listPayoutFees, async ({ caller }) => ok(await readFees(ctx, caller)));
  bind(contract.requestPayoutFee, ({ params, body, caller }) =>
    reply(caller, requestTerms(ctx, getFeeRules(params), body, caller)),
  );
  bind(contract.confirmPayoutFee, ({ params, caller }) =>
    reply(caller, confirmTerms(ctx, getFeeRules(params), params.requestId, caller)),
  );
  bind(contract.withdrawPayoutFee, ({ params, caller }) =>
    reply(caller, withdrawTerms(ctx, getFeeRules(params), params.requestId, caller)),
  );
}
