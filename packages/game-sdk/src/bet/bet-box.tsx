import './bet-box.css';
import './terms.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { GameLimits, Play } from '@khelaghor/game-engine/game-engine.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReturnAtStake } from './return-at-stake.tsx';
import { readStake } from './read-stake.ts';
import { findStakeProblem, StakeField } from './stake-field.tsx';
import { UnreadableFieldsContext, useUnreadableFields } from './unreadable-fields.ts';

type BetBoxProps = {
  /** The most that the choice can pay; null: the choice is not complete. */
  readonly topPay: Ratio | null;
  /** The same, as it is shown. */
  readonly topPayText: string;
  /** All results of the choice, where they are known before the bet. */
  readonly play?: Play<unknown> | null;
  /** Where they depend on when the player stops: what returns, before payouts are rounded. */
  readonly returned?: Ratio;
  /** The names of the two terms; without them: highest pay and highest win. */
  readonly terms?: { readonly pay: ReactNode; readonly win: ReactNode };
  /** The stake as it was typed, where it outlives the form: `useState(firstStake)` of the page. */
  readonly keptStake?: readonly [string, (text: string) => void];
  readonly limits: GameLimits;
  /** Stakes must be multiples of this amount. Undefined: any stake within the limits. */
  readonly stakeStep?: Minor | undefined;
  readonly balance: bigint;
  readonly isBusy: boolean;
  /** On the button. */
  readonly action: ReactNode;
  /** In the place of the button, while it does something else. */
  readonly instead?: ReactNode;
  /** Draws the part below the button; the stake is null when it cannot be placed. */
  readonly renderMore?: (stake: Minor | null) => ReactNode;
  readonly onBet: (stake: Minor) => void;
  readonly onDeposit: () => void;
  /** The controls of the choice; absent where nothing is chosen before the first step. */
  readonly children?: ReactNode;
};

/** What a stake field begins with, in taka. */
export const firstStake = '10';

const anyPay: Ratio = { num: 1n, den: 1n };

/** The bet form of a game: choice, stake, and the button that places it. */
export function BetBox(props: BetBoxProps) {
  const { topPay, limits, balance, isBusy } = props;
  const { t } = useLingui();
  const own = useState(firstStake);
  const [stakeText, setStakeText] = props.keptStake ?? own;
  const stake = readStake(stakeText);
  const problem = findStakeProblem(stake, topPay ?? anyPay, {
    limits,
    step: props.stakeStep,
    balance,
  });
  const isShown = problem === null || problem === 'balance_too_low';
  const { report, hasUnreadable } = useUnreadableFields();
  const isReady = problem === null && topPay !== null && !hasUnreadable;
  const submit = () => {
    if (stake !== null && isReady) props.onBet(stake);
  };
  return (
    // Not a form: the phone keyboard's submit key must never place a bet.
    <section className="bet-box" aria-label={t`Your bet`}>
      <UnreadableFieldsContext value={report}>{props.children}</UnreadableFieldsContext>
      <StakeField
        text={stakeText}
        onText={setStakeText}
        stake={stake}
        problem={problem}
        limits={limits}
        step={props.stakeStep}
        isBusy={isBusy}
        onDeposit={props.onDeposit}
      />
      <dl className="terms">
        <div>
          <dt>{props.terms?.pay ?? <Trans>Highest pay</Trans>}</dt>
          <dd>{topPay === null ? '–' : props.topPayText}</dd>
        </div>
        <div>
          <dt>{props.terms?.win ?? <Trans>Highest win</Trans>}</dt>
          <dd className="terms__win">
            {stake === null || topPay === null || !isShown ? (
              '–'
            ) : (
              <Money minor={computePayout(stake, topPay)} />
            )}
          </dd>
        </div>
      </dl>
      {props.instead ?? (
        <Button
          kind="bet"
          size="large"
          block
          onClick={submit}
          busy={isBusy}
          disabled={!isBusy && !isReady}
        >
          {props.action}
        </Button>
      )}
      <ReturnAtStake
        play={props.play ?? null}
        returned={props.returned}
        stake={problem === null ? stake : null}
      />
      {props.renderMore?.(isReady ? stake : null)}
    </section>
  );
}
