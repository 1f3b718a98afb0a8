import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import * as rules from '@khelaghor/contract/backoffice/payout-rules.ts';
import {
  confirmTerms,
  requestTerms,
  withdrawTerms,
} from '../../lib/change-requests/requested-terms.ts';
import { replyWith } from '../../lib/http/reply-with.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getPayoutRules, readRules } from './edit-payout-rule.ts';
import { approve, fail, readQueue, readOne, recordPayment, reject } from './withdrawals.ts';

/** The queue of withdrawals that an operator decides. */
export function approvalsAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.withdrawalQueue, ({ query }) => readQueue(ctx, query));
  bind(contract.readWithdrawal, ({ params }) => readOne(ctx, params.id));
  bind(contract.approveWithdrawal, ({ params, caller }) => approve(ctx, params.id, caller));
  bind(contract.rejectWithdrawal, ({ params, body, caller }) =>
    reject(ctx, params.id, body.reason, caller),
  );
  bind(contract.recordPayment, ({ params, body, caller }) =>
    recordPayment(ctx, params.id, body, caller),
  );
  bind(contract.failPayout, ({ params, body, caller }) =>
    fail(ctx, params.id, body.reason, caller),
  );
}

/** The rules that approve withdrawals without an operator. */
export function payoutRuleRoutes(bind: Bind, ctx: Context): void {
  const reply = replyWith(readRules, ctx);
  bind(rules.listPayoutRules, async ({ caller }) => ok(await readRules(ctx, caller)));
  bind(rules.requestPayoutRule, ({ params: { currency }, body, caller }) =>
    reply(caller, requestTerms(ctx, getPayoutRules(currency), body, caller)),
  );
  bind(rules.confirmPayoutRule, ({ params: { currency, requestId }, caller }) =>
    reply(caller, confirmTerms(ctx, getPayoutRules(currency), requestId, caller)),
  );
  bind(rules.withdrawPayoutRule, ({ params: { currency, requestId }, caller }) =>
    reply(caller, withdrawTerms(ctx, getPayoutRules(currency), requestId, caller)),
  );
}
