import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { BottomNav } from '@khelaghor/ui/bottom-nav/bottom-nav.tsx';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { NavList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { CountBadge } from '@khelaghor/ui/tag/tag.tsx';
import { SessionGuard } from '../backoffice/sessions/index.ts';
import { useOpenAlerts } from '../backoffice/overview/use-overview.ts';
import { isAllowed, RightsProvider } from '../shared/may.tsx';
import { useNavItems } from './nav-items.tsx';
import type { ConsoleNavItem } from './nav-items.tsx';

const DisplayPreferences = lazy(async () => ({
  default: (await import('../shared/display-preferences.tsx')).DisplayPreferences,
}));

const Keyboard = lazy(async () => ({ default: (await import('./keyboard.tsx')).Keyboard }));

const ClosedPage = lazy(async () => ({
  default: (await import('./closed-page.tsx')).ClosedPage,
}));

const mainId = 'main';

type ShellProps = {
  readonly username: string;
  readonly permissions: readonly Permission[];
  readonly signOut: () => void;
};

/** Leads to the alerts from every page, and says how many are open. */
function AlertBell() {
  const { t } = useLingui();
  const open = useOpenAlerts(true);
  return (
    <Link
      to="/alerts"
      search={{ state: 'open' }}
      className="btn btn--icon topbar__alerts"
      aria-label={open === 0 ? t`Alerts` : t`${open} open alerts`}
    >
      <Icon name="bell" />
      <CountBadge value={open} label="" />
    </Link>
  );
}

/** What surrounds every page of a logged-in operator. */
function Shell({ username, permissions, signOut }: ShellProps) {
  const { t } = useLingui();
  const places = useNavItems('work');
  const contentPlaces = useNavItems('content');
  const path = useRouterState({ select: (state) => state.location.pathname });
  const area = useRouterState({
    select: ({ matches }) => matches.findLast(({ staticData }) => staticData.area)?.staticData.area,
  });
  const rights = { permissions, area };
  const isOpen = area === undefined || isAllowed(permissions, area, 'see');
  // A phone's bar has room for a few; the rest is on a page of its own.
  const more: ConsoleNavItem = {
    key: 'more',
    icon: 'menu',
    isInBottomNav: true,
    text: t`More`,
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
          {isAllowed(permissions, 'overview', 'see') && <AlertBell />}
          <Suspense fallback={null}>
            <Keyboard />
            <DisplayPreferences />
          </Suspense>
          <Link to="/my-activity" className="topbar__who">
            <Icon name="user" />
            {username}
          </Link>
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
          <RightsProvider value={rights}>{isOpen ? <Outlet /> : <ClosedPage />}</RightsProvider>
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

/** The frame of all pages behind the login; without a session nothing. */
export function GuardedShell() {
  return <SessionGuard>{(operator) => <Shell {...operator} />}</SessionGuard>;
}
