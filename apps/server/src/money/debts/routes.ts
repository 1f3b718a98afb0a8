import * as contract from '@khelaghor/contract/money/debts.ts';
import type { AdminDebts } from '@khelaghor/contract/money/debts.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import {
  confirmChange,
  requestChange,
  withdrawChange,
} from '../../lib/change-requests/request-change.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findById } from '../../account/members/index.ts';
import { payDebt } from './end-debt.ts';
import { forgivenessRules, readAdminDebts } from './forgive-debt.ts';
import { readDebts } from './store.ts';

export function debtRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listDebts, async ({ caller }) => ok(await readDebts(ctx.db, caller.memberId)));
  bind(contract.payDebt, ({ caller, body }) => payDebt(ctx, caller.memberId, body), {
    perMinute: 20,
  });
}

/** What operators do about debts. */
export function manageDebtRoutes(bind: Bind, ctx: Context): void {
  /** Answers an act about a member who exists with their debts as they are then. */
  const reply = async <Refusal extends ErrorCode>(
    memberId: string,
    caller: OperatorCaller,
    act: () => Promise<Result<null, Refusal>>,
  ): Promise<Result<AdminDebts, Refusal | 'member_unknown'>> => {
    if (!(await findById(ctx.db, memberId))) return refuse('member_unknown');
    const done = await act();
    return done.ok ? ok(await readAdminDebts(ctx, memberId, caller)) : done;
  };
  bind(contract.debtsOfMember, ({ params, caller }) =>
    reply(params.id, caller, () => Promise.resolve(ok(null))),
  );
  bind(contract.requestForgiveness, ({ params, body: { key, reason, ...change }, caller }) => {
    const request = { id: key, subject: params.id, change, reason, caller };
    return reply(params.id, caller, () => requestChange(ctx, forgivenessRules, request));
  });
  bind(contract.confirmForgiveness, ({ params: { id, requestId }, caller }) => {
    const request = { id: requestId, subject: id, caller };
    return reply(id, caller, () => confirmChange(ctx, forgivenessRules, request));
  });
  bind(contract.withdrawForgiveness, ({ params: { id, requestId }, caller }) => {
    const request = { id: requestId, subject: id, caller };
    return reply(id, caller, () => withdrawChange(ctx, forgivenessRules, request));
  });
}
