import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { Count } from '@khelaghor/ui/tag/tag.tsx';
import { useWaitingCount } from '../backoffice/overview/use-overview.ts';
import type { Place } from './content-nav-items.tsx';

const docked = new Set(['overview', 'withdrawals', 'settings']);

/** Whether a place is in the bar of a phone. */
export const isDocked = ({ key }: Place): boolean => docked.has(key);

/** Who may work here, what was done, and what is set. */
const housePlaces = (path: string): Place[] => [
  {
    key: 'operators',
    icon: 'shield',
    text: <Trans>Operators</Trans>,
    current: path.startsWith('/operators'),
    render: <Link to="/operators" />,
  },
  {
    key: 'event-log',
    icon: 'history',
    text: <Trans>Event log</Trans>,
    current: path.startsWith('/event-log'),
    render: <Link to="/event-log" />,
  },
  {
    key: 'settings',
    icon: 'gear',
    text: <Trans>Settings</Trans>,
    current: path.startsWith('/settings'),
    render: <Link to="/settings/$part" params={{ part: 'general' }} />,
  },
];

/** Where operators work, beside what they write for the site. */
export function usePlaces(): Place[] {
  const { t } = useLingui();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const waiting = useWaitingCount() ?? 0;
  return [
    {
      key: 'overview',
      icon: 'chart',
      text: <Trans>Overview</Trans>,
      current: path === '/',
      render: <Link to="/" />,
    },
    {
      key: 'withdrawals',
      icon: 'withdraw',
      text: <Trans>Withdrawals</Trans>,
      end: <Count value={waiting} label={t`${waiting} wait`} />,
      current: path.startsWith('/withdrawals'),
      render: <Link to="/withdrawals" search={{ state: 'requested' }} />,
    },
    {
      key: 'members',
      icon: 'user',
      text: <Trans>Members</Trans>,
      current: path.startsWith('/members'),
      render: <Link to="/members" />,
    },
    {
      key: 'games',
      icon: 'grid',
      text: <Trans>Games</Trans>,
      current: path.startsWith('/games'),
      render: <Link to="/games" search={{ page: 1 }} />,
    },
    {
      key: 'vendors',
      icon: 'users',
      text: <Trans>Vendors</Trans>,
      current: path.startsWith('/vendors'),
      render: <Link to="/vendors" />,
    },
    {
      key: 'outbox',
      icon: 'mail',
      text: <Trans>Outbox</Trans>,
      current: path.startsWith('/outbox'),
      render: <Link to="/outbox" />,
    },
    ...housePlaces(path),
  ];
}
