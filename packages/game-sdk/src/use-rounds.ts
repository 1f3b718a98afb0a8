import { useEffect, useEffectEvent, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { v7 } from 'uuid';
import {
  inhousePlay,
  inhouseRotateSeed,
  inhouseGetState,
} from '@khelaghor/client/routes/play.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { GameRound, gameState, playRound } from '@khelaghor/contract/play/inhouse.ts';
import type { BodyOf, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { GameLimits, Plain } from '@khelaghor/game-engine/game-engine.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { GameEnvironment } from './game-shell.tsx';
import type { GameSession } from './game-session.ts';
import { askAgain } from './ask-again.ts';
import { getBackoffMs, waitForConnection } from './backoff.ts';

export type GameState = ValueOf<typeof gameState>;
export type GameSeeds = GameState['seeds'];

/**
 * The state of a round: `idle`, none in progress; `asking`, waiting for the server; `landing`, the
 * outcome is known and the page moves towards it. `isLost` while asking: no answer arrived, and the
 * same key is resent until one does.
 */
export type RoundPhase =
  | { readonly name: 'idle' }
  | { readonly name: 'asking'; readonly stake: Minor; readonly isLost: boolean }
  | { readonly name: 'landing'; readonly round: GameRound };

export type Rounds = {
  readonly state: GameState | null;
  /** The browser's monotonic clock at the start of this session. */
  readonly startedAtMs: number;
  readonly phase: RoundPhase;
  /** How many rounds this page has asked for. */
  readonly asked: number;
  /** The last finished round of this page. */
  readonly landed: GameRound | null;
  /** Why the last click played no round. */
  readonly refusal: CallRefusal | null;
  play(choice: Plain, stake: Minor): void;
  land(): void;
  rotate(clientSeed: string): Promise<Revealed | CallRefusal>;
};

export type Revealed = {
  readonly success: true;
  readonly serverSeed: string;
  readonly seedId: string;
};

const roundsKept = 20;

/** A state with a round that has ended, and with what its answer says. */
export function withRound(state: GameState, round: GameRound, rest: Partial<GameState>): GameState {
  const others = state.rounds.filter((held) => held.betId !== round.betId);
  const seeds =
    state.seeds.seedId === round.seedId
      ? { ...state.seeds, nextNonce: Math.max(state.seeds.nextNonce, round.nonce + 1) }
      : state.seeds;
  return { ...state, ...rest, seeds, rounds: [round, ...others].slice(0, roundsKept) };
}

/** Whether a round returned more than its stake: only then is a win celebrated. */
export const isGain = ({ payout, stake }: GameRound): boolean =>
  parseMinorText(payout) > parseMinorText(stake);

/** The limits of a bet, in minor units. */
export const readLimits = ({ limits }: GameState): GameLimits => ({
  stakeMin: parseMinorText(limits.stakeMin),
  stakeMax: parseMinorText(limits.stakeMax),
  payoutMax: parseMinorText(limits.payoutMax),
});

type Answered = ValueOf<typeof playRound>;
type RoundBody = BodyOf<typeof playRound>;
type SetState = Dispatch<SetStateAction<GameState | null>>;
/** The path of a game's calls. */
type Game = { readonly game: string };

/** Fetches the game's initial state, until it is answered. */
async function stateFor(
  session: GameSession,
  params: Game,
  onFailure: (reply: CallRefusal) => void,
): Promise<GameState | 'session-lost'> {
  for (let failures = 1; ; failures += 1) {
    const reply = await session.call(inhouseGetState, { params });
    if (reply.success) return reply.value;
    if (reply.code === 'not_logged_in') return 'session-lost';
    onFailure(reply);
    await waitForConnection(getBackoffMs(failures), window);
  }
}

/** The game's initial state, and the error of loading it so far. */
export function useGameState({ session, onSessionLost }: GameEnvironment, params: Game) {
  const [state, setState] = useState<GameState | null>(null);
  const [startedAtMs] = useState(() => performance.now());
  const [failure, setFailure] = useState<CallRefusal | null>(null);

  function begin(loaded: GameState | 'session-lost'): void {
    if (loaded === 'session-lost') return onSessionLost();
    setFailure(null);
    setState(loaded);
  }
  const start = useEffectEvent(() => void stateFor(session, params, setFailure).then(begin));
  useEffect(() => start(), []);
  return { state, setState, startedAtMs, failure };
}

/** Reveals the current seed pair and starts the next one with the player's own seed. */
export async function rotateSeed(
  { session, onSessionLost }: GameEnvironment,
  setState: SetState,
  asked: { readonly params: Game; readonly body: { seedId: string; clientSeed: string } },
): Promise<Revealed | CallRefusal> {
  const reply = await session.call(inhouseRotateSeed, asked);
  if (!reply.success) {
    if (reply.code === 'not_logged_in') onSessionLost();
    return reply;
  }
  const { seeds, revealed } = reply.value;
  setState((before) => before && { ...before, seeds });
  return { success: true, serverSeed: revealed.serverSeed, seedId: revealed.seedId };
}

/** A game's state on its page, and the player's actions. */
export function useRounds(environment: GameEnvironment, game: string): Rounds {
  const params = { game };
  const { session, bridge, sounds, onSessionLost } = environment;
  const { state, setState, startedAtMs, failure } = useGameState(environment, params);
  const [phase, setPhase] = useState<RoundPhase>({ name: 'idle' });
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [landed, setLanded] = useState<GameRound | null>(null);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);

  async function ask(body: RoundBody, stake: Minor): Promise<void> {
    const onLost = () => setPhase({ name: 'asking', stake, isLost: true });
    const reply = await askAgain(() => session.call(inhousePlay, { params, body }), onLost);
    if (reply.success) {
      setAnswered(reply.value);
      return setPhase({ name: 'landing', round: reply.value.round });
    }
    setPhase({ name: 'idle' });
    if (reply.code === 'not_logged_in') return onSessionLost();
    setRefusal(reply);
    // Another tab may have played, spent, or changed the seeds.
    const now = await session.call(inhouseGetState, { params });
    if (now.success) setState(now.value);
  }

  return {
    state,
    startedAtMs,
    phase,
    asked,
    landed,
    refusal: failure ?? refusal,
    play(choice, stake) {
      // A second tap during a round is not a second round.
      if (!state || phase.name !== 'idle') return;
      sounds.play('roll');
      setAsked(asked + 1);
      setRefusal(null);
      setLanded(null);
      setPhase({ name: 'asking', stake, isLost: false });
      const { seedId } = state.seeds;
      const key = v7({ msecs: session.nowMs() });
      void ask({ key, stake: stake.toString(), choice, seedId }, stake);
    },
    land() {
      if (phase.name !== 'landing' || !answered) return;
      const { round, balance, sessionNet } = answered;
      sounds.play(isGain(round) ? 'win' : 'land');
      setState((before) => before && withRound(before, round, { balance, sessionNet }));
      setLanded(round);
      setPhase({ name: 'idle' });
      bridge.send({ type: 'khelaghor.balance-changed' });
    },
    async rotate(clientSeed) {
      if (!state) return { success: false, code: 'network' };
      const { seedId } = state.seeds;
      return rotateSeed(environment, setState, { params, body: { seedId, clientSeed } });
    },
  };
}
