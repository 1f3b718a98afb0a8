import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated, readDetail } from '../shared/authenticated-route.ts';
import type { DetailSearch } from '../shared/authenticated-route.ts';
import { withTexts } from '../shared/language.ts';
import { readDepositsSearch } from './deposits/deposits-search.ts';
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
    withTexts('site', () => import('./withdrawals/withdrawals-page.tsx')),
    'WithdrawalsPage',
  ),
  staticData: {
    area: 'money',
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

const depositChannels = createRoute({
  getParentRoute: () => authenticated,
  path: '/deposit-channels',
  component: lazyRouteComponent(
    () => import('./deposit-channels/channels-page.tsx'),
    'ChannelsPage',
  ),
  staticData: {
    area: 'money',
    menu: { icon: 'wallet', label: msg`Deposit channels`, group: 'work', order: 25 },
  },
});

const manualDeposits = createRoute({
  getParentRoute: () => authenticated,
  path: '/manual-deposits',
  validateSearch: readDepositsSearch,
  component: lazyRouteComponent(
    withTexts('site', () => import('./manual-deposits/manual-deposits-page.tsx')),
    'ManualDepositsPage',
  ),
  staticData: {
    area: 'money',
    menu: { icon: 'deposit', label: msg`Deposits`, group: 'work', order: 22 },
  },
});

/** The pages about members' money. */
export const moneyPages = [withdrawals, manualDeposits, depositChannels] as const;
