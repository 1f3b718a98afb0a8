import type { gatewayCallback } from '@khelaghor/contract/money/deposits.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { getPaymentGateway } from '../gateways/index.ts';
import type { CallbackHeaders } from '../gateways/index.ts';
import { findByReference, keepGatewayEvent } from './store.ts';
import type { Verdict } from './store.ts';
import { reconcilePayment } from './reconcile-deposit.ts';
import type { Reconciled } from './reconcile-deposit.ts';

export type Callback = {
  gateway: string;
  rawBody: string;
  headers: CallbackHeaders;
  body: ParsedBody<typeof gatewayCallback>;
};
type Refusal = (typeof gatewayCallback)['refusals'][number];

const verdicts: Record<Reconciled['outcome'], Verdict> = {
  reconciled: 'received',
  unknown: 'gateway_unavailable',
  absent: 'payment_unknown',
  mismatch: 'gateway_mismatch',
};

/** As much of a header or body as is kept: more than any honest one has. */
const kept = (value: string | string[] | undefined, length: number): string =>
  String(value ?? '').slice(0, length);

/**
 * A gateway's message that a payment changed. It only wakes us: what counts is what the gateway
 * answers when it is asked. So a message may be repeated, come late or overtake another. Each is
 * kept as it came; what is refused is also written to the event log.
 */
export async function receiveCallback(
  ctx: Context,
  callback: Callback,
): Promise<Result<ValueOf<typeof gatewayCallback>, Refusal>> {
  const { verdict, depositId } = await judge(ctx, callback);
  await ctx.db.transaction().execute(async (tx) => {
    await keepGatewayEvent(ctx, tx, {
      gateway: callback.gateway,
      sentAt: kept(callback.headers['x-sent-at'], 40),
      signature: kept(callback.headers['x-signature'], 128),
      rawBody: kept(callback.rawBody, 2_000),
      verdict,
      gatewayReference: callback.body.paymentId,
      depositId,
    });
    if (verdict === 'received' || verdict === 'repeated') return;
    await logEvent(ctx, tx, {
      kind: 'gateway.callback_refused',
      actor: `gateway:${callback.gateway}`,
      subject: depositId === null ? 'deposit' : `deposit:${depositId}`,
      detail: { verdict, paymentId: callback.body.paymentId },
    });
  });
  if (verdict === 'received' || verdict === 'repeated') return ok({ received: true });
  return refuse(verdict);
}

async function judge(
  ctx: Context,
  { gateway: name, rawBody, headers, body }: Callback,
): Promise<{ verdict: Verdict; depositId: string | null }> {
  const gateway = getPaymentGateway(ctx, name);
  if (!gateway) return { verdict: 'payment_unknown', depositId: null };
  if (!gateway.verifyCallback(rawBody, headers)) {
    return { verdict: 'signature_wrong', depositId: null };
  }
  const known = await findByReference(ctx.db, name, body.paymentId);
  // A confirmed deposit cannot change any more, whatever the gateway says.
  if (known?.state === 'confirmed') return { verdict: 'repeated', depositId: known.id };
  const { outcome, depositId } = await reconcilePayment(ctx, gateway, body.paymentId);
  return { verdict: verdicts[outcome], depositId };
}
