import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import { getRefusal } from '../../shared/api.ts';
import { useIdle } from './use-idle.ts';
import { useSessionCheck, useLogOut, useMe } from './use-session.ts';

const idleMs = 15 * 60_000;

type SessionGuardProps = {
  readonly children: (operator: {
    username: string;
    permissions: readonly Permission[];
    signOut: () => void;
  }) => ReactNode;
};

/** What only a logged-in operator sees. It closes after 15 idle minutes, or with the session. */
export function SessionGuard({ children }: SessionGuardProps) {
  const me = useMe();
  useSessionCheck();
  const leave = useLogOut();
  const ended = me.isError && getRefusal(me.error).code === 'not_logged_in';
  const leaveEnded = useEffectEvent(() => void leave('ended'));
  useEffect(() => {
    if (ended) leaveEnded();
  }, [ended]);
  useIdle(idleMs, () => void leave('idle'));
  if (!me.data || ended) return null;
  const { username, permissions } = me.data;
  return children({ username, permissions, signOut: () => void leave('signed-out') });
}
