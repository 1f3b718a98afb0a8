import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageMemberQuery } from '@khelaghor/contract/lib/page-member.ts';
import { clientNotice, noticesPath } from '@khelaghor/contract/realtime.ts';
import { isOthersPage } from '../../lib/http/page-member.ts';
import type { SiteStatus } from '@khelaghor/contract/site/status.ts';
import type { Authenticators } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings, readSiteStatus } from '../settings/index.ts';
import type { Notices, Sendable } from './realtime-hub.ts';

const messageMaxBytes = 2_048;
const messagesPerMinute = 120;
const aliveEveryMs = 30_000;

type Socket = {
  send(text: string): void;
  close(code?: number): void;
  ping(): void;
  terminate(): void;
  readonly readyState: number;
  readonly bufferedAmount: number;
  on(event: 'message', listener: (data: Buffer) => void): void;
  on(event: 'close' | 'pong' | 'error', listener: () => void): void;
};

const bufferedMaxBytes = 256 * 1024;

/** A sender that numbers its messages, so that a browser notices a gap. */
function numbered(socket: Socket): (notice: Sendable) => void {
  let seq = 0;
  return (notice) => {
    if (socket.readyState !== 1) return;
    // A browser that does not read is disconnected; it comes back and reloads what it missed.
    if (socket.bufferedAmount > bufferedMaxBytes) {
      socket.terminate();
      return;
    }
    socket.send(JSON.stringify({ ...notice, seq }));
    seq += 1;
  };
}

/** Whether the connection comes from a page of ours, at any domain of the site. */
async function isOwnPage(ctx: Context, { headers, host }: FastifyRequest): Promise<boolean> {
  const { origin } = headers;
  if (origin === undefined || origin === ctx.config.origins.site) return origin !== undefined;
  const { domains } = await readSettings(ctx);
  return domains.includes(origin) && new URL(origin).host === host;
}

/** Returns whose page opened a connection, by its address; undefined: no page did. */
function getConnectingPage({ query }: FastifyRequest): string | undefined {
  const page = (query as Readonly<Record<string, unknown>>)[pageMemberQuery];
  return typeof page === 'string' ? page : undefined;
}

/**
 * Finds the member of a connection. A page that was opened for another member is told whose session
 * the browser has, and hears as a visitor.
 */
async function findListener(
  authenticators: Authenticators,
  request: FastifyRequest,
  status: SiteStatus['status'],
) {
  // A visitor for whom the site is closed gets its status and nothing else.
  if (status === 2) return { loggedIn: null, member: null };
  const owner = await authenticators.owner(request);
  if (owner && isOthersPage(getConnectingPage(request), owner))
    return { loggedIn: owner.memberId, member: null };
  const member = owner && (await authenticators.member(request));
  return { loggedIn: member?.memberId ?? null, member };
}

/**
 * Serves the websocket on the site's listener. Origin and session are checked before the upgrade.
 */
export function realtimeRoutes(
  app: FastifyInstance,
  ctx: Context,
  notices: Notices,
  authenticators: Authenticators,
): void {
  app.get(noticesPath, { websocket: true }, async (connection, request) => {
    const socket = connection as unknown as Socket;
    const early: Buffer[] = [];
    let receive = (data: Buffer): void => void early.push(data);
    socket.on('message', (data) => receive(data));
    if (!(await isOwnPage(ctx, request))) {
      socket.close(1008);
      return;
    }

    const { status } = await readSiteStatus(ctx, request.ip);
    const { loggedIn, member } = await findListener(authenticators, request, status);
    const send = numbered(socket);
    const gameCodes = new Set<string>();
    const remove = notices.add({
      memberId: member?.memberId ?? null,
      sessionId: member?.sessionId ?? null,
      gameCodes,
      send,
      end: () => socket.close(1000),
    });
    send({
      type: 'hello',
      protocol: 1,
      memberId: loggedIn,
      now: ctx.clock.now().toISOString(),
      status,
    });

    let alive = true;
    let received = 0;
    const timer = setInterval(() => {
      received = 0;
      if (!alive) socket.terminate();
      alive = false;
      socket.ping();
    }, aliveEveryMs);
    timer.unref();
    socket.on('pong', () => {
      alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(timer);
      remove();
    });
    receive = (data) => {
      received += 1;
      alive = true;
      if (data.length > messageMaxBytes || received > messagesPerMinute) {
        socket.close(1009);
        return;
      }
      const message = parse(data);
      if (message?.type === 'ping') send({ type: 'pong' });
      if (message?.type === 'watch') {
        gameCodes.clear();
        for (const code of message.gameCodes) gameCodes.add(code);
      }
    };
    for (const data of early) receive(data);
  });
}

function parse(data: Buffer) {
  try {
    const read = clientNotice.safeParse(JSON.parse(data.toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
