import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotices, computeReconnectDelay } from './notices.ts';
import type { ConnectionState } from './notices.ts';

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  hear(notice: object): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(notice) }));
  }
}

const hello = { type: 'hello', protocol: 1, seq: 0, memberId: null, now: '2026-11-21T12:00:00Z' };
const ended = (seq: number) => ({ type: 'session-ended', seq });

function start() {
  const sockets: FakeSocket[] = [];
  const states: ConnectionState[] = [];
  const heard: string[] = [];
  let gaps = 0;
  const notices = createNotices({
    getAddress: () => 'wss://site/wps/notices',
    random: () => 0,
    onState: (state) => states.push(state),
    onGap: () => (gaps += 1),
    onNotice: ({ type, seq }) => heard.push(`${type} ${seq}`),
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { notices, sockets, states, heard, last, gaps: () => gaps };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('messages in order are heard and are no gap', () => {
  const run = start();
  run.last().hear(hello);
  run.last().hear(ended(1));
  run.last().hear(ended(2));
  expect(run.heard).toEqual(['hello 0', 'session-ended 1', 'session-ended 2']);
  expect(run.gaps()).toBe(0);
  expect(run.states).toEqual(['connecting', 'online']);
});

test.each([
  ['a missing number', [1, 3], 1],
  ['a number twice', [1, 1], 1],
])('%s is a gap', (_, numbers, gaps) => {
  const run = start();
  run.last().hear(hello);
  for (const seq of numbers) run.last().hear(ended(seq));
  expect(run.gaps()).toBe(gaps);
});

test('a sign of life that repeats the last number is no gap and is not told', () => {
  const run = start();
  run.last().hear(hello);
  run.last().hear(ended(1));
  run.last().hear({ type: 'pong', seq: 1 });
  run.last().hear(ended(2));
  expect(run.gaps()).toBe(0);
  expect(run.heard).toHaveLength(3);
});

test('a lost connection is opened again, and everything is fetched again', () => {
  const run = start();
  run.notices.watch(['k3']);
  run.last().hear(hello);
  run.last().close();
  expect(run.states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(250);
  expect(run.sockets).toHaveLength(2);
  run.last().hear(hello);
  expect(run.gaps()).toBe(1);
  expect(run.last().sent).toContain('{"type":"watch","gameCodes":["k3"]}');
  expect(run.states.at(-1)).toBe('online');
});

test('silence is asked for a sign of life, and given up without one', () => {
  const run = start();
  run.last().hear(hello);
  vi.advanceTimersByTime(25_000);
  expect(run.last().sent).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(10_000);
  expect(run.states.at(-1)).toBe('waiting');
});

test('nothing is opened after closing', () => {
  const run = start();
  run.last().hear(hello);
  run.notices.close();
  vi.advanceTimersByTime(100_000);
  expect(run.sockets).toHaveLength(1);
  expect(run.states.at(-1)).toBe('closed');
});

test.each([
  ['what is no JSON', 'boom'],
  ['what has no number', '{"type":"balance"}'],
])('%s is passed over', (_, data) => {
  const run = start();
  run.last().hear(hello);
  run.last().dispatchEvent(new MessageEvent('message', { data }));
  expect(run.heard).toEqual(['hello 0']);
});

test.each([
  [0, 0, 250],
  [0, 1, 500],
  [3, 0, 2_000],
  [50, 0, 15_000],
  [50, 1, 30_000],
])('after %i tries, with chance %d, the pause is %i ms', (tries, chance, ms) => {
  expect(computeReconnectDelay(tries, () => chance)).toBe(ms);
});
