import './bet-box.css';
import './terms.css';
import type { ReactNode } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StepPhase } from '../use-steps.ts';

/** What a winning next step would pay. */
type NextStep = {
  /** What the step is, such as "With one more flower". */
  readonly name: ReactNode;
  readonly payout: Minor;
  /** The multiple of the stake, as it is shown. */
  readonly multiple: string;
};

type TakeBoxProps = {
  readonly round: StepRound;
  readonly phase: StepPhase;
  /** Null: no further step can be taken. */
  readonly next: NextStep | null;
  /** How likely the next step wins, or why there is none. */
  readonly note: ReactNode;
  /** On the button while nothing can be taken. */
  readonly nothingYet: ReactNode;
  readonly onTake: () => void;
  /** Steps that are buttons, above the terms. */
  readonly children?: ReactNode;
};

/** What an open round pays now and next, and the button that takes it. */
export function TakeBox(props: TakeBoxProps) {
  const { round, phase, next } = props;
  const { t } = useLingui();
  const { currency } = round;
  const payout = parseMinorText(round.payout);
  const isTaking = phase.name === 'asking' && phase.act === 'take';
  return (
    <section className="bet-box" aria-label={t`Your round`}>
      {props.children}
      <dl className="terms terms--rows">
        <div>
          <dt>
            <Trans>Taking pays now</Trans>
          </dt>
          <dd>
            <Money minor={payout} currency={currency} />
          </dd>
        </div>
        {next && (
          <div>
            <dt>{next.name}</dt>
            <dd>
              <span className="terms__win">
                <Money minor={next.payout} currency={currency} />
              </span>{' '}
              <small>{next.multiple}</small>
            </dd>
          </div>
        )}
      </dl>
      <p className="bet-box__note">{props.note}</p>
      <Button
        kind="primary"
        size="large"
        block
        busy={isTaking}
        disabled={!isTaking && (payout === 0n || phase.name !== 'idle')}
        onClick={props.onTake}
      >
        {payout === 0n ? (
          props.nothingYet
        ) : (
          <Trans>
            Take <Money minor={payout} currency={currency} />
          </Trans>
        )}
      </Button>
    </section>
  );
}
