import { Trans } from '@lingui/react/macro';
import { CashierPage } from '../../shared/cashier-layout.tsx';
import { useSearch } from '../../shared/navigation.tsx';
import { DebtsCard } from '../debts/index.ts';
import { WithdrawalWizard } from './withdrawal-wizard.tsx';
import { WithdrawalProgress } from './withdrawal-progress.tsx';

/** Being paid out: the desk where it begins, or where one withdrawal stands. */
export function WithdrawalPage() {
  const { withdrawal } = useSearch();
  return (
    <CashierPage title={<Trans>Withdraw money</Trans>}>
      <DebtsCard />
      {withdrawal === undefined ? <WithdrawalWizard /> : <WithdrawalProgress id={withdrawal} />}
    </CashierPage>
  );
}
