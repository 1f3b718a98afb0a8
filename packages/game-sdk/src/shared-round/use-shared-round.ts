import { useEffect, useEffectEvent, useState } from 'react';
import { v7 } from 'uuid';
import {
  sharedCashOut,
  sharedGetState,
  sharedPlaceBet,
} from '@khelaghor/client/routes/play.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type {
  LargestBets,
  RoomMessage,
  SharedBet,
  SharedRound,
  sharedState,
  SharedTable,
} from '@khelaghor/contract/play/shared-rounds.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { askAgain } from '../ask-again.ts';
import { getBackoffMs, waitForConnection } from '../backoff.ts';
import type { GameEnvironment } from '../game-shell.tsx';
import type { GameSession } from '../game-session.ts';
import { enterRoom } from './room-connection.ts';
import { dropQueued, emptySeat, waitFor } from './seat-status.ts';
import type { Seats, SeatStatus } from './seat-status.ts';
import { createServerClock } from './server-clock.ts';

export type SharedState = ValueOf<typeof sharedState>;

/** A game of shared rounds on its page, and the player's actions. */
export type SharedGame = {
  readonly state: SharedState | null;
  readonly startedAtMs: number;
  /** The round of all players; null: rounds rest. */
  readonly round: SharedRound | null;
  readonly table: SharedTable | null;
  readonly largest: LargestBets | null;
  /** The member's bets in that round. */
  readonly bets: readonly SharedBet[];
  /** False: the line is cut. Time stands still, and bets are not taken. */
  readonly isConnected: boolean;
  readonly failure: CallRefusal | null;
  getSeat(seat: number): SeatStatus;
  /** The server's time; while the line is cut, that of the cut. */
  nowMs(): number;
  /** Bets in the open round, or in the next one when bets are closed. */
  bet(seat: number, choice: Plain, stake: Minor): void;
  /** Takes a bet back that waits for the next round. */
  unqueue(seat: number): void;
  cashOut(bet: SharedBet): void;
};

const recentKept = 50;

/** Fetches the state until it is answered. */
async function fetchState(
  session: GameSession,
  game: string,
  onFailure: (reply: CallRefusal) => void,
): Promise<SharedState | 'session-lost'> {
  for (let failures = 1; ; failures += 1) {
    const reply = await session.call(sharedGetState, { params: { game } });
    if (reply.success) return reply.value;
    if (reply.code === 'not_logged_in') return 'session-lost';
    onFailure(reply);
    await waitForConnection(getBackoffMs(failures), window);
  }
}

/** A state with a round that has ended among the last ones. */
function withEnded(state: SharedState, round: SharedRound): SharedState {
  const others = state.recent.filter(({ roundId }) => roundId !== round.roundId);
  return { ...state, recent: [round, ...others].slice(0, recentKept) };
}

const withBet = (bets: readonly SharedBet[], bet: SharedBet): SharedBet[] => [
  ...bets.filter(({ betId }) => betId !== bet.betId),
  bet,
];

/**
 * The server's state of the game, kept up to date by its room. After a cut the room's first word of
 * its round begins it anew.
 */
function useRoom(environment: GameEnvironment, game: string, onCut: () => void) {
  const { session, bridge, onSessionLost } = environment;
  const [clock] = useState(() => createServerClock(() => performance.now()));
  const [startedAtMs] = useState(() => performance.now());
  const [state, setState] = useState<SharedState | null>(null);
  const [round, setRound] = useState<SharedRound | null>(null);
  const [table, setTable] = useState<SharedTable | null>(null);
  const [largest, setLargest] = useState<LargestBets | null>(null);
  const [bets, setBets] = useState<readonly SharedBet[]>([]);
  /** The server's time when the line was cut; null: it is not. */
  const [cutAtMs, setCutAtMs] = useState<number | null>(null);
  const [failure, setFailure] = useState<CallRefusal | null>(null);

  function show(loaded: SharedState | 'session-lost'): void {
    if (loaded === 'session-lost') return onSessionLost();
    clock.hear(Date.parse(loaded.now));
    setFailure(null);
    setState(loaded);
    setBets((before) => loaded.bets.reduce<readonly SharedBet[]>(withBet, before));
  }
  const load = () => void fetchState(session, game, setFailure).then(show);
  function receive(message: RoomMessage): void {
    clock.hear(Date.parse(message.now));
    if (message.type === 'table') return setTable(message.table);
    if (message.type === 'largest') return setLargest(message.largest);
    if (message.type === 'round') {
      setRound(message.round);
      setCutAtMs(null);
      const ended = message.round?.phase === 'ended' ? message.round : null;
      if (ended) setState((before) => before && withEnded(before, ended));
    }
    if (message.type === 'settled' && bets.some((bet) => bet.round === message.number)) {
      load();
      bridge.send({ type: 'khelaghor.balance-changed' });
    }
  }
  const heard = useEffectEvent(receive);
  const opened = useEffectEvent(load);
  const cut = useEffectEvent(() => {
    setCutAtMs((before) => before ?? clock.nowMs());
    setTable(null);
    setLargest(null);
    onCut();
  });
  const lost = useEffectEvent(onSessionLost);
  const enter = useEffectEvent(() => {
    load();
    return enterRoom(session, game, {
      onOpen: () => opened(),
      onMessage: (message) => heard(message),
      onLost: () => cut(),
      onSessionLost: () => lost(),
    });
  });
  useEffect(() => enter(), []);
  return {
    startedAtMs,
    state,
    setState,
    round,
    table,
    largest,
    bets,
    setBets,
    isConnected: cutAtMs === null,
    nowMs: () => cutAtMs ?? clock.nowMs(),
    failure,
  };
}

