import * as contract from '@khelaghor/contract/money/payout-disputes.ts';
import { uploadPaymentProof } from '@khelaghor/contract/backoffice/operator.ts';
import * as terms from '@khelaghor/contract/money/withdrawal-terms.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import {
  confirmTerms,
  requestTerms,
  withdrawTerms,
} from '../../lib/change-requests/requested-terms.ts';
import { getOperatorActor } from '../../lib/event-log.ts';
import { replyWith } from '../../lib/http/reply-with.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { receivePhotograph } from '../../site/media/index.ts';
import {
  confirmRepeat,
  readDisputes,
  refuseDispute,
  requestRepeat,
  withdrawRepeat,
} from './decide-dispute.ts';
import type { DisputeByOperator } from './decide-dispute.ts';
import { getDeskRules, readDeskTerms } from './edit-terms.ts';

/** Operators' calls about payouts of which members say that money is missing. */
export function manageDisputeRoutes(bind: Bind, ctx: Context): void {
  /** Answers an act with the disputes that wait then. */
  const reply = async <Refusal extends ErrorCode>(
    { caller }: DisputeByOperator,
    act: Promise<Result<null, Refusal>>,
  ): Promise<Result<ValueOf<typeof contract.listDisputes>, Refusal>> => {
    const done = await act;
    return done.ok ? ok(await readDisputes(ctx, caller)) : done;
  };
  bind(contract.listDisputes, async ({ caller }) => ok(await readDisputes(ctx, caller)));
  bind(contract.requestRepeat, ({ params: { id }, body, caller }) =>
    reply({ id, caller }, requestRepeat(ctx, { id, caller }, body)),
  );
  bind(contract.confirmRepeat, ({ params: { id, requestId }, body, caller }) =>
    reply({ id, caller }, confirmRepeat(ctx, { id, caller }, { requestId, ...body })),
  );
  bind(contract.withdrawRepeat, ({ params: { id, requestId }, caller }) =>
    reply({ id, caller }, withdrawRepeat(ctx, { id, caller }, requestId)),
  );
  bind(contract.refuseDispute, ({ params: { id }, body, caller }) =>
    reply({ id, caller }, refuseDispute(ctx, { id, caller }, body)),
  );
}

/** Takes pictures of payments by hand, which are attached when their payments are recorded. */
export function paymentProofRoutes(bind: Bind, ctx: Context): void {
  for (const route of [uploadPaymentProof, contract.uploadRepeatProof]) {
    bind(
      route,
      async ({ caller, request }) => {
        const by = getOperatorActor(caller.username);
        const received = await receivePhotograph(ctx, request, { by, purpose: 'proof-of-payment' });
        if (!received.ok) return received;
        const { hash, width } = received.value.image;
        return ok({ ticket: received.value.ticket, image: { hash, width } });
      },
      { perMinute: 30 },
    );
  }
}

/** The terms of withdrawals. */
export function withdrawalTermsRoutes(bind: Bind, ctx: Context): void {
  const reply = replyWith(readDeskTerms, ctx);
  bind(terms.listWithdrawalTerms, async ({ caller }) => ok(await readDeskTerms(ctx, caller)));
  bind(terms.requestWithdrawalTerms, ({ params: { currency }, body, caller }) =>
    reply(caller, requestTerms(ctx, getDeskRules(currency), body, caller)),
  );
  bind(terms.confirmWithdrawalTerms, ({ params: { currency, requestId }, caller }) =>
    reply(caller, confirmTerms(ctx, getDeskRules(currency), requestId, caller)),
  );
  bind(terms.withdrawWithdrawalTerms, ({ params: { currency, requestId }, caller }) =>
    reply(caller, withdrawTerms(ctx, getDeskRules(currency), requestId, caller)),
  );
}
