import './dice-page.css';
import { useState } from 'react';
import { diceEngine } from '@khelaghor/engine-dice/public.ts';
import type { DicePick } from '@khelaghor/engine-dice/public.ts';
import { getBalanceDuring } from '@khelaghor/game-sdk/balance-during.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SessionBar } from '@khelaghor/game-sdk/session-bar.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { isGain, readLimits, useRounds } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState, Rounds } from '@khelaghor/game-sdk/use-rounds.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import { BetPanel } from './bet/bet-panel.tsx';
import { HistoryPanel } from '@khelaghor/game-sdk/panels/history-panel.tsx';
import { Panels } from '@khelaghor/game-sdk/panels/panels.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import { SeedsPanel } from '@khelaghor/game-sdk/panels/seeds-panel.tsx';
import { ResultLine } from './result-line.tsx';
import { readRoll } from './roll.ts';
import { RollChips } from './roll-chips.tsx';
import { DiceScene } from './scene/dice-scene.tsx';

/** The placeholder while the game's state loads. */
function DiceSkeleton({ trouble }: { readonly trouble: string | null }) {
  return (
    <SkeletonGroup>
      <div className="dice-ghost">
        <Skeleton shape="card" />
        <Skeleton shape="line" />
        <Skeleton shape="line" length={0.6} />
        <Skeleton shape="card" />
      </div>
      {trouble !== null && <p className="dice-ghost__trouble">{trouble}</p>}
    </SkeletonGroup>
  );
}

const moods = { idle: 'resting', asking: 'waiting', landing: 'landing' } as const;

function Board({ dice, pick, onLanded }: { dice: Rounds; pick: DicePick; onLanded: () => void }) {
  const { phase, landed, state } = dice;
  const last = state?.rounds[0];
  const [held, setHeld] = useState<number | null>(last ? readRoll(last).roll : null);
  const shown = phase.name === 'landing' ? phase.round : landed;
  const roll = shown ? readRoll(shown).roll : held;
  const outcome =
    landed === null || phase.name !== 'idle' ? 'none' : isGain(landed) ? 'won' : 'lost';
  return (
    <DiceScene
      pick={pick}
      roll={roll}
      mood={moods[phase.name]}
      outcome={outcome}
      onLanded={() => {
        setHeld(roll);
        onLanded();
      }}
    />
  );
}

type TableProps = {
  readonly environment: GameEnvironment;
  readonly dice: Rounds;
  readonly state: GameState;
};

function Table({ environment, dice, state }: TableProps) {
  const { bridge, session } = environment;
  const { phase, landed } = dice;
  const [pick, setPick] = useState<DicePick>({ direction: 'under', chance: 4_950 });
  const [stakeText, setStakeText] = useState('10');
  const [sounds] = useState(createSounds);
  const [isSoundOn, setSoundOn] = useState(false);
  const trouble = useTrouble(dice);
  const limits = readLimits(state);
  const isBusy = phase.name !== 'idle';

  const roll = (stake: Minor) => {
    sounds.play('roll');
    dice.play(pick, stake);
  };
  const land = () => {
    if (phase.name === 'landing') sounds.play(isGain(phase.round) ? 'win' : 'land');
    dice.land();
  };
  return (
    <>
      <SessionBar
        balance={getBalanceDuring(state, phase)}
        net={BigInt(state.sessionNet)}
        startedAtMs={dice.startedAtMs}
        isSoundOn={isSoundOn}
        onSound={(on) => {
          sounds.setOn(on);
          setSoundOn(on);
        }}
      />
      <main className="dice">
        <h1 className="visually-hidden">
          <Trans>Dice</Trans>
        </h1>
        <div className="dice__board">
          <Board dice={dice} pick={pick} onLanded={land} />
          <RollChips rolls={state.rounds.map(readRoll)} />
          <ResultLine roll={landed && readRoll(landed)} trouble={trouble} isRolling={isBusy} />
        </div>
        <BetPanel
          pick={pick}
          onPick={setPick}
          stakeText={stakeText}
          onStakeText={setStakeText}
          limits={limits}
          balance={parseMinorText(state.balance)}
          isBusy={isBusy}
          onRoll={roll}
          onDeposit={() => bridge.send({ type: 'khelaghor.deposit' })}
        />
      </main>
      <Panels
        render={(name) => {
          switch (name) {
            case 'history':
              return (
                <HistoryPanel
                  engine={diceEngine}
                  session={session}
                  newest={state.rounds[0]?.betId ?? null}
                  onVerify={(betId) => bridge.send({ type: 'khelaghor.verify', betId })}
                />
              );
            case 'seeds':
              return <SeedsPanel seeds={state.seeds} isBusy={isBusy} onRotate={dice.rotate} />;
            case 'rules':
              return <RulesPanel limits={limits} />;
          }
        }}
      />
    </>
  );
}

/** The whole game. */
export function DicePage(environment: GameEnvironment) {
  const dice = useRounds(environment, diceEngine.code);
  const trouble = useTrouble(dice);
  if (dice.state === null) return <DiceSkeleton trouble={trouble} />;
  return <Table environment={environment} dice={dice} state={dice.state} />;
}
