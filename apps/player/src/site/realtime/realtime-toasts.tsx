import './realtime-toasts.css';
import { useLingui } from '@lingui/react/macro';
import { minor, parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useNotice } from '../../shared/realtime.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

/** Shows toasts for money that came or went, on whatever page the member is. */
export function RealtimeToasts() {
  const { t } = useLingui();
  const show = useToast();
  useNotice('deposit', ({ deposit, hasArrived }) => {
    if (!hasArrived) return;
    show({
      tone: 'good',
      title: (
        <Money minor={parseMinorText(deposit.amount)} currency={deposit.currency} sign="always" />
      ),
      text: t`Your deposit has arrived`,
    });
  });
  useNotice('withdrawal', ({ withdrawal }) => {
    const amount = (
      <Money minor={parseMinorText(withdrawal.amount)} currency={withdrawal.currency} />
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
      const title = <Money minor={parseMinorText(amount)} currency={currency} sign="always" />;
      show({ tone: 'win', title, text: t`Your application was approved` });
    }
    if (status === 'rejected') {
      const title = t`Your application was rejected`;
      show({ tone: 'info', title, text: t`See the offer’s page for the reason.` });
    }
  });
  useNotice('feedback', () => {
    // That page shows the answer itself.
    if (location.pathname === paths.feedback) return;
    show({
      tone: 'good',
      title: t`We have answered you`,
      text: <Link to={paths.feedback}>{t`Read the answer`}</Link>,
    });
  });
  useNotice('message', ({ kind }) => {
    // Money shows its own toasts, and that page shows the message itself.
    if (kind !== 'operator' || location.pathname === paths.messages) return;
    show({
      tone: 'info',
      title: t`You have a new message`,
      text: <Link to={paths.messages}>{t`Read the message`}</Link>,
    });
  });
  useNotice('tickets-settled', ({ currency, stake, payout }) => {
    const won = parseMinorText(payout);
    // A payout below the stake is no win, and the lottery's own page shows wins itself.
    if (won <= parseMinorText(stake) || location.pathname === paths.lottery) return;
    show({
      tone: 'win',
      title: <Money minor={won} currency={currency} sign="always" />,
      text: t`Paid to your balance`,
    });
  });
  useNotice('tickets-corrected', ({ currency, before, payout, debt }) => {
    const change = minor(parseMinorText(payout) - parseMinorText(before));
    show({
      tone: 'info',
      title: <Money minor={change} currency={currency} sign="always" />,
      text:
        parseMinorText(debt) > 0n ? (
          <Link
            to={paths.account}
          >{t`A result was corrected. You owe a part of the old win.`}</Link>
        ) : (
          t`A result was corrected, and your tickets were paid anew.`
        ),
    });
  });
  useNotice('tickets-cancelled', ({ reason, currency, stake }) => {
    // A member who gives a ticket back sees it happen.
    if (reason === 'member') return;
    const texts = {
      issue: t`A draw was called off. Your stake is back.`,
      won: t`You have won: the coming draws are cancelled, and their stakes are back.`,
      group: t`Not all shares of a group ticket were taken. Your stake is back.`,
    };
    show({
      tone: 'info',
      title: <Money minor={parseMinorText(stake)} currency={currency} sign="always" />,
      text: texts[reason],
    });
  });
  return null;
}
