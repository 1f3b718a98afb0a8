import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { BottomNav } from '@khelaghor/ui/bottom-nav/bottom-nav.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { NavList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { SessionGuard } from '../backoffice/sessions/index.ts';
import { DisplayPreferences } from '../shared/display-preferences.tsx';
import { useNavItems } from './nav-items.tsx';
import type { ConsoleNavItem } from './nav-items.tsx';

const mainId = 'main';

function Frame({ username, signOut }: { username: string; signOut: () => void }) {
  const { t } = useLingui();
  const places = useNavItems('work');
  const contentPlaces = useNavItems('content');
  const path = useRouterState({ select: (state) => state.location.pathname });
  // A phone's bar has room for a few; the rest is on a page of its own.
  const more: ConsoleNavItem = {
    key: 'more',
    icon: 'menu',
    isInBottomNav: true,
    text: <Trans>More</Trans>,
    current:
      path === '/more' ||
      [...places, ...contentPlaces].some((item) => !item.isInBottomNav && item.current),
    render: <Link to="/more" />,
  };
  return (
    <>
      <a className="skip" href={`#${mainId}`}>
        <Trans>Skip to the content</Trans>
      </a>
      <header className="topbar">
        <Link to="/" className="topbar__logo">
          <Logo name={t`Khelaghor`} />
          <span className="topbar__name">
            <Trans>Console</Trans>
          </span>
        </Link>
        <div className="topbar__end">
          <DisplayPreferences />
          <span className="topbar__who">
            <Icon name="user" />
            {username}
          </span>
          <IconButton icon="logout" label={t`Log out`} onClick={signOut} />
        </div>
      </header>
      <div className="layout">
        <nav className="layout__menu" aria-label={t`Console`}>
          <div className="layout__nav">
            <NavList items={places} />
            <NavList title={<Trans>Content</Trans>} items={contentPlaces} />
          </div>
        </nav>
        <main className="layout__main" id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <BottomNav
        label={t`Console`}
        items={[...places.filter(({ isInBottomNav }) => isInBottomNav), more].map(
          ({ end, text, ...place }) => ({
            ...place,
            text: (
              <>
                {text}
                {end}
              </>
            ),
          }),
        )}
      />
    </>
  );
}

/** What surrounds every page of a logged-in operator. */
export function Shell() {
  return <SessionGuard>{(operator) => <Frame {...operator} />}</SessionGuard>;
}
