import type { ReactNode } from 'react';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import type { DrawnEngine, SlotChoice } from '@khelaghor/slot-engine/drawn-engine.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { Trans } from '@lingui/react/macro';
import type { GameEnvironment } from '../game-shell.tsx';
import { InstantGame } from '../instant-game.tsx';
import type { RoundView } from '../round-view.ts';
import { useWords } from '../words.ts';
import { useTopText } from './use-top-text.ts';

const nothingChosen: SlotChoice = {};

type DrawnPageProps = {
  readonly engine: DrawnEngine<Pick<SlotSheet, 'title' | 'top'>, unknown>;
  readonly environment: GameEnvironment;
  readonly renderScene: (view: RoundView<SlotChoice>) => ReactNode;
  readonly renderRules: (limits: GameLimits | null) => ReactNode;
};

/** The page of a slot of any rules, round its scene. */
export function DrawnPage({ engine, environment, renderScene, renderRules }: DrawnPageProps) {
  const words = useWords();
  return (
    <InstantGame
      engine={engine}
      environment={environment}
      title={words(engine.sheet.title)}
      choice={nothingChosen}
      topPayText={useTopText(engine.sheet)}
      words={{
        action: <Trans>Spin</Trans>,
        busy: <Trans>Spinning</Trans>,
        idle: <Trans>Choose a stake and spin.</Trans>,
        playing: <Trans>The reels are turning.</Trans>,
      }}
      renderControls={() => null}
      renderScene={renderScene}
      renderRules={renderRules}
    />
  );
}
