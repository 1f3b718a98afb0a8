import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import type { GatewayPayment } from '@khelaghor/contract/money/gateways.ts';

export type DepositState = Deposit['state'];

/** What is known of the payment after asking: its status, that there is none, or nothing. */
export type GatewaySays = GatewayPayment['status'] | 'absent' | 'unknown';

export type DepositMove =
  | { do: 'nothing' }
  /** The payer has allowed it: take the money, then decide again by what the gateway answers. */
  | { do: 'execute' }
  /** Nobody knows yet. Not knowing never ends a deposit. */
  | { do: 'ask-again' }
  | { do: 'become'; state: Exclude<DepositState, 'requested'> };

/**
 * Decides what follows for a deposit from what the gateway says of its payment.
 *
 * Money that the gateway has taken is credited whatever the deposit became meanwhile, once. Money
 * that was only allowed is taken only while the deposit still waits; so a payer who comes after
 * the end keeps the money.
 * @param overdue whether the time to pay has run out
 */
export function depositMove(state: DepositState, says: GatewaySays, overdue: boolean): DepositMove {
  if (state === 'confirmed') return { do: 'nothing' };
  if (says === 'completed') return { do: 'become', state: 'confirmed' };
  if (says === 'unknown') return { do: 'ask-again' };
  if (state !== 'requested') return { do: 'nothing' };
  switch (says) {
    case 'authorised':
      return { do: 'execute' };
    case 'failed':
    case 'cancelled':
      return { do: 'become', state: says };
    case 'initiated':
    case 'absent':
      return overdue ? { do: 'become', state: 'expired' } : { do: 'nothing' };
  }
}

/** What of a payment must be as the deposit says; the first that is not, or null when all is. */
export function mismatchOf(
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
