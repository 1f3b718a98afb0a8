import { Trans } from '@lingui/react/macro';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { ReactNode } from 'react';

type PointsProps = { readonly children: readonly ReactNode[] };

function Points({ children, good }: PointsProps & { readonly good: boolean }) {
  return (
    <ul className={`verify-limits__list${good ? ' verify-limits__list--yes' : ''}`}>
      {children.map(
        (point, index) =>
          point !== false && (
            <li key={index}>
              <Icon name={good ? 'check' : 'minus'} size="small" />
              <span>{point}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** What a proof shows, one point a child. */
export function Proven({ children }: PointsProps) {
  return (
    <>
      <h2>
        <Trans>What this proves</Trans>
      </h2>
      <Points good>{children}</Points>
    </>
  );
}

/** What a proof cannot show, one point a child. */
export function NotProven({ children }: PointsProps) {
  return (
    <>
      <h2>
        <Trans>What it does not prove</Trans>
      </h2>
      <Points good={false}>{children}</Points>
    </>
  );
}

/** The card that says what a proof shows, and what it cannot. */
export function ProofLimits({ children }: { readonly children: ReactNode }) {
  return <Card className="verify__card verify-limits">{children}</Card>;
}
