import { createServer } from 'node:net';

/*
 * Ports below those that systems lend to outgoing connections (Linux: from 32768), so that nothing
 * takes one between the look and its use. Processes start at places of their own, and no process
 * gives one port twice.
 */
const first = 20_000;
const count = 12_000;
let next = (process.pid * 61) % count;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < count; tried += 1) {
    const port = first + next;
    next = (next + 1) % count;
    if (await isFree(port)) return port;
  }
  throw new Error(`none of the ports from ${first} to ${first + count - 1} is free`);
}
