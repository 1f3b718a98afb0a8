import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { GameLimits, Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { BetBox, firstStake } from './bet/bet-box.tsx';
import type { GameEnvironment } from './game-shell.tsx';
import { GameTable, GameTableSkeleton } from './game-table.tsx';
import { RecentRounds } from './recent-rounds.tsx';
import { RulesPage } from './rules-page.tsx';
import type { Replays } from './replay/replay.ts';
import { useReplays } from './replay/use-replays.ts';
import { useStepReplay } from './replay/use-step-replay.ts';
import type { StepReplay } from './replay/use-step-replay.ts';
import { StepResult } from './step-result.tsx';
import { useReveal } from './use-reveal.ts';
import type { Reveal } from './use-reveal.ts';
import { useRoundLabel } from './use-round-label.ts';
import { readLimits } from './use-rounds.ts';
import type { GameState } from './use-rounds.ts';
import { useSteps } from './use-steps.ts';
import type { Steps } from './use-steps.ts';
import { useStepSound } from './use-step-sound.ts';
import { useTrouble } from './use-trouble.ts';

type StepGameProps<Choice extends Plain, Step extends Plain> = {
  readonly engine: StepEngine<Choice, Step>;
  readonly environment: GameEnvironment;
  /** The game's name, for screen readers. */
  readonly title: ReactNode;
  /** Choice for the next round. */
  readonly choice: Choice;
  /** Takes over the choice of a round that is open when the page comes. */
  readonly onChoice?: (choice: Choice) => void;
  /** The return, before payouts are rounded. */
  readonly returned: Ratio;
  /** How long a step is in motion, in milliseconds; 0: what it opened is shown at once. */
  readonly revealMs: number;
  readonly words: {
    /** The first winning step: what it is called beside its pay. */
    readonly first: ReactNode;
    /** On the button while a round is opened. */
    readonly busy: ReactNode;
    /** Hint before the first round. */
    readonly idle: ReactNode;
    readonly opening: ReactNode;
    readonly stepping: ReactNode;
  };
  /** Where an open round stands, and what ended a lost one, in a sentence each. */
  readonly renderStanding: (round: StepRound) => ReactNode;
  readonly renderLost: (round: StepRound) => ReactNode;
  /** The controls of the choice; absent where nothing is chosen before the first step. */
  readonly renderControls?: (isBusy: boolean) => ReactNode;
  /** On the choice of the round that is open, else on the player's. */
  readonly renderScene: (reveal: Reveal, choice: Choice) => ReactNode;
  /** Draws the payout of an open round, and its steps where they are buttons. */
  readonly renderOpenBox: (steps: Steps, round: StepRound) => ReactNode;
  /** Without limits, the page around the rules tells them. */
  readonly renderRules: (limits: GameLimits | null, choice: Choice) => ReactNode;
};

type TableProps<Choice extends Plain, Step extends Plain> = StepGameProps<Choice, Step> & {
  /** The game of now, also while an old round is shown. */
  readonly live: Steps;
  readonly reveal: Reveal;
  readonly replays: Replays;
  readonly replayed: StepReplay;
  readonly state: GameState;
};

/** The scene with the last results, and the sentence about the round. */
function Board<Choice extends Plain, Step extends Plain>(props: TableProps<Choice, Step>) {
  const { engine, reveal, state, words } = props;
  const { ended, board } = props.replayed;
  const { phase, refusal } = reveal.steps;
  // Of a replay the result comes first.
  const round = ended ?? reveal.steps.round;
  const choice = (ended && engine.parseChoice(ended.choice)) ?? props.choice;
  const getLabel = useRoundLabel(describeStepGame(engine));
  const trouble = useTrouble({ phase, refusal });
  return (
    <>
      <div key={props.replays.replay?.turn} ref={board}>
        {props.renderScene(reveal, choice)}
      </div>
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <StepResult
        round={round}
        phase={phase}
        trouble={trouble}
        isReplay={ended !== null}
        words={{
          idle: words.idle,
          opening: words.opening,
          stepping: words.stepping,
          standing: round && props.renderStanding(round),
          lost: round && props.renderLost(round),
        }}
      />
    </>
  );
}

/** Lets the page go on with the choice of an open round. */
function useOpenChoice<Choice extends Plain, Step extends Plain>(
  { engine, onChoice }: Pick<StepGameProps<Choice, Step>, 'engine' | 'onChoice'>,
  openRound: StepRound | null,
): void {
  const adopt = useEffectEvent(() => {
    const choice = openRound && engine.parseChoice(openRound.choice);
    if (choice) onChoice?.(choice);
  });
  useEffect(() => adopt(), [openRound?.betId]);
}

function Table<Choice extends Plain, Step extends Plain>(props: TableProps<Choice, Step>) {
  const { engine, environment, live, reveal, state, choice, words } = props;
  const { steps } = reveal;
  const { openRound } = state;
  const { digits } = useFormat();
  const keptStake = useState(firstStake);
  useStepSound(steps.round, environment.sounds);
  useOpenChoice(props, openRound);
  const isBusy = steps.phase.name !== 'idle';
  const limits = readLimits(state);
  const first = engine.firstPay(choice);
  const bet = openRound ? (
    props.renderOpenBox(steps, openRound)
  ) : (
    <BetBox
      topPay={first}
      topPayText={toDigits(formatPay(first), digits)}
      returned={props.returned}
      terms={{ pay: words.first, win: <Trans>It pays</Trans> }}
      keptStake={keptStake}
      limits={limits}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? words.busy : <Trans>Start</Trans>}
      onBet={(stake) => steps.open(choice, stake)}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
    >
      {props.renderControls?.(isBusy)}
    </BetBox>
  );
  return (
    <GameTable
      engine={describeStepGame(engine)}
      environment={environment}
      rounds={steps}
      state={live.state ?? state}
      title={props.title}
      board={<Board {...props} />}
      replays={props.replays}
      bet={bet}
      rules={props.renderRules(limits, choice)}
    />
  );
}

/** The rules alone, with the controls of the choice. */
function Rules<Choice extends Plain, Step extends Plain>(props: StepGameProps<Choice, Step>) {
  const { engine, choice, words } = props;
  const { digits } = useFormat();
  const text = toDigits(formatPay(engine.firstPay(choice)), digits);
  return (
    <RulesPage controls={props.renderControls?.(false)} pay={{ name: words.first, text }}>
      {props.renderRules(null, choice)}
    </RulesPage>
  );
}

function PlayedGame<Choice extends Plain, Step extends Plain>(props: StepGameProps<Choice, Step>) {
  const { engine, environment, revealMs } = props;
  const steps = useSteps(environment, engine.code);
  const replays = useReplays(environment.sounds);
  const replayed = useStepReplay(engine, steps, { replay: replays.replay, revealMs });
  const reveal = useReveal(replayed.steps, revealMs);
  const { state } = reveal.steps;
  const trouble = useTrouble(steps);
  if (state === null) return <GameTableSkeleton trouble={trouble} />;
  return (
    <Table
      {...props}
      live={steps}
      reveal={reveal}
      replays={replays}
      replayed={replayed}
      state={state}
    />
  );
}

/** A game of many steps: its rounds, its bet, and the panels of every game. */
export function StepGame<Choice extends Plain, Step extends Plain>(
  props: StepGameProps<Choice, Step>,
) {
  return props.environment.isRulesOnly ? <Rules {...props} /> : <PlayedGame {...props} />;
}
