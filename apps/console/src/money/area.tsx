import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../shared/authenticated-route.ts';
import { isQueueState } from './withdrawals/withdrawal-statuses.ts';
import type { QueueState } from './withdrawals/withdrawal-statuses.ts';

const withdrawals = createRoute({
  getParentRoute: () => inside,
  path: '/withdrawals',
  validateSearch: ({ state }: Record<string, unknown>): { state: QueueState } => ({
    state: isQueueState(state) ? state : 'requested',
  }),
  component: lazyRouteComponent(
    () => import('./withdrawals/withdrawals-page.tsx'),
    'WithdrawalsPage',
  ),
  staticData: {
    menu: {
      icon: 'withdraw',
      label: msg`Withdrawals`,
      group: 'work',
      order: 20,
      isDocked: true,
      count: 'withdrawalsWaiting',
      search: { state: 'requested' },
    },
  },
});

/** The pages about members' money. */
export const moneyPages = [withdrawals] as const;
