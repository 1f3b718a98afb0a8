import type { gatewayCallback } from '@khelaghor/contract/money/deposits.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { getPaymentGateway } from '../gateways/index.ts';
import type { CallbackHeaders } from '../gateways/index.ts';
import { findByReference, findDeposit, keepGatewayEvent } from './store.ts';
import type { Verdict } from './store.ts';
import { isDepositId, reconcileDeposit, reconcilePayment } from './reconcile-deposit.ts';
import type { Reconciled } from './reconcile-deposit.ts';

export type Callback = {
  gateway: string;
  rawBody: string;
  headers: CallbackHeaders;
};
type Refusal = (typeof gatewayCallback)['refusals'][number];

const verdicts: Record<Reconciled['outcome'], Verdict> = {
  reconciled: 'received',
  unknown: 'gateway_unavailable',
  absent: 'payment_unknown',
  mismatch: 'gateway_mismatch',
};

/** As much of a header or body as is kept: more than any honest one has, and no zero bytes. */
const kept = (value: string | string[] | undefined, length: number): string =>
  String(value ?? '')
    .replaceAll('\0', '')
    .slice(0, length);

/**
 * A gateway's message that a payment changed. It only wakes us: what counts is what the gateway
 * answers when it is asked. So a message may be repeated, come late or overtake another. Each is
 * kept as it came; what is refused is also written to the event log.
 */
export async function receiveCallback(
  ctx: Context,
  callback: Callback,
): Promise<Result<ValueOf<typeof gatewayCallback>, Refusal>> {
  const judged = await judge(ctx, callback);
  const { verdict, depositId } = judged;
  const reference = judged.reference === null ? null : kept(judged.reference, 80);
  await ctx.db.transaction().execute(async (tx) => {
    await keepGatewayEvent(ctx, tx, {
      gateway: callback.gateway,
      sentAt: kept(callback.headers['x-sent-at'], 40),
      signature: kept(callback.headers['x-signature'], 128),
      rawBody: kept(callback.rawBody, 4_000),
      verdict,
      gatewayReference: reference,
      depositId,
    });
    if (verdict === 'received' || verdict === 'repeated') return;
    await logEvent(ctx, tx, {
      kind: 'gateway.callback_refused',
      actor: `gateway:${callback.gateway}`,
      subject: depositId === null ? 'deposit' : `deposit:${depositId}`,
      detail: { verdict, paymentId: reference },
    });
  });
  if (verdict === 'received' || verdict === 'repeated') return ok({ received: true });
  return refuse(verdict);
}

/** The outcome of a message, and what it named: the payment or our invoice. */
type Judged = { verdict: Verdict; depositId: string | null; reference: string | null };

async function judge(ctx: Context, { gateway: name, rawBody, headers }: Callback): Promise<Judged> {
  const gateway = getPaymentGateway(ctx, name);
  if (!gateway) return { verdict: 'payment_unknown', depositId: null, reference: null };
  const reading = await gateway.readCallback(rawBody, headers);
  if (reading.about === 'forged') {
    return { verdict: 'signature_wrong', depositId: null, reference: reading.named };
  }
  if (reading.about === 'nothing') return { verdict: 'received', depositId: null, reference: null };
  const { reference, known, ask } =
    reading.about === 'payment'
      ? {
          reference: reading.paymentId,
          known: await findByReference(ctx.db, name, reading.paymentId),
          ask: () => reconcilePayment(ctx, gateway, reading.paymentId),
        }
      : await readInvoice(ctx, name, reading.invoice);
  // A confirmed deposit cannot change any more, whatever the gateway says. An order that can be
  // paid again is asked about: the message may tell of a second payment.
  if (known?.state === 'confirmed' && !gateway.isPaidAgain)
    return { verdict: 'repeated', depositId: known.id, reference };
  const { outcome, depositId } = await ask();
  return { verdict: verdicts[outcome], depositId, reference };
}

/** Finds the deposit of an invoice at this gateway, and how it is reconciled. */
async function readInvoice(ctx: Context, gateway: string, invoice: string) {
  const found = isDepositId(invoice) ? await findDeposit(ctx.db, invoice) : null;
  const known = found?.gateway === gateway ? found : null;
  const ask = async (): Promise<Reconciled> =>
    known ? reconcileDeposit(ctx, known.id) : { outcome: 'absent', depositId: null };
  return { reference: invoice, known, ask };
}
