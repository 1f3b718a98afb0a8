// One browser's connection, as cheap as it can be: who measures a server on the same machine takes
// away from it whatever the measuring costs.
import { once } from 'node:events';
import { connect } from 'node:net';

export type Caller = {
  /** Sends a body and resolves to the status of the answer; calls wait for each other. */
  readonly post: (body: string) => Promise<number>;
  readonly close: () => void;
};

const headEnd = Buffer.from('\r\n\r\n');

/** The status of an answer and its length in bytes; null until its head is there. */
function readHead(bytes: Buffer): { status: number; length: number } | null {
  const end = bytes.indexOf(headEnd);
  if (end === -1) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? 0);
  return { status: Number(head.slice(9, 12)), length: end + headEnd.length + length };
}

type Connection = {
  readonly send: (text: string) => Promise<number>;
  readonly isOver: () => boolean;
  readonly close: () => void;
};

/** A connection on which one call at a time waits for its answer. */
async function openConnection(origin: URL): Promise<Connection> {
  const socket = connect({ host: origin.hostname, port: Number(origin.port), noDelay: true });
  await once(socket, 'connect');
  let answered: ((status: number) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  let got: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    got = got.length === 0 ? bytes : Buffer.concat([got, bytes]);
    const answer = readHead(got);
    if (answer === null || got.length < answer.length) return;
    got = got.subarray(answer.length);
    answered?.(answer.status);
  });
  let isOver = false;
  const end = (error: Error): void => {
    isOver = true;
    failed?.(error);
  };
  socket.on('error', end);
  socket.on('end', () => end(new Error('the server closed the connection')));
  socket.on('close', () => end(new Error('the connection is closed')));
  return {
    send: (text) =>
      new Promise((resolve, reject) => {
        answered = resolve;
        failed = reject;
        socket.write(text);
      }),
    isOver: () => isOver,
    close: () => socket.destroy(),
  };
}

/**
 * Opens a connection that posts JSON to one path, with the same headers each time. One that the
 * server closed, because nothing came for a while, is opened anew.
 */
export async function openCaller(
  origin: URL,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Caller> {
  let connection = await openConnection(origin);
  const fixed = Object.entries({
    host: origin.host,
    'content-type': 'application/json',
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const head = `POST ${path} HTTP/1.1\r\n${fixed}content-length: `;
  const send = async (body: string): Promise<number> => {
    if (connection.isOver()) connection = await openConnection(origin);
    return connection.send(`${head}${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    post: (body) => {
      const sent = last.then(() => send(body));
      last = sent;
      return sent;
    },
    close: () => connection.close(),
  };
}
