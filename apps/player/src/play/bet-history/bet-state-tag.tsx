import { Trans } from '@lingui/react/macro';
import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { ComponentProps } from 'react';

const badges: Readonly<Record<BetRecord['state'], ComponentProps<typeof StatusBadge>>> = {
  running: { tone: 'open', children: <Trans>Open</Trans> },
  won: { tone: 'good', children: <Trans>Won</Trans> },
  lost: { tone: 'quiet', children: <Trans>Lost</Trans> },
  void: { tone: 'bad', children: <Trans>Void, stake refunded</Trans> },
};

/** How a bet stands. The word says it, the colour of the mark only helps. */
export function BetStateTag({ state }: { readonly state: BetRecord['state'] }) {
  return <StatusBadge {...badges[state]} />;
}
