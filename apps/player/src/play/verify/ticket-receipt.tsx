import { Trans } from '@lingui/react/macro';
import type { Ticket } from '@khelaghor/contract/play/lottery.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { Moment } from '../../shared/moment.tsx';
import { BetStateTag, SharesText, TicketPickText, useGameTitles } from '../bet-history/index.ts';

/** The ticket as it was bought and, after the draw, settled. */
export function TicketReceipt({ ticket }: { readonly ticket: Ticket }) {
  const { digits } = useFormat();
  const title = useGameTitles().get(ticket.gameCode);
  return (
    <Receipt
      title={<Trans>Your ticket</Trans>}
      lines={[
        { key: 'game', name: <Trans>Game</Trans>, value: title ?? ticket.gameCode },
        {
          key: 'issue',
          name: <Trans>Issue</Trans>,
          value: toDigits(ticket.issueNumber, digits),
        },
        { key: 'time', name: <Trans>Time</Trans>, value: <Moment at={ticket.placedAt} /> },
        {
          key: 'pick',
          name: <Trans>Bet on</Trans>,
          value: <TicketPickText {...ticket} />,
        },
        {
          key: 'state',
          name: <Trans>Result</Trans>,
          value: <BetStateTag state={ticket.state} />,
        },
        {
          key: 'verify-line',
          name: <Trans>Stake of a line</Trans>,
          value: <Money minor={parseMinorText(ticket.stakePerLine)} />,
        },
        ...(ticket.group
          ? [
              {
                key: 'shares',
                name: <Trans>Your shares</Trans>,
                value: <SharesText group={ticket.group} />,
              },
            ]
          : []),
        {
          key: 'stake',
          name: <Trans>Stake</Trans>,
          value: <Money minor={parseMinorText(ticket.stake)} />,
        },
        ...(ticket.rebate > 0 && ticket.state !== 'running'
          ? [
              {
                key: 'rebate',
                name: <Trans>Rebate in the payout</Trans>,
                value: <Money minor={parseMinorText(ticket.rebatePaid)} />,
              },
            ]
          : []),
      ]}
      {...(ticket.state !== 'running' && {
        sum: {
          key: 'payout',
          name: <Trans>Payout</Trans>,
          value: <Money minor={parseMinorText(ticket.payout)} />,
        },
      })}
    />
  );
}
