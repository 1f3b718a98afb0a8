import { Trans } from '@lingui/react/macro';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import type { ReactNode } from 'react';
import { useBalance } from './api-queries.ts';
import { useBalanceHidden } from './balance-hidden.ts';

/** The balance beside the title of a page; undefined while it is unknown. */
export function useBalanceNote(): ReactNode {
  const balance = useBalance().data;
  const isHidden = useBalanceHidden();
  return (
    balance && (
      <>
        <Trans>Balance</Trans>{' '}
        <Money
          minor={parseMinorText(balance.sumBalance)}
          currency={balance.currency}
          masked={isHidden}
        />
      </>
    )
  );
}
