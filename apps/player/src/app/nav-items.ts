import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { paths } from '../shared/paths.ts';

/** A page as the menus name it. */
export type NavItem = {
  readonly path: string;
  readonly icon: IconName;
  readonly text: MessageDescriptor;
};

/** Pages whose benefit has not started yet: they can be read, and nothing leads to them. */
const startsLater: ReadonlySet<string> = new Set([
  paths.playerRank,
  paths.manualRebate,
  paths.referral,
]);

export const hasStarted = ({ path }: NavItem): boolean => !startsLater.has(path);

/** The pages that the operator orders and switches, by their names in the settings. */
export const mainNav: Readonly<Record<string, NavItem>> = {
  home: { path: paths.home, icon: 'home', text: msg`Home` },
  playerRank: { path: paths.playerRank, icon: 'crown', text: msg`VIP bonus` },
  manualRebate: { path: paths.manualRebate, icon: 'percent', text: msg`Betting bonus` },
  download: { path: paths.down, icon: 'download', text: msg`Get the app` },
};

/** "Refer and earn", for agents and for everyone else. */
export const referralNav = {
  'register-center': { path: paths.registerCenter, icon: 'share', text: msg`Refer and earn` },
  referral: { path: paths.referral, icon: 'share', text: msg`Refer and earn` },
} as const satisfies Readonly<Record<string, NavItem>>;

/** For every reader, beside what the operator orders. */
export const siteNav: readonly NavItem[] = [
  { path: paths.games, icon: 'search', text: msg`All games` },
  { path: paths.lottery, icon: 'lottery', text: msg`Lottery` },
  { path: paths.inhouse, icon: 'dice', text: msg`In-house games` },
  { path: paths.winners, icon: 'trophy', text: msg`Winners board` },
  { path: paths.fairness, icon: 'seal', text: msg`Check a result` },
  { path: paths.liabilities, icon: 'wallet', text: msg`What we owe` },
  { path: paths.helpmc, icon: 'info', text: msg`Help` },
  { path: paths.feedback, icon: 'chat', text: msg`Feedback` },
];

/** In the footer. */
export const footerNav: readonly NavItem[] = [
  { path: paths.home, icon: 'home', text: msg`Home` },
  { path: paths.lottery, icon: 'lottery', text: msg`Lottery` },
  { path: paths.inhouse, icon: 'dice', text: msg`In-house games` },
  { path: paths.fairness, icon: 'seal', text: msg`Check a result` },
  { path: paths.liabilities, icon: 'wallet', text: msg`What we owe` },
  { path: paths.helpmc, icon: 'info', text: msg`Help` },
  { path: paths.feedback, icon: 'chat', text: msg`Feedback` },
  { path: paths.links, icon: 'globe', text: msg`Our links` },
];

/** In the menu of the avatar; agents have one more. */
export const avatarNav: readonly NavItem[] = [
  { path: paths.centre, icon: 'grid', text: msg`Member centre` },
  { path: paths.securityCenter, icon: 'user', text: msg`My account` },
  { path: paths.bets, icon: 'history', text: msg`Betting record` },
  { path: paths.account, icon: 'list', text: msg`Account record` },
];
export const agentNav: readonly NavItem[] = [
  { path: paths.agentCenter, icon: 'share', text: msg`Agent` },
];

/** For logged-in members. */
export const accountNav: readonly NavItem[] = [
  { path: paths.centre, icon: 'grid', text: msg`Member centre` },
  { path: paths.deposit, icon: 'deposit', text: msg`Deposit` },
  { path: paths.withdraw, icon: 'withdraw', text: msg`Withdraw` },
  { path: paths.bets, icon: 'history', text: msg`Betting record` },
  { path: paths.account, icon: 'list', text: msg`Account record` },
  { path: paths.personalProfit, icon: 'chart', text: msg`Profit and loss` },
  { path: paths.messages, icon: 'mail', text: msg`Messages` },
  { path: paths.myLiabilities, icon: 'shield', text: msg`Balance check` },
  { path: paths.securityCenter, icon: 'lock', text: msg`Security` },
];
