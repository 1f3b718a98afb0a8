import { once } from 'node:events';
import type { RoomMessage } from '@khelaghor/contract/play/shared-rounds.ts';
import { onRoomMessage, openRoomSocket } from './room-socket.ts';
import type { TestServer } from './test-server.ts';

type RoomOptions = { readonly origin?: string; readonly game?: string };

/** Opens the room as a page does; `next` waits for the next message of a type. */
export function enterRoom(
  server: TestServer,
  ticket: string,
  { origin = server.config.origins.games, game = 'crash' }: RoomOptions = {},
) {
  const address = server.config.origins.games;
  const socket = openRoomSocket({ address, game, ticket, origin });
  const received: RoomMessage[] = [];
  onRoomMessage(socket, (message) => {
    received.push(message);
    socket.emit('received');
  });
  const next = async <T extends RoomMessage['type']>(
    type: T,
  ): Promise<Extract<RoomMessage, { type: T }>> => {
    for (;;) {
      const found = received.shift();
      if (found?.type === type) return found as Extract<RoomMessage, { type: T }>;
      if (!found) await once(socket, 'received');
    }
  };
  return { socket, next };
}
