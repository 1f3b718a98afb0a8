import './turnover-due.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type {
  TurnoverDue as Due,
  withdrawalsGetTerms,
} from '@khelaghor/contract/money/withdrawals.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { ProgressBar } from '@khelaghor/ui/progress-bar/progress-bar.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

type TurnoverDueProps = {
  readonly turnover: Due;
  readonly currency: ValueOf<typeof withdrawalsGetTerms>['currency'];
};

/** The turnover due before a withdrawal, and the bets that count. */
export function TurnoverDue({ turnover, currency }: TurnoverDueProps) {
  const { t } = useLingui();
  const read = (text: string) => <Money minor={parseMinorText(text)} currency={currency} />;
  const [left, played, required] = [turnover.due, turnover.played, turnover.required].map(read);
  return (
    <section className="turnover">
      <h2>
        <Trans>Bet {left} more, then you can withdraw</Trans>
      </h2>
      <ProgressBar
        label={t`Bet so far`}
        value={Number(turnover.played)}
        max={Number(turnover.required)}
      />
      <p className="turnover__figures">
        <Trans>
          {played} of {required} bet
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>Money that you deposit is bet before it is paid out.</Trans>
        </li>
        <li>
          <Trans>Every settled bet since the deposit counts with its stake, won or lost.</Trans>
        </li>
        <li>
          <Trans>Running bets, cancelled bets and returned stakes do not count.</Trans>
        </li>
      </ul>
      <Button block render={<Link to={paths.bets} />}>
        <Trans>See your bets</Trans>
      </Button>
    </section>
  );
}
