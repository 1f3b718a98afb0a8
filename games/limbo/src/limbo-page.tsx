import { useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { LIMBO_RETURN, limboEngine, readHeight } from '@khelaghor/engine-limbo/public.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { createSingleWin } from '@khelaghor/game-engine/game-return.ts';
import { InstantGame } from '@khelaghor/game-sdk/instant-game.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { TargetControl } from './bet/target-control.tsx';
import { LimboRules } from './limbo-rules.tsx';
import { KiteScene } from './scene/kite-scene.tsx';

/** The height of a round in hundredths. Throws when it is a round of another game. */
function getRoundHeight(round: GameRound): bigint {
  const outcome = limboEngine.parseOutcome(round.outcome);
  if (!outcome) throw new Error(`round ${round.betId} has no height`);
  return readHeight(outcome);
}

/** The whole game. */
export function LimboPage(environment: GameEnvironment) {
  const { digits } = useFormat();
  const [target, setTarget] = useState(200);
  return (
    <InstantGame
      engine={limboEngine}
      environment={environment}
      title={<Trans>Limbo</Trans>}
      choice={{ target }}
      getPlay={(choice) => createSingleWin(limboEngine.topPay(choice), LIMBO_RETURN)}
      topPayText={toDigits(`${formatHundredths(target)}×`, digits)}
      words={{
        action: <Trans>Fly</Trans>,
        busy: <Trans>Flying</Trans>,
        idle: <Trans>Choose a target and a stake, then fly the kite.</Trans>,
        playing: <Trans>The kite is climbing.</Trans>,
      }}
      renderControls={(isBusy) => (
        <TargetControl target={target} onTarget={setTarget} disabled={isBusy} />
      )}
      renderScene={({ choice, round, ...view }) => (
        <KiteScene
          target={choice.target}
          height={round && getRoundHeight(round)}
          mood={view.mood}
          outcome={view.ending}
          onLanded={view.onLanded}
        />
      )}
      renderRules={(limits) => <LimboRules limits={limits} />}
    />
  );
}
