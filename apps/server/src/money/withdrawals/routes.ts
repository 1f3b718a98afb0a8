import * as contract from '@khelaghor/contract/money/withdrawals.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { listTermsFor, readWithdrawals } from './read-withdrawals.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

export function withdrawalRoutes(bind: Bind, ctx: Context): void {
  bind(contract.withdrawalsGetTerms, async ({ caller }) =>
    ok(await listTermsFor(ctx, caller.memberId)),
  );
  bind(
    contract.requestWithdrawal,
    ({ caller, body }) => requestWithdrawal(ctx, caller.memberId, body),
    { perMinute: 20 },
  );
  bind(contract.listWithdrawals, ({ caller, query }) =>
    readWithdrawals(ctx, caller.memberId, query),
  );
}
