// A page in the room of Crash: its presence keeps the rounds running, and it hears of their phases.
import { sharedCreateTicket } from '@khelaghor/client/routes/play.gen.ts';
import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { onRoomMessage, openRoomSocket } from '@khelaghor/testkit/room-socket.ts';
import type { Player } from './player.ts';

export type CrashRoom = {
  /** Enters the room, and enters it again whenever the connection is lost. */
  enter(player: Player): void;
  /** The round as the room told last; null: none runs, or the room was left. */
  round(): SharedRound | null;
  leave(): void;
};

const enterAgainAfterMs = 300;

/** Makes a page that is in no room yet. `origin` is that of the games. */
export function createCrashRoom(address: () => string, origin: string): CrashRoom {
  let round: SharedRound | null = null;
  let socket: ReturnType<typeof openRoomSocket> | null = null;
  let waiting: NodeJS.Timeout | null = null;
  let visit = 0;
  const isOver = (own: number): boolean => own !== visit;
  const comeBack = (player: Player, own: number): void => {
    if (isOver(own)) return;
    round = null;
    waiting = setTimeout(() => void connect(player, own), enterAgainAfterMs);
  };
  const connect = async (player: Player, own: number): Promise<void> => {
    const reply = await player.crash.call(sharedCreateTicket, {
      params: { game: 'crash' },
      body: {},
    });
    if (isOver(own)) return;
    if (!reply.success) return comeBack(player, own);
    const { ticket } = reply.value;
    const opened = openRoomSocket({ address: address(), game: 'crash', ticket, origin });
    socket = opened;
    onRoomMessage(opened, (message) => {
      if (message.type === 'round' && !isOver(own)) round = message.round;
    });
    // An error is followed by the end of the connection.
    opened.on('error', () => undefined);
    opened.on('close', () => comeBack(player, own));
  };
  const leave = (): void => {
    visit += 1;
    round = null;
    if (waiting) clearTimeout(waiting);
    socket?.terminate();
    socket = null;
  };
  return {
    enter(player) {
      leave();
      void connect(player, visit);
    },
    round: () => round,
    leave,
  };
}
