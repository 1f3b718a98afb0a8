import './debts.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Debts } from '@khelaghor/contract/money/debts.ts';
import { formatMinor, parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useId } from 'react';
import { useBalance } from '../../shared/api-queries.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { useDebts, usePayDebt } from './use-debts.ts';

type OpenDebt = Debts['open'][number];

/** What of a debt the wallet can pay now; null when the wallet is in another currency or empty. */
function usePayable({ currency, amount }: OpenDebt) {
  const balance = useBalance().data;
  if (balance?.currency !== currency) return null;
  const held = parseMinorText(balance.sumBalance);
  const owed = parseMinorText(amount);
  const payable = held < owed ? held : owed;
  return payable > 0n ? payable : null;
}

/** A debt in one currency, and the button that pays what the wallet holds of it. */
function OpenDebtLine({ debt }: { readonly debt: OpenDebt }) {
  const { t } = useLingui();
  const toast = useToast();
  const payable = usePayable(debt);
  const { pay, isBusy, trouble } = usePayDebt(debt);
  const { currency, amount } = debt;
  const press = async () => {
    if (payable === null) return;
    if (await pay(formatMinor(payable))) toast({ tone: 'good', title: t`Paid back` });
  };
  return (
    <>
      <p className="debts__amount">
        <Money minor={parseMinorText(amount)} currency={currency} />
      </p>
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
      {payable === null ? (
        <p className="debts__note">
          <Trans>Your balance is empty now. Pay back when there is money in it.</Trans>
        </p>
      ) : (
        <Button kind="primary" busy={isBusy} onClick={() => void press()}>
          <Trans>
            Pay back <Money minor={payable} currency={currency} />
          </Trans>
        </Button>
      )}
    </>
  );
}

function Cause({ cause }: { readonly cause: Debts['causes'][number] }) {
  const text = useLocalText();
  const game = text(cause.title);
  const { issueNumber } = cause;
  return (
    <li>
      <Trans>
        <Money minor={parseMinorText(cause.amount)} currency={cause.currency} />: the official
        result of {game} <bdi>{issueNumber}</bdi> was corrected.
      </Trans>{' '}
      <small>
        <Moment at={cause.createdAt} />
      </small>
    </li>
  );
}

/** What the member owes, why, and how to pay it back; nothing while there is no debt. */
export function DebtsCard() {
  const id = useId();
  const { data } = useDebts();
  if (!data || data.open.length === 0) return null;
  return (
    <Card className="debts" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>You owe</Trans>
      </h2>
      {data.open.map((debt) => (
        <OpenDebtLine key={debt.currency} debt={debt} />
      ))}
      <p className="debts__note">
        <Trans>
          A win was paid by a wrong result, and was spent before the result was corrected. Until it
          is paid back, you can play and deposit, but not withdraw.
        </Trans>
      </p>
      <ul className="debts__causes">
        {data.causes.map((cause) => (
          <Cause key={cause.id} cause={cause} />
        ))}
      </ul>
    </Card>
  );
}
