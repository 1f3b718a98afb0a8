import { useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { DICE_RETURN, diceEngine, formatMultiplier } from '@khelaghor/engine-dice/public.ts';
import type { DicePick } from '@khelaghor/engine-dice/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { createSingleWin } from '@khelaghor/game-engine/game-return.ts';
import { InstantGame } from '@khelaghor/game-sdk/instant-game.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { ChanceControl } from './bet/chance-control.tsx';
import { DiceRules } from './dice-rules.tsx';
import { DiceScene } from './scene/dice-scene.tsx';

/** The number of a round. Throws when it is a round of another game. */
function getRoll(round: GameRound): number {
  const outcome = diceEngine.parseOutcome(round.outcome);
  if (!outcome) throw new Error(`round ${round.betId} is no roll`);
  return outcome.roll;
}

/** The whole game. */
export function DicePage(environment: GameEnvironment) {
  const { digits } = useFormat();
  const [pick, setPick] = useState<DicePick>({ direction: 'under', chance: 4_950 });
  return (
    <InstantGame
      engine={diceEngine}
      environment={environment}
      title={<Trans>Dice</Trans>}
      choice={pick}
      getPlay={(choice) => createSingleWin(diceEngine.topPay(choice), DICE_RETURN)}
      topPayText={toDigits(`${formatMultiplier(pick.chance)}×`, digits)}
      terms={{ pay: <Trans>Pays</Trans>, win: <Trans>Possible win</Trans> }}
      words={{
        action: <Trans>Roll</Trans>,
        busy: <Trans>Rolling</Trans>,
        idle: <Trans>Choose a chance and a stake, then roll.</Trans>,
        playing: <Trans>The kite is looking for its number.</Trans>,
      }}
      renderControls={(isBusy) => <ChanceControl pick={pick} onPick={setPick} disabled={isBusy} />}
      renderScene={({ choice, round, ...view }) => (
        <DiceScene
          pick={choice}
          roll={round && getRoll(round)}
          mood={view.mood}
          outcome={view.ending}
          onLanded={view.onLanded}
        />
      )}
      renderRules={(limits) => <DiceRules limits={limits} />}
    />
  );
}
