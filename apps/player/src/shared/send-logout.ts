import { sessionLogout } from '@khelaghor/client/routes.gen.ts';
import { call } from './api.ts';
import { storePendingLogout } from './browser-storage.ts';

let onItsWay: Promise<void> | null = null;

async function tellServer(): Promise<void> {
  storePendingLogout(true);
  const reply = await call(sessionLogout, {});
  if (reply.success) storePendingLogout(false);
}

/**
 * Ends the session on the server. When the request fails the logout stays recorded: it is sent
 * again on the next connection (`realtime.ts`), and the server's next page ends the session by
 * itself. While one request is in flight no second one is sent: it would find no session.
 */
export function sendLogout(): Promise<void> {
  onItsWay ??= tellServer().finally(() => (onItsWay = null));
  return onItsWay;
}
