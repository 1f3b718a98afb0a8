import { useState } from 'react';
import { v7 } from 'uuid';
import {
  inhouseGetState,
  inhouseOpenRound,
  inhouseStep,
  inhouseTake,
} from '@khelaghor/client/routes/play.gen.ts';
import type { CallRefusal, CallReply } from '@khelaghor/client/endpoint.ts';
import type { StepRound, takeStep } from '@khelaghor/contract/play/inhouse.ts';
import type { BodyOf, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { askAgain } from './ask-again.ts';
import type { GameEnvironment } from './game-shell.tsx';
import { rotateSeed, useGameState, withRound } from './use-rounds.ts';
import type { GameState, Revealed } from './use-rounds.ts';

/** What the player has pressed. */
export type StepAct = 'open' | 'step' | 'take';

/**
 * `asking`: the server has not answered what was pressed; `step` is the step, if it was one.
 * `isLost`: no answer arrived, and the same key is resent until one does.
 */
export type StepPhase =
  | { readonly name: 'idle' }
  | {
      readonly name: 'asking';
      readonly act: StepAct;
      readonly step: Plain | null;
      readonly stake: Minor;
      readonly isLost: boolean;
    };

/** A game of many steps on its page, and the player's actions. */
export type Steps = {
  readonly state: GameState | null;
  /** The browser's monotonic clock at the start of this session. */
  readonly startedAtMs: number;
  readonly phase: StepPhase;
  /** The open round, or the last one that ended on this page; null: none yet. */
  readonly round: StepRound | null;
  /** Why the last press did nothing. */
  readonly refusal: CallRefusal | null;
  open(choice: Plain, stake: Minor): void;
  step(step: Plain): void;
  take(): void;
  rotate(clientSeed: string): Promise<Revealed | CallRefusal>;
};

type Answered = ValueOf<typeof takeStep>;
type StepHead = Pick<BodyOf<typeof takeStep>, 'key' | 'number'>;

/** Whether a round has paid more than its stake: only then is it celebrated. */
export const isStepGain = ({ state, payout, stake }: StepRound): boolean =>
  (state === 'taken' || state === 'topped') && parseMinorText(payout) > parseMinorText(stake);

function withAnswer(state: GameState, { round, ended, balance, sessionNet }: Answered): GameState {
  const rest = { balance, sessionNet, openRound: round.state === 'open' ? round : null };
  if (ended) return withRound(state, ended, rest);
  const { seeds } = state;
  const nextNonce = Math.max(seeds.nextNonce, round.nonce + 1);
  const isInUse = seeds.seedId === round.seedId;
  return { ...state, ...rest, seeds: isInUse ? { ...seeds, nextNonce } : seeds };
}

type Asked = Pick<Extract<StepPhase, { name: 'asking' }>, 'act' | 'step' | 'stake'>;

/** The state of a game's page, and what changes it: one press at a time, answered or refused. */
function usePresses(environment: GameEnvironment, params: { readonly game: string }) {
  const { session, bridge, sounds, onSessionLost } = environment;
  const { state, setState, startedAtMs, failure } = useGameState(environment, params);
  const [phase, setPhase] = useState<StepPhase>({ name: 'idle' });
  const [last, setLast] = useState<StepRound | null>(null);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);

  function answer(value: Answered): void {
    setState((before) => before && withAnswer(before, value));
    setLast(value.round);
    setPhase({ name: 'idle' });
    const isOver = value.round.state !== 'open';
    if (isOver || value.round.steps.length === 0)
      bridge.send({ type: 'khelaghor.balance-changed' });
  }

  async function press(
    asked: Asked,
    ask: (key: string) => Promise<CallReply<typeof takeStep>>,
  ): Promise<void> {
    if (asked.act !== 'take') sounds.play('roll');
    setRefusal(null);
    if (asked.act === 'open') setLast(null);
    setPhase({ name: 'asking', ...asked, isLost: false });
    const key = v7({ msecs: session.nowMs() });
    const onLost = () => setPhase({ name: 'asking', ...asked, isLost: true });
    const reply = await askAgain(() => ask(key), onLost);
    if (reply.success) return answer(reply.value);
    setPhase({ name: 'idle' });
    if (reply.code === 'not_logged_in') return onSessionLost();
    setRefusal(reply);
    // Another tab may have played on, or the round ended meanwhile.
    const now = await session.call(inhouseGetState, { params });
    if (!now.success) return;
    setState(now.value);
    setLast((before) => (before?.state === 'open' ? null : before));
  }

  const round = state?.openRound ?? last;
  return { state, setState, startedAtMs, phase, round, refusal: failure ?? refusal, press };
}

/**
 * A game of many steps on its page. One press is one act: the next one waits for its answer, and
 * an act without an answer is asked for again with its key. A reload goes on with the open round.
 */
export function useSteps(environment: GameEnvironment, game: string): Steps {
  const params = { game };
  const { session } = environment;
  const { setState, press, ...shown } = usePresses(environment, params);
  const { state, phase } = shown;
  // A second press before the answer is not a second act.
  const pressable = phase.name === 'idle' ? state : null;

  /** The open round with the number and the key of what is done in it next. */
  function pressIn(
    act: 'step' | 'take',
    step: Plain | null,
    ask: (betId: string, head: StepHead) => Promise<CallReply<typeof takeStep>>,
  ): void {
    const round = pressable?.openRound;
    if (!round) return;
    const number = round.steps.length + 1;
    const asked = { act, step, stake: parseMinorText(round.stake) };
    void press(asked, (key) => ask(round.betId, { key, number }));
  }

  return {
    ...shown,
    open(choice, stake) {
      if (!pressable || pressable.openRound) return;
      const { seedId } = pressable.seeds;
      void press({ act: 'open', step: null, stake }, (key) => {
        const body = { key, stake: stake.toString(), choice, seedId };
        return session.call(inhouseOpenRound, { params, body });
      });
    },
    step(step) {
      pressIn('step', step, (betId, head) => {
        const body = { ...head, step: { ...step } };
        return session.call(inhouseStep, { params: { ...params, betId }, body });
      });
    },
    take() {
      pressIn('take', null, (betId, body) =>
        session.call(inhouseTake, { params: { ...params, betId }, body }),
      );
    },
    async rotate(clientSeed) {
      if (!state) return { success: false, code: 'network' };
      const { seedId } = state.seeds;
      return rotateSeed(environment, setState, { params, body: { seedId, clientSeed } });
    },
  };
}
