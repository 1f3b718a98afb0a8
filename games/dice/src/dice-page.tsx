import './dice-page.css';
import { useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { DiceLimits, DicePick } from '@khelaghor/engine-dice/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SessionBar } from '@khelaghor/game-sdk/session-bar.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { minorFromText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { BetPanel } from './bet/bet-panel.tsx';
import { HistoryPanel } from '../../../packages/game-sdk/src/panels/history-panel.tsx';
import { Panels } from '../../../packages/game-sdk/src/panels/panels.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import { SeedsPanel } from '../../../packages/game-sdk/src/panels/seeds-panel.tsx';
import { isGain, ResultLine } from './result-line.tsx';
import { RollChips } from './roll-chips.tsx';
import { DiceScene } from './scene/dice-scene.tsx';
import { useDice } from '../../../packages/game-sdk/src/use-rounds.ts';
import type { Dice, DiceState } from '../../../packages/game-sdk/src/use-rounds.ts';

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

const readLimits = ({ limits }: DiceState): DiceLimits => ({
  stakeMin: minorFromText(limits.stakeMin),
  stakeMax: minorFromText(limits.stakeMax),
  payoutMax: minorFromText(limits.payoutMax),
});

/** The message that explains why play is impossible; null: possible. */
function useTrouble({ phase, refusal }: Pick<Dice, 'phase' | 'refusal'>): string | null {
  const { t } = useLingui();
  const textOf = (reply: CallRefusal) =>
    reply.code === 'network' ? t`The connection is lost. We keep trying.` : reply.message;
  if (phase.name === 'asking' && phase.isReconnecting)
    return t`The connection is lost. Your roll counts once; we are asking what became of it.`;
  return refusal === null ? null : textOf(refusal);
}

const moods = { idle: 'resting', asking: 'waiting', landing: 'landing' } as const;

function Board({ dice, pick, onLanded }: { dice: Dice; pick: DicePick; onLanded: () => void }) {
  const { phase, landed, state } = dice;
  const [held, setHeld] = useState<number | null>(state?.rolls[0]?.roll ?? null);
  const roll = phase.name === 'landing' ? phase.roll.roll : (landed?.roll ?? held);
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

/** The balance during a roll: without the stake, before the payout. */
function balanceNow(state: DiceState, phase: Dice['phase']): bigint {
  const balance = minorFromText(state.balance);
  if (phase.name === 'asking') return balance - phase.stake;
  if (phase.name === 'landing') return balance - minorFromText(phase.roll.stake);
  return balance;
}

type TableProps = {
  readonly environment: GameEnvironment;
  readonly dice: Dice;
  readonly state: DiceState;
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
    dice.roll(pick, stake);
  };
  const land = () => {
    if (phase.name === 'landing') sounds.play(isGain(phase.roll) ? 'win' : 'land');
    dice.land();
  };
  return (
    <>
      <SessionBar
        balance={balanceNow(state, phase)}
        net={BigInt(state.sessionNet)}
        startedAtMs={dice.startedAtMs}
        isSoundOn={isSoundOn}
        onSound={(on) => {
          sounds.setOn(on);
          setSoundOn(on);
        }}
      />
      <main className="dice">
        <h1 className="sr">
          <Trans>Dice</Trans>
        </h1>
        <div className="dice__board">
          <Board dice={dice} pick={pick} onLanded={land} />
          <RollChips rolls={state.rolls} />
          <ResultLine roll={landed} trouble={trouble} isRolling={isBusy} />
        </div>
        <BetPanel
          pick={pick}
          onPick={setPick}
          stakeText={stakeText}
          onStakeText={setStakeText}
          limits={limits}
          balance={minorFromText(state.balance)}
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
                  session={session}
                  newest={state.rolls[0]?.betId ?? null}
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
  const dice = useDice(environment);
  const trouble = useTrouble(dice);
  if (dice.state === null) return <DiceSkeleton trouble={trouble} />;
  return <Table environment={environment} dice={dice} state={dice.state} />;
}
