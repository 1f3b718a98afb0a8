import { useState } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import {
  computePay,
  DIFFICULTIES,
  LEVELS,
  towerEngine,
  towerShapes,
  RETURN,
} from '@khelaghor/engine-tower/public.ts';
import type { TowerDifficulty } from '@khelaghor/engine-tower/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { ChoiceRow } from '@khelaghor/game-sdk/bet/choice-row.tsx';
import { TakeBox } from '@khelaghor/game-sdk/bet/take-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { StepGame } from '@khelaghor/game-sdk/step-game.tsx';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Climb } from './climb/climb.tsx';
import { countPassed, getNextLevel, listLevels, readDifficulty } from './round.ts';
import { TowerRules } from './tower-rules.tsx';

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
  readonly difficulty: TowerDifficulty;
};

/** The palace with the round, unless another difficulty was chosen since. */
function Board({ steps, difficulty }: BoardProps) {
  const { phase, round, state } = steps;
  const openRound = state?.openRound ?? null;
  const isOffered = openRound !== null && getNextLevel(openRound)?.isOffered === true;
  // While a tile is asked for its level stays lit, so that focus is not lost.
  const current = isOffered ? countPassed(openRound) + 1 : null;
  const shown = round && readDifficulty(round) === difficulty ? round : null;
  return (
    <Climb
      levels={listLevels(shown, difficulty, getAskedTile(steps))}
      current={current}
      onOpen={(tile) => phase.name === 'idle' && steps.step({ tile })}
    />
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

type DifficultyFieldProps = {
  readonly value: TowerDifficulty;
  readonly onValue: (difficulty: TowerDifficulty) => void;
  readonly disabled: boolean;
};

function DifficultyField({ value, onValue, disabled }: DifficultyFieldProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const words = useWords();
  const top = toDigits(formatPay(computePay(value, LEVELS)), digits);
  return (
    <ChoiceRow
      label={t`Difficulty: up to ${top}`}
      values={DIFFICULTIES}
      value={value}
      getText={(each) => words(towerShapes[each].name)}
      onValue={onValue}
      disabled={disabled}
    />
  );
}

/** The whole game. */
export function TowerPage(environment: GameEnvironment) {
  const [difficulty, setDifficulty] = useState<TowerDifficulty>('easy');
  return (
    <StepGame
      engine={towerEngine}
      returned={RETURN}
      environment={environment}
      title={<Trans>Tower</Trans>}
      choice={{ difficulty }}
      onChoice={(choice) => setDifficulty(choice.difficulty)}
      revealMs={0}
      words={{
        first: <Trans>The first level</Trans>,
        busy: <Trans>Closing the niches</Trans>,
        idle: <Trans>Choose a difficulty and a stake, then start.</Trans>,
        opening: <Trans>The palace closes its doors.</Trans>,
        stepping: <Trans>The niche opens…</Trans>,
      }}
      renderStanding={(round) => <Standing round={round} />}
      renderLost={(round) => <Lost round={round} />}
      renderControls={(isBusy) => (
        <DifficultyField value={difficulty} onValue={setDifficulty} disabled={isBusy} />
      )}
      renderScene={({ steps }, choice) => <Board steps={steps} difficulty={choice.difficulty} />}
      renderOpenBox={(steps, round) => <OpenBox steps={steps} round={round} />}
      renderRules={(limits, choice) => (
        <TowerRules difficulty={choice.difficulty} limits={limits} />
      )}
    />
  );
}
