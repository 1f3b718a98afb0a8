// A line between the server and the database that can be cut without either end being told, as
// when a cable is pulled: no packet arrives any more, and no connection is closed.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Which way is silent. `to` the database, `from` it, or both. */
export type Cut = 'none' | 'to' | 'from' | 'both';

/**
 * What a healed line does with connections that were cut: a real network sends again what was not
 * confirmed, so that they go on; a router that has forgotten them keeps silent for ever.
 */
export type Healing = 'goes on' | 'forgets';

export type TcpProxy = {
  readonly port: number;
  /** Cuts every connection, and every new one. */
  cut(which: Cut): void;
  /**
   * Cuts both ways around the next COMMIT: before it reaches the database, or after, when only its
   * answer is lost. Resolves when that has happened; all connections are cut then.
   */
  cutAtCommit(where: 'before' | 'after'): Promise<void>;
  heal(how: Healing): void;
  /** How many connections there are. */
  connections(): number;
  close(): Promise<void>;
};

type Line = {
  readonly client: Socket;
  readonly database: Socket;
  /** What waits to be sent on, each way. */
  readonly toDatabase: Buffer[];
  readonly toClient: Buffer[];
  /** Set when a healed network has forgotten it. */
  forgotten: boolean;
};

const commit = /\bcommit\b/iu;

/** The message that ends a transaction: a simple query, sent alone or behind others. */
export const holdsCommit = (chunk: Buffer): boolean => commit.test(chunk.toString('latin1'));

type State = {
  cut: Cut;
  atCommit: { readonly where: 'before' | 'after'; readonly done: () => void } | null;
  readonly lines: Set<Line>;
};

/** Passes on what may pass; the rest waits. */
function flush({ cut }: State, line: Line): void {
  if (line.forgotten) return;
  if (cut === 'none' || cut === 'from')
    for (const chunk of line.toDatabase.splice(0)) line.database.write(chunk);
  if (cut === 'none' || cut === 'to')
    for (const chunk of line.toClient.splice(0)) line.client.write(chunk);
}

function fromClient(state: State, line: Line, chunk: Buffer): void {
  line.toDatabase.push(chunk);
  if (state.atCommit && state.cut === 'none' && holdsCommit(chunk)) {
    const { where, done } = state.atCommit;
    state.atCommit = null;
    // The COMMIT itself still arrives when only its answer is to be lost.
    if (where === 'after') flush(state, line);
    state.cut = 'both';
    done();
  }
  flush(state, line);
}

/** An end is a packet too: it does not pass a line that is cut. */
function passEnd(state: State, line: Line, way: 'to' | 'from', other: Socket): void {
  if (line.forgotten || state.cut === way || state.cut === 'both') return;
  flush(state, line);
  other.destroy();
  state.lines.delete(line);
}

function open(state: State, client: Socket, target: number): void {
  const database = connect(target, '127.0.0.1');
  const line: Line = { client, database, toDatabase: [], toClient: [], forgotten: false };
  state.lines.add(line);
  client.on('data', (chunk: Buffer) => fromClient(state, line, chunk));
  database.on('data', (chunk: Buffer) => {
    line.toClient.push(chunk);
    flush(state, line);
  });
  client.on('close', () => passEnd(state, line, 'to', database)).on('error', () => undefined);
  database.on('close', () => passEnd(state, line, 'from', client)).on('error', () => undefined);
}

function drop({ lines }: State, line: Line): void {
  line.client.destroy();
  line.database.destroy();
  lines.delete(line);
}

/** Starts a proxy in front of a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const state: State = { cut: 'none', atCommit: null, lines: new Set() };
  const server = createServer((client) => open(state, client, target));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut(which) {
      state.cut = which;
    },
    cutAtCommit: (where) =>
      new Promise((done) => {
        state.atCommit = { where, done };
      }),
    heal(how) {
      state.cut = 'none';
      for (const line of state.lines) {
        if (how === 'forgets') line.forgotten = true;
        else if (line.client.destroyed || line.database.destroyed) drop(state, line);
        else flush(state, line);
      }
    },
    connections: () => state.lines.size,
    async close() {
      for (const line of state.lines) drop(state, line);
      server.close();
      await once(server, 'close');
    },
  };
}
