import { useState } from 'react';
import {
  formatPay,
  getPay,
  groupPays,
  riskWords,
  wheelEngine,
} from '@khelaghor/engine-wheel/public.ts';
import type { WheelChoice } from '@khelaghor/engine-wheel/public.ts';
import { RISKS, SEGMENT_COUNTS } from '@khelaghor/engine-wheel/wheels.ts';
import { ChoiceRow } from '@khelaghor/game-sdk/bet/choice-row.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { findListedPlay } from '@khelaghor/game-engine/game-return.ts';
import { InstantGame } from '@khelaghor/game-sdk/instant-game.tsx';
import { readOutcome } from '@khelaghor/game-sdk/round-view.ts';
import type { RoundView } from '@khelaghor/game-sdk/round-view.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { WheelLegend } from './legend/wheel-legend.tsx';
import { WheelScene } from './scene/wheel-scene.tsx';
import { WheelRules } from './wheel-rules.tsx';

/** The wheel with its legend. */
function Board({ view }: { readonly view: RoundView<WheelChoice> }) {
  const { choice, mood } = view;
  const outcome = readOutcome(wheelEngine, view);
  return (
    <>
      <WheelScene
        choice={choice}
        segment={outcome && outcome.segment}
        mood={mood}
        isGain={view.ending === 'won'}
        onLanded={view.onLanded}
      />
      <WheelLegend
        choice={choice}
        landed={outcome && mood === 'resting' ? getPay(choice, outcome) : null}
      />
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

/** The whole game. */
export function WheelPage(environment: GameEnvironment) {
  const { digits } = useFormat();
  const [choice, setChoice] = useState<WheelChoice>({ segments: 20, risk: 'medium' });
  const [best] = groupPays(choice);
  return (
    <InstantGame
      engine={wheelEngine}
      environment={environment}
      title={<Trans>Wheel</Trans>}
      choice={choice}
      getPlay={(chosen) => findListedPlay(wheelEngine, chosen)}
      topPayText={toDigits(formatPay(best?.hundredths ?? 0), digits)}
      words={{
        action: <Trans>Spin</Trans>,
        busy: <Trans>Spinning</Trans>,
        idle: <Trans>Choose a wheel and a stake, then spin.</Trans>,
        playing: <Trans>The wheel is turning.</Trans>,
      }}
      renderControls={(isBusy) => (
        <WheelControl choice={choice} onChoice={setChoice} disabled={isBusy} />
      )}
      renderScene={(view) => <Board view={view} />}
      renderRules={(limits) => <WheelRules choice={choice} limits={limits} />}
    />
  );
}
