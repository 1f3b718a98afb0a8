import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { CommandList } from '@khelaghor/ui/command-list/command-list.tsx';
import type { Command } from '@khelaghor/ui/command-list/command-list.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { useMe } from '../../backoffice/sessions/index.ts';
import { isAllowed } from '../../shared/may.tsx';
import { useNavItems } from '../nav-items.tsx';
import { filterPlaces } from './filter-places.ts';
import { getKeys } from './shortcuts.ts';

/** Pages that match the typed text, then the search for a member by it. */
function useCommands(typed: string): Command[] {
  const { t } = useLingui();
  const pages = [...useNavItems('work'), ...useNavItems('content')];
  const { permissions } = useMe().data ?? { permissions: [] };
  const found = filterPlaces(pages, typed).map(({ key, icon, text, render }) => {
    const keys = getKeys(key);
    return { key, icon, text, render, ...(keys && { keys }) };
  });
  const q = toVisibleText(typed);
  if (q === '' || !isAllowed(permissions, 'members', 'see')) return found;
  const text = t`Find “${q}” among the members`;
  const render = <Link to="/members" search={{ q }} />;
  return [...found, { key: 'find-member', icon: 'user', text, render }];
}

type CommandPaletteProps = {
  readonly onClose: () => void;
  /** Shows the list of keys instead. */
  readonly onList: () => void;
};

/** The way to every page, and to members, by typing. */
export function CommandPalette({ onClose, onList }: CommandPaletteProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Go to a page</Trans>}
      actions={
        <Button onClick={onList}>
          <Trans>Keyboard shortcuts</Trans>
        </Button>
      }
    >
      <CommandList
        label={t`Page or member`}
        listLabel={t`Pages`}
        typed={typed}
        onType={setTyped}
        commands={useCommands(typed)}
        empty={<Trans>No page fits.</Trans>}
        onChoose={onClose}
      />
    </Modal>
  );
}
