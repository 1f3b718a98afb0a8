import { sessionLogout } from '@khelaghor/client/routes.gen.ts';
import { call } from './call.ts';
import { rememberLeaving } from './storage.ts';

/**
 * Ends the session on the server. Where that does not arrive the wish is kept: it is sent again
 * once the server is heard (`live.ts`), and the server's next page ends the session by itself.
 */
export async function leave(): Promise<void> {
  rememberLeaving(true);
  const reply = await call(sessionLogout, {});
  if (reply.success) rememberLeaving(false);
}
