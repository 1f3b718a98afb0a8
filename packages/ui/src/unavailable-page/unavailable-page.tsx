import type { ReactNode } from 'react';
import { Framed } from '../ornament/ornament.tsx';
import { ClosedState } from '../empty-state/empty-state.tsx';
import { Logo } from '../logo/logo.tsx';

type ClosedPageProps = {
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
export function ClosedPage({ brand, mark = '', children, title, ...state }: ClosedPageProps) {
  return (
    <main className="closed-site">
      <Logo name={brand} mark={mark} />
      <h1 className="sr">{title}</h1>
      <Framed render={<div />}>
        <ClosedState title={title} {...state} />
      </Framed>
      {children}
    </main>
  );
}
