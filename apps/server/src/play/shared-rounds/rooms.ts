import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { sharedEngines } from '@khelaghor/game-list/games.ts';
import type { Context } from '../../lib/context.ts';
import { listenToDatabase } from '../../lib/db/listen.ts';
import type { Seat } from './fan-out.ts';
import { roomChannel } from './room-notices.ts';
import type { RoomNotice } from './room-notices.ts';
import { openRoom } from './room.ts';
import type { Room } from './room.ts';

/** The rooms of this process. */
export type Rooms = {
  /** Lets a page into the room of a game. Returns how it leaves. */
  readonly join: (engine: SharedEngine, seat: Seat) => Promise<() => void>;
  readonly close: () => Promise<void>;
};

type Listening = { close(): Promise<void> };

/** A page that comes back soon finds everything as it was. */
const lingerMs = 10_000;

/**
 * Opens the rooms of all games of shared rounds. The database is listened to only while a page is
 * in one of them.
 */
export function openRooms(ctx: Context, databaseUrl: string): Rooms {
  const rooms = new Map<string, Room>(
    sharedEngines.map((engine) => [engine.code, openRoom(ctx, engine)]),
  );
  let listening: Promise<Listening> | null = null;
  let leaving: NodeJS.Timeout | null = null;

  const reloadAll = async (): Promise<void> => {
    for (const room of rooms.values()) await room.reload();
  };
  const reloadSoon = (): void => {
    reloadAll().catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the rooms could not be read again'),
    );
  };
  const listen = async (): Promise<Listening> => {
    let isReady = false;
    const early: RoomNotice[] = [];
    const deliver = (notice: RoomNotice): void => rooms.get(notice.game)?.receive(notice);
    const source = { databaseUrl, channel: roomChannel };
    const receive = async (payload: string): Promise<void> => {
      const notice = JSON.parse(payload) as RoomNotice;
      if (isReady) deliver(notice);
      else early.push(notice);
    };
    const connection = await listenToDatabase(ctx, source, receive, reloadSoon);
    // A notice that arrives while the rooms are read is at least as new as the read state.
    await reloadAll();
    isReady = true;
    for (const notice of early) deliver(notice);
    return connection;
  };
  const stopListening = async (): Promise<void> => {
    const before = listening;
    listening = null;
    await (await before)?.close();
  };
  const stopSoon = (): void => {
    if (leaving) clearTimeout(leaving);
    leaving = setTimeout(() => {
      leaving = null;
      if ([...rooms.values()].every((room) => room.isEmpty()))
        stopListening().catch((error: unknown) =>
          ctx.log.warn({ err: error }, 'a room stays open'),
        );
    }, lingerMs).unref();
  };

  return {
    async join(engine, seat) {
      const room = rooms.get(engine.code);
      if (!room) throw new Error(`there is no room of ${engine.code}`);
      listening ??= listen();
      await listening.catch((error: unknown) => {
        listening = null;
        throw error;
      });
      const leave = room.join(seat);
      return () => {
        leave();
        stopSoon();
      };
    },
    async close() {
      if (leaving) clearTimeout(leaving);
      for (const room of rooms.values()) await room.close();
      await stopListening();
    },
  };
}
