import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
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

/** Returns the first field in which the payment differs from the deposit; null when all agree. */
export function getMismatch(
  deposit: {
    id: string;
    amountMinor: bigint;
    currency: string;
    gatewayReference: string | null;
  },
  payment: GatewayPayment,
): 'invoice' | 'reference' | 'amount' | 'currency' | null {
  if (payment.merchantInvoiceNumber !== deposit.id) return 'invoice';
  const known = deposit.gatewayReference;
  if (known !== null && known !== payment.paymentId) return 'reference';
  if (BigInt(payment.amount) !== deposit.amountMinor) return 'amount';
  if (payment.currency !== deposit.currency) return 'currency';
  return null;
}
