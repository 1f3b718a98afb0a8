import { useEffect, useEffectEvent, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { v7 } from 'uuid';
import { diceRoll, diceRotateSeed, diceGetState } from '@khelaghor/client/routes.gen.ts';
import type { CallRefusal, CallReply } from '@khelaghor/client/endpoint.ts';
import type {
  DiceRoll,
  diceGetState as diceStateRoute,
  rollDice,
} from '@khelaghor/contract/play/dice.ts';
import type { BodyOf, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { DicePick } from '@khelaghor/engine-dice/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import type { GameSession } from '@khelaghor/game-sdk/game-session.ts';
import { getBackoffMs, waitForConnection } from '@khelaghor/game-sdk/backoff.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

export type DiceState = ValueOf<typeof diceStateRoute>;
export type DiceSeeds = DiceState['seeds'];

/**
 * The state of a roll: `idle`, none in progress; `asking`, waiting for the server; `landing`, the
 * outcome is known and the marker swings to it. `isLost` while asking: no answer arrived, and the
 * same key is resent until one does.
 */
export type RollPhase =
  | { readonly name: 'idle' }
  | { readonly name: 'asking'; readonly stake: Minor; readonly isLost: boolean }
  | { readonly name: 'landing'; readonly roll: DiceRoll };

export type Dice = {
  readonly state: DiceState | null;
  /** The browser's monotonic clock at the start of this session. */
  readonly startedAtMs: number;
  readonly phase: RollPhase;
  /** The last finished roll of this page. */
  readonly landed: DiceRoll | null;
  /** Why the last click did not roll. */
  readonly refusal: CallRefusal | null;
  roll(pick: DicePick, stake: Minor): void;
  land(): void;
  rotate(clientSeed: string): Promise<Revealed | CallRefusal>;
};

export type Revealed = {
  readonly success: true;
  readonly serverSeed: string;
  readonly seedId: string;
};

const rollsKept = 20;
// Answers without a result of the roll, or without effect: the same key is resent.
const passing: ReadonlySet<string> = new Set(['network', 'overloaded', 'too_many_requests']);

function withRoll(state: DiceState, roll: DiceRoll, rest: Partial<DiceState>): DiceState {
  const others = state.rolls.filter((held) => held.betId !== roll.betId);
  const seeds =
    state.seeds.seedId === roll.seedId
      ? { ...state.seeds, nextNonce: Math.max(state.seeds.nextNonce, roll.nonce + 1) }
      : state.seeds;
  return { ...state, ...rest, seeds, rolls: [roll, ...others].slice(0, rollsKept) };
}

type Answered = ValueOf<typeof rollDice>;
type RollBody = BodyOf<typeof rollDice>;
type SetState = Dispatch<SetStateAction<DiceState | null>>;

/** Resends a roll until a conclusive answer. One key is one roll. */
async function askFor(
  session: GameSession,
  body: RollBody,
  onLost: () => void,
): Promise<CallReply<typeof rollDice>> {
  for (let failures = 1; ; failures += 1) {
    const reply = await session.call(diceRoll, { body });
    if (reply.success || !passing.has(reply.code)) return reply;
    onLost();
    await waitForConnection(getBackoffMs(failures), window);
  }
}

/** Fetches the game's initial state, until it is answered. */
async function stateFor(
  session: GameSession,
  onFailure: (reply: CallRefusal) => void,
): Promise<DiceState | 'session-lost'> {
  for (let failures = 1; ; failures += 1) {
    const reply = await session.call(diceGetState, {});
    if (reply.success) return reply.value;
    if (reply.code === 'not_logged_in') return 'session-lost';
    onFailure(reply);
    await waitForConnection(getBackoffMs(failures), window);
  }
}

/** The game's initial state, and the error of loading it so far. */
function useDiceState({ session, onSessionLost }: GameEnvironment) {
  const [state, setState] = useState<DiceState | null>(null);
  const [startedAtMs] = useState(() => performance.now());
  const [failure, setFailure] = useState<CallRefusal | null>(null);

  function begin(loaded: DiceState | 'session-lost'): void {
    if (loaded === 'session-lost') return onSessionLost();
    setFailure(null);
    setState(loaded);
  }
  const start = useEffectEvent(() => void stateFor(session, setFailure).then(begin));
  useEffect(() => start(), []);
  return { state, setState, startedAtMs, failure };
}

/** Reveals the current seed pair and starts the next one with the player's own seed. */
async function rotateSeed(
  { session, onSessionLost }: GameEnvironment,
  setState: SetState,
  wanted: { seedId: string; clientSeed: string },
): Promise<Revealed | CallRefusal> {
  const reply = await session.call(diceRotateSeed, { body: wanted });
  if (!reply.success) {
    if (reply.code === 'not_logged_in') onSessionLost();
    return reply;
  }
  const { seeds, revealed } = reply.value;
  setState((before) => before && { ...before, seeds });
  return { success: true, serverSeed: revealed.serverSeed, seedId: revealed.seedId };
}

/** The game's state on this page, and the player's actions. */
export function useDice(environment: GameEnvironment): Dice {
  const { session, bridge, onSessionLost } = environment;
  const { state, setState, startedAtMs, failure } = useDiceState(environment);
  const [phase, setPhase] = useState<RollPhase>({ name: 'idle' });
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [landed, setLanded] = useState<DiceRoll | null>(null);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);

  async function ask(body: RollBody, stake: Minor): Promise<void> {
    const onLost = () => setPhase({ name: 'asking', stake, isLost: true });
    const reply = await askFor(session, body, onLost);
    if (reply.success) {
      setAnswered(reply.value);
      return setPhase({ name: 'landing', roll: reply.value.roll });
    }
    setPhase({ name: 'idle' });
    if (reply.code === 'not_logged_in') return onSessionLost();
    setRefusal(reply);
    // Another tab may have rolled, spent, or changed the seeds.
    const now = await session.call(diceGetState, {});
    if (now.success) setState(now.value);
  }

  return {
    state,
    startedAtMs,
    phase,
    landed,
    refusal: failure ?? refusal,
    roll({ direction, chance }, stake) {
      // A second tap during a roll is not a second roll.
      if (!state || phase.name !== 'idle') return;
      setRefusal(null);
      setLanded(null);
      setPhase({ name: 'asking', stake, isLost: false });
      const { seedId } = state.seeds;
      const key = v7({ msecs: session.nowMs() });
      void ask({ key, stake: stake.toString(), direction, chance, seedId }, stake);
    },
    land() {
      if (phase.name !== 'landing' || !answered) return;
      const { roll, balance, sessionNet } = answered;
      setState((before) => before && withRoll(before, roll, { balance, sessionNet }));
      setLanded(roll);
      setPhase({ name: 'idle' });
      bridge.send({ type: 'khelaghor.balance-changed' });
    },
    async rotate(clientSeed) {
      if (!state) return { success: false, code: 'network' };
      return rotateSeed(environment, setState, { seedId: state.seeds.seedId, clientSeed });
    },
  };
}
