import { siteGetStatus } from '@khelaghor/client/routes/first.gen.ts';
import type { SiteStatus } from '@khelaghor/contract/site/status.ts';
import { useSyncExternalStore } from 'react';
import { call, onSiteClosed } from './api.ts';
import { getRandomFraction } from './random.ts';
import { createListeners } from './listeners.ts';

/**
 * Whether the site is open to this visitor. The server decides; the page asks again when it is told
 * that this may have changed, and when a call is refused because the site is closed.
 */
let known: SiteStatus = { status: 0, maintenance: null, visitor: null };
let asking: Promise<void> | null = null;
const listeners = createListeners();

/** Everybody is told at the same moment; their questions come spread over this. */
const spreadMs = 1_500;

const asText = ({ status, maintenance, visitor }: SiteStatus): string =>
  JSON.stringify([status, maintenance, visitor]);

async function ask(): Promise<void> {
  const reply = await call(siteGetStatus, {});
  if (!reply.success) return;
  // Open again: from the server, so that everything is as new as the page.
  if (known.status !== 0 && reply.value.status === 0) {
    location.reload();
    return;
  }
  if (asText(reply.value) === asText(known)) return;
  known = reply.value;
  listeners.tell();
}

/** Asks the server now; askers of one moment share one question. */
export async function checkSiteStatus(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  await asking;
}

/** The same, at some moment soon. */
export function checkSiteStatusSoon(): void {
  setTimeout(() => void checkSiteStatus(), spreadMs * getRandomFraction());
}

/** What the greeting of the live connection says. */
export function compareSiteStatus(told: SiteStatus['status']): void {
  if (told !== known.status) checkSiteStatusSoon();
}

/** Begins with what the page says about itself. */
export function startSiteStatus(drawn: SiteStatus): void {
  known = drawn;
  onSiteClosed(() => void checkSiteStatus());
}

/** Whether the site is open, now and from now on. While the page is taken over, as it was drawn. */
export function useSiteStatus(drawn: SiteStatus): SiteStatus {
  return useSyncExternalStore(
    listeners.add,
    () => known,
    () => drawn,
  );
}
