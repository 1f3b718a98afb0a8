import { Trans } from '@lingui/react/macro';
import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';

/** How a bet stands. The word says it, the colour of the mark only helps. */
export function BetStateTag({ state }: { readonly state: BetRecord['state'] }) {
  switch (state) {
    case 'running':
      return (
        <StatusBadge tone="open">
          <Trans>Running</Trans>
        </StatusBadge>
      );
    case 'won':
      return (
        <StatusBadge tone="good">
          <Trans>Won</Trans>
        </StatusBadge>
      );
    case 'lost':
      return (
        <StatusBadge tone="quiet">
          <Trans>Lost</Trans>
        </StatusBadge>
      );
    case 'void':
      return (
        <StatusBadge tone="bad">
          <Trans>Void, stake back</Trans>
        </StatusBadge>
      );
  }
}
