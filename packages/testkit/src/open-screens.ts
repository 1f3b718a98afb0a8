// Open screens that watch a lottery. They are sockets in a process of their own, so that they do
// not share the server's thread; run as a program, this file is that process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import type { ServerNotice } from '@khelaghor/contract/realtime.ts';

const openAtOnce = 100;

/** Screens that are open and watch a game. */
export type Screens = {
  /** When the last of them had the result of the issue, in milliseconds since 1970. */
  readonly shown: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** The time now, in fractions of a millisecond, the same in all processes of this machine. */
export const getPreciseMs = (): number => performance.timeOrigin + performance.now();

/** Opens screens, and waits until all of them watch. */
export async function openScreens(
  site: string,
  { gameCode, count }: { readonly gameCode: string; readonly count: number },
): Promise<Screens> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, import.meta.filename, site, gameCode, String(count)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<number> => {
    const line = await lines.next();
    if (line.done) throw new Error('the screens were closed');
    return Number(line.value);
  };
  await next();
  return {
    shown: next,
    close: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

/** Opens one screen; `shown` is called when it has a result of the game. */
async function openScreen(site: string, gameCode: string, shown: () => void): Promise<WebSocket> {
  const socket = new WebSocket(`${site.replace('http', 'ws')}/wps/notices`, {
    headers: { origin: site },
  });
  const [hello] = (await once(socket, 'message')) as [Buffer];
  if ((JSON.parse(hello.toString()) as ServerNotice).type !== 'hello')
    throw new Error('the server did not say hello');
  socket.on('message', (data: Buffer) => {
    const notice = JSON.parse(data.toString()) as ServerNotice;
    if (notice.type === 'issue' && notice.issue.result !== null) shown();
  });
  socket.send(JSON.stringify({ type: 'watch', gameCodes: [gameCode] }));
  // Its answer comes after the server has noted what is watched.
  socket.send(JSON.stringify({ type: 'ping' }));
  await once(socket, 'message');
  return socket;
}

async function run(site: string, gameCode: string, count: number): Promise<void> {
  let waiting = count;
  const shown = (): void => {
    waiting -= 1;
    if (waiting === 0) console.log(getPreciseMs());
  };
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const more = Math.min(openAtOnce, count - sockets.length);
    const opened = Array.from({ length: more }, () => openScreen(site, gameCode, shown));
    sockets.push(...(await Promise.all(opened)));
  }
  console.log(sockets.length);
  process.stdin.resume();
  await once(process.stdin, 'end');
  for (const socket of sockets) socket.terminate();
}

if (import.meta.main) {
  const [site = '', gameCode = '', count = ''] = process.argv.slice(2);
  await run(site, gameCode, Number(count));
}
