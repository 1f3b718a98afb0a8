import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { approve, readQueue, readOne, reject } from './withdrawals.ts';

/** The queue of withdrawals that an operator decides. */
export function approvalsAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.withdrawalQueue, ({ query }) => readQueue(ctx, query));
  bind(contract.readWithdrawal, ({ params }) => readOne(ctx, params.id));
  bind(contract.approveWithdrawal, ({ params, caller }) => approve(ctx, params.id, caller));
  bind(contract.rejectWithdrawal, ({ params, body, caller }) =>
    reject(ctx, params.id, body.reason, caller),
  );
}
