// A line between the server and the database that leads through network namespaces, so that packets
// are really lost: they are not acknowledged, and the kernels of both ends retransmit them. The
// namespace in the middle is a router that stops forwarding without telling either end.
//
//   server  198.18.n.1 --- 198.18.n.2  router  198.18.n.5 --- 198.18.n.6  listener, then PostgreSQL
//
// PostgreSQL listens on 127.0.0.1 alone, so the far end of the line forwards to it.
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { holdsCommit } from './tcp-proxy.ts';
import type { Cut } from './tcp-proxy.ts';

const run = promisify(execFile);

export type NetnsLink = {
  /** The address of the database through the line. */
  readonly host: string;
  readonly port: number;
  /** Drops this direction from now on. */
  cut(which: Cut): Promise<void>;
  /** Cuts both ways when the next COMMIT has arrived: its answer is lost. Resolves when cut. */
  cutAfterCommit(): Promise<void>;
  /** Counts the packets that were retransmitted since it was opened. */
  sentAgain(): Promise<number>;
  close(): Promise<void>;
};

/** The reason why no such line can be opened here; null when one can. */
export async function findNamespaceHindrance(): Promise<string | null> {
  try {
    const pair = ['link', 'add', 'near', 'type', 'veth', 'peer', 'name', 'far'];
    await run('unshare', ['-n', 'ip', ...pair]);
    return null;
  } catch (error) {
    const [, said = String(error)] = String(error).split('\n');
    return `a network namespace can be made by root only, with ip and unshare (${said})`;
  }
}

// Forwards what comes in by a device, or stops.
const switchboard = `echo ready
while read -r device forwards; do
  echo "$forwards" >"/proc/sys/net/ipv4/conf/$device/forwarding"
  echo done
done`;

/** Both end when this process does, and take their namespaces and devices with them. */
type Namespaces = { readonly router: ChildProcess; readonly far: ChildProcess };

const idOf = ({ pid }: ChildProcess): string => {
  if (pid === undefined) throw new Error('a namespace was not made');
  return String(pid);
};

const ip = (within: ChildProcess | null, words: string) =>
  within === null
    ? run('ip', words.split(' '))
    : run('nsenter', ['-t', idOf(within), '-n', 'ip', ...words.split(' ')]);

/** Makes the pairs of devices: each end is in another namespace. */
async function lay({ router, far }: Namespaces, device: string, net: string): Promise<void> {
  await ip(null, `link add ${device} type veth peer name near netns ${idOf(router)}`);
  await ip(router, `link add far type veth peer name end netns ${idOf(far)}`);
  const ends = [
    [null, device, 1],
    [router, 'near', 2],
    [router, 'far', 5],
    [far, 'end', 6],
  ] as const;
  for (const [within, name, last] of ends) {
    await ip(within, `addr add ${net}.${last}/30 dev ${name}`);
    await ip(within, `link set ${name} up`);
  }
  await ip(far, `route add default via ${net}.5`);
  await ip(null, `route add ${net}.4/30 via ${net}.2`);
}

/** Reads how many packets TCP has retransmitted in a namespace. */
function retransmitted(table: string): number {
  const [names, values] = table.split('\n').filter((line) => line.startsWith('Tcp:'));
  const column = names?.split(' ').indexOf('RetransSegs') ?? -1;
  return Number(values?.split(' ')[column] ?? 0);
}

type AtCommit = { wanted: (() => Promise<void>) | null };

/** Forwards a connection to the database. */
function handOn(client: Socket, target: number, atCommit: AtCommit): void {
  const database = connect(target, '127.0.0.1');
  let sent = Promise.resolve();
  client.on('data', (chunk: Buffer) => {
    sent = sent.then(async () => {
      const { wanted } = atCommit;
      if (wanted && holdsCommit(chunk)) {
        atCommit.wanted = null;
        await wanted();
      }
      database.write(chunk);
    });
  });
  database.on('data', (chunk: Buffer) => client.write(chunk));
  client.on('close', () => void sent.then(() => database.destroy())).on('error', () => undefined);
  database.on('close', () => client.end()).on('error', () => undefined);
}

function openNamespaces(): Namespaces {
  const router = spawn('unshare', ['-n', 'sh', '-c', switchboard], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const listener = join(import.meta.dirname, 'netns-listener.ts');
  const far = spawn('unshare', ['-n', process.execPath, listener], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return { router, far };
}

/** Makes the switch that lets the router forward each device's packets, or not. */
function switches({ router }: Namespaces): (which: Cut) => Promise<void> {
  const forward = async (device: 'near' | 'far', forwards: boolean): Promise<void> => {
    const { stdin, stdout } = router;
    if (!stdin || !stdout) throw new Error('the router cannot be spoken to');
    const done = once(stdout, 'data');
    stdin.write(`${device} ${forwards ? 1 : 0}\n`);
    await done;
  };
  let turn: Promise<void> = Promise.resolve();
  return (which) => {
    turn = turn.then(async () => {
      await forward('near', which === 'none' || which === 'from');
      await forward('far', which === 'none' || which === 'to');
    });
    return turn;
  };
}

async function end({ router, far }: Namespaces): Promise<void> {
  const gone = Promise.all([once(router, 'exit'), once(far, 'exit')]);
  router.stdin?.end();
  far.disconnect();
  await gone;
}

/** Opens a line to a port of this machine. */
export async function openNetnsLink(target: number): Promise<NetnsLink> {
  const namespaces = openNamespaces();
  const { router, far } = namespaces;
  const [, [, server]] = (await Promise.all([
    router.stdout && once(router.stdout, 'data'),
    once(far, 'message'),
  ])) as [unknown, ['listening', Server]];
  const device = `kh${process.pid}`;
  const net = `198.18.${process.pid % 256}`;
  try {
    await lay(namespaces, device, net);
  } catch (error) {
    await end(namespaces);
    throw error;
  }
  const cut = switches(namespaces);
  await cut('none');
  const clients = new Set<Socket>();
  const atCommit: AtCommit = { wanted: null };
  server.on('connection', (client: Socket) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    handOn(client, target, atCommit);
  });
  const near = async () => retransmitted(await readFile('/proc/net/snmp', 'utf8'));
  const before = await near();
  return {
    host: `${net}.6`,
    port: (server.address() as AddressInfo).port,
    cut,
    cutAfterCommit: () =>
      new Promise((done) => {
        atCommit.wanted = async () => {
          await cut('both');
          done();
        };
      }),
    async sentAgain() {
      const table = await run('nsenter', ['-t', idOf(far), '-n', 'cat', '/proc/net/snmp']);
      return (await near()) - before + retransmitted(table.stdout);
    },
    async close() {
      for (const client of clients) client.destroy();
      server.close();
      await end(namespaces);
    },
  };
}
