import { sessionLogout } from '@khelaghor/client/routes/first.gen.ts';
import { createCallFor } from './api.ts';
import { storePendingLogout } from './browser-storage.ts';
import { getPageMember, isMemberPage } from './session/page-member.ts';

let onItsWay: Promise<void> | null = null;
/** Whose logout it is; undefined: that of a tab that has closed meanwhile. */
let leaving: string | undefined;

async function tellServer(): Promise<void> {
  if (isMemberPage()) leaving = getPageMember();
  storePendingLogout(true);
  const reply = await createCallFor(leaving)(sessionLogout, {});
  // Another member has logged in: theirs is not the session to end.
  if (reply.success || reply.code === 'other_member') storePendingLogout(false);
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
