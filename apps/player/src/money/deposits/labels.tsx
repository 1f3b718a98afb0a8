import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useChannels } from './use-deposits.ts';

/** The steps of paying in. */
export const depositSteps = [
  <Trans key="channel">Channel</Trans>,
  <Trans key="amount">Amount</Trans>,
  <Trans key="review">Review</Trans>,
  <Trans key="payment">Payment</Trans>,
];

/** Where a deposit stands, in two words. */
export function DepositStateTag({ state }: { state: Deposit['state'] }) {
  switch (state) {
    case 'requested':
      return (
        <StatusBadge tone="open">
          <Trans>Waiting for payment</Trans>
        </StatusBadge>
      );
    case 'confirmed':
      return (
        <StatusBadge tone="good">
          <Trans>Deposited</Trans>
        </StatusBadge>
      );
    case 'failed':
      return (
        <StatusBadge tone="bad">
          <Trans>Not successful</Trans>
        </StatusBadge>
      );
    case 'cancelled':
      return (
        <StatusBadge tone="quiet">
          <Trans>Cancelled</Trans>
        </StatusBadge>
      );
    case 'expired':
      return (
        <StatusBadge tone="quiet">
          <Trans>Time ran out</Trans>
        </StatusBadge>
      );
  }
}

/** The name of a channel, also of one that is closed by now. */
export function ChannelName({ channel }: { channel: string }) {
  const { t } = useLingui();
  const text = useLocalText();
  const known = useChannels().data?.channels.find((candidate) => candidate.channel === channel);
  return <>{known ? text(known.title) : t`Another channel`}</>;
}
