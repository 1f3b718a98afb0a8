// Goal: a page knows within seconds that its line is cut, whether the socket says so or not, and
// enters anew. Method: a socket that only does what the test says, and a clock of the test.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameSession } from '../game-session.ts';
import { enterRoom } from './room-connection.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readonly sent: string[] = [];
  readyState = 0;
  constructor() {
    super();
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 2;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  hear(): void {
    const data = JSON.stringify({ type: 'pong', now: '2026-11-30T00:00:00.000Z' });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const browser = new EventTarget();
const heard: string[] = [];
let leave: () => void = () => undefined;

/** Enters, and returns the open socket. */
async function enter(): Promise<FakeSocket> {
  const call = async () => ({ success: true, value: { ticket: 'one' } });
  const session = { call } as unknown as GameSession;
  leave = enterRoom(session, 'crash', {
    onOpen: () => heard.push('open'),
    onMessage: () => undefined,
    onLost: () => heard.push('lost'),
    onSessionLost: () => heard.push('session lost'),
  });
  return openNext();
}

async function openNext(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error('no socket was opened');
  socket.open();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  heard.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('location', new URL('https://games.example'));
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each<readonly [string, number, (socket: FakeSocket) => void]>([
  ['says nothing, and answers no question', 7_000, () => undefined],
  ['is closed', 0, (socket) => socket.end(1006)],
  ['belongs to a browser that went offline', 0, () => browser.dispatchEvent(new Event('offline'))],
])('a line that %s is lost after at most %i ms', async (_, withinMs, cut) => {
  const socket = await enter();
  cut(socket);
  await vi.advanceTimersByTimeAsync(withinMs);
  expect(heard).toEqual(['open', 'lost']);
  // What comes late from the lost socket is not heard, and the page enters anew.
  socket.end(1006);
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.opened).toHaveLength(2);
  await openNext();
  expect(heard).toEqual(['open', 'lost', 'open']);
});

test('a quiet line that answers is not lost', async () => {
  const socket = await enter();
  for (let second = 0; second < 60; second += 4) {
    await vi.advanceTimersByTimeAsync(4_000);
    expect(socket.sent.length).toBeGreaterThan(second / 4);
    socket.hear();
  }
  expect(heard).toEqual(['open']);
});

test('a page that the server sends away enters anew without having lost its line', async () => {
  const socket = await enter();
  socket.end(1000);
  await vi.advanceTimersByTimeAsync(400);
  await openNext();
  expect(heard).toEqual(['open', 'open']);
});
