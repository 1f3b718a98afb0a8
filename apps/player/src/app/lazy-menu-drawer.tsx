import { useEffect, useState } from 'react';
import { onFirstInteraction } from '../shared/on-first-interaction.ts';
import { createLazyDialog } from '../shared/lazy-dialog.tsx';
import type { MenuDrawerProps } from './menu-drawer.tsx';

const MenuDrawer = createLazyDialog(() => import('./menu-drawer.tsx').then((m) => m.MenuDrawer));

/** The menu's drawer. Its code is loaded at the first interaction with the page. */
export function LazyMenuDrawer(props: MenuDrawerProps) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => onFirstInteraction(() => setUsed(true)), []);
  return (isUsed || props.open) && <MenuDrawer {...props} />;
}
