import { Trans } from '@lingui/react/macro';
import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import { StateTag } from '@khelaghor/ui/tag/tag.tsx';

/** How a bet stands. The word says it, the colour of the mark only helps. */
export function BetStateTag({ state }: { readonly state: BetRecord['state'] }) {
  switch (state) {
    case 'running':
      return (
        <StateTag tone="open">
          <Trans>Running</Trans>
        </StateTag>
      );
    case 'won':
      return (
        <StateTag tone="good">
          <Trans>Won</Trans>
        </StateTag>
      );
    case 'lost':
      return (
        <StateTag tone="quiet">
          <Trans>Lost</Trans>
        </StateTag>
      );
    case 'void':
      return (
        <StateTag tone="bad">
          <Trans>Void, stake back</Trans>
        </StateTag>
      );
  }
}
