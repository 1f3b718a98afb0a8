import '../folding-panel.css';
import './charts-panel.css';
import { Trans } from '@lingui/react/macro';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useState } from 'react';
import { createLazyDialog } from '../../../shared/lazy-dialog.tsx';
import type { LotteryTerms } from '../issue-state.ts';
import { ChartsSkeleton } from './charts-skeleton.tsx';

const Charts = createLazyDialog(
  async () => (await import('./charts.tsx')).Charts,
  <ChartsSkeleton />,
);

type ChartsPanelProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  /** A drawn issue that still moves on the stage. */
  readonly animatedIssueId: string | null;
};

/** The charts, folded until the reader opens them: their code and draws are loaded then. */
export function ChartsPanel(props: ChartsPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="folding-panel charts"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chart" />
        <Trans>Charts of past draws</Trans>
        <Icon name="chevron-down" size="small" />
      </summary>
      {open && <Charts {...props} skeleton={<ChartsSkeleton />} />}
    </details>
  );
}
