import { useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import {
  formatPay,
  getPay,
  groupPays,
  riskWords,
  wheelEngine,
} from '@khelaghor/engine-wheel/public.ts';
import type { WheelChoice, WheelOutcome } from '@khelaghor/engine-wheel/public.ts';
import { RISKS, SEGMENT_COUNTS } from '@khelaghor/engine-wheel/wheels.ts';
import { BetBox } from '@khelaghor/game-sdk/bet/bet-box.tsx';
import { ChoiceRow } from '@khelaghor/game-sdk/bet/choice-row.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { GameTable, GameTableSkeleton } from '@khelaghor/game-sdk/game-table.tsx';
import { RecentRounds } from '@khelaghor/game-sdk/recent-rounds.tsx';
import { RoundResult } from '@khelaghor/game-sdk/round-result.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { isGain, readLimits, useRounds } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState, Rounds } from '@khelaghor/game-sdk/use-rounds.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { WheelLegend } from './legend/wheel-legend.tsx';
import { WheelScene } from './scene/wheel-scene.tsx';
import { WheelRules } from './wheel-rules.tsx';

const moods = { idle: 'resting', asking: 'waiting', landing: 'turning' } as const;

type Spin = { readonly choice: WheelChoice; readonly outcome: WheelOutcome };

/** Reads the choice and the outcome of a round. Throws when it is a round of another game. */
function readSpin(round: GameRound): Spin {
  const choice = wheelEngine.parseChoice(round.choice);
  const outcome = wheelEngine.parseOutcome(round.outcome);
  if (!choice || !outcome) throw new Error(`round ${round.betId} is none of the wheel`);
  return { choice, outcome };
}

/** The segment of a round on the chosen wheel; null: the round was on another. */
function readSegment(round: GameRound | null, { segments, risk }: WheelChoice): number | null {
  if (!round) return null;
  const { choice, outcome } = readSpin(round);
  return choice.segments === segments && choice.risk === risk ? outcome.segment : null;
}

type BoardProps = {
  readonly rounds: Rounds;
  readonly state: GameState;
  readonly choice: WheelChoice;
  readonly onLanded: () => void;
};

/** The wheel with its legend, the last pays and the sentence about the last turn. */
function Board({ rounds, state, choice, onLanded }: BoardProps) {
  const { phase, landed } = rounds;
  const { digits } = useFormat();
  const trouble = useTrouble(rounds);
  const shown = phase.name === 'landing' ? phase.round : landed;
  const getLabel = (round: GameRound) => {
    const spin = readSpin(round);
    return toDigits(formatPay(getPay(spin.choice, spin.outcome)), digits);
  };
  const landedSegment = readSegment(landed, choice);
  return (
    <>
      <WheelScene
        choice={choice}
        segment={readSegment(shown, choice)}
        mood={moods[phase.name]}
        isGain={landed !== null && isGain(landed)}
        onLanded={onLanded}
      />
      <WheelLegend
        choice={choice}
        landed={landedSegment === null ? null : getPay(choice, { segment: landedSegment })}
      />
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <RoundResult round={landed} label={landed ? getLabel(landed) : ''} trouble={trouble}>
        {phase.name === 'idle' ? (
          <Trans>Choose a wheel and a stake, then spin.</Trans>
        ) : (
          <Trans>The wheel is turning.</Trans>
        )}
      </RoundResult>
    </>
  );
}

type WheelControlProps = {
  readonly choice: WheelChoice;
  readonly onChoice: (choice: WheelChoice) => void;
  readonly disabled: boolean;
};

const counts = SEGMENT_COUNTS.map(String);

/** How many segments, and at which risk. */
function WheelControl({ choice, onChoice, disabled }: WheelControlProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const words = useWords();
  return (
    <>
      <ChoiceRow
        label={t`Segments`}
        values={counts}
        value={String(choice.segments)}
        getText={(count) => toDigits(count, digits)}
        onValue={(count) => {
          const segments = SEGMENT_COUNTS[counts.indexOf(count)];
          if (segments) onChoice({ ...choice, segments });
        }}
        disabled={disabled}
      />
      <ChoiceRow
        label={t`Risk`}
        values={RISKS}
        value={choice.risk}
        getText={(risk) => words(riskWords[risk])}
        onValue={(risk) => onChoice({ ...choice, risk })}
        disabled={disabled}
      />
    </>
  );
}

type TableProps = Omit<BoardProps, 'choice' | 'onLanded'> & {
  readonly environment: GameEnvironment;
};

function Table({ environment, rounds, state }: TableProps) {
  const { digits } = useFormat();
  const [choice, setChoice] = useState<WheelChoice>({ segments: 20, risk: 'medium' });
  const [sounds] = useState(createSounds);
  const { phase } = rounds;
  const limits = readLimits(state);
  const isBusy = phase.name !== 'idle';
  const [best] = groupPays(choice);
  const land = () => {
    if (phase.name === 'landing') sounds.play(isGain(phase.round) ? 'win' : 'land');
    rounds.land();
  };
  const bet = (
    <BetBox
      topPay={wheelEngine.topPay(choice)}
      topPayText={toDigits(formatPay(best?.hundredths ?? 0), digits)}
      limits={limits}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? <Trans>Spinning</Trans> : <Trans>Spin</Trans>}
      onBet={(stake) => {
        sounds.play('roll');
        rounds.play(choice, stake);
      }}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
    >
      <WheelControl choice={choice} onChoice={setChoice} disabled={isBusy} />
    </BetBox>
  );
  return (
    <GameTable
      engine={wheelEngine}
      environment={environment}
      rounds={rounds}
      state={state}
      sounds={sounds}
      title={<Trans>Wheel</Trans>}
      board={<Board rounds={rounds} state={state} choice={choice} onLanded={land} />}
      bet={bet}
      rules={<WheelRules choice={choice} limits={limits} />}
    />
  );
}

/** The whole game. */
export function WheelPage(environment: GameEnvironment) {
  const rounds = useRounds(environment, wheelEngine.code);
  const trouble = useTrouble(rounds);
  if (rounds.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table environment={environment} rounds={rounds} state={rounds.state} />;
}
