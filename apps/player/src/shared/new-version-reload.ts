import { siteGetWhitelabel } from '@khelaghor/client/routes/first.gen.ts';
import { call } from './api.ts';
import { clearReloadedBuild, readReloadedBuild, storeReloadedBuild } from './browser-storage.ts';

/** The build that this page is of. */
let ownBuild = '';
let wasRenewed = false;

/** Begins with the build that the page names, and knows whether a new one brought it here. */
export function startVersionCheck(buildId: string): void {
  ownBuild = buildId;
  wasRenewed = readReloadedBuild() === buildId;
  clearReloadedBuild();
}

/** Whether this page was loaded again because the site had been renewed. */
export const isUpdated = (): boolean => wasRenewed;

/**
 * Loads the page again, once, when the site has another build than the page: a part of the code
 * that could not be fetched is then no longer there. Anything else is the connection.
 */
export async function reloadIfUpdated(): Promise<void> {
  const reply = await call(siteGetWhitelabel, {});
  if (!reply.success || reply.value.buildId === ownBuild) return;
  // Where nothing can be kept, the reader loads the page: otherwise this might never end.
  if (storeReloadedBuild(reply.value.buildId)) location.reload();
}
