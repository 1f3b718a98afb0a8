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

/** Opens a connection that posts JSON to one path, with the same headers each time. */
export async function openCaller(
  origin: URL,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Caller> {
  const socket = connect({ host: origin.hostname, port: Number(origin.port), noDelay: true });
  await once(socket, 'connect');
  const fixed = Object.entries({
    host: origin.host,
    'content-type': 'application/json',
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const head = `POST ${path} HTTP/1.1\r\n${fixed}content-length: `;
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
  socket.on('error', (error) => failed?.(error));
  socket.on('close', () => failed?.(new Error('the server closed the connection')));
  const send = (body: string): Promise<number> =>
    new Promise((resolve, reject) => {
      answered = resolve;
      failed = reject;
      socket.write(`${head}${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  let last: Promise<unknown> = Promise.resolve();
  return {
    post: (body) => {
      const sent = last.then(() => send(body));
      last = sent;
      return sent;
    },
    close: () => socket.destroy(),
  };
}
