import { useState } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import {
  computePay,
  DIFFICULTIES,
  LEVELS,
  towerEngine,
  towerShapes,
} from '@khelaghor/engine-tower/public.ts';
import type { TowerDifficulty } from '@khelaghor/engine-tower/public.ts';
import { describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { BetBox, firstStake } from '@khelaghor/game-sdk/bet/bet-box.tsx';
import { ChoiceRow } from '@khelaghor/game-sdk/bet/choice-row.tsx';
import { TakeBox } from '@khelaghor/game-sdk/bet/take-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { GameTable, GameTableSkeleton } from '@khelaghor/game-sdk/game-table.tsx';
import { RecentRounds } from '@khelaghor/game-sdk/recent-rounds.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { StepResult } from '@khelaghor/game-sdk/step-result.tsx';
import { useRoundLabel } from '@khelaghor/game-sdk/use-round-label.ts';
import { readLimits } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState } from '@khelaghor/game-sdk/use-rounds.ts';
import { useSteps } from '@khelaghor/game-sdk/use-steps.ts';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
import { useStepSound } from '@khelaghor/game-sdk/use-step-sound.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Climb } from './climb/climb.tsx';
import { countPassed, getNextLevel, listLevels, readDifficulty } from './round.ts';
import { TowerRules } from './tower-rules.tsx';

const finishedTower = describeStepGame(towerEngine);

const getAskedTile = ({ phase }: Steps): number | null =>
  phase.name === 'asking' && phase.step ? Number(phase.step['tile']) : null;

/** Where an open round stands. */
function Standing({ round }: { readonly round: StepRound }) {
  const { digits } = useFormat();
  const passed = countPassed(round);
  const level = toDigits(String(passed), digits);
  if (passed === 0) return <Trans>Open a niche of the lowest level.</Trans>;
  return <Trans>Level {level} passed. Climb on, or take it.</Trans>;
}

/** What ended a lost round. */
function Lost({ round }: { readonly round: StepRound }) {
  const { digits } = useFormat();
  const level = toDigits(String(countPassed(round)), digits);
  return <Trans>A snake on level {level}. The round is over.</Trans>;
}

type BoardProps = {
  readonly steps: Steps;
  readonly state: GameState;
  readonly difficulty: TowerDifficulty;
  readonly onOpen: (tile: number) => void;
};

/** The palace with the last rounds and the sentence about this one. */
function Board({ steps, state, difficulty, onOpen }: BoardProps) {
  const { phase, round } = steps;
  const getLabel = useRoundLabel(finishedTower);
  const trouble = useTrouble(steps);
  const { openRound } = state;
  const isOffered = openRound !== null && getNextLevel(openRound)?.isOffered === true;
  // While a tile is asked for its level stays lit, so that focus is not lost.
  const current = isOffered ? countPassed(openRound) + 1 : null;
  // After a round the tower is shown as it ended, until another difficulty is chosen.
  const shown = round && readDifficulty(round) === difficulty ? round : null;
  return (
    <>
      <Climb
        levels={listLevels(shown, difficulty, getAskedTile(steps))}
        current={current}
        onOpen={(tile) => phase.name === 'idle' && onOpen(tile)}
      />
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <StepResult
        round={round}
        phase={phase}
        trouble={trouble}
        words={{
          idle: <Trans>Choose a difficulty and a stake, then start.</Trans>,
          opening: <Trans>The palace closes its doors.</Trans>,
          stepping: <Trans>The niche opens…</Trans>,
          standing: round && <Standing round={round} />,
          lost: round && <Lost round={round} />,
        }}
      />
    </>
  );
}

/** What an open round pays now and on the next level. */
function OpenBox({ steps, round }: { readonly steps: Steps; readonly round: StepRound }) {
  const { digits } = useFormat();
  const next = getNextLevel(round);
  const { tiles, safe } = towerShapes[readDifficulty(round)];
  const [all, lamps] = [tiles, safe].map((count) => toDigits(String(count), digits));
  const limit = <Money minor={parseMinorText(round.payoutMax)} currency={round.currency} />;
  const isOffered = next?.isOffered === true;
  return (
    <TakeBox
      round={round}
      phase={steps.phase}
      next={
        isOffered
          ? {
              name: <Trans>On the next level</Trans>,
              payout: next.payout,
              multiple: toDigits(formatPay(next.pays), digits),
            }
          : null
      }
      note={
        isOffered ? (
          <Trans>
            Of {all} niches on each level, {lamps} hide a lamp.
          </Trans>
        ) : (
          <Trans>A round pays at most {limit}: the next level would be above it.</Trans>
        )
      }
      nothingYet={<Trans>Open a niche first</Trans>}
      onTake={steps.take}
    />
  );
}

type TableProps = {
  readonly environment: GameEnvironment;
  readonly steps: Steps;
  readonly state: GameState;
};

function Table({ environment, steps, state }: TableProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const words = useWords();
  const { openRound } = state;
  const [chosen, setChosen] = useState<TowerDifficulty>('easy');
  const difficulty = openRound ? readDifficulty(openRound) : chosen;
  const keptStake = useState(firstStake);
  const [sounds] = useState(createSounds);
  useStepSound(steps.round, sounds);
  const isBusy = steps.phase.name !== 'idle';
  const limits = readLimits(state);
  const first = computePay(difficulty, 1);
  const top = toDigits(formatPay(computePay(difficulty, LEVELS)), digits);
  const open = (tile: number) => {
    setChosen(difficulty);
    sounds.play('roll');
    steps.step({ tile });
  };
  const bet = openRound ? (
    <OpenBox steps={steps} round={openRound} />
  ) : (
    <BetBox
      topPay={first}
      topPayText={toDigits(formatPay(first), digits)}
      terms={{ pay: <Trans>The first level</Trans>, win: <Trans>It pays</Trans> }}
      keptStake={keptStake}
      limits={limits}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? <Trans>Closing the niches</Trans> : <Trans>Start</Trans>}
      onBet={(stake) => {
        sounds.play('roll');
        steps.open({ difficulty }, stake);
      }}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
    >
      <ChoiceRow
        label={t`Difficulty: up to ${top}`}
        values={DIFFICULTIES}
        value={difficulty}
        getText={(each) => words(towerShapes[each].name)}
        onValue={setChosen}
        disabled={isBusy}
      />
    </BetBox>
  );
  return (
    <GameTable
      engine={finishedTower}
      environment={environment}
      rounds={steps}
      state={state}
      sounds={sounds}
      title={<Trans>Tower</Trans>}
      board={<Board steps={steps} state={state} difficulty={difficulty} onOpen={open} />}
      bet={bet}
      rules={<TowerRules difficulty={difficulty} limits={limits} />}
    />
  );
}

/** The whole game. */
export function TowerPage(environment: GameEnvironment) {
  const steps = useSteps(environment, towerEngine.code);
  const trouble = useTrouble(steps);
  if (steps.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table environment={environment} steps={steps} state={steps.state} />;
}
