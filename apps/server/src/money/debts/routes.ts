import * as contract from '@khelaghor/contract/money/debts.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findById } from '../../account/members/index.ts';
import { payDebt, writeOffDebt } from './end-debt.ts';
import { readDebts } from './store.ts';

export function debtRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listDebts, async ({ caller }) => ok(await readDebts(ctx.db, caller.memberId)));
  bind(contract.payDebt, ({ caller, body }) => payDebt(ctx, caller.memberId, body), {
    perMinute: 20,
  });
}

/** What operators do about debts. */
export function manageDebtRoutes(bind: Bind, ctx: Context): void {
  bind(contract.debtsOfMember, async ({ params }) =>
    (await findById(ctx.db, params.id))
      ? ok(await readDebts(ctx.db, params.id))
      : refuse('member_unknown'),
  );
  bind(contract.forgiveDebt, async ({ params, body, caller }) =>
    (await findById(ctx.db, params.id))
      ? writeOffDebt(ctx, params.id, body, caller)
      : refuse('member_unknown'),
  );
}
