import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { authenticated, readEdit } from '../shared/authenticated-route.ts';
import { withTexts } from '../shared/language.ts';
import { readHistorySearch } from './settings/history-search.ts';
import { readPart, readSettingsSearch } from './settings/setting-rows.ts';

const load = <P,>(read: () => Promise<P>) => withTexts('site', read);

const banners = createRoute({
  getParentRoute: () => authenticated,
  path: '/banners',
  validateSearch: ({ group, edit }: Record<string, unknown>) => ({
    group: typeof group === 'string' ? group : 'w_home',
    ...(typeof edit === 'string' && { edit }),
  }),
  component: lazyRouteComponent(
    load(() => import('./banners/banners-page.tsx')),
    'BannersPage',
  ),
  staticData: {
    area: 'content',
    menu: {
      icon: 'camera',
      label: msg`Banners`,
      group: 'content',
      order: 10,
      search: { group: 'w_home' },
    },
  },
});

const announcements = createRoute({
  getParentRoute: () => authenticated,
  path: '/announcements',
  validateSearch: readEdit,
  component: lazyRouteComponent(
    load(() => import('./announcements/announcements-page.tsx')),
    'AnnouncementsPage',
  ),
  staticData: {
    area: 'content',
    menu: { icon: 'bell', label: msg`Announcements`, group: 'content', order: 30 },
  },
});

const help = createRoute({
  getParentRoute: () => authenticated,
  path: '/help',
  validateSearch: readEdit,
  component: lazyRouteComponent(
    load(() => import('./help/help-page.tsx')),
    'HelpPage',
  ),
  staticData: {
    area: 'content',
    menu: { icon: 'info', label: msg`Help centre`, group: 'content', order: 40 },
  },
});

type ContactsSearch = { channel?: string; link?: string };

const contacts = createRoute({
  getParentRoute: () => authenticated,
  path: '/contacts',
  validateSearch: ({ channel, link }: Record<string, unknown>): ContactsSearch => ({
    ...(typeof channel === 'string' && { channel }),
    ...(typeof link === 'string' && { link }),
  }),
  component: lazyRouteComponent(
    load(() => import('./external-links/external-links-page.tsx')),
    'ExternalLinksPage',
  ),
  staticData: {
    area: 'content',
    menu: { icon: 'headset', label: msg`Contacts and links`, group: 'content', order: 50 },
  },
});

const outbox = createRoute({
  getParentRoute: () => authenticated,
  path: '/outbox',
  component: lazyRouteComponent(
    load(() => import('./messaging/outbox-page.tsx')),
    'OutboxPage',
  ),
  staticData: {
    area: 'messages',
    menu: { icon: 'mail', label: msg`Outbox`, group: 'work', order: 60 },
  },
});

const settings = createRoute({
  getParentRoute: () => authenticated,
  path: '/settings',
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
    throw redirect({ to: '/settings/$part', params: { part: 'general' }, replace: true });
  },
  staticData: { area: 'settings' },
});

const settingsPart = createRoute({
  getParentRoute: () => authenticated,
  path: '/settings/$part',
  params: { parse: readPart, stringify: ({ part }) => ({ part }) },
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(
    load(() => import('./settings/settings-page.tsx')),
    'SettingsPage',
  ),
  staticData: {
    area: 'settings',
    menu: {
      icon: 'gear',
      label: msg`Settings`,
      group: 'work',
      order: 90,
      isInBottomNav: true,
      params: { part: 'general' },
    },
  },
});

const settingsHistory = createRoute({
  getParentRoute: () => authenticated,
  path: '/settings-history',
  validateSearch: readHistorySearch,
  component: lazyRouteComponent(
    load(() => import('./settings/history-page.tsx')),
    'HistoryPage',
  ),
  staticData: { area: 'settings' },
});

/** The pages about what the site shows and how it is set. */
export const sitePages = [
  banners,
  announcements,
  help,
  contacts,
  outbox,
  settings,
  settingsPart,
  settingsHistory,
] as const;
