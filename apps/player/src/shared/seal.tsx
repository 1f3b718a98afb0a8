import './seal.css';
import type { ReactNode } from 'react';

type SealProps = {
  /** `open` is not decided yet. */
  readonly tone: 'good' | 'bad' | 'open';
  /** The mark: an icon or a spinner. */
  readonly children: ReactNode;
};

/** A seal in the colour of the result of a payment or a proof. */
export function Seal({ tone, children }: SealProps) {
  return <span className={tone === 'open' ? 'seal' : `seal seal--${tone}`}>{children}</span>;
}
