import './folding-panel.css';
import { Trans } from '@lingui/react/macro';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { showOpened } from '@khelaghor/ui/section/show-opened.ts';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import type { LotteryTerms } from './issue-state.ts';

const Rules = createLazyDialog(
  async () => (await import('./rules.tsx')).Rules,
  <SkeletonList count={6} />,
);

type RulesPanelProps = { readonly game: LotteryGame; readonly terms: LotteryTerms };

/** The rules, folded until the reader opens them: they are loaded and worked out then. */
export function RulesPanel(props: RulesPanelProps) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open) showOpened(panel.current);
  }, [open]);
  return (
    <details
      ref={panel}
      className="folding-panel rules"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="info" />
        <Trans>Rules, prices and limits</Trans>
        <Icon name="chevron-down" size="small" />
      </summary>
      {open && <Rules {...props} />}
    </details>
  );
}
