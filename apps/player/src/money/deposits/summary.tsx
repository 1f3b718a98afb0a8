import { Trans } from '@lingui/react/macro';
import { computeFee } from '@khelaghor/contract/money/channel-fee.ts';
import type { DepositChannel } from '@khelaghor/contract/money/deposits.ts';
import { minor, parseMinorText, ZERO } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useBalance } from '../../shared/api-queries.ts';

type PlannedReceiptProps = {
  readonly channel: DepositChannel;
  /** Minor units as text; null while there is no amount. */
  readonly amount: string | null;
};

/** What the deposit will come to, before it is made. */
export function DepositSummary({ channel, amount }: PlannedReceiptProps) {
  const text = useLocalText();
  const balance = useBalance().data;
  const paid = amount === null ? ZERO : parseMinorText(amount);
  const fee = amount === null ? ZERO : minor(computeFee(channel.fee, paid));
  const after = balance && parseMinorText(balance.sumBalance) + paid;
  return (
    <Receipt
      title={<Trans>Deposit receipt</Trans>}
      lines={[
        { key: 'channel', name: <Trans>Channel</Trans>, value: text(channel.title) },
        { key: 'amount', name: <Trans>Deposit amount</Trans>, value: <Money minor={paid} /> },
        { key: 'fee', name: <Trans>Fee</Trans>, value: <Money minor={fee} /> },
      ]}
      {...(after !== undefined && {
        sum: {
          key: 'after',
          name: <Trans>You can play with</Trans>,
          value: <Money minor={after} />,
        },
      })}
    />
  );
}
