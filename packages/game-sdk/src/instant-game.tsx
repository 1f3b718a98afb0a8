import { Fragment, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { describeGame } from '@khelaghor/game-engine/finished-game.ts';
import type { GameEngine, GameLimits, Plain, Play } from '@khelaghor/game-engine/game-engine.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Trans } from '@lingui/react/macro';
import { AutoplayEnded, AutoplayForm, AutoplayRun } from './autoplay/autoplay-box.tsx';
import { useAutoplay } from './autoplay/use-autoplay.ts';
import type { Autoplay } from './autoplay/use-autoplay.ts';
import { BetBox } from './bet/bet-box.tsx';
import type { GameEnvironment } from './game-shell.tsx';
import { GameTable, GameTableSkeleton } from './game-table.tsx';
import { RecentRounds } from './recent-rounds.tsx';
import type { Replay } from './replay/replay.ts';
import { useBrokenShow } from './replay/use-broken-show.ts';
import { useReplays } from './replay/use-replays.ts';
import { RoundResult } from './round-result.tsx';
import { RulesPage } from './rules-page.tsx';
import { viewReplay, viewRounds } from './round-view.ts';
import type { RoundView } from './round-view.ts';
import { TurboContext } from './turbo.ts';
import { useCooldown } from './use-cooldown.ts';
import { readLimits, useRounds } from './use-rounds.ts';
import type { GameState, Rounds } from './use-rounds.ts';
import { useRoundLabel } from './use-round-label.ts';
import { useTrouble } from './use-trouble.ts';

type InstantGameProps<Choice extends Plain, Outcome extends Plain> = {
  readonly engine: GameEngine<Choice, Outcome>;
  readonly environment: GameEnvironment;
  /** The game's name, for screen readers. */
  readonly title: ReactNode;
  readonly choice: Choice;
  /** Whether it can be played; without it, yes. */
  readonly isComplete?: boolean;
  /** The most that the choice can pay, as it is shown. */
  readonly topPayText: string;
  /** All results of a choice; absent: what rounding costs at a stake is not told. */
  readonly getPlay?: (choice: Choice) => Play<Plain> | null;
  /** The names of the two terms; without them: highest pay and highest win. */
  readonly terms?: { readonly pay: ReactNode; readonly win: ReactNode };
  readonly words: {
    /** On the button. */
    readonly action: ReactNode;
    /** On the button while a round is played. */
    readonly busy: ReactNode;
    /** Hint before the first round. */
    readonly idle: ReactNode;
    /** While a round is played. */
    readonly playing: ReactNode;
  };
  /** The controls of the choice, which cannot be changed while a round is played. */
  readonly renderControls: (isBusy: boolean) => ReactNode;
  readonly renderScene: (view: RoundView<Choice>) => ReactNode;
  /** Without limits, the page around the rules tells them. */
  readonly renderRules: (limits: GameLimits | null) => ReactNode;
  /** Draws the part below the bet. */
  readonly renderBelow?: (view: RoundView<Choice>) => ReactNode;
};

type TableProps<Choice extends Plain, Outcome extends Plain> = InstantGameProps<Choice, Outcome> & {
  readonly rounds: Rounds;
  readonly state: GameState;
};

/** The scene with the last results, and the sentence about the last round. */
function Board<Choice extends Plain, Outcome extends Plain>(
  props: TableProps<Choice, Outcome> & {
    readonly view: RoundView<Choice>;
    readonly replay: Replay | null;
  },
) {
  const { engine, rounds, state, words, view, replay } = props;
  const getLabel = useRoundLabel(describeGame(engine));
  const trouble = useTrouble(rounds);
  // Of a replay the result comes first.
  const told = replay ? replay.round : rounds.landed;
  return (
    <>
      <Fragment key={replay?.turn}>{props.renderScene(view)}</Fragment>
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <RoundResult
        round={told}
        label={told ? getLabel(told) : ''}
        trouble={trouble}
        isReplay={replay !== null}
      >
        {rounds.phase.name === 'idle' ? words.idle : words.playing}
      </RoundResult>
    </>
  );
}

type BetProps<Choice extends Plain, Outcome extends Plain> = TableProps<Choice, Outcome> & {
  readonly autoplay: Autoplay;
  /** Null: rounds may not be shown faster. */
  readonly turbo: ComponentProps<typeof AutoplayForm>['turbo'];
};

function Bet<Choice extends Plain, Outcome extends Plain>(props: BetProps<Choice, Outcome>) {
  const { engine, environment, rounds, state, choice, words, autoplay } = props;
  const { run } = autoplay;
  const isCooling = useCooldown(rounds.asked, state.pace.cycleMs);
  const isBusy = rounds.phase.name !== 'idle' || run !== null || isCooling;
  return (
    <BetBox
      topPay={props.isComplete === false ? null : engine.topPay(choice)}
      topPayText={props.topPayText}
      play={props.isComplete === false ? null : (props.getPlay?.(choice) ?? null)}
      {...(props.terms && { terms: props.terms })}
      limits={readLimits(state)}
      stakeStep={engine.stakeStep}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? words.busy : words.action}
      {...(run && { instead: <AutoplayRun run={run} onStop={autoplay.stop} /> })}
      onBet={(stake) => rounds.play(choice, stake)}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
      renderMore={(stake) => (
        <>
          <AutoplayEnded ended={autoplay.ended} />
          {state.pace.autoplay && (
            <AutoplayForm
              stake={stake}
              isBusy={isBusy}
              onStart={(plan) => autoplay.start(choice, plan)}
              turbo={props.turbo}
            />
          )}
        </>
      )}
    >
      {props.renderControls(isBusy)}
    </BetBox>
  );
}

