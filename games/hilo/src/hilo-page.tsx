import { useState } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { describeCard, hiloEngine } from '@khelaghor/engine-hilo/public.ts';
import { describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { BetBox, firstStake } from '@khelaghor/game-sdk/bet/bet-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { GameTable, GameTableSkeleton } from '@khelaghor/game-sdk/game-table.tsx';
import { RecentRounds } from '@khelaghor/game-sdk/recent-rounds.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { StepResult } from '@khelaghor/game-sdk/step-result.tsx';
import { useReveal } from '@khelaghor/game-sdk/use-reveal.ts';
import type { Reveal } from '@khelaghor/game-sdk/use-reveal.ts';
import { useRoundLabel } from '@khelaghor/game-sdk/use-round-label.ts';
import { readLimits } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState } from '@khelaghor/game-sdk/use-rounds.ts';
import { isStepGain, useSteps } from '@khelaghor/game-sdk/use-steps.ts';
import { useStepSound } from '@khelaghor/game-sdk/use-step-sound.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { Draws } from './draws/draws.tsx';
import { HiloRules } from './hilo-rules.tsx';
import { OpenBox } from './open-box.tsx';
import { getLastMove, getOpenCard, listDraws } from './round.ts';
import { CardTable, turnMs } from './table/card-table.tsx';

const finishedHilo = describeStepGame(hiloEngine);

/** Where an open round stands. */
function Standing({ round }: { readonly round: StepRound }) {
  const words = useWords();
  const card = words(describeCard(getOpenCard(round)));
  const move = getLastMove(round);
  if (move !== null && move !== 'skip') return <Trans>{card}: right! Go on, or take it.</Trans>;
  return <Trans>{card} lies open. What comes next?</Trans>;
}

/** What ended a lost round. */
function Lost({ round }: { readonly round: StepRound }) {
  const words = useWords();
  const card = words(describeCard(getOpenCard(round)));
  return <Trans>{card}: the guess was wrong. The round is over.</Trans>;
}

/** The cards, those before, the last rounds, and the sentence about this one. */
function Board({ reveal, state }: { readonly reveal: Reveal; readonly state: GameState }) {
  const { steps, moving, scene } = reveal;
  const { phase, round } = steps;
  const getLabel = useRoundLabel(finishedHilo);
  const trouble = useTrouble(steps);
  const isAsking = phase.name === 'asking' && phase.act !== 'take';
  return (
    <>
      <CardTable
        open={round && getOpenCard(round)}
        turning={moving && getOpenCard(moving)}
        isAsking={isAsking && moving === null}
        isLost={round?.state === 'lost'}
        isGain={round !== null && isStepGain(round)}
        scene={scene}
      />
      <Draws draws={round ? listDraws(round) : []} />
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <StepResult
        round={round}
        phase={phase}
        trouble={trouble}
        words={{
          idle: <Trans>Choose a stake, then start.</Trans>,
          opening: <Trans>The first card is dealt.</Trans>,
          stepping: <Trans>The next card turns…</Trans>,
          standing: round && <Standing round={round} />,
          lost: round && <Lost round={round} />,
        }}
      />
    </>
  );
}

type TableProps = {
  readonly environment: GameEnvironment;
  readonly reveal: Reveal;
  readonly state: GameState;
};

function Table({ environment, reveal, state }: TableProps) {
  const { digits } = useFormat();
  const { steps } = reveal;
  const { openRound } = state;
  const keptStake = useState(firstStake);
  const [sounds] = useState(createSounds);
  useStepSound(steps.round, sounds);
  const isBusy = steps.phase.name !== 'idle';
  const limits = readLimits(state);
  const first = hiloEngine.firstPay({});
  const bet = openRound ? (
    <OpenBox
      steps={steps}
      round={openRound}
      onMove={(move) => {
        sounds.play('roll');
        steps.step({ move });
      }}
    />
  ) : (
    <BetBox
      topPay={first}
      topPayText={toDigits(formatPay(first), digits)}
      terms={{ pay: <Trans>After a seven</Trans>, win: <Trans>It pays</Trans> }}
      keptStake={keptStake}
      limits={limits}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? <Trans>Dealing</Trans> : <Trans>Start</Trans>}
      onBet={(stake) => {
        sounds.play('roll');
        steps.open({}, stake);
      }}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
    />
  );
  return (
    <GameTable
      engine={finishedHilo}
      environment={environment}
      rounds={steps}
      state={state}
      sounds={sounds}
      title={<Trans>Hi-Lo</Trans>}
      board={<Board reveal={reveal} state={state} />}
      bet={bet}
      rules={<HiloRules limits={limits} />}
    />
  );
}

/** The whole game. */
export function HiloPage(environment: GameEnvironment) {
  const reveal = useReveal(useSteps(environment, hiloEngine.code), turnMs);
  const { steps } = reveal;
  const trouble = useTrouble(steps);
  if (steps.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table environment={environment} reveal={reveal} state={steps.state} />;
}
