import { Trans } from '@lingui/react/macro';
import { CashierPage } from '../../shared/cashier-layout.tsx';
import { useSearch } from '../../shared/navigation.tsx';
import { DepositDesk } from './deposit-form.tsx';
import { DepositProgress } from './deposit-progress.tsx';

/** Paying in: the desk where it begins, or where one deposit stands. */
export function DepositPage() {
  const { deposit } = useSearch();
  return (
    <CashierPage title={<Trans>Deposit money</Trans>}>
      {deposit === undefined ? <DepositDesk /> : <DepositProgress key={deposit} id={deposit} />}
    </CashierPage>
  );
}
