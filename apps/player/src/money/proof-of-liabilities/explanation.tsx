import { Trans } from '@lingui/react/macro';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { ReactNode } from 'react';

function Points({ good, children }: { readonly good: boolean; readonly children: ReactNode[] }) {
  return (
    <ul className={`verify-limits__list${good ? ' verify-limits__list--yes' : ''}`}>
      {children.map((point, index) => (
        <li key={index}>
          <Icon name={good ? 'check' : 'minus'} size="small" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

/** What this calculation shows, and what it cannot. */
export function Explanation() {
  return (
    <Card className="verify__card verify-limits">
      <h2>
        <Trans>What this proves</Trans>
      </h2>
      <Points good>
        <Trans>
          Your balance is inside the total that we signed: what you can play with, stakes and
          withdrawals on their way.
        </Trans>
        <Trans>No other player was given the same place in the sum as you.</Trans>
        <Trans>No balance below zero makes the total smaller.</Trans>
      </Points>
      <h2>
        <Trans>What it does not prove</Trans>
      </h2>
      <Points good={false}>
        <Trans>
          Where money is that you moved to a provider’s own wallet. It lies with that provider until
          you bring it back.
        </Trans>
        <Trans>
          That we have this money. It is what we owe; what we hold is a plain statement of ours that
          no calculation can prove.
        </Trans>
        <Trans>
          That players who never look were counted. Every player who checks makes it harder to leave
          one out.
        </Trans>
        <Trans>
          That play money is worth anything: it is owed as play money, and stands apart.
        </Trans>
      </Points>
    </Card>
  );
}
