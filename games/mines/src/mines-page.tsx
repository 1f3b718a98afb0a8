import './mines-page.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { minesEngine } from '@khelaghor/engine-mines/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { HistoryPanel } from '@khelaghor/game-sdk/panels/history-panel.tsx';
import { Panels } from '@khelaghor/game-sdk/panels/panels.tsx';
import { SeedsPanel } from '@khelaghor/game-sdk/panels/seeds-panel.tsx';
import { SessionBar } from '@khelaghor/game-sdk/session-bar.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import type { Sounds } from '@khelaghor/game-sdk/sounds.ts';
import { readLimits } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState } from '@khelaghor/game-sdk/use-rounds.ts';
import { getBalanceInSteps, isStepGain, useSteps } from '@khelaghor/game-sdk/use-steps.ts';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import { BetPanel } from './bet/bet-panel.tsx';
import { Board } from './board/board.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import { ResultLine } from './result-line.tsx';
import { finishedMines, RoundChips } from './round-chips.tsx';
import { getNextPay, listFaces, readMines } from './round.ts';

/** The placeholder while the game's state loads. */
function MinesSkeleton({ trouble }: { readonly trouble: string | null }) {
  return (
    <SkeletonGroup>
      <div className="mines-ghost">
        <Skeleton shape="card" />
        <Skeleton shape="line" />
        <Skeleton shape="card" />
      </div>
      {trouble !== null && <p className="mines-ghost__trouble">{trouble}</p>}
    </SkeletonGroup>
  );
}

/** Sounds what an answer has shown. A return at or below the stake sounds like any other end. */
function useSoundOf(round: StepRound | null, sounds: Sounds): void {
  const play = useEffectEvent(() => {
    if (round && round.steps.length > 0) sounds.play(isStepGain(round) ? 'win' : 'land');
  });
  useEffect(() => play(), [round?.betId, round?.steps.length]);
}

const getAskedCell = ({ phase }: Steps): number | null =>
  phase.name === 'asking' && phase.step ? Number(phase.step['cell']) : null;

type TableProps = {
  readonly environment: GameEnvironment;
  readonly steps: Steps;
  readonly state: GameState;
};

/** The panels below the game. */
function MinesPanels({
  environment,
  steps,
  state,
  mines,
}: TableProps & { readonly mines: number }) {
  const { bridge, session } = environment;
  return (
    <Panels
      render={(name) => {
        switch (name) {
          case 'history':
            return (
              <HistoryPanel
                engine={finishedMines}
                session={session}
                newest={state.rounds[0]?.betId ?? null}
                onVerify={(betId) => bridge.send({ type: 'khelaghor.verify', betId })}
              />
            );
          case 'seeds':
            return (
              <SeedsPanel
                seeds={state.seeds}
                isBusy={steps.phase.name !== 'idle'}
                isRoundOpen={state.openRound !== null}
                onRotate={steps.rotate}
              />
            );
          case 'rules':
            return <RulesPanel limits={readLimits(state)} mines={mines} />;
        }
      }}
    />
  );
}

function Table(props: TableProps) {
  const { environment, steps, state } = props;
  const { phase, round } = steps;
  const [mines, setMines] = useState(round ? readMines(round) : 3);
  const [stakeText, setStakeText] = useState('10');
  const [sounds] = useState(createSounds);
  const [isSoundOn, setSoundOn] = useState(false);
  const trouble = useTrouble(steps);
  useSoundOf(round, sounds);
  const { openRound } = state;
  const isIdle = phase.name === 'idle';
  const canOpen = isIdle && openRound !== null && getNextPay(openRound)?.isOffered === true;
  return (
    <>
      <SessionBar
        balance={getBalanceInSteps(state, phase)}
        net={BigInt(state.sessionNet)}
        startedAtMs={steps.startedAtMs}
        isSoundOn={isSoundOn}
        onSound={(on) => {
          sounds.setOn(on);
          setSoundOn(on);
        }}
      />
      <main className="mines-page">
        <h1 className="visually-hidden">
          <Trans>Mines</Trans>
        </h1>
        <div className="mines-page__board">
          <Board
            faces={listFaces(round, getAskedCell(steps))}
            canOpen={canOpen}
            onOpen={(cell) => {
              sounds.play('roll');
              steps.step({ cell });
            }}
          />
          <RoundChips rounds={state.rounds} />
          <ResultLine round={round} phase={phase} trouble={trouble} />
        </div>
        <BetPanel
          round={openRound}
          phase={phase}
          onTake={steps.take}
          mines={mines}
          onMines={setMines}
          stakeText={stakeText}
          onStakeText={setStakeText}
          limits={readLimits(state)}
          balance={parseMinorText(state.balance)}
          isBusy={!isIdle}
          onStart={(stake) => {
            sounds.play('roll');
            steps.open({ mines }, stake);
          }}
          onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
        />
      </main>
      <MinesPanels {...props} mines={openRound ? readMines(openRound) : mines} />
    </>
  );
}

/** The whole game. */
export function MinesPage(environment: GameEnvironment) {
  const steps = useSteps(environment, minesEngine.code);
  const trouble = useTrouble(steps);
  if (steps.state === null) return <MinesSkeleton trouble={trouble} />;
  return <Table environment={environment} steps={steps} state={steps.state} />;
}
