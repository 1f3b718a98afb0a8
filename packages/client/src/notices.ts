import type { ClientNotice, ServerNotice } from '@khelaghor/contract/realtime.ts';

/** `waiting` is between two tries: the page says that the connection is lost. */
export type ConnectionState = 'connecting' | 'online' | 'waiting' | 'closed';

export type NoticesOptions = {
  /** The socket's address, `wss://…/wps/notices`, asked for at each connection. */
  readonly getAddress: () => string;
  /** Every message but `pong`, in order. */
  readonly onNotice: (notice: ServerNotice) => void;
  /** Something may have been missed: what notices keep current must be fetched again. */
  readonly onGap: () => void;
  readonly onState: (state: ConnectionState) => void;
  /** 0 inclusive to 1 exclusive: spreads reconnections, so a restarted server is not stormed. */
  readonly random: () => number;
  readonly openSocket?: (address: string) => WebSocket;
};

/** The one live connection of a page. */
export type Notices = {
  /** Replaces the lottery games whose draws are heard; remembered across reconnections. */
  watch(gameCodes: readonly string[]): void;
  /** Connects anew at once: after logging in or out, or when the browser says it is online. */
  reconnect(): void;
  close(): void;
};

const firstDelayMs = 500;
const longestDelayMs = 30_000;
const pingEveryMs = 25_000;
const answerWithinMs = 10_000;

/** The pause before a try, in milliseconds: doubled each time, half of it by chance. */
export function computeReconnectDelay(tries: number, random: () => number): number {
  const full = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(tries, 10));
  return Math.round(full / 2 + (full / 2) * random());
}

function parseNotice(data: unknown): ServerNotice | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(data);
    const known = typeof parsed === 'object' && parsed !== null && 'type' in parsed;
    return known && 'seq' in parsed && typeof parsed.seq === 'number'
      ? (parsed as ServerNotice)
      : null;
  } catch {
    return null;
  }
}

/** What is remembered of the connection. */
type Line = {
  readonly options: NoticesOptions;
  socket: WebSocket | null;
  watched: readonly string[];
  lastSeq: number;
  tries: number;
  connectedBefore: boolean;
  closed: boolean;
  retryTimer?: ReturnType<typeof setTimeout>;
  pingTimer?: ReturnType<typeof setTimeout>;
};

function say(line: Line, notice: ClientNotice): void {
  if (line.socket?.readyState === 1) line.socket.send(JSON.stringify(notice));
}

/** Asks for a sign of life after a silence, and gives the connection up without one. */
function awaitLife(line: Line, current: WebSocket): void {
  clearTimeout(line.pingTimer);
  line.pingTimer = setTimeout(() => {
    say(line, { type: 'ping' });
    line.pingTimer = setTimeout(() => lose(line, current), answerWithinMs);
  }, pingEveryMs);
}

function lose(line: Line, current: WebSocket): void {
  if (line.socket !== current) return;
  line.socket = null;
  clearTimeout(line.pingTimer);
  current.close();
  if (line.closed) return;
  line.options.onState('waiting');
  const delay = computeReconnectDelay(line.tries, line.options.random);
  line.retryTimer = setTimeout(() => connect(line), delay);
  line.tries += 1;
}

function greeted(line: Line, hello: ServerNotice): void {
  line.lastSeq = 0;
  line.tries = 0;
  line.options.onState('online');
  if (line.watched.length > 0) say(line, { type: 'watch', gameCodes: [...line.watched] });
  line.options.onNotice(hello);
  if (line.connectedBefore) line.options.onGap();
  line.connectedBefore = true;
}

function hear(line: Line, current: WebSocket, data: unknown): void {
  const notice = parseNotice(data);
  if (line.socket !== current || !notice) return;
  awaitLife(line, current);
  if (notice.type === 'hello') {
    greeted(line, notice);
    return;
  }
  const isPong = notice.type === 'pong';
  // A sign of life may repeat the number of the last message instead of taking one of its own.
  if (isPong && notice.seq <= line.lastSeq) return;
  if (notice.seq !== line.lastSeq + 1) line.options.onGap();
  line.lastSeq = notice.seq;
  if (!isPong) line.options.onNotice(notice);
}

function connect(line: Line): void {
  clearTimeout(line.retryTimer);
  if (line.closed) return;
  const { getAddress, onState, openSocket } = line.options;
  onState('connecting');
  const address = getAddress();
  const current = openSocket ? openSocket(address) : new WebSocket(address);
  line.socket = current;
  current.addEventListener('message', (event) => hear(line, current, event.data));
  current.addEventListener('close', () => lose(line, current));
  current.addEventListener('error', () => lose(line, current));
  awaitLife(line, current);
}

/** Lets go of the socket, so that whatever it still says is not heard. */
function drop(line: Line): void {
  const current = line.socket;
  line.socket = null;
  clearTimeout(line.retryTimer);
  clearTimeout(line.pingTimer);
  current?.close();
}

/** Opens the connection and keeps it: reconnects, notices gaps, and asks for signs of life. */
export function createNotices(options: NoticesOptions): Notices {
  const line: Line = {
    options,
    socket: null,
    watched: [],
    lastSeq: 0,
    tries: 0,
    connectedBefore: false,
    closed: false,
  };
  connect(line);
  return {
    watch(gameCodes) {
      line.watched = gameCodes;
      say(line, { type: 'watch', gameCodes: [...gameCodes] });
    },
    reconnect() {
      drop(line);
      line.tries = 0;
      connect(line);
    },
    close() {
      line.closed = true;
      drop(line);
      options.onState('closed');
    },
  };
}
