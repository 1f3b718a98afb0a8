import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { areKeysAlone } from '../shared/browser-storage.ts';
import { withTexts } from '../shared/language.ts';
import { getNavRows } from './nav-rows.ts';
import { followRowKey, getRow } from './palette/row-keys.ts';
import { readKey } from './palette/shortcuts.ts';
import type { Asked } from './palette/shortcuts.ts';

const CommandPalette = lazy(
  withTexts('site', async () => ({
    default: (await import('./palette/command-palette.tsx')).CommandPalette,
  })),
);

const ShortcutList = lazy(
  withTexts('site', async () => ({
    default: (await import('./palette/shortcut-list.tsx')).ShortcutList,
  })),
);

/** The second of two keys comes within so much time. */
const secondWithinMs = 1_500;

const fields = 'input, select, textarea, [contenteditable="true"], [role="dialog"]';

/** A key that is held goes on through the rows; nothing else is done again. */
const isStep = (asked: Asked): boolean =>
  asked.kind === 'row' && (asked.act === 'next' || asked.act === 'previous');

/** Where the focus is among the rows of lists. */
function findRowPlace(): 'itself' | 'inside' | null {
  const row = getRow(document.activeElement);
  if (!row) return null;
  return row === document.activeElement ? 'itself' : 'inside';
}

/**
 * Opens pages by keys and by a search; loaded after the page, which works without it. A phone shows
 * nothing of it: it has the menu in a page, and no room for one more button.
 */
export function Keyboard() {
  const { t } = useLingui();
  const { routesByPath } = useRouter();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'list' | null>(null);
  const secondUntilMs = useRef(0);

  const follow = useEffectEvent((asked: Asked, atMs: number) => {
    if (asked.kind === 'second') secondUntilMs.current = atMs + secondWithinMs;
    else if (asked.kind === 'page') {
      const row = getNavRows(Object.values(routesByPath)).find(({ path }) => path === asked.path);
      if (!row) return;
      const { search = {}, params = {} } = row.menu;
      void navigate({ to: row.path, search, params });
    } else if (asked.kind !== 'row') setOpen(asked.kind);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const asked = readKey(event, {
        isSecond: event.timeStamp < secondUntilMs.current,
        inRow: findRowPlace(),
        isTaken: event.target instanceof Element && event.target.closest(fields) !== null,
        areAlone: areKeysAlone(),
      });
      secondUntilMs.current = 0;
      if (!asked || (event.repeat && !isStep(asked))) return;
      if (asked.kind === 'row') {
        const page = document.querySelector('main');
        if (page && followRowKey(page, document.activeElement, asked.act)) event.preventDefault();
        return;
      }
      event.preventDefault();
      follow(asked, event.timeStamp);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const close = () => setOpen(null);
  return (
    <>
      <span className="topbar__search">
        <IconButton
          icon="search"
          label={t`Go to a page`}
          aria-keyshortcuts="Control+K"
          onClick={() => setOpen('palette')}
        />
      </span>
      <Suspense fallback={null}>
        {open === 'palette' && <CommandPalette onClose={close} onList={() => setOpen('list')} />}
        {open === 'list' && <ShortcutList onClose={close} />}
      </Suspense>
    </>
  );
}
