import type { RoomMessage, SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import type { Context } from '../../lib/context.ts';
import { createFanOut } from './fan-out.ts';
import type { FanOut, Seat } from './fan-out.ts';
import type { RoomNotice } from './room-notices.ts';
import { createTable, readTable } from './round-table.ts';
import type { RoundTable } from './round-table.ts';
import { runRounds } from './run-rounds.ts';
import { toSharedRound } from './round-values.ts';
import { findOpenRound } from './store.ts';

/** The players of one game who are connected to this process. */
export type Room = {
  /** Lets a page in, and sends it the round and its table. Returns how it leaves. */
  readonly join: (seat: Seat) => () => void;
  readonly isEmpty: () => boolean;
  /** Takes what a process has told. */
  readonly receive: (notice: RoomNotice) => void;
  /** Reads everything again, because notices may be lost. */
  readonly reload: () => Promise<void>;
  /** Ends the running of rounds in this process. */
  readonly close: () => Promise<void>;
};

/** Sums change at most four times a second. */
const tableEveryMs = 250;
/** An auto cash-out is shown so much later: the news of an end may be on its way. */
const surelyMs = 500;
/** Rounds that cannot run, because the game is closed, are tried again so much later. */
const tryAgainMs = 5_000;

type Unstamped<M> = M extends { now: string } ? Omit<M, 'now'> : never;

/** The multiplier that a round has surely passed; 100 before it. */
function getSureMultiplier(engine: SharedEngine, round: SharedRound, nowMs: number): number {
  if (round.phase !== 'running' || round.startsAt === null) return 100;
  return engine.getMultiplier(Math.max(0, nowMs - surelyMs - Date.parse(round.startsAt)));
}

/** The round and the table that a room shows, and the pages that it shows them to. */
type Shown = {
  readonly ctx: Context;
  readonly engine: SharedEngine;
  readonly seats: Set<Seat>;
  readonly fanOut: FanOut;
  round: SharedRound | null;
  table: RoundTable | null;
  /** Whether the table has changed since it was shown. */
  isChanged: boolean;
  /** The largest bets as they were shown last. */
  largest: string;
  flushing: NodeJS.Timeout | null;
};

const stamp = ({ ctx }: Shown, message: Unstamped<RoomMessage>): string =>
  JSON.stringify({ ...message, now: ctx.clock.now().toISOString() });

function sendAll(shown: Shown, message: Unstamped<RoomMessage>): void {
  // Pages that are not yet sent a table need none but the newest.
  const { type } = message;
  const topic = type === 'table' || type === 'largest' ? type : undefined;
  shown.fanOut.send(stamp(shown, message), topic);
}

function showTable(shown: Shown): void {
  shown.isChanged = false;
  if (!shown.table) return;
  sendAll(shown, { type: 'table', table: shown.table.show() });
  const largest = shown.table.showLargest();
  const text = JSON.stringify(largest);
  if (text === shown.largest) return;
  shown.largest = text;
  sendAll(shown, { type: 'largest', largest });
}

/** Shows the table soon, and again while bets may cash out by themselves. */
function showSoon(shown: Shown): void {
  if (shown.seats.size === 0 || shown.flushing) return;
  shown.flushing = setTimeout(() => {
    shown.flushing = null;
    const { ctx, engine, round, table } = shown;
    // When a round has ended, paying goes before showing who is paid.
    if (!table || !round || round.phase === 'ended') return;
    const hasNew = table.cashOutUpTo(getSureMultiplier(engine, round, ctx.clock.now().getTime()));
    if (shown.isChanged || hasNew) showTable(shown);
    if (round.phase === 'running' && table.hasRunningBets()) showSoon(shown);
  }, tableEveryMs).unref();
}

function takeRound(shown: Shown, round: SharedRound): void {
  shown.round = round;
  const table = shown.table?.number === round.number ? shown.table : createTable(round.number);
  shown.table = table;
  const crashPoint = parseHeight(round.crashPoint);
  if (crashPoint !== null) table.endAt(round.interruptedAt ?? crashPoint);
  sendAll(shown, { type: 'round', round });
  showSoon(shown);
}

/** Takes what a process has told of a round. */
function receive(shown: Shown, notice: RoomNotice): void {
  if (notice.kind === 'round') return takeRound(shown, notice.round);
  const { table } = shown;
  if (notice.number !== table?.number) return;
  if (notice.kind === 'settled') {
    showTable(shown);
    sendAll(shown, { type: 'settled', number: notice.number });
    return;
  }
  if (notice.kind === 'bet') table.add(notice.bet);
  else table.cashOut(notice.betId, notice.multiplier);
  shown.isChanged = true;
  showSoon(shown);
}

async function reload(shown: Shown): Promise<void> {
  const { ctx, engine } = shown;
  const row = await findOpenRound(ctx.db, engine.code);
  shown.table = row ? await readTable(ctx, row) : null;
  shown.round = row ? toSharedRound(row) : null;
  shown.largest = '';
  sendAll(shown, { type: 'round', round: shown.round });
  showTable(shown);
}

/** Opens the room of a game. Nothing runs, and nothing is read, while no page is in it. */
export function openRoom(ctx: Context, engine: SharedEngine): Room {
  const seats = new Set<Seat>();
  const shown: Shown = {
    ctx,
    engine,
    seats,
    fanOut: createFanOut(seats, () => shown.round?.phase !== 'betting'),
    round: null,
    table: null,
    isChanged: false,
    largest: '',
    flushing: null,
  };
  const ending = new AbortController();
  const runner = {
    holder: ctx.random.id(),
    hasPlayers: () => seats.size > 0,
    signal: ending.signal,
  };
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= runRounds(ctx, engine, runner).finally(() => {
      running = null;
      if (seats.size > 0 && !ending.signal.aborted) setTimeout(run, tryAgainMs).unref();
    });
  };
  return {
    join(seat) {
      seats.add(seat);
      const sendOwn = (message: Unstamped<RoomMessage>): void =>
        seat.send(Buffer.from(stamp(shown, message)));
      sendOwn({ type: 'round', round: shown.round });
      if (shown.table) {
        sendOwn({ type: 'table', table: shown.table.show() });
        sendOwn({ type: 'largest', largest: shown.table.showLargest() });
      }
      run();
      return () => void seats.delete(seat);
    },
    isEmpty: () => seats.size === 0,
    receive: (notice) => receive(shown, notice),
    reload: () => reload(shown),
    async close() {
      ending.abort();
      if (shown.flushing) clearTimeout(shown.flushing);
      await running;
    },
  };
}
