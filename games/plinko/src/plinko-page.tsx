import { useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import {
  formatPay,
  getPays,
  plinkoEngine,
  RISKS,
  riskWords,
} from '@khelaghor/engine-plinko/public.ts';
import type { PlinkoChoice } from '@khelaghor/engine-plinko/public.ts';
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
import { PlinkoBoard } from './board/plinko-board.tsx';
import { PlinkoRules } from './plinko-rules.tsx';
import { RowField } from './row-field.tsx';

const moods = { idle: 'resting', asking: 'waiting', landing: 'landing' } as const;

/** The path of a round on the chosen board; null: the round was on another. */
function readPath(round: GameRound | null, choice: PlinkoChoice): string | null {
  const chosen = round && plinkoEngine.parseChoice(round.choice);
  if (!chosen || chosen.rows !== choice.rows || chosen.risk !== choice.risk) return null;
  return plinkoEngine.parseOutcome(round.outcome)?.path ?? null;
}

/** What a round's bucket pays, as it is shown; empty when the round is none of Plinko. */
function readPay(round: GameRound): string {
  const choice = plinkoEngine.parseChoice(round.choice);
  const outcome = plinkoEngine.parseOutcome(round.outcome);
  return choice && outcome ? plinkoEngine.explain(choice, outcome)[0].result.en : '';
}

type BoardProps = {
  readonly rounds: Rounds;
  readonly state: GameState;
  readonly choice: PlinkoChoice;
  readonly onLanded: () => void;
};

/** The board with the last pays and the sentence about the last ball. */
function Board({ rounds, state, choice, onLanded }: BoardProps) {
  const { phase, landed } = rounds;
  const { digits } = useFormat();
  const trouble = useTrouble(rounds);
  const shown = phase.name === 'landing' ? phase.round : landed;
  const getLabel = (round: GameRound) => toDigits(readPay(round), digits);
  return (
    <>
      <PlinkoBoard
        choice={choice}
        path={readPath(shown, choice)}
        mood={moods[phase.name]}
        isGain={landed !== null && isGain(landed)}
        onLanded={onLanded}
      />
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <RoundResult round={landed} label={landed ? getLabel(landed) : ''} trouble={trouble}>
        {phase.name === 'idle' ? (
          <Trans>Choose rows, risk and stake, then drop the ball.</Trans>
        ) : (
          <Trans>The ball finds its way.</Trans>
        )}
      </RoundResult>
    </>
  );
}

type TableProps = Omit<BoardProps, 'choice' | 'onLanded'> & {
  readonly environment: GameEnvironment;
};

function Table({ environment, rounds, state }: TableProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const words = useWords();
  const [choice, setChoice] = useState<PlinkoChoice>({ rows: 12, risk: 'medium' });
  const [sounds] = useState(createSounds);
  const { phase } = rounds;
  const limits = readLimits(state);
  const isBusy = phase.name !== 'idle';
  const land = () => {
    if (phase.name === 'landing') sounds.play(isGain(phase.round) ? 'win' : 'land');
    rounds.land();
  };
  const bet = (
    <BetBox
      topPay={plinkoEngine.topPay(choice)}
      topPayText={toDigits(formatPay(Math.max(...getPays(choice))), digits)}
      limits={limits}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? <Trans>Falling</Trans> : <Trans>Drop the ball</Trans>}
      onBet={(stake) => {
        sounds.play('roll');
        rounds.play(choice, stake);
      }}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
    >
      <div className="plinko-choice">
        <RowField
          rows={choice.rows}
          onRows={(rows) => setChoice({ ...choice, rows })}
          disabled={isBusy}
        />
        <ChoiceRow
          label={t`Risk`}
          values={RISKS}
          value={choice.risk}
          getText={(risk) => words(riskWords[risk])}
          onValue={(risk) => setChoice({ ...choice, risk })}
          disabled={isBusy}
        />
      </div>
    </BetBox>
  );
  return (
    <GameTable
      engine={plinkoEngine}
      environment={environment}
      rounds={rounds}
      state={state}
      sounds={sounds}
      title={<Trans>Plinko</Trans>}
      board={<Board rounds={rounds} state={state} choice={choice} onLanded={land} />}
      bet={bet}
      rules={<PlinkoRules choice={choice} limits={limits} />}
    />
  );
}

/** The whole game. */
export function PlinkoPage(environment: GameEnvironment) {
  const rounds = useRounds(environment, plinkoEngine.code);
  const trouble = useTrouble(rounds);
  if (rounds.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table environment={environment} rounds={rounds} state={rounds.state} />;
}
