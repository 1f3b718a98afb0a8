import { messagePages } from '@khelaghor/contract/site/message-names.ts';
import { getMessageTarget } from '../shared/message-target.ts';
import { paths } from '../shared/paths.ts';

/** A push as the browser shows it. */
export type PushNotification = {
  readonly title: string;
  readonly body: string;
  /** The address inside the site that it leads to. */
  readonly path: string;
};

type Sent = { title?: unknown; body?: unknown; link?: { page?: unknown; id?: unknown } | null };

const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address of the thing that a push is about; the list of messages without one. */
function getPath(link: Sent['link']): string {
  const page = messagePages.find((name) => name === link?.page);
  if (page === undefined) return paths.messages;
  const { to, search } = getMessageTarget({ page, id: getText(link?.id) || null });
  const query = new URLSearchParams(search).toString();
  return query === '' ? to : `${to}?${query}`;
}

function parse(text: string): Sent {
  try {
    const sent: unknown = JSON.parse(text);
    return typeof sent === 'object' && sent !== null ? sent : {};
  } catch {
    return {};
  }
}

/**
 * Reads what the server sent. A browser ends the subscription of a site that shows nothing for a
 * push: one that cannot be read shows the site's name and leads to the messages.
 */
export function readPush(text: string, siteName: string): PushNotification {
  const { title, body, link } = parse(text);
  return { title: getText(title) || siteName, body: getText(body), path: getPath(link) };
}

/** An open page of the site. */
type OpenPage = {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
};

/** The open pages of the site, and a way to open one more. */
export type OpenPages = {
  matchAll(chosen: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
};

/**
 * Shows the address of a push that was pressed: on a page that is open at that path, else on a new
 * one. A page that shows something else stays as it is: a game may be running there.
 */
export async function openPushTarget(pages: OpenPages, path: string, origin: string) {
  const target = new URL(path, origin);
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => new URL(url).pathname === target.pathname);
  if (!page) {
    await pages.openWindow(target.href);
    return;
  }
  await page.focus();
  if (target.search !== '' && target.href !== page.url) await page.navigate(target.href);
}
