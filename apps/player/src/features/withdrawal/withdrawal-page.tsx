import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { CashierPage } from '../../shared/cashier-layout.tsx';
import { WithdrawalDesk } from './withdrawal-desk.tsx';
import { WithdrawalProgress } from './withdrawal-progress.tsx';

/** Being paid out: the desk where it begins, or where one withdrawal stands. */
export function WithdrawalPage() {
  const { withdrawal }: { withdrawal?: string } = useSearch({ strict: false });
  return (
    <CashierPage title={<Trans>Withdraw money</Trans>}>
      {withdrawal === undefined ? <WithdrawalDesk /> : <WithdrawalProgress id={withdrawal} />}
    </CashierPage>
  );
}
