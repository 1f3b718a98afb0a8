import type { CallRefusal } from '@khelaghor/client/endpoint.ts';

/** Where a window is to go, or why it cannot. */
export type Address = string | CallRefusal;

const lost = { success: false, code: 'network' } as const;

/**
 * Leads a window that was opened empty to its address; closes it when there is none.
 * @param text what it says until then
 */
export async function openRedirectWindow(
  opened: Window,
  text: string,
  getAddress: () => Promise<Address>,
): Promise<Address> {
  opened.document.title = text;
  opened.document.body.textContent = text;
  opened.document.body.style.cssText =
    'display:grid;place-items:center;min-height:90vh;font:18px system-ui;color-scheme:light dark';
  const answer = await getAddress().catch(() => lost);
  if (typeof answer !== 'string') opened.close();
  else if (!opened.closed) {
    // The page in it must not reach back into ours.
    opened.opener = null;
    opened.location.replace(answer);
  }
  return answer;
}

/** Leads this tab to an address, over the page: "back" returns to it. Without one the tab stays. */
export async function redirectThisTab(getAddress: () => Promise<Address>): Promise<Address> {
  const answer = await getAddress().catch(() => lost);
  if (typeof answer === 'string') window.location.assign(answer);
  return answer;
}
