import type { MessageDescriptor } from '@lingui/core';
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { operatorGetSession } from '@khelaghor/client/routes/first.gen.ts';
import type { DeskArea } from '@khelaghor/contract/lib/permissions.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { callOrThrow, queries, getRefusal } from './api.ts';

/** What a page's row says about its place in the menu. Pages without it are reached from others. */
export type MenuEntry = {
  readonly icon: IconName;
  readonly label: MessageDescriptor;
  readonly group: 'work' | 'content';
  /** Smaller numbers come first in the group. */
  readonly order: number;
  /** Also in the bar of a phone, which has room for three. */
  readonly isInBottomNav?: boolean;
  /** The figure of the overview that the menu shows beside the label. */
  readonly count?: 'withdrawalsWaiting';
  /** The address that the menu opens; `app/nav-rows.test.ts` checks it against the page. */
  readonly search?: Readonly<Record<string, string | number>>;
  readonly params?: Readonly<Record<string, string>>;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What an operator must be allowed to see. */
    readonly area?: DeskArea;
    readonly menu?: MenuEntry;
  }
}

export const meQuery = {
  queryKey: ['me'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callOrThrow(operatorGetSession, {}, signal),
  staleTime: 30_000,
} as const;

/** Parent of the pages that are shown without a session. */
export const root = createRootRoute();

/** Parent of the pages behind the login: checks the session before any of them is shown. */
export const authenticated = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ location }) => {
    try {
      await queries.ensureQueryData(meQuery);
    } catch (error) {
      if (getRefusal(error).code !== 'not_logged_in') throw error;
      const next = location.href === '/' ? {} : { next: location.href };
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
      throw redirect({ to: '/login', search: next, replace: true });
    }
  },
});

/** The search of pages that open one of their rows in a form: its id, or "new". */
export const readEdit = ({ edit }: Record<string, unknown>): { edit?: string } =>
  typeof edit === 'string' ? { edit } : {};

/** What an address says of the row whose detail page it shows. */
export type DetailSearch = { readonly id?: string; readonly tab?: string };

/** The search of pages with a detail page: the id of a row, and the tab of its page. */
export const readDetail = ({ id, tab }: Record<string, unknown>): DetailSearch => ({
  ...(typeof id === 'string' && { id }),
  ...(typeof tab === 'string' && { tab }),
});
