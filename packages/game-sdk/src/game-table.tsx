import './game-table.css';
import type { ReactNode } from 'react';
import { describeGame } from '@khelaghor/game-engine/finished-game.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { GameEngine, Plain } from '@khelaghor/game-engine/game-engine.ts';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { getBalanceDuring } from './balance-during.ts';
import type { GameEnvironment } from './game-shell.tsx';
import { HistoryPanel } from './panels/history-panel.tsx';
import { Panels } from './panels/panels.tsx';
import { SeedsPanel } from './panels/seeds-panel.tsx';
import type { Replays } from './replay/replay.ts';
import { ReplayBox } from './replay/replay-box.tsx';
import { useBoardInView } from './replay/use-board-in-view.ts';
import { SessionBar } from './session-bar.tsx';
import type { GameState, Rounds } from './use-rounds.ts';
import type { Steps } from './use-steps.ts';

type GameTableProps<Choice extends Plain, Outcome extends Plain> = {
  readonly engine: GameEngine<Choice, Outcome> | FinishedGame;
  readonly environment: GameEnvironment;
  readonly rounds: Pick<Rounds | Steps, 'phase' | 'startedAtMs' | 'rotate'>;
  readonly state: GameState;
  /** Whether the next round begins by itself, so that nothing else may. */
  readonly isBusy?: boolean;
  /** The game's name, for screen readers. */
  readonly title: ReactNode;
  /** What is played on, with its results. On a desk it stands beside the bet. */
  readonly board: ReactNode;
  readonly bet: ReactNode;
  /** The text of the panel of rules. */
  readonly rules: ReactNode;
  readonly replays: Replays;
};

/** The frame of a game: session bar, board, bet, and the panels below. */
export function GameTable<Choice extends Plain, Outcome extends Plain>(
  props: GameTableProps<Choice, Outcome>,
) {
  const { engine, environment, rounds, state, rules, replays } = props;
  const { replay } = replays;
  const isBusy = props.isBusy === true || rounds.phase.name !== 'idle';
  const { bridge, session, sounds } = environment;
  const game = 'replay' in engine ? engine : describeGame(engine);
  const verify = (betId: string) => bridge.send({ type: 'khelaghor.verify', betId });
  const table = useBoardInView(replay);
  return (
    <>
      <SessionBar
        balance={getBalanceDuring(state, rounds.phase)}
        net={BigInt(state.sessionNet)}
        startedAtMs={rounds.startedAtMs}
        sounds={sounds}
      />
      <main className="game-table" ref={table}>
        <h1 className="visually-hidden">{props.title}</h1>
        <div className="game-table__board">{props.board}</div>
        {replay ? <ReplayBox game={game} replay={replay} onVerify={verify} /> : props.bet}
      </main>
      <Panels
        render={(panel) => {
          switch (panel) {
            case 'history':
              return (
                <HistoryPanel
                  engine={game}
                  session={session}
                  newest={state.rounds[0]?.betId ?? null}
                  onVerify={verify}
                  onReplay={isBusy ? null : replays.start}
                />
              );
            case 'seeds':
              return (
                <SeedsPanel
                  seeds={state.seeds}
                  isBusy={isBusy}
                  isRoundOpen={state.openRound !== null}
                  onRotate={rounds.rotate}
                />
              );
            case 'rules':
              return <div className="panel__body">{rules}</div>;
          }
        }}
      />
    </>
  );
}

/** The placeholder while a game's state loads. */
export function GameTableSkeleton({ trouble }: { readonly trouble: string | null }) {
  return (
    <SkeletonGroup>
      <div className="game-table__ghost">
        <Skeleton shape="card" />
        <Skeleton shape="line" />
        <Skeleton shape="line" length={0.6} />
        <Skeleton shape="card" />
      </div>
      {trouble !== null && <p className="game-table__trouble">{trouble}</p>}
    </SkeletonGroup>
  );
}
