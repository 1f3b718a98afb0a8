// A round of Crash with thousands of pages in its room: how late each hears of bets and phases, how
// long a cash-out waits for its answer, and how long the bets take to be settled. The players who
// cash out are in a process of their own: an answer must not wait for what the pages hear.
import { once } from 'node:events';
import type { RoomMessage } from '@khelaghor/contract/play/shared-rounds.ts';
import { openRoomSocket } from '@khelaghor/testkit/room-socket.ts';
import type { CrashAnnounced, ReadyRound, Settled } from './crash-server.ts';
import { startProcess } from './line-process.ts';

export type CrashFigures = {
  readonly sockets: number;
  readonly bets: number;
  /** From the moment that a message names to its arrival at each page, in milliseconds. */
  readonly ticks: readonly number[];
  /** From a cash-out to its answer. */
  readonly cashOuts: readonly number[];
  readonly settleMs: number;
  readonly running: number;
  readonly breaches: number;
};

const playerCount = 200;
const socketsAtOnce = 100;

/** The moment at the end of a message. */
const stamped = /"now":"([^"]+)"\}$/u;

type Page = { readonly socket: ReturnType<typeof openRoomSocket> };

/** Opens a page in the room; each message's delay is added to `ticks` while that is wanted. */
async function openPage(
  origin: string,
  ticket: string,
  heard: (text: string) => void,
): Promise<Page> {
  const socket = openRoomSocket({ address: origin, game: 'crash', ticket, origin });
  socket.on('message', (data: Buffer) => heard(data.toString()));
  await once(socket, 'open');
  return { socket };
}

/** Fills the room, plays one round, and measures. */
export async function measureCrash(memberCount: number): Promise<CrashFigures> {
  const args = [String(memberCount), String(playerCount)];
  const server = startProcess(`${import.meta.dirname}/crash-server.ts`, args);
  const playing = startProcess(`${import.meta.dirname}/crash-players.ts`, []);
  const pages: Page[] = [];
  try {
    const { origin, players } = await server.next<CrashAnnounced>();
    await playing.ask(JSON.stringify({ origin, players }));
    let isMeasured = false;
    let started = Promise.withResolvers<void>();
    const ticks: number[] = [];
    // Tables are not parsed: one process does here what thousands of phones do.
    const heard = (text: string): void => {
      if (isMeasured) ticks.push(Date.now() - Date.parse(stamped.exec(text)?.[1] ?? ''));
      if (!text.startsWith('{"type":"round"')) return;
      const message = JSON.parse(text) as RoomMessage;
      if (message.type === 'round' && message.round?.phase === 'running') started.resolve();
    };
    const tickets = await server.ask<string[]>('tickets');
    for (let at = 0; at < tickets.length; at += socketsAtOnce)
      pages.push(
        ...(await Promise.all(
          tickets.slice(at, at + socketsAtOnce).map((ticket) => openPage(origin, ticket, heard)),
        )),
      );
    const { number } = await server.ask<ReadyRound>('round');
    started = Promise.withResolvers<void>();
    isMeasured = true;
    // First those whose players cash out: of the others as many are placed as the round has time
    // for.
    const own = await playing.ask<number>(`bet ${number}`);
    const placed = await server.ask<number>('bets');
    await started.promise;
    const cashOuts = await playing.ask<number[]>('cash out');
    const settled = await server.ask<Settled>('settled');
    isMeasured = false;
    for (const { socket } of pages) socket.terminate();
    const breaches = await server.ask<number>('breaches');
    return {
      sockets: pages.length,
      bets: placed + own,
      ticks,
      cashOuts,
      breaches,
      ...settled,
    };
  } finally {
    for (const { socket } of pages) socket.terminate();
    await playing.close();
    await server.close();
  }
}
