import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import type { DifferingKind } from '@khelaghor/contract/money/differing-payments.ts';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';
import { decideNextAction } from '../reconcile/index.ts';
import type { GatewayStatus, NextAction, Order } from '../reconcile/index.ts';

export type DepositState = Deposit['state'];

const orderStates = {
  requested: 'submitted',
  confirmed: 'completed',
  failed: 'ended',
  cancelled: 'ended',
  expired: 'ended',
} as const satisfies Record<DepositState, Order['state']>;

/** The state of a deposit after each end of its payment. */
export const endStates = {
  completed: 'confirmed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;

/**
 * Decides what follows for a deposit from the status of its payment.
 *
 * Money that the gateway has taken is credited once, whatever state the deposit reached meanwhile.
 * A payment that is only authorised is executed only while the deposit is still requested: a payer
 * who authorises it after the end keeps the money.
 */
export const decideDeposit = (
  state: DepositState,
  status: GatewayStatus,
  isOverdue: boolean,
): NextAction =>
  decideNextAction(
    { state: orderStates[state], isOverdue },
    { to: 'query', status },
    { completesAfterEnd: true, queriesRefusal: false },
  );

/** Returns the status that a payment's own word stands for. */
export const getPaymentStatus = ({ status }: GatewayPayment): GatewayStatus =>
  status === 'initiated' ? 'pending' : status;

type Mismatch = 'invoice' | 'reference' | 'amount' | 'currency';

/** Returns the first field in which the payment differs from the deposit; null when all agree. */
export function getMismatch(
  deposit: {
    id: string;
    amountMinor: bigint;
    currency: string;
    gatewayReference: string | null;
  },
  payment: GatewayPayment,
): Mismatch | null {
  if (payment.merchantInvoiceNumber !== deposit.id) return 'invoice';
  const known = deposit.gatewayReference;
  if (known !== null && known !== payment.paymentId) return 'reference';
  if (payment.currency !== deposit.currency) return 'currency';
  if (BigInt(payment.amount) !== deposit.amountMinor) return 'amount';
  return null;
}

/** A deposit as far as a payment is compared with it. */
type Paid = {
  readonly state: DepositState;
  readonly amountMinor: bigint;
  readonly providerTransactionId: string | null;
};

/** Whether a payment is another one than that which the deposit was credited with. */
export const isSecondPayment = (
  { state, providerTransactionId }: Paid,
  { status, trxId }: Pick<GatewayPayment, 'status' | 'trxId'>,
): boolean =>
  state === 'confirmed' &&
  status === 'completed' &&
  trxId !== null &&
  trxId !== providerTransactionId;

/** What is wrong with a payment: how it differs, or a transaction that is not its order's. */
export type Wrong = Mismatch | 'second' | 'transaction';

/**
 * Tells how money that the gateway has taken differs from its order, for operators to decide about
 * it; null: nothing was taken, or it is not the money of this deposit.
 */
export function judgePayment(
  { state, amountMinor }: Paid,
  payment: Pick<GatewayPayment, 'status' | 'trxId' | 'amount'>,
  wrong: Wrong,
): DifferingKind | null {
  if (payment.status !== 'completed' || payment.trxId === null) return null;
  if (BigInt(payment.amount) <= 0n) return null;
  if (wrong === 'second' || wrong === 'transaction' || wrong === 'reference') return 'duplicate';
  if (wrong !== 'amount' || state === 'confirmed') return null;
  if (state !== 'requested') return 'late';
  return BigInt(payment.amount) < amountMinor ? 'short' : 'excess';
}
