import { createServer } from 'node:net';

/*
 * Ports below the ephemeral range of outgoing connections (Linux: from 32768), so that none is
 * taken between the check and its use. Processes start at different ports, and no process returns
 * one port twice.
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

/** Returns a port of this machine without a listener. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < count; tried += 1) {
    const port = first + next;
    next = (next + 1) % count;
    if (await isFree(port)) return port;
  }
  throw new Error(`none of the ports from ${first} to ${first + count - 1} is free`);
}
