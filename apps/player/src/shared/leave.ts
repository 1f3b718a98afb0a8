import { sessionLogout } from '@khelaghor/client/routes.gen.ts';
import { call } from './api.ts';
import { rememberLeaving } from './browser-storage.ts';

let onItsWay: Promise<void> | null = null;

async function tellServer(): Promise<void> {
  rememberLeaving(true);
  const reply = await call(sessionLogout, {});
  if (reply.success) rememberLeaving(false);
}

/**
 * Ends the session on the server. Where that does not arrive the wish is kept: it is sent again
 * once the server is heard (`live.ts`), and the server's next page ends the session by itself.
 * While one is on its way no second one is sent, which would find nobody logged in.
 */
export function leave(): Promise<void> {
  onItsWay ??= tellServer().finally(() => (onItsWay = null));
  return onItsWay;
}
