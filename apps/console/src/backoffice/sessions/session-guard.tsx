import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { getRefusal } from '../../shared/api.ts';
import { useIdle } from './use-idle.ts';
import { useSessionCheck, useLogOut, useMe } from './use-session.ts';

const idleMs = 15 * 60_000;

type SessionGuardProps = {
  readonly children: (operator: { username: string; signOut: () => void }) => ReactNode;
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
  return children({ username: me.data.username, signOut: () => void leave('signed-out') });
}
