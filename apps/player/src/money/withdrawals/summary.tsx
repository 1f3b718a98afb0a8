import { Trans } from '@lingui/react/macro';
import { minor, parseMinorText, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { useBalance } from '../../shared/api-queries.ts';

type SummaryProps = { readonly amount: string | null; readonly fee?: Minor };

/** What is left after the withdrawal, before it is asked for; no amount is null. */
export function WithdrawalSummary({ amount, fee = ZERO }: SummaryProps) {
  const balance = useBalance().data;
  const paid = amount === null ? ZERO : parseMinorText(amount);
  const left = balance && minor(parseMinorText(balance.sumBalance) - paid);
  return (
    <Receipt
      title={<Trans>Withdrawal receipt</Trans>}
      lines={[
        {
          key: 'amount',
          name: <Trans>You receive</Trans>,
          value: <Money minor={fee < paid ? minor(paid - fee) : ZERO} />,
        },
        { key: 'fee', name: <Trans>Fee</Trans>, value: <Money minor={fee} /> },
      ]}
      {...(left !== undefined && {
        sum: { key: 'left', name: <Trans>Left to play</Trans>, value: <Money minor={left} /> },
      })}
      note={<Trans>This amount is on hold from now on and cannot be played with.</Trans>}
    />
  );
}
