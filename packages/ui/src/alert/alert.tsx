import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

/** `off`: no connection. `trial`: not real money. `info`, `warn`: news about the site. */
export type AlertKind = 'off' | 'trial' | 'info' | 'warn';

const BAR_ICON: Readonly<Record<AlertKind, IconName>> = {
  off: 'wifi-off',
  trial: 'sandbox',
  info: 'bell',
  warn: 'alert',
};

type AlertProps = {
  readonly kind: AlertKind;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** A line about the state of the page, with at most one thing to do about it. */
export function Alert({ kind, children, action }: AlertProps) {
  return (
    <div className={`alert alert--${kind}`} role="status">
      <Icon name={BAR_ICON[kind]} />
      <span className="alert__text">{children}</span>
      {action}
    </div>
  );
}

/** The latest notice on one line; the rest of it is behind `action`. */
export function Ticker({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="ticker">
      <Icon name="bell" />
      <span className="ticker__text">{children}</span>
      {action}
    </div>
  );
}
