import { once } from 'node:events';
import WebSocket from 'ws';
import { pageMemberQuery } from '@khelaghor/contract/lib/page-member.ts';
import type { ServerNotice } from '@khelaghor/contract/realtime.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/**
 * Opens the notice socket as a browser, or as a visitor; `next` waits for the next notice,
 * `nextOf` for the next of a type: a login from a new device sends a message too, at any moment.
 */
export async function openNotices(
  server: TestServer,
  {
    browser,
    origin = server.config.origins.site,
    page,
  }: {
    browser?: TestBrowser;
    origin?: string;
    /** Whose page connects; left out: none does. */
    page?: string;
  } = {},
) {
  const cookies = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`);
  const claim = page === undefined ? '' : `?${pageMemberQuery}=${page}`;
  const socket = new WebSocket(
    `${server.config.origins.site.replace('http', 'ws')}/wps/notices${claim}`,
    {
      headers: { origin, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) },
    },
  );
  const received: ServerNotice[] = [];
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as ServerNotice);
    socket.emit('received');
  });
  const next = async (): Promise<ServerNotice> => {
    while (received.length === 0) await once(socket, 'received');
    const notice = received.shift();
    if (!notice) throw new Error('nothing was received');
    return notice;
  };
  const nextOf = async (type: ServerNotice['type']): Promise<ServerNotice> => {
    let notice = await next();
    while (notice.type !== type) notice = await next();
    return notice;
  };
  return { socket, next, nextOf };
}
