import { roomPath, sharedCreateTicket } from '@khelaghor/client/routes.gen.ts';
import type { RoomMessage } from '@khelaghor/contract/play/shared-rounds.ts';
import { getBackoffMs, waitForConnection } from '../backoff.ts';
import type { GameSession } from '../game-session.ts';

/** The handlers by which a page follows its room. */
export type RoomHandlers = {
  readonly onOpen: () => void;
  readonly onMessage: (message: RoomMessage) => void;
  readonly onLost: () => void;
  readonly onSessionLost: () => void;
};

/** A room that says nothing for so long is thought lost, and asked whether it is there. */
const silentMs = 12_000;
const answerWithinMs = 5_000;

const addressOf = (game: string, ticket: string): string => {
  const { protocol, host } = location;
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  const path = roomPath.replace(':game', game);
  return `${scheme}://${host}${path}?ticket=${encodeURIComponent(ticket)}`;
};

/** Opens one socket, and resolves when it is closed; true: it was open. */
function stayIn(address: string, handlers: RoomHandlers, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    let wasOpen = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (socket.readyState === WebSocket.OPEN) socket.send('ping');
        timer = setTimeout(() => socket.close(), answerWithinMs);
      }, silentMs);
    };
    socket.addEventListener('open', () => {
      wasOpen = true;
      listen();
      handlers.onOpen();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      listen();
      // Our own server: its messages are those of the contract.
      handlers.onMessage(JSON.parse(data) as RoomMessage);
    });
    socket.addEventListener('close', () => {
      clearTimeout(timer);
      resolve(wasOpen);
    });
    signal.addEventListener('abort', () => socket.close());
  });
}

/**
 * Keeps a page in the room of its game: each time it is lost it asks for a ticket and enters again.
 * Returns how the page leaves.
 */
export function enterRoom(session: GameSession, game: string, handlers: RoomHandlers): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const keepIn = async (): Promise<void> => {
    for (let failures = 1; !signal.aborted; failures += 1) {
      const reply = await session.call(sharedCreateTicket, { params: { game }, body: {} });
      if (signal.aborted) return;
      if (reply.success && (await stayIn(addressOf(game, reply.value.ticket), handlers, signal)))
        failures = 0;
      if (signal.aborted) return;
      if (!reply.success && reply.code === 'not_logged_in') return handlers.onSessionLost();
      handlers.onLost();
      await waitForConnection(getBackoffMs(failures), window);
    }
  };
  void keepIn();
  return () => ending.abort();
}
