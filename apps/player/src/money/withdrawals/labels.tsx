import { Trans } from '@lingui/react/macro';
import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';

/** The steps of being paid out. */
export const withdrawalSteps = [
  <Trans key="amount">Amount</Trans>,
  <Trans key="wallet">Wallet</Trans>,
  <Trans key="review">Review</Trans>,
  <Trans key="receive">Receive</Trans>,
];

/** Where a withdrawal stands, in two words. */
export function WithdrawalStateTag({ state }: { state: Withdrawal['state'] }) {
  switch (state) {
    case 'requested':
      return (
        <StatusBadge tone="open">
          <Trans>Being checked</Trans>
        </StatusBadge>
      );
    case 'approved':
      return (
        <StatusBadge tone="open">
          <Trans>Being paid</Trans>
        </StatusBadge>
      );
    case 'unknown':
      return (
        <StatusBadge tone="open">
          <Trans>Waiting for the wallet</Trans>
        </StatusBadge>
      );
    case 'paid':
      return (
        <StatusBadge tone="good">
          <Trans>Paid</Trans>
        </StatusBadge>
      );
    case 'rejected':
      return (
        <StatusBadge tone="bad">
          <Trans>Money returned</Trans>
        </StatusBadge>
      );
  }
}

/** Why a withdrawal was not paid: the operator's own words, or ours for the gateway's refusal. */
export function RejectionReason({ reason }: { reason: string }) {
  if (reason !== 'payout_failed') return <>{reason}</>;
  return <Trans>The wallet network did not accept the payout. Check the number.</Trans>;
}
