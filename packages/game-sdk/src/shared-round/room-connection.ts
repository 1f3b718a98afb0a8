import { sharedCreateTicket } from '@khelaghor/client/routes/play.gen.ts';
import { roomPath } from '@khelaghor/client/routes/sockets.gen.ts';
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

/**
 * A room that says nothing for so long is asked whether it is there, and is lost without an answer.
 * Both are short: the page counts on by itself, and its player sees numbers that are not true.
 */
const silentMs = 4_000;
const answerWithinMs = 3_000;

const addressOf = (game: string, ticket: string): string => {
  const { protocol, host } = location;
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  const path = roomPath.replace(':game', game);
  return `${scheme}://${host}${path}?ticket=${encodeURIComponent(ticket)}`;
};

/**
 * How a socket ended: it was never open, the line was cut, or the server sends the page to enter
 * anew, as it does with each that has stayed long.
 */
type SocketEnd = 'never_open' | 'cut' | 'sent_away';

const sentAwayCode = 1000;

/**
 * Opens one socket, and resolves when it has ended. The browser's own word that it is offline
 * counts at once: a socket without a line closes much later.
 */
function stayIn(address: string, handlers: RoomHandlers, signal: AbortSignal): Promise<SocketEnd> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    const leaving = new AbortController();
    const own = { signal: leaving.signal };
    let wasOpen = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (how: 'cut' | 'sent_away') => {
      clearTimeout(timer);
      leaving.abort();
      socket.close();
      resolve(wasOpen ? how : 'never_open');
    };
    const leave = () => end('cut');
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (socket.readyState === WebSocket.OPEN) socket.send('ping');
        timer = setTimeout(leave, answerWithinMs);
      }, silentMs);
    };
    const onOpen = () => {
      wasOpen = true;
      listen();
      handlers.onOpen();
    };
    const onMessage = ({ data }: MessageEvent<string>) => {
      listen();
      // Our own server: its messages are those of the contract.
      handlers.onMessage(JSON.parse(data) as RoomMessage);
    };
    socket.addEventListener('open', onOpen, own);
    socket.addEventListener('message', onMessage, own);
    const onClose = ({ code }: CloseEvent) => end(code === sentAwayCode ? 'sent_away' : 'cut');
    socket.addEventListener('close', onClose, own);
    window.addEventListener('offline', leave, own);
    signal.addEventListener('abort', leave, own);
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
      const end = reply.success
        ? await stayIn(addressOf(game, reply.value.ticket), handlers, signal)
        : 'never_open';
      if (signal.aborted) return;
      if (!reply.success && reply.code === 'not_logged_in') return handlers.onSessionLost();
      if (end !== 'never_open') failures = 0;
      if (end !== 'sent_away') handlers.onLost();
      await waitForConnection(getBackoffMs(failures), window);
    }
  };
  void keepIn();
  return () => ending.abort();
}
