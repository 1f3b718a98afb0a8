// A round of Crash with thousands of pages in its room: how late each hears of bets and phases, how
// long a press waits for its answer, and how long the bets take to be settled. Those who press are
// in a process of their own: an answer must not wait for what the thousands of pages hear.
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
  /** From a press to its answer. */
  readonly presses: readonly number[];
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
  const pressing = startProcess(`${import.meta.dirname}/crash-players.ts`, []);
  const pages: Page[] = [];
  try {
    const { origin, players } = await server.next<CrashAnnounced>();
    await pressing.ask(JSON.stringify({ origin, players }));
    let isMeasured = false;
    let flight = Promise.withResolvers<void>();
    const ticks: number[] = [];
    // Tables are not parsed: one process does here what thousands of phones do.
    const heard = (text: string): void => {
      if (isMeasured) ticks.push(Date.now() - Date.parse(stamped.exec(text)?.[1] ?? ''));
      if (!text.startsWith('{"type":"round"')) return;
      const message = JSON.parse(text) as RoomMessage;
      if (message.type === 'round' && message.round?.phase === 'flight') flight.resolve();
    };
    const tickets = await server.ask<string[]>('tickets');
    for (let at = 0; at < tickets.length; at += socketsAtOnce)
      pages.push(
        ...(await Promise.all(
          tickets.slice(at, at + socketsAtOnce).map((ticket) => openPage(origin, ticket, heard)),
        )),
      );
    const { number } = await server.ask<ReadyRound>('round');
    flight = Promise.withResolvers<void>();
    isMeasured = true;
    // First those that are pressed for: of the others as many are placed as the round has time for.
    const own = await pressing.ask<number>(`bet ${number}`);
    const placed = await server.ask<number>('bets');
    await flight.promise;
    const presses = await pressing.ask<number[]>('press');
    const settled = await server.ask<Settled>('settled');
    isMeasured = false;
    for (const { socket } of pages) socket.terminate();
    const breaches = await server.ask<number>('breaches');
    return {
      sockets: pages.length,
      bets: placed + own,
      ticks,
      presses,
      breaches,
      ...settled,
    };
  } finally {
    for (const { socket } of pages) socket.terminate();
    await pressing.close();
    await server.close();
  }
}
