import './realtime-toasts.css';
import { useLingui } from '@lingui/react/macro';
import { minorFromText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useNotice } from '../../shared/realtime.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

/**
 * Tells of money that came or went while the member looks at some page, and watches over what he
 * has set for his play.
 */
export function RealtimeToasts() {
  const { t } = useLingui();
  const show = useToast();
  useNotice('deposit', ({ deposit }) => {
    if (deposit.state !== 'confirmed') return;
    show({
      tone: 'good',
      title: (
        <Money minor={minorFromText(deposit.amount)} currency={deposit.currency} sign="always" />
      ),
      text: t`Your deposit has arrived`,
    });
  });
  useNotice('withdrawal', ({ withdrawal }) => {
    const amount = (
      <Money minor={minorFromText(withdrawal.amount)} currency={withdrawal.currency} />
    );
    if (withdrawal.state === 'paid') {
      show({ tone: 'good', title: amount, text: t`Your withdrawal has been paid out` });
    }
    if (withdrawal.state === 'rejected') {
      const text = t`Your withdrawal was rejected; the money is back in your balance`;
      show({ tone: 'bad', title: amount, text });
    }
  });
  useNotice('promotion', ({ status, currency, amount }) => {
    if (status === 'issued' && amount !== null) {
      const title = <Money minor={minorFromText(amount)} currency={currency} sign="always" />;
      show({ tone: 'win', title, text: t`Your application was granted` });
    }
    if (status === 'rejected') {
      const title = t`Your application was not granted`;
      show({ tone: 'info', title, text: t`The offer’s page says why.` });
    }
  });
  useNotice('feedback', () => {
    // There the answer itself comes into view.
    if (location.pathname === paths.feedback) return;
    show({
      tone: 'good',
      title: t`We have answered you`,
      text: <Link to={paths.feedback}>{t`Read the answer`}</Link>,
    });
  });
  useNotice('tickets-settled', ({ currency, stake, payout }) => {
    const won = minorFromText(payout);
    // Getting less back than was staked is no win, and the lottery's own page says it itself.
    if (won <= minorFromText(stake) || location.pathname === paths.lottery) return;
    show({
      tone: 'win',
      title: <Money minor={won} currency={currency} sign="always" />,
      text: t`Paid to your balance`,
    });
  });
  return null;
}
