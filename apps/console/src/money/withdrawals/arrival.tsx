import { Trans } from '@lingui/react/macro';
import type { PayoutConfirmation } from '@khelaghor/contract/money/withdrawals.ts';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { useNumberFormat } from '../../shared/number-format.ts';

type ArrivalProps = {
  readonly confirmation: PayoutConfirmation;
  readonly currency: QueuedWithdrawal['currency'];
};

/** Whether a payout arrived, as far as its member and the operators say. */
export function Arrival({ confirmation, currency }: ArrivalProps) {
  const { money, moment } = useNumberFormat();
  const { state, closesAt, remaining, reason } = confirmation;
  const closes = moment(closesAt);
  const missing = money(remaining ?? '0', currency);
  switch (state) {
    case 'asked':
      return <Trans>The member is asked until {closes}</Trans>;
    case 'received':
      return <Trans>Confirmed by the member</Trans>;
    case 'assumed':
      return <Trans>Assumed: the member did not answer</Trans>;
    case 'disputed':
      return <Trans>{missing} missing, as the member says</Trans>;
    case 'repaid':
      return <Trans>{missing} paid again by hand</Trans>;
    case 'refused':
      return <Trans>Dispute refused: {reason}</Trans>;
  }
}
