import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated, root } from '../shared/authenticated-route.ts';
import { withTexts } from '../shared/language.ts';
import { readLogSearch } from '../shared/event-log/log-search.ts';
import { readAlertsSearch } from './alerts/alerts-search.ts';
import { readCareSearch } from './care/care-search.ts';
import { readCasesSearch } from './cases/cases-search.ts';
import { readDocumentsSearch } from './documents/documents-search.ts';
import { readReportSearch } from './reports/report-search.ts';
import { getLoginSearch } from './sessions/use-session.ts';

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
    area: 'overview',
    menu: { icon: 'chart', label: msg`Overview`, group: 'work', order: 10, isInBottomNav: true },
  },
});

const alerts = createRoute({
  getParentRoute: () => authenticated,
  path: '/alerts',
  validateSearch: readAlertsSearch,
  component: lazyRouteComponent(
    withTexts('site', () => import('./alerts/alerts-page.tsx')),
    'AlertsPage',
  ),
  staticData: {
    area: 'overview',
    menu: {
      icon: 'bell',
      label: msg`Alerts`,
      group: 'work',
      order: 11,
      search: { state: 'open' },
    },
  },
});

const health = createRoute({
  getParentRoute: () => authenticated,
  path: '/health',
  component: lazyRouteComponent(
    withTexts('site', () => import('./health/health-page.tsx')),
    'HealthPage',
  ),
  staticData: {
    area: 'overview',
    menu: { icon: 'heart', label: msg`Health of the site`, group: 'work', order: 13 },
  },
});

const alertRules = createRoute({
  getParentRoute: () => authenticated,
  path: '/alert-rules',
  component: lazyRouteComponent(
    withTexts('site', () => import('./alerts/rules-page.tsx')),
    'AlertRulesPage',
  ),
  staticData: { area: 'settings' },
});

const members = createRoute({
  getParentRoute: () => authenticated,
  path: '/members',
  validateSearch: ({
    account,
    q,
    tab,
  }: Record<string, unknown>): { account?: string; q?: string; tab?: string } => ({
    ...(typeof q === 'string' && { q }),
    ...(typeof account === 'string' && { account }),
    ...(typeof tab === 'string' && { tab }),
  }),
  component: lazyRouteComponent(() => import('./members/members-page.tsx'), 'MembersPage'),
  staticData: {
    area: 'members',
    menu: { icon: 'user', label: msg`Members`, group: 'work', order: 30 },
  },
});

const documents = createRoute({
  getParentRoute: () => authenticated,
  path: '/documents',
  validateSearch: readDocumentsSearch,
  component: lazyRouteComponent(
    withTexts('site', () => import('./documents/documents-page.tsx')),
    'DocumentsPage',
  ),
  staticData: {
    area: 'members',
    menu: {
      icon: 'copy',
      label: msg`Identity documents`,
      group: 'work',
      order: 31,
      search: { state: 'waiting' },
    },
  },
});

const care = createRoute({
  getParentRoute: () => authenticated,
  path: '/care',
  validateSearch: readCareSearch,
  component: lazyRouteComponent(
    withTexts('site', () => import('./care/care-page.tsx')),
    'CarePage',
  ),
  staticData: {
    area: 'members',
    menu: {
      icon: 'heart',
      label: msg`Care for members`,
      group: 'work',
      order: 32,
      search: { state: 'open' },
    },
  },
});

const cases = createRoute({
  getParentRoute: () => authenticated,
  path: '/cases',
  validateSearch: readCasesSearch,
  component: lazyRouteComponent(
    withTexts('site', () => import('./cases/cases-page.tsx')),
    'CasesPage',
  ),
  staticData: {
    area: 'cases',
    menu: {
      icon: 'flag',
      label: msg`Cases`,
      group: 'work',
      order: 33,
      search: { state: 'open' },
    },
  },
});

const operators = createRoute({
  getParentRoute: () => authenticated,
  path: '/operators',
  component: lazyRouteComponent(() => import('./operators/operators-page.tsx'), 'OperatorsPage'),
  staticData: {
    area: 'operators',
    menu: { icon: 'shield', label: msg`Operators`, group: 'work', order: 70 },
  },
});

const eventLog = createRoute({
  getParentRoute: () => authenticated,
  path: '/event-log',
  validateSearch: readLogSearch,
  component: lazyRouteComponent(() => import('./activity-log/event-log-page.tsx'), 'EventLogPage'),
  staticData: {
    area: 'log',
    menu: { icon: 'history', label: msg`Event log`, group: 'work', order: 80 },
  },
});

const ownActivity = createRoute({
  getParentRoute: () => authenticated,
  path: '/my-activity',
  component: lazyRouteComponent(
    withTexts('site', () => import('./own-activity/own-activity-page.tsx')),
    'OwnActivityPage',
  ),
});

const reports = createRoute({
  getParentRoute: () => authenticated,
  path: '/reports',
  validateSearch: readReportSearch,
  component: lazyRouteComponent(
    withTexts('site', () => import('./reports/reports-page.tsx')),
    'ReportsPage',
  ),
  staticData: {
    area: 'reports',
    menu: { icon: 'list', label: msg`Reports`, group: 'work', order: 12 },
  },
});

const moneyDesk = createRoute({
  getParentRoute: () => authenticated,
  path: '/money-desk',
  component: lazyRouteComponent(() => import('./money-desk/money-desk-page.tsx'), 'MoneyDeskPage'),
  staticData: {
    area: 'money',
    menu: { icon: 'coin', label: msg`Money desk`, group: 'work', order: 14 },
  },
});

/** The pages that are shown without a session. */
export const authPages = [claim, login] as const;

/** The pages about members and operators, and what they did. */
export const backofficePages = [
  overview,
  alerts,
  alertRules,
  health,
  reports,
  moneyDesk,
  members,
  documents,
  care,
  cases,
  operators,
  eventLog,
  ownActivity,
] as const;
