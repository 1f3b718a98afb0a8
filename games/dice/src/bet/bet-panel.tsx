import './bet-panel.css';
import { getMultiplier, getPayout, formatMultiplier } from '@khelaghor/engine-dice/public.ts';
import type { DiceLimits, DicePick } from '@khelaghor/engine-dice/public.ts';
import { findStakeProblem, readStake, StakeField } from '@khelaghor/game-sdk/bet/stake-field.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChanceControl } from './chance-control.tsx';

type BetPanelProps = {
  readonly pick: DicePick;
  readonly onPick: (pick: DicePick) => void;
  readonly stakeText: string;
  readonly onStakeText: (text: string) => void;
  readonly limits: DiceLimits;
  readonly balance: bigint;
  readonly isBusy: boolean;
  readonly onRoll: (stake: Minor) => void;
  readonly onDeposit: () => void;
};

/** The bet form: winning numbers, chance, stake, and the button. */
export function BetPanel(props: BetPanelProps) {
  const { pick, limits, balance, isBusy } = props;
  const { t } = useLingui();
  const { digits } = useFormat();
  const stake = readStake(props.stakeText);
  const problem = findStakeProblem(stake, getMultiplier(pick.chance), { limits, balance });
  const submit = () => {
    if (stake !== null && problem === null) props.onRoll(stake);
  };
  return (
    // Not a form: the phone keyboard's submit key must never place a bet.
    <section className="bet" aria-label={t`Your bet`}>
      <ChanceControl pick={pick} onPick={props.onPick} disabled={isBusy} />
      <StakeField
        text={props.stakeText}
        onText={props.onStakeText}
        stake={stake}
        problem={problem}
        limits={limits}
        isBusy={isBusy}
        onDeposit={props.onDeposit}
      />
      <dl className="bet__terms">
        <div>
          <dt>
            <Trans>Pays</Trans>
          </dt>
          <dd>{toDigits(`${formatMultiplier(pick.chance)}×`, digits)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Possible win</Trans>
          </dt>
          <dd className="bet__win">
            {stake === null || (problem !== null && problem !== 'balance_too_low') ? (
              '–'
            ) : (
              <Money minor={getPayout(stake, pick.chance)} />
            )}
          </dd>
        </div>
      </dl>
      <Button
        kind="bet"
        size="large"
        block
        onClick={submit}
        busy={isBusy}
        disabled={!isBusy && problem !== null}
        className="bet__roll"
      >
        {isBusy ? <Trans>Rolling</Trans> : <Trans>Roll</Trans>}
      </Button>
    </section>
  );
}