function Table<Choice extends Plain, Outcome extends Plain>(props: TableProps<Choice, Outcome>) {
  const { engine, environment, rounds, state } = props;
  const { pace } = state;
  const [isTurboOn, setTurboOn] = useState(false);
  const isTurbo = pace.turbo && isTurboOn;
  const autoplay = useAutoplay(rounds, { isTurbo, cycleMs: pace.cycleMs });
  const replays = useReplays(environment.sounds);
  const { replay } = replays;
  const isLocked = autoplay.run !== null;
  const phase = rounds.phase.name;
  useBrokenShow({ game: engine.code, phase, rounds: state.rounds, replays });
  const view = replay
    ? viewReplay(engine, replay, environment.sounds)
    : viewRounds(rounds, props.choice, isLocked);
  const turbo = pace.turbo ? { isOn: isTurboOn, onChange: setTurboOn } : null;
  return (
    <GameTable
      engine={engine}
      environment={environment}
      rounds={rounds}
      state={state}
      title={props.title}
      isBusy={isLocked}
      board={
        <TurboContext value={isTurbo}>
          <Board {...props} view={view} replay={replay} />
        </TurboContext>
      }
      replays={replays}
      bet={
        <div className="game-table__side">
          <Bet {...props} autoplay={autoplay} turbo={turbo} />
          {props.renderBelow?.(view)}
        </div>
      }
      rules={props.renderRules(readLimits(state))}
    />
  );
}

/** The rules alone, with the controls of the choice. */
function Rules<Choice extends Plain, Outcome extends Plain>(
  props: InstantGameProps<Choice, Outcome>,
) {
  const name = props.terms?.pay ?? <Trans>Highest pay</Trans>;
  const text = props.isComplete === false ? '–' : props.topPayText;
  return (
    <RulesPage controls={props.renderControls(false)} pay={{ name, text }}>
      {props.renderRules(null)}
    </RulesPage>
  );
}

function PlayedGame<Choice extends Plain, Outcome extends Plain>(
  props: InstantGameProps<Choice, Outcome>,
) {
  const rounds = useRounds(props.environment, props.engine.code);
  const trouble = useTrouble(rounds);
  if (rounds.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table {...props} rounds={rounds} state={rounds.state} />;
}

/** A game that is decided at once: its rounds, its bet, and the panels of every game. */
export function InstantGame<Choice extends Plain, Outcome extends Plain>(
  props: InstantGameProps<Choice, Outcome>,
) {
  return props.environment.isRulesOnly ? <Rules {...props} /> : <PlayedGame {...props} />;
}
