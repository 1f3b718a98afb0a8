import type { ReactNode } from 'react';
import { DecorativeFrame } from '../ornament/ornament.tsx';
import { UnavailableState } from '../empty-state/empty-state.tsx';
import { Logo } from '../logo/logo.tsx';

type UnavailableLayoutProps = {
  /** The name of the house, and its own mark where it has one. */
  readonly brand: string;
  readonly mark?: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly actions?: ReactNode;
  /** Below the frame. */
  readonly children?: ReactNode;
};

/** The whole screen when nothing else of the site can be shown. */
export function UnavailableLayout({
  brand,
  mark = '',
  children,
  title,
  ...state
}: UnavailableLayoutProps) {
  return (
    <main className="unavailable">
      <Logo name={brand} mark={mark} />
      <h1 className="visually-hidden">{title}</h1>
      <DecorativeFrame render={<div />}>
        <UnavailableState title={title} {...state} />
      </DecorativeFrame>
      {children}
    </main>
  );
}
