import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { FeedbackState } from '@khelaghor/contract/account/feedback.ts';
import { readLogSearch } from '../backoffice/activity-log/log-search.ts';
import { readGamesSearch } from '../play/games/games-search.ts';
import { loginSearchOf, meQuery } from '../backoffice/sessions/index.ts';
import { readPart, readSettingsSearch } from '../site/settings/settings-address.ts';
import { isQueueState } from '../money/withdrawals/withdrawal-statuses.ts';
import type { QueueState } from '../money/withdrawals/withdrawal-statuses.ts';
import { queries, refusalOf } from '../shared/api.ts';
import { PageFault, NotFoundPage } from './error-boundary.tsx';

const root = createRootRoute({ notFoundComponent: NotFoundPage });

const claim = createRoute({
  getParentRoute: () => root,
  path: '/claim',
  component: lazyRouteComponent(() => import('../backoffice/setup/claim-page.tsx'), 'SetupPage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearchOf,
  component: lazyRouteComponent(() => import('../backoffice/sessions/login-page.tsx'), 'LoginPage'),
});

/** Everything behind the login: asked once before anything is shown, then watched by the shell. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
  errorComponent: PageFault,
  beforeLoad: async ({ location }) => {
    try {
      await queries.ensureQueryData(meQuery);
    } catch (error) {
      if (refusalOf(error).code !== 'not_logged_in') throw error;
      const next = location.href === '/' ? {} : { next: location.href };
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
      throw redirect({ to: '/login', search: next, replace: true });
    }
  },
});

const overview = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(
    () => import('../backoffice/overview/overview-page.tsx'),
    'OverviewPage',
  ),
});

const withdrawals = createRoute({
  getParentRoute: () => inside,
  path: '/withdrawals',
  validateSearch: ({ state }: Record<string, unknown>): { state: QueueState } => ({
    state: isQueueState(state) ? state : 'requested',
  }),
  component: lazyRouteComponent(
    () => import('../money/withdrawals/withdrawals-page.tsx'),
    'WithdrawalsPage',
  ),
});

const more = createRoute({
  getParentRoute: () => inside,
  path: '/more',
  component: lazyRouteComponent(() => import('./more-page.tsx'), 'MorePage'),
});

const vendors = createRoute({
  getParentRoute: () => inside,
  path: '/vendors',
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: string } =>
    typeof edit === 'string' ? { edit } : {},
  component: lazyRouteComponent(() => import('../play/vendors/vendors-page.tsx'), 'VendorsPage'),
});

const vendorRounds = createRoute({
  getParentRoute: () => inside,
  path: '/vendors/rounds',
  validateSearch: ({ vendor }: Record<string, unknown>): { vendor?: string } =>
    typeof vendor === 'string' && /^[a-z0-9]{2,24}$/u.test(vendor) ? { vendor } : {},
  component: lazyRouteComponent(() => import('../play/vendors/rounds-page.tsx'), 'RoundsPage'),
});

const games = createRoute({
  getParentRoute: () => inside,
  path: '/games',
  validateSearch: readGamesSearch,
  component: lazyRouteComponent(() => import('../play/games/games-page.tsx'), 'GamesPage'),
});

const members = createRoute({
  getParentRoute: () => inside,
  path: '/members',
  validateSearch: ({ account }: Record<string, unknown>): { account?: string } =>
    typeof account === 'string' ? { account } : {},
  component: lazyRouteComponent(
    () => import('../backoffice/members/members-page.tsx'),
    'MembersPage',
  ),
});

const outbox = createRoute({
  getParentRoute: () => inside,
  path: '/outbox',
  component: lazyRouteComponent(() => import('../site/messaging/outbox-page.tsx'), 'OutboxPage'),
});

const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
    throw redirect({ to: '/settings/$part', params: { part: 'general' }, replace: true });
  },
});

const settingsPart = createRoute({
  getParentRoute: () => inside,
  path: '/settings/$part',
  params: { parse: readPart, stringify: ({ part }) => ({ part }) },
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(() => import('../site/settings/settings-page.tsx'), 'SettingsPage'),
});

const operators = createRoute({
  getParentRoute: () => inside,
  path: '/operators',
  component: lazyRouteComponent(
    () => import('../backoffice/operators/operators-page.tsx'),
    'OperatorsPage',
  ),
});

const eventLog = createRoute({
  getParentRoute: () => inside,
  path: '/event-log',
  validateSearch: readLogSearch,
  component: lazyRouteComponent(
    () => import('../backoffice/activity-log/event-log-page.tsx'),
    'EventLogPage',
  ),
});

const banners = createRoute({
  getParentRoute: () => inside,
  path: '/banners',
  validateSearch: ({ group, edit }: Record<string, unknown>) => ({
    group: typeof group === 'string' ? group : 'w_home',
    ...(typeof edit === 'string' && { edit }),
  }),
  component: lazyRouteComponent(() => import('../site/banners/banners-page.tsx'), 'BannersPage'),
});

const promotions = createRoute({
  getParentRoute: () => inside,
  path: '/promotions',
  validateSearch: ({ view, edit }: Record<string, unknown>) => ({
    view: view === 'applications' ? ('applications' as const) : ('offers' as const),
    ...(typeof edit === 'string' && { edit }),
  }),
  component: lazyRouteComponent(
    () => import('../growth/promotions/promotions-page.tsx'),
    'PromotionsPage',
  ),
});

const editSearch = ({ edit }: Record<string, unknown>): { edit?: string } =>
  typeof edit === 'string' ? { edit } : {};

const announcements = createRoute({
  getParentRoute: () => inside,
  path: '/announcements',
  validateSearch: editSearch,
  component: lazyRouteComponent(
    () => import('../site/announcements/announcements-page.tsx'),
    'AnnouncementsPage',
  ),
});

type ContactsSearch = { channel?: string; link?: string };

const contacts = createRoute({
  getParentRoute: () => inside,
  path: '/contacts',
  validateSearch: ({ channel, link }: Record<string, unknown>): ContactsSearch => ({
    ...(typeof channel === 'string' && { channel }),
    ...(typeof link === 'string' && { link }),
  }),
  component: lazyRouteComponent(
    () => import('../site/external-links/contacts-page.tsx'),
    'ContactsPage',
  ),
});

const help = createRoute({
  getParentRoute: () => inside,
  path: '/help',
  validateSearch: editSearch,
  component: lazyRouteComponent(() => import('../site/help/help-page.tsx'), 'HelpPage'),
});

const feedback = createRoute({
  getParentRoute: () => inside,
  path: '/feedback',
  validateSearch: ({ state }: Record<string, unknown>): { state: FeedbackState } => ({
    state: state === 'answered' || state === 'closed' ? state : 'new',
  }),
  component: lazyRouteComponent(
    () => import('../account/feedback/feedback-page.tsx'),
    'FeedbackPage',
  ),
});

export const router = createRouter({
  routeTree: root.addChildren([
    claim,
    login,
    inside.addChildren([
      overview,
      withdrawals,
      more,
      banners,
      promotions,
      announcements,
      contacts,
      help,
      feedback,
      vendors,
      vendorRounds,
      games,
      members,
      outbox,
      operators,
      eventLog,
      settings,
      settingsPart,
    ]),
  ]),
  defaultErrorComponent: PageFault,
  defaultNotFoundComponent: NotFoundPage,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
