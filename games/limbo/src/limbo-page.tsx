import { useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { limboEngine } from '@khelaghor/engine-limbo/public.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { BetBox } from '@khelaghor/game-sdk/bet/bet-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { GameTable, GameTableSkeleton } from '@khelaghor/game-sdk/game-table.tsx';
import { RecentRounds } from '@khelaghor/game-sdk/recent-rounds.tsx';
import { RoundResult } from '@khelaghor/game-sdk/round-result.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { isGain, readLimits, useRounds } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState, Rounds } from '@khelaghor/game-sdk/use-rounds.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { TargetControl } from './bet/target-control.tsx';
import { LimboRules } from './limbo-rules.tsx';
import { getRoundHeight } from './round-height.ts';
import { KiteScene } from './scene/kite-scene.tsx';

const moods = { idle: 'resting', asking: 'waiting', landing: 'climbing' } as const;

type BoardProps = {
  readonly rounds: Rounds;
  readonly state: GameState;
  readonly target: number;
  readonly onLanded: () => void;
};

/** The sky with the last heights and the sentence about the last flight. */
function Board({ rounds, state, target, onLanded }: BoardProps) {
  const { phase, landed } = rounds;
  const { digits } = useFormat();
  const trouble = useTrouble(rounds);
  const shown = phase.name === 'landing' ? phase.round : landed;
  const getLabel = (round: GameRound) =>
    toDigits(`${formatHundredths(getRoundHeight(round))}×`, digits);
  return (
    <>
      <KiteScene
        target={target}
        height={shown && getRoundHeight(shown)}
        mood={moods[phase.name]}
        outcome={phase.name !== 'idle' || !landed ? 'none' : isGain(landed) ? 'won' : 'lost'}
        onLanded={onLanded}
      />
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <RoundResult round={landed} label={landed ? getLabel(landed) : ''} trouble={trouble}>
        {phase.name === 'idle' ? (
          <Trans>Choose a target and a stake, then fly the kite.</Trans>
        ) : (
          <Trans>The kite is climbing.</Trans>
        )}
      </RoundResult>
    </>
  );
}

type TableProps = Omit<BoardProps, 'target' | 'onLanded'> & {
  readonly environment: GameEnvironment;
};

function Table({ environment, rounds, state }: TableProps) {
  const { digits } = useFormat();
  const [target, setTarget] = useState(200);
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
      topPay={limboEngine.topPay({ target })}
      topPayText={toDigits(`${formatHundredths(target)}×`, digits)}
      limits={limits}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? <Trans>Flying</Trans> : <Trans>Fly</Trans>}
      onBet={(stake) => {
        sounds.play('roll');
        rounds.play({ target }, stake);
      }}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
    >
      <TargetControl target={target} onTarget={setTarget} disabled={isBusy} />
    </BetBox>
  );
  return (
    <GameTable
      engine={limboEngine}
      environment={environment}
      rounds={rounds}
      state={state}
      sounds={sounds}
      title={<Trans>Limbo</Trans>}
      board={<Board rounds={rounds} state={state} target={target} onLanded={land} />}
      bet={bet}
      rules={<LimboRules limits={limits} />}
    />
  );
}

/** The whole game. */
export function LimboPage(environment: GameEnvironment) {
  const rounds = useRounds(environment, limboEngine.code);
  const trouble = useTrouble(rounds);
  if (rounds.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table environment={environment} rounds={rounds} state={rounds.state} />;
}
