import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import { StateTag } from '@khelaghor/ui/tag/tag.tsx';
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
        <StateTag tone="open">
          <Trans>Waiting for payment</Trans>
        </StateTag>
      );
    case 'confirmed':
      return (
        <StateTag tone="good">
          <Trans>Deposited</Trans>
        </StateTag>
      );
    case 'failed':
      return (
        <StateTag tone="bad">
          <Trans>Not successful</Trans>
        </StateTag>
      );
    case 'cancelled':
      return (
        <StateTag tone="quiet">
          <Trans>Cancelled</Trans>
        </StateTag>
      );
    case 'expired':
      return (
        <StateTag tone="quiet">
          <Trans>Time ran out</Trans>
        </StateTag>
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
