import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated, readDetail } from '../shared/authenticated-route.ts';
import type { DetailSearch } from '../shared/authenticated-route.ts';
import { isWithdrawalStatus } from './withdrawals/withdrawal-statuses.ts';
import type { WithdrawalStatus } from './withdrawals/withdrawal-statuses.ts';

const withdrawals = createRoute({
  getParentRoute: () => authenticated,
  path: '/withdrawals',
  validateSearch: (
    search: Record<string, unknown>,
  ): { state: WithdrawalStatus } & DetailSearch => ({
    state: isWithdrawalStatus(search['state']) ? search['state'] : 'requested',
    ...readDetail(search),
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
      isInBottomNav: true,
      count: 'withdrawalsWaiting',
      search: { state: 'requested' },
    },
  },
});

/** The pages about members' money. */
export const moneyPages = [withdrawals] as const;
