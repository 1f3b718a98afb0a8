import { useState } from 'react';
import {
  formatPay,
  getPays,
  plinkoEngine,
  RISKS,
  riskWords,
} from '@khelaghor/engine-plinko/public.ts';
import type { PlinkoChoice } from '@khelaghor/engine-plinko/public.ts';
import { ChoiceRow } from '@khelaghor/game-sdk/bet/choice-row.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { findListedPlay } from '@khelaghor/game-engine/game-return.ts';
import { InstantGame } from '@khelaghor/game-sdk/instant-game.tsx';
import { readOutcome } from '@khelaghor/game-sdk/round-view.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlinkoBoard } from './board/plinko-board.tsx';
import { PlinkoRules } from './plinko-rules.tsx';
import { RowField } from './row-field.tsx';

type PlinkoControlProps = {
  readonly choice: PlinkoChoice;
  readonly onChoice: (choice: PlinkoChoice) => void;
  readonly disabled: boolean;
};

/** How many rows, and at which risk. */
function PlinkoControl({ choice, onChoice, disabled }: PlinkoControlProps) {
  const { t } = useLingui();
  const words = useWords();
  return (
    <div className="plinko-choice">
      <RowField
        rows={choice.rows}
        onRows={(rows) => onChoice({ ...choice, rows })}
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
    </div>
  );
}

/** The whole game. */
export function PlinkoPage(environment: GameEnvironment) {
  const { digits } = useFormat();
  const [choice, setChoice] = useState<PlinkoChoice>({ rows: 12, risk: 'medium' });
  return (
    <InstantGame
      engine={plinkoEngine}
      environment={environment}
      title={<Trans>Plinko</Trans>}
      choice={choice}
      getPlay={(chosen) => findListedPlay(plinkoEngine, chosen)}
      topPayText={toDigits(formatPay(Math.max(...getPays(choice))), digits)}
      words={{
        action: <Trans>Drop the ball</Trans>,
        busy: <Trans>Falling</Trans>,
        idle: <Trans>Choose rows, risk and stake, then drop the ball.</Trans>,
        playing: <Trans>The ball finds its way.</Trans>,
      }}
      renderControls={(isBusy) => (
        <PlinkoControl choice={choice} onChoice={setChoice} disabled={isBusy} />
      )}
      renderScene={(view) => (
        <PlinkoBoard
          choice={view.choice}
          path={readOutcome(plinkoEngine, view)?.path ?? null}
          mood={view.mood}
          isGain={view.ending === 'won'}
          onLanded={view.onLanded}
        />
      )}
      renderRules={(limits) => <PlinkoRules choice={choice} limits={limits} />}
    />
  );
}
