import './cashier-layout.css';
import type { ReactNode } from 'react';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Spinner } from '@khelaghor/ui/spinner/spinner.tsx';
import { Stepper } from '@khelaghor/ui/stepper/stepper.tsx';
import { useBalanceNote } from './balance-note.tsx';
import { Seal } from './seal.tsx';

type CashierPageProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** A page of the cashier: its title with the balance beside it, then two columns. */
export function CashierPage({ title, children }: CashierPageProps) {
  const balance = useBalanceNote();
  return (
    <div className="page__main--inset">
      <PageTitle aside={balance}>{title}</PageTitle>
      <div className="cashier stack">{children}</div>
    </div>
  );
}

type CashierCardProps = {
  readonly steps: readonly ReactNode[];
  readonly current: number;
  readonly children: ReactNode;
};

/** The card of a payment and its steps. */
export function CashierCard({ steps, current, children }: CashierCardProps) {
  return (
    <Card padded={false}>
      <div className="cashier__steps">
        <Stepper steps={steps} current={current} />
      </div>
      {children}
    </Card>
  );
}

type CashierStateProps = {
  /** `wait` shows a spinner: the payment waits for an operator or a provider. */
  readonly tone: 'wait' | 'good' | 'bad';
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
};

/** The state of a payment. Screen readers announce its changes. */
export function CashierState({ tone, icon, title, text }: CashierStateProps) {
  return (
    <div className="cashier__state" role="status">
      <Seal tone={tone === 'wait' ? 'open' : tone}>
        {tone === 'wait' ? <Spinner large /> : <Icon name={icon} />}
      </Seal>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
