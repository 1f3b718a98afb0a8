import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHeldBytes } from './held-bytes.ts';
import type { Holding, HeldBytes } from './held-bytes.ts';

/**
 * Limits on what one connection may cost, as options of Fastify: slow headers, slow bodies and
 * unread answers end the connection. Websockets have limits of their own.
 */
export const connectionTimes = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
  requestTimeout: 15_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 20_000,
};

const connectionsMax = 10_000;

/** A new connection sends its first request within this time. */
const usualSilentMs = 10_000;

/**
 * Requests that one connection may have sent before it read their answers. Browsers and proxies
 * send one, and the next when they have its answer.
 */
const requestsPerConnectionMax = 8;

/** Requests of one caller that may be open at once: many phones may share an address. */
const requestsPerCallerMax = 1_000;

const mebibyte = 1_048_576;

/** What one piece of a stream takes: it waits until the piece before is sent. */
const streamBytes = 65_536;

/** Counts bodies and unread answers of all listeners of a process, which share its memory. */
export const countHeldBytes = (): HeldBytes =>
  createHeldBytes({ bytesPerCallerMax: 32 * mebibyte, bytesMax: 128 * mebibyte });

export type ConnectionBounds = {
  readonly held: HeldBytes;
  /** Whom a request is counted for. */
  readonly findCaller: (request: FastifyRequest) => string;
  /** Refuses a request of a caller who has too many open. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Multiplies how many requests of one caller may be open. */
  readonly factor?: number;
  /** How long a new connection may say nothing. */
  readonly silentMs?: number;
};

/** What a connection has open. */
type Connection = { requests: number; readonly ends: Set<() => void> };

type Connections = WeakMap<Socket, Connection>;

function findConnection(connections: Connections, socket: Socket): Connection {
  const known = connections.get(socket);
  if (known) return known;
  const opened: Connection = { requests: 0, ends: new Set() };
  connections.set(socket, opened);
  // Answers that wait behind another one hear nothing of the end of their connection.
  socket.once('close', () => {
    for (const end of opened.ends) end();
  });
  return opened;
}

/** Counts the open requests of each caller; `add` returns how many there are then. */
function countByCaller() {
  const counts = new Map<string, number>();
  return {
    add(caller: string, more: 1 | -1): number {
      const count = (counts.get(caller) ?? 0) + more;
      if (count > 0) counts.set(caller, count);
      else counts.delete(caller);
      return count;
    },
  };
}

/** Limits the open requests of each connection and each caller. */
function limitRequests(
  app: FastifyInstance,
  connections: Connections,
  { findCaller, refuse, factor = 1 }: ConnectionBounds,
): void {
  const open = countByCaller();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Once it is a websocket the connection is no longer one of requests and answers.
    if ('upgrade' in request.raw && request.raw.upgrade === true) return done();
    const connection = findConnection(connections, socket);
    if (socket.destroyed || connection.requests >= requestsPerConnectionMax) {
      reply.hijack();
      socket.destroy();
      return undefined;
    }
    const caller = findCaller(request);
    const count = open.add(caller, 1);
    connection.requests += 1;
    const end = (): void => {
      if (!connection.ends.delete(end)) return;
      connection.requests -= 1;
      open.add(caller, -1);
    };
    connection.ends.add(end);
    reply.raw.once('close', end);
    if (count <= requestsPerCallerMax * factor) return done();
    return refuse(request, reply);
  });
}

function measure(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  if (payload instanceof Uint8Array) return payload.byteLength;
  return payload === null || payload === undefined ? 0 : streamBytes;
}

/** Makes a counter of bytes that are held for a request until it or its connection has ended. */
const createHolder =
  (connections: Connections, { held, findCaller }: ConnectionBounds) =>
  (request: FastifyRequest, reply: FastifyReply, bytes: number): void => {
    const { socket } = request.raw;
    const connection = connections.get(socket);
    // A connection that has ended says so no more: what is for it would be counted for ever.
    if (!connection || socket.destroyed) return;
    const holding: Holding = { caller: findCaller(request), bytes, end: () => socket.destroy() };
    const forget = (): void => {
      connection.ends.delete(forget);
      held.remove(holding);
    };
    connection.ends.add(forget);
    reply.raw.once('close', forget);
    held.add(holding);
  };

/** The bytes of a body: those that its head names; without them as many as it may have. */
function measureBody({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0;
  const named = Number(headers['content-length'] ?? 0);
  return Number.isSafeInteger(named) && named > 0 ? named : 0;
}

/** Counts bodies from their head on, and answers, until their request is over. */
function limitHeld(app: FastifyInstance, connections: Connections, bounds: ConnectionBounds): void {
  const hold = createHolder(connections, bounds);
  app.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = measureBody(request);
    if (bytes > 0) hold(request, reply, bytes);
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    hold(request, reply, measure(payload));
    done(null, payload);
  });
}

/**
 * Limits the open requests of each connection and each caller, and the bodies and answers that lie
 * in memory for them. To be called before any other hook is added: a connection that sends requests
 * without reading is ended before they cost anything.
 */
export function limitConnections(app: FastifyInstance, bounds: ConnectionBounds): void {
  const { silentMs = usualSilentMs } = bounds;
  const connections: Connections = new WeakMap();
  app.server.maxConnections = connectionsMax;
  // A caller who connects and says nothing would hold one of the places for a minute.
  app.server.on('connection', (socket: Socket) => socket.setTimeout(silentMs));
  app.server.on('request', ({ socket }: { socket: Socket }) =>
    socket.setTimeout(connectionTimes.connectionTimeout),
  );
  limitRequests(app, connections, bounds);
  limitHeld(app, connections, bounds);
}
