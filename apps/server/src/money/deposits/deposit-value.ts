import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import { minorText } from '@khelaghor/money/minor.ts';
import type { StoredDeposit } from './store.ts';

/** A deposit as its member sees it. */
export const toDepositValue = (deposit: StoredDeposit): Deposit => ({
  id: deposit.id,
  channel: deposit.channel,
  amount: minorText(deposit.amountMinor),
  currency: deposit.currency,
  state: deposit.state,
  gatewayReference: deposit.providerTransactionId ?? deposit.gatewayReference,
  requestedAt: deposit.createdAt.toISOString(),
  resolvedAt: deposit.resolvedAt?.toISOString() ?? null,
  expiresAt: deposit.expiresAt.toISOString(),
});
