import '../folding-panel.css';
import { Trans } from '@lingui/react/macro';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { createLazyDialog } from '../../../shared/lazy-dialog.tsx';

const GroupList = createLazyDialog(
  async () => (await import('./group-list.tsx')).GroupList,
  <SkeletonList count={2} />,
);

/** The group tickets of a game, folded until the reader opens them: they are loaded then. */
export function GroupsPanel({ gameCode }: { readonly gameCode: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="folding-panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="users" />
        <Trans>Group tickets</Trans>
        <Icon name="chevron-down" size="small" />
      </summary>
      {open && <GroupList gameCode={gameCode} />}
    </details>
  );
}
