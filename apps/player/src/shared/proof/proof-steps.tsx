import './proof.css';
import { Trans } from '@lingui/react/macro';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import type { ReactNode } from 'react';

/** How a step came out; `open` is not decided yet, `unknown` cannot be decided here. */
export type StepState = 'good' | 'bad' | 'open' | 'unknown';

/** The state of something that matches or does not. */
export const getStepState = (matches: boolean): StepState => (matches ? 'good' : 'bad');

const marks: Readonly<Record<StepState, IconName>> = {
  good: 'check',
  bad: 'close',
  open: 'lock',
  unknown: 'info',
};

function StateWords({ state }: { readonly state: StepState }) {
  switch (state) {
    case 'good':
      return <Trans>Matches</Trans>;
    case 'bad':
      return <Trans>Does not match</Trans>;
    case 'open':
      return <Trans>Not yet</Trans>;
    case 'unknown':
      return <Trans>Cannot be verified here</Trans>;
  }
}

type ProofStepProps = {
  readonly state: StepState;
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** One step of a calculation. Its mark has a word beside it. */
export function ProofStep({ state, title, children }: ProofStepProps) {
  return (
    <li className={`verify-step verify-step--${state}`}>
      <span className="verify-step__mark">
        <Icon name={marks[state]} />
      </span>
      <div className="verify-step__body">
        <h3>
          {title}
          <span className="verify-step__state">
            <StateWords state={state} />
          </span>
        </h3>
        {children}
      </div>
    </li>
  );
}

type ProofPairProps = {
  /** Worked out by this browser. */
  readonly computed: ReactNode;
  /** As the server says it. */
  readonly stored: ReactNode;
};

/** The same thing twice, to be compared by eye. */
export function ProofPair({ computed, stored }: ProofPairProps) {
  return (
    <dl className="verify-step__pair">
      <div>
        <dt>
          <Trans>Computed here</Trans>
        </dt>
        <dd>{computed}</dd>
      </div>
      <div>
        <dt>
          <Trans>From the server</Trans>
        </dt>
        <dd>{stored}</dd>
      </div>
    </dl>
  );
}

/** The steps in their order. */
export function ProofSteps({ children }: { readonly children: ReactNode }) {
  return (
    <Card className="verify__card">
      <h2>
        <Trans>Step by step</Trans>
      </h2>
      <ol className="verify-steps">{children}</ol>
    </Card>
  );
}
