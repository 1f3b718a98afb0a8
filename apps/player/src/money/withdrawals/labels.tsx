import { Trans } from '@lingui/react/macro';
import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { ComponentProps } from 'react';

/** The steps of being paid out. */
export const withdrawalSteps = [
  <Trans key="amount">Amount</Trans>,
  <Trans key="wallet">Wallet</Trans>,
  <Trans key="review">Review</Trans>,
  <Trans key="receive">Receive</Trans>,
];

const badges: Readonly<Record<Withdrawal['state'], ComponentProps<typeof StatusBadge>>> = {
  requested: { tone: 'open', children: <Trans>Being checked</Trans> },
  approved: { tone: 'open', children: <Trans>Being paid</Trans> },
  unknown: { tone: 'open', children: <Trans>Waiting for the wallet network</Trans> },
  paid: { tone: 'good', children: <Trans>Paid</Trans> },
  rejected: { tone: 'bad', children: <Trans>Money returned</Trans> },
};

/** Where a withdrawal stands, in two words. */
export function WithdrawalStateTag({ state }: { state: Withdrawal['state'] }) {
  return <StatusBadge {...badges[state]} />;
}

/** Why a withdrawal was not paid: the operator's own words, or ours for the gateway's refusal. */
export function RejectionReason({ reason }: { reason: string }) {
  if (reason !== 'payout_failed') return <>{reason}</>;
  return <Trans>The wallet network did not accept the payout. Check the number.</Trans>;
}