/**
 * A game of shared rounds on its page. One call of a seat waits for the answer to the one before.
 */
export function useSharedRound(environment: GameEnvironment, game: string): SharedGame {
  const { session, bridge, onSessionLost } = environment;
  const [seats, setSeats] = useState<Seats>({});
  const room = useRoom(environment, game, () => setSeats(dropQueued));
  const { round, isConnected, setState, setBets } = room;
  const isOpen = isConnected && round?.phase === 'betting';
  const getSeat = (seat: number): SeatStatus => seats[seat] ?? emptySeat;
  const setSeat = (seat: number, status: SeatStatus) =>
    setSeats((before) => ({ ...before, [seat]: status }));
  const refuse = (seat: number, refusal: CallRefusal) => {
    if (refusal.code === 'not_logged_in') return onSessionLost();
    setSeat(seat, { ...emptySeat, refusal });
  };

  async function place(number: number, seat: number, choice: Plain, stake: Minor): Promise<void> {
    const onLost = () => setSeat(seat, waitFor({ name: 'placing', isLost: true }));
    setSeat(seat, waitFor({ name: 'placing', isLost: false }));
    const key = v7({ msecs: session.nowMs() });
    const body = { key, round: number, seat, stake: stake.toString(), choice };
    const reply = await askAgain(
      () => session.call(sharedPlaceBet, { params: { game }, body }),
      onLost,
    );
    if (!reply.success) return refuse(seat, reply);
    const { bet, ...money } = reply.value;
    setBets((before) => withBet(before, bet));
    setState((before) => before && { ...before, ...money });
    setSeat(seat, emptySeat);
    bridge.send({ type: 'khelaghor.balance-changed' });
  }
  async function requestCashOut({ betId, seat }: SharedBet): Promise<void> {
    const onLost = () => setSeat(seat, waitFor({ name: 'cashing_out', isLost: true }));
    setSeat(seat, waitFor({ name: 'cashing_out', isLost: false }));
    const params = { game, betId };
    const reply = await askAgain(() => session.call(sharedCashOut, { params, body: {} }), onLost);
    if (!reply.success) return refuse(seat, reply);
    setBets((before) => withBet(before, reply.value.bet));
    setSeat(seat, emptySeat);
  }

  const placeQueued = useEffectEvent(() => {
    if (!round || !isOpen) return;
    for (const [seat, { wait }] of Object.entries(seats))
      if (wait?.name === 'queued') void place(round.number, Number(seat), wait.choice, wait.stake);
  });
  // The bets that waited for this round, once it is shown.
  useEffect(() => void Promise.resolve().then(() => placeQueued()), [isOpen, round?.number]);

  return {
    ...room,
    bets: room.bets.filter((bet) => bet.round === round?.number),
    getSeat,
    bet(seat, choice, stake) {
      const { wait } = getSeat(seat);
      if (wait !== null || !isConnected) return;
      if (round && isOpen) void place(round.number, seat, choice, stake);
      else setSeat(seat, waitFor({ name: 'queued', choice, stake }));
    },
    unqueue(seat) {
      if (getSeat(seat).wait?.name === 'queued') setSeat(seat, emptySeat);
    },
    cashOut(bet) {
      if (getSeat(bet.seat).wait === null) void requestCashOut(bet);
    },
  };
}
