import WebSocket from 'ws';
import type { RoomMessage } from '@khelaghor/contract/play/shared-rounds.ts';

/** Who enters which room: the origin is that of the page. */
export type RoomEntry = {
  readonly address: string;
  readonly game: string;
  readonly ticket: string;
  readonly origin: string;
};

/** Opens the socket of a room as a page does. */
export function openRoomSocket({ address, game, ticket, origin }: RoomEntry): WebSocket {
  const path = `/inhouse/${game}/shared/room?ticket=${ticket}`;
  return new WebSocket(`${address.replace('http', 'ws')}${path}`, { headers: { origin } });
}

/** Calls with each message of a room. */
export function onRoomMessage(socket: WebSocket, receive: (message: RoomMessage) => void): void {
  socket.on('message', (data: Buffer) => receive(JSON.parse(data.toString()) as RoomMessage));
}
