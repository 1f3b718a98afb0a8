import { Trans } from '@lingui/react/macro';
import { CashierPage } from '../../shared/cashier-layout.tsx';
import { useSearch } from '../../shared/navigation.tsx';
import { DepositWizard } from './deposit-wizard.tsx';
import { DepositProgress } from './deposit-progress.tsx';

/** Paying in: the desk where it begins, or where one deposit stands. */
export function DepositPage() {
  const { deposit } = useSearch();
  return (
    <CashierPage title={<Trans>Deposit money</Trans>}>
      {deposit === undefined ? <DepositWizard /> : <DepositProgress key={deposit} id={deposit} />}
    </CashierPage>
  );
}
