import type { FastifyInstance, FastifyRequest } from 'fastify';
import { roomPath } from '@khelaghor/contract/play/shared-rounds.ts';
import { findSharedEngine } from '@khelaghor/game-list/games.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { readTicket } from './room-ticket.ts';
import type { Rooms } from './rooms.ts';

const messageMaxBytes = 256;
const messagesPerMinute = 60;
const aliveEveryMs = 30_000;
const bufferedMaxBytes = 256 * 1024;
/** A page comes back with a new ticket, which only a live session of the game gets. */
const stayMs = 30 * minuteMs;
/** The pages of one member at a time. */
const socketsMax = 5;

type Socket = {
  send(message: Uint8Array, options: { readonly binary: boolean }): void;
  close(code?: number): void;
  ping(): void;
  terminate(): void;
  readonly readyState: number;
  readonly bufferedAmount: number;
  on(event: 'message', listener: (data: Buffer) => void): void;
  on(event: 'close' | 'pong' | 'error', listener: () => void): void;
};

/** Counts the sockets of each member, and closes the oldest of too many. */
function createDoor() {
  const byMember = new Map<string, Socket[]>();
  return (memberId: string, socket: Socket): void => {
    const sockets = [...(byMember.get(memberId) ?? []), socket];
    byMember.set(memberId, sockets);
    if (sockets.length > socketsMax) sockets[0]?.close(1008);
    socket.on('close', () => {
      const left = (byMember.get(memberId) ?? []).filter((each) => each !== socket);
      if (left.length === 0) byMember.delete(memberId);
      else byMember.set(memberId, left);
    });
  };
}

/** Ends a socket that is silent, floods, does not read, or has stayed too long. */
function guardSocket(ctx: Context, socket: Socket): void {
  let isAlive = true;
  let received = 0;
  const openedMs = ctx.clock.monotonicMs();
  const timer = setInterval(() => {
    received = 0;
    if (!isAlive) socket.terminate();
    else if (ctx.clock.monotonicMs() - openedMs > stayMs) socket.close(1000);
    isAlive = false;
    socket.ping();
  }, aliveEveryMs);
  timer.unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => clearInterval(timer));
  socket.on('message', (data) => {
    received += 1;
    isAlive = true;
    if (data.length > messageMaxBytes || received > messagesPerMinute) {
      socket.close(1009);
      return;
    }
    // The only thing that a page says: it wants to know the time, and that the server is there.
    if (data.toString('utf8') === 'ping') sendTo(socket, pong(ctx));
  });
}

const pong = ({ clock }: Context): Buffer =>
  Buffer.from(JSON.stringify({ type: 'pong', now: clock.now().toISOString() }));

/** A page that does not read is disconnected; it comes back and is sent everything. */
function sendTo(socket: Socket, message: Uint8Array): void {
  if (socket.readyState !== 1) return;
  if (socket.bufferedAmount > bufferedMaxBytes) socket.terminate();
  else socket.send(message, { binary: false });
}

type RoomRequest = FastifyRequest<{
  Params: { readonly game: string };
  Querystring: { readonly ticket?: unknown };
}>;

/** Serves the rooms on the games' listener: the page's origin and its ticket let it in. */
export function roomRoutes(app: FastifyInstance, ctx: Context, rooms: Rooms): void {
  const enter = createDoor();
  app.get(roomPath, { websocket: true, schema: { hide: true } }, async (connection, request) => {
    const socket = connection as unknown as Socket;
    const { params, query, headers } = request as RoomRequest;
    const holder = readTicket(ctx, query.ticket);
    const engine = findSharedEngine(params.game);
    const isOwnPage = headers.origin === ctx.config.origins.games;
    if (!isOwnPage || !engine || holder?.gameCode !== engine.code) {
      socket.close(1008);
      return;
    }
    enter(holder.memberId, socket);
    guardSocket(ctx, socket);
    let isGone = false;
    socket.on('close', () => {
      isGone = true;
    });
    try {
      const leave = await rooms.join(engine, { send: (message) => sendTo(socket, message) });
      if (isGone) leave();
      else socket.on('close', leave);
    } catch (error) {
      ctx.log.warn({ err: error }, 'a room could not be opened');
      socket.close(1013);
    }
  });
}
