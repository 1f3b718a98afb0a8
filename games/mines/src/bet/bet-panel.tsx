import './bet-panel.css';
import type { ReactNode } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { formatPay, getPay } from '@khelaghor/engine-mines/public.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { findStakeProblem, readStake, StakeField } from '@khelaghor/game-sdk/bet/stake-field.tsx';
import type { StepPhase } from '@khelaghor/game-sdk/use-steps.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { getNextPay } from '../round.ts';
import { MinesControl } from './mines-control.tsx';

type TermProps = { readonly name: ReactNode; readonly children: ReactNode };

function Term({ name, children }: TermProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A price in the player's digits. */
function Multiple({ pays }: { readonly pays: Ratio }) {
  const { digits } = useFormat();
  return <small className="bet__multiple">{toDigits(`${formatPay(pays)}×`, digits)}</small>;
}

type OpenPanelProps = {
  readonly round: StepRound;
  readonly phase: StepPhase;
  readonly onTake: () => void;
};

/** What the round pays now and next, and the button that takes it. */
function OpenPanel({ round, phase, onTake }: OpenPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = round;
  const payout = parseMinorText(round.payout);
  const next = getNextPay(round);
  const chance = next && formatPercent(next.chance, { ...format, rounding: 'floor' });
  const isTaking = phase.name === 'asking' && phase.act === 'take';
  const limit = <Money minor={parseMinorText(round.payoutMax)} currency={currency} />;
  return (
    <section className="bet" aria-label={t`Your round`}>
      <dl className="bet__terms">
        <Term name={<Trans>Taking pays now</Trans>}>
          <Money minor={payout} currency={currency} />
        </Term>
        {next?.isOffered === true && (
          <Term name={<Trans>With one more flower</Trans>}>
            <span className="bet__win">
              <Money minor={next.payout} currency={currency} />
            </span>{' '}
            <Multiple pays={next.pays} />
          </Term>
        )}
      </dl>
      <p className="bet__note">
        {next?.isOffered === true ? (
          <Trans>The next pot hides a flower with a chance of {chance}.</Trans>
        ) : (
          <Trans>A round pays at most {limit}: one more flower would be above it.</Trans>
        )}
      </p>
      <Button
        kind="primary"
        size="large"
        block
        busy={isTaking}
        disabled={!isTaking && (payout === 0n || phase.name !== 'idle')}
        onClick={onTake}
      >
        {payout === 0n ? (
          <Trans>Open a pot first</Trans>
        ) : (
          <Trans>
            Take <Money minor={payout} currency={currency} />
          </Trans>
        )}
      </Button>
    </section>
  );
}

type StartPanelProps = {
  readonly mines: number;
  readonly onMines: (mines: number) => void;
  readonly stakeText: string;
  readonly onStakeText: (text: string) => void;
  readonly limits: GameLimits;
  readonly balance: bigint;
  readonly isBusy: boolean;
  readonly onStart: (stake: Minor) => void;
  readonly onDeposit: () => void;
};

/** Mines and stake, and the button that opens a round. */
function StartPanel(props: StartPanelProps) {
  const { mines, limits, balance, isBusy } = props;
  const { t } = useLingui();
  const stake = readStake(props.stakeText);
  const first = getPay(mines, 1);
  const problem = findStakeProblem(stake, first, { limits, balance });
  const isPriced = stake !== null && (problem === null || problem === 'balance_too_low');
  return (
    // Not a form: the phone keyboard's submit key must never place a bet.
    <section className="bet" aria-label={t`Your bet`}>
      <MinesControl mines={mines} onMines={props.onMines} disabled={isBusy} />
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
        <Term name={<Trans>The first flower pays</Trans>}>
          <span className="bet__win">
            {isPriced ? <Money minor={computePayout(stake, first)} /> : '–'}
          </span>{' '}
          <Multiple pays={first} />
        </Term>
      </dl>
      <Button
        kind="bet"
        size="large"
        block
        busy={isBusy}
        disabled={!isBusy && problem !== null}
        onClick={() => {
          if (stake !== null && problem === null) props.onStart(stake);
        }}
      >
        {isBusy ? <Trans>Setting up the pots</Trans> : <Trans>Start</Trans>}
      </Button>
    </section>
  );
}

type BetPanelProps = StartPanelProps & {
  /** The open round; null: none. */
  readonly round: StepRound | null;
  readonly phase: StepPhase;
  readonly onTake: () => void;
};

/** What the player can do beside opening pots: start a round, or take what it pays. */
export function BetPanel({ round, phase, onTake, ...start }: BetPanelProps) {
  if (round) return <OpenPanel round={round} phase={phase} onTake={onTake} />;
  return <StartPanel {...start} />;
}
