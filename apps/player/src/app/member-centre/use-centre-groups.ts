import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import { getVisibleModules } from '../../shared/category.ts';
import { paths } from '../../shared/paths.ts';
import { useMember, useWhitelabel } from '../../shared/api-queries.ts';
import { getReferralTarget } from '../build-menu.ts';
import { agentNav, hasStarted, mainNav, referralNav } from '../nav-items.ts';
import type { NavItem } from '../nav-items.ts';

/** Pages of the member centre that belong together. */
export type CentreGroup = {
  readonly key: string;
  readonly title: MessageDescriptor;
  readonly items: readonly NavItem[];
};

const money: readonly NavItem[] = [
  { path: paths.deposit, icon: 'deposit', text: msg`Deposit` },
  { path: paths.withdraw, icon: 'withdraw', text: msg`Withdraw` },
  { path: paths.transferFund, icon: 'swap', text: msg`Wallet transfer` },
];
const records: readonly NavItem[] = [
  { path: paths.bets, icon: 'history', text: msg`Betting record` },
  { path: paths.account, icon: 'list', text: msg`Account record` },
  { path: paths.personalProfit, icon: 'chart', text: msg`Profit and loss` },
];
const account: readonly NavItem[] = [
  { path: paths.securityCenter, icon: 'lock', text: msg`My account` },
  { path: paths.profile, icon: 'user', text: msg`Profile` },
  { path: paths.documents, icon: 'copy', text: msg`Identity documents` },
  { path: paths.messages, icon: 'mail', text: msg`Messages` },
  { path: paths.myLiabilities, icon: 'shield', text: msg`Balance check` },
];

/** The pages of the member centre that this member has, in groups. */
export function useCentreGroups(): readonly CentreGroup[] {
  const type = useMember()?.type ?? 0;
  const shown = getVisibleModules(useWhitelabel(), 'menu');
  const referral = getReferralTarget({
    isLoggedIn: true,
    memberType: type,
    hasReferralPromo: shown.includes('referral'),
  });
  const rewards = ['playerRank', 'manualRebate'].flatMap((name) =>
    shown.includes(name) ? (mainNav[name] ?? []) : [],
  );
  const groups = [
    { key: 'money', title: msg`Money`, items: money },
    { key: 'records', title: msg`Records`, items: records },
    {
      key: 'rewards',
      title: msg`Rewards`,
      items: [
        ...rewards,
        ...(referral === null ? [] : [referralNav[referral]]),
        ...(isAgentType(type) ? agentNav : []),
      ].filter(hasStarted),
    },
    { key: 'account', title: msg`Account`, items: account },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
