import { useEffect, useState } from 'react';
import { onFirstInteraction } from '../shared/on-first-interaction.ts';
import { createLazyDialog } from '../shared/lazy-dialog.tsx';
import type { MenuDrawerProps } from './menu-drawer.tsx';

const load = () => import('./menu-drawer.tsx').then((m) => m.MenuDrawer);

const MenuDrawer = createLazyDialog(load);

/** The menu's drawer. Its code is loaded at the first interaction with the page. */
export function LazyMenuDrawer(props: MenuDrawerProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.open && !wasOpen) setWasOpen(true);
  // When this fails, opening it asks again, and says so.
  useEffect(() => onFirstInteraction(() => void load().catch(() => undefined)), []);
  return (wasOpen || props.open) && <MenuDrawer {...props} />;
}
