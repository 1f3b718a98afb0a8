// Whether the server's memory stays the same while it sends a list of a million members as a file.
// Part of `npm run bench -- desk`. The server runs in a process of its own; run as a program, this
// file is that process.
import { createInterface } from 'node:readline';
import { connect } from '@khelaghor/db/connect.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import { measureHeapMb } from './heap.ts';
import { startProcess } from './line-process.ts';
import { loadMembers, memberCount } from './member-load.ts';

const rowsBetween = 100_000;
/** So much more than after the first part, when everything is warm, it may be at any time. */
const growthMax = 1.1;

type Announced = { readonly url: string; readonly cookie: string };
type Memory = { readonly heapMb: number; readonly residentMb: number };

const count = (figure: number): string => Math.round(figure).toLocaleString('en');

/** Counts the lines of a stream, and calls `onPart` after each so many of them. */
async function countLines(
  stream: AsyncIterable<Uint8Array>,
  onPart: (lines: number) => Promise<void>,
): Promise<number> {
  const lineEnd = 10;
  let lines = 0;
  let nextPart = rowsBetween;
  for await (const bytes of stream) {
    for (const byte of bytes) if (byte === lineEnd) lines += 1;
    if (lines < nextPart) continue;
    nextPart += rowsBetween;
    // Nothing is read meanwhile: the server has to wait for its reader.
    await onPart(lines);
  }
  return lines;
}

/** Measures, prints a line for each part, and fails when memory grows or a row is missing. */
export async function benchListFile(): Promise<void> {
  const { next, ask, close } = startProcess(import.meta.filename, []);
  try {
    const { url, cookie } = await next<Announced>();
    console.log(`Memory of the server while it sends ${count(memberCount)} members as a file:`);
    const parts: Memory[] = [];
    const fromMs = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    if (!response.ok || !response.body) throw new Error(`the file is refused: ${response.status}`);
    const lines = await countLines(response.body, async (received) => {
      const memory = await ask<Memory>('memory');
      parts.push(memory);
      const heap = memory.heapMb.toFixed(1);
      console.log(
        `  ${count(received - 1)} rows: objects ${heap} MB, resident ${memory.residentMb} MB`,
      );
    });
    const seconds = (performance.now() - fromMs) / 1_000;
    // The heads are a line too.
    const isWhole = lines === memberCount + 1;
    console.log(
      `  ${count(lines - 1)} rows in ${seconds.toFixed(1)} s ${isWhole ? 'ok' : 'MISSED'}`,
    );
    const growth = Math.max(...parts.map(({ heapMb }) => heapMb)) / (parts[0]?.heapMb ?? 0);
    const isFlat = growth <= growthMax;
    console.log(
      `  objects, most / first: ${growth.toFixed(2)} (at most ${growthMax}) ` +
        (isFlat ? 'ok' : 'MISSED'),
    );
    if (!isWhole || !isFlat) process.exitCode = 1;
  } finally {
    await close();
  }
}

async function serve(): Promise<void> {
  const server = await startTestServer({ services: ['http'] });
  const { db, close } = connect(server.databaseUrl, { statementTimeoutMs: 0, connectionsMax: 1 });
  await loadMembers(db);
  await close();
  const { cookies } = await openConsole(server);
  const say = (value: unknown): void => console.log(JSON.stringify(value));
  say({
    url: new URL('/operator/files/members', server.config.origins.console).href,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  } satisfies Announced);
  for await (const question of createInterface({ input: process.stdin })) {
    if (question !== 'memory') throw new Error(`unknown question: ${question}`);
    const heapMb = measureHeapMb();
    const residentMb = Math.round(process.memoryUsage.rss() / 1_048_576);
    say({ heapMb, residentMb } satisfies Memory);
  }
  await server.close();
}

if (import.meta.main) await serve();
