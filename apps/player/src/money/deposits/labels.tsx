import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { ComponentProps } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { useChannels } from './use-deposits.ts';

/** The steps of paying in. */
export const depositSteps = [
  <Trans key="channel">Channel</Trans>,
  <Trans key="amount">Amount</Trans>,
  <Trans key="review">Review</Trans>,
  <Trans key="payment">Payment</Trans>,
];

const badges: Readonly<Record<Deposit['state'], ComponentProps<typeof StatusBadge>>> = {
  requested: { tone: 'open', children: <Trans>Waiting for payment</Trans> },
  confirmed: { tone: 'good', children: <Trans>Deposited</Trans> },
  failed: { tone: 'bad', children: <Trans>Not successful</Trans> },
  cancelled: { tone: 'quiet', children: <Trans>Cancelled</Trans> },
  expired: { tone: 'quiet', children: <Trans>Time ran out</Trans> },
};

/** The same where the state does not tell what became of the money. */
const claimBadges: Readonly<
  Record<NonNullable<Deposit['claim']>, ComponentProps<typeof StatusBadge>>
> = {
  waiting_match: { tone: 'open', children: <Trans>Being looked for</Trans> },
  short: { tone: 'open', children: <Trans>Less arrived</Trans> },
  excess: { tone: 'open', children: <Trans>More arrived</Trans> },
  late: { tone: 'open', children: <Trans>Came late</Trans> },
  duplicate: { tone: 'open', children: <Trans>Came twice</Trans> },
  refunding: { tone: 'open', children: <Trans>Being sent back</Trans> },
  credit_refunding: { tone: 'open', children: <Trans>Being sent back</Trans> },
  refunded: { tone: 'quiet', children: <Trans>Sent back</Trans> },
};

/** Where a deposit stands, in two words. */
export function DepositStateTag({ state, claim }: Pick<Deposit, 'state' | 'claim'>) {
  return <StatusBadge {...(claim ? claimBadges[claim] : badges[state])} />;
}

/** The name of a channel, also of one that is closed by now. */
export function ChannelName({ channel }: { channel: string }) {
  const { t } = useLingui();
  const text = useLocalText();
  const known = useChannels().data?.channels.find((candidate) => candidate.channel === channel);
  return <>{known ? text(known.title) : t`Another channel`}</>;
}
