import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated, root } from '../shared/authenticated-route.ts';
import { readLogSearch } from '../shared/event-log/log-search.ts';
import { getLoginSearch } from './sessions/index.ts';

const claim = createRoute({
  getParentRoute: () => root,
  path: '/claim',
  component: lazyRouteComponent(() => import('./setup/setup-page.tsx'), 'SetupPage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: getLoginSearch,
  component: lazyRouteComponent(() => import('./sessions/login-page.tsx'), 'LoginPage'),
});

const overview = createRoute({
  getParentRoute: () => authenticated,
  path: '/',
  component: lazyRouteComponent(() => import('./overview/overview-page.tsx'), 'OverviewPage'),
  staticData: {
    menu: { icon: 'chart', label: msg`Overview`, group: 'work', order: 10, isInBottomNav: true },
  },
});

const members = createRoute({
  getParentRoute: () => authenticated,
  path: '/members',
  validateSearch: ({
    account,
    tab,
  }: Record<string, unknown>): { account?: string; tab?: string } => ({
    ...(typeof account === 'string' && { account }),
    ...(typeof tab === 'string' && { tab }),
  }),
  component: lazyRouteComponent(() => import('./members/members-page.tsx'), 'MembersPage'),
  staticData: { menu: { icon: 'user', label: msg`Members`, group: 'work', order: 30 } },
});

const operators = createRoute({
  getParentRoute: () => authenticated,
  path: '/operators',
  component: lazyRouteComponent(() => import('./operators/operators-page.tsx'), 'OperatorsPage'),
  staticData: { menu: { icon: 'shield', label: msg`Operators`, group: 'work', order: 70 } },
});

const eventLog = createRoute({
  getParentRoute: () => authenticated,
  path: '/event-log',
  validateSearch: readLogSearch,
  component: lazyRouteComponent(() => import('./activity-log/event-log-page.tsx'), 'EventLogPage'),
  staticData: { menu: { icon: 'history', label: msg`Event log`, group: 'work', order: 80 } },
});

/** The pages that are shown without a session. */
export const authPages = [claim, login] as const;

/** The pages about members and operators, and what they did. */
export const backofficePages = [overview, members, operators, eventLog] as const;
