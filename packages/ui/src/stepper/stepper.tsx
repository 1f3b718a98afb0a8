import './stepper.css';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useFormat } from '../money/number-format-context.tsx';

type StepperProps = {
  /** The names of the steps, in order; two words at most. */
  readonly steps: readonly ReactNode[];
  /** Which one is being done, from 0. At the number of steps, all are done. */
  readonly current: number;
};

/** Where one is in a task of a few steps. */
export function Stepper({ steps, current }: StepperProps) {
  const { t } = useLingui();
  return (
    <ol className="steps" aria-label={t`Steps`}>
      {steps.map((step, index) => (
        <Step key={index} index={index} current={current}>
          {step}
        </Step>
      ))}
    </ol>
  );
}

type StepProps = {
  readonly index: number;
  readonly current: number;
  readonly children: ReactNode;
};

function Step({ index, current, children }: StepProps) {
  const { digits } = useFormat();
  if (index < current) {
    return (
      <li className="step step--done">
        <span className="step__petal">
          <Icon name="check" />
        </span>
        <span>
          {children}
          <span className="visually-hidden">
            {', '}
            <Trans>done</Trans>
          </span>
        </span>
      </li>
    );
  }
  const isNow = index === current;
  return (
    <li className={isNow ? 'step step--now' : 'step'} aria-current={isNow ? 'step' : undefined}>
      <span className="step__petal">{toDigits(String(index + 1), digits)}</span>
      <span>{children}</span>
    </li>
  );
}
