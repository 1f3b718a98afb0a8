import { useLingui } from '@lingui/react/macro';
import { BottomNav } from '@khelaghor/ui/bottom-nav/bottom-nav.tsx';
import type { BottomNavItem } from '@khelaghor/ui/bottom-nav/bottom-nav.tsx';
import { useState } from 'react';
import { useIsOffered } from '../shared/category.ts';
import { Link, useLocation, useNavigate } from '../shared/navigation.tsx';
import { openOver, paths } from '../shared/paths.ts';
import { useMember, useWhitelabel } from '../shared/api-queries.ts';
import { isTrial } from '../shared/demo.ts';
import { LazyMenuDrawer } from './lazy-menu-drawer.tsx';
import { isPage } from './route-table.ts';
import { isCurrent } from './side-menu.tsx';
import { UnreadTotal } from './unread-badge.ts';

/** The bottom bar of a phone: five places within reach of the thumb. */
export function SiteBottomNav() {
  const { t } = useLingui();
  const member = useMember();
  const { registrationOpen } = useWhitelabel();
  const pathname = useLocation().pathname;
  const navigate = useNavigate();
  const [menuOpen, setMenuOpen] = useState(false);
  const isOffered = useIsOffered();
  const place = (
    path: string,
    icon: BottomNavItem['icon'],
    text: string,
  ): readonly BottomNavItem[] =>
    isPage(path) && isOffered(path)
      ? [{ key: path, icon, text, render: <Link to={path} />, current: isCurrent(pathname, path) }]
      : [];
  const isOwn = member !== null && !isTrial(member);
  const login = <Link to="." search={openOver('login')} resetScroll={false} />;
  const ownAccount: BottomNavItem = {
    key: 'enter',
    icon: 'user',
    text: t`Sign up`,
    render: <Link to="." search={openOver('true-account')} resetScroll={false} />,
    coin: true,
  };
  const visitor: BottomNavItem = registrationOpen
    ? {
        key: 'enter',
        icon: 'user',
        text: t`Sign up`,
        render: <Link to={paths.register} />,
        coin: true,
      }
    : { key: 'enter', icon: 'user', text: t`Log in`, render: login, coin: true };
  const enter = member ? ownAccount : visitor;
  const wallet = place(paths.deposit, 'wallet', t`Deposit`).map((deposit) => ({
    ...deposit,
    coin: true,
  }));
  const last = isOwn
    ? place(paths.bets, 'history', t`Bets`)
    : place(paths.inhouse, 'dice', t`In-house`);
  const places: readonly BottomNavItem[] = [
    ...place(paths.home, 'home', t`Home`),
    ...place(paths.lottery, 'lottery', t`Lottery`),
    ...(isOwn ? wallet : [enter]),
    ...last,
    {
      key: 'menu',
      icon: member ? 'user' : 'menu',
      text: member ? t`Mine` : t`Menu`,
      ...(isOwn && { mark: <UnreadTotal /> }),
      render: <button type="button" aria-haspopup="dialog" onClick={() => setMenuOpen(true)} />,
    },
  ];
  return (
    <>
      <BottomNav label={t`Bottom menu`} items={places} />
      <LazyMenuDrawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        onSignOut={() => {
          setMenuOpen(false);
          void navigate({ to: '.', search: openOver('sign-out'), resetScroll: false });
        }}
      />
    </>
  );
}
