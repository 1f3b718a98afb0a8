import '@khelaghor/game-sdk/game-table.css';
import '@khelaghor/game-sdk/recent-rounds.css';
import { useEffect, useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { describeSharedGame } from '@khelaghor/game-engine/finished-shared-game.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { GameTableSkeleton } from '@khelaghor/game-sdk/game-table.tsx';
import { HistoryPanel } from '@khelaghor/game-sdk/panels/history-panel.tsx';
import { Panels } from '@khelaghor/game-sdk/panels/panels.tsx';
import { ReplayBox } from '@khelaghor/game-sdk/replay/replay-box.tsx';
import { useBoardInView } from '@khelaghor/game-sdk/replay/use-board-in-view.ts';
import { useReplays } from '@khelaghor/game-sdk/replay/use-replays.ts';
import { RoundResult } from '@khelaghor/game-sdk/round-result.tsx';
import { RulesPage } from '@khelaghor/game-sdk/rules-page.tsx';
import { SessionBar } from '@khelaghor/game-sdk/session-bar.tsx';
import { useSharedRound } from '@khelaghor/game-sdk/shared-round/use-shared-round.ts';
import type { SharedGame, SharedState } from '@khelaghor/game-sdk/shared-round/use-shared-round.ts';
import type { Sounds } from '@khelaghor/game-sdk/sounds.ts';
import { useRoundLabel } from '@khelaghor/game-sdk/use-round-label.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { SeatBox } from './bet/seat-box.tsx';
import { getBetView, getPayout } from './bet-view.ts';
import { CrashRules } from './crash-rules.tsx';
import { LastCrashPoints } from './last-crash-points.tsx';
import { RoundsPanel } from './panels/rounds-panel.tsx';
import { RoundSentence } from './round-sentence.tsx';
import { KiteScene } from './scene/kite-scene.tsx';
import { TableList } from './table-list.tsx';
import { useRoundReplay } from './use-round-replay.ts';

const finishedCrash = describeSharedGame(crashEngine);
const tickMs = 250;

/** Renders again four times a second while bets may cash out by themselves. */
function useTicks(isRunning: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** The sound of the member's round: of a gain, or of its end. */
function useRoundSound({ round, bets, nowMs }: SharedGame, sounds: Sounds): void {
  const gained = bets.filter((bet) => {
    const view = round && getBetView(bet, round, nowMs());
    return view?.name === 'cashed_out' && getPayout(bet, view.multiplier) > BigInt(bet.stake);
  }).length;
  useEffect(() => {
    if (gained > 0) sounds.play('win');
  }, [gained, sounds]);
  const hasEnded = round?.phase === 'ended' && bets.length > 0;
  useEffect(() => {
    if (hasEnded) sounds.play('land');
  }, [hasEnded, sounds]);
}

type TableProps = {
  readonly environment: GameEnvironment;
  readonly game: SharedGame;
  readonly state: SharedState;
};

/** The two bets; the second one shows when it is asked for. */
function Seats({ environment, game, state }: TableProps) {
  const { round, bets, nowMs } = game;
  const [isSecond, setSecond] = useState(false);
  const limits: GameLimits = {
    stakeMin: parseMinorText(state.limits.stakeMin),
    stakeMax: parseMinorText(state.limits.stakeMax),
    payoutMax: parseMinorText(state.limits.payoutMax),
  };
  const hasSecond = isSecond || bets.some(({ seat }) => seat === 2);
  return (
    <div className="seats">
      {(hasSecond ? [1, 2] : [1]).map((seat) => {
        const bet = bets.find((each) => each.seat === seat);
        return (
          <SeatBox
            key={seat}
            game={game}
            seat={seat}
            bet={bet}
            view={bet && round ? getBetView(bet, round, nowMs()) : null}
            limits={limits}
            balance={parseMinorText(state.balance)}
            onBet={() => environment.sounds.play('roll')}
            onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
          />
        );
      })}
      {!hasSecond && (
        <Button className="seats__more" onClick={() => setSecond(true)}>
          <Trans>Add a second bet</Trans>
        </Button>
      )}
    </div>
  );
}

/** Whether no bet of the member waits or runs: a replay would hide its cash-out button. */
function isAtRest({ round, bets, getSeat }: SharedGame): boolean {
  const isOver = round === null || round.phase === 'ended' || round.phase === 'void';
  return (isOver || bets.length === 0) && [1, 2].every((seat) => getSeat(seat).wait === null);
}

/** Result of the round that is replayed. */
function ReplayedResult({ round }: { readonly round: GameRound }) {
  const getLabel = useRoundLabel(finishedCrash);
  return (
    <RoundResult round={round} label={getLabel(round)} trouble={null} isReplay>
      {null}
    </RoundResult>
  );
}

function Table({ environment, game, state }: TableProps) {
  const { bridge, session, sounds } = environment;
  const { round, bets, isConnected } = game;
  const replays = useReplays(sounds);
  const { replay } = replays;
  const [replayed, board] = useRoundReplay(replay);
  const main = useBoardInView(replay);
  const verify = (betId: string) => bridge.send({ type: 'khelaghor.verify', betId });
  useTicks(isConnected && round?.phase === 'running' && bets.length > 0);
  useRoundSound(game, sounds);
  return (
    <>
      <SessionBar
        balance={parseMinorText(state.balance)}
        net={BigInt(state.sessionNet)}
        startedAtMs={game.startedAtMs}
        sounds={sounds}
      />
      <main className="game-table" ref={main}>
        <h1 className="visually-hidden">
          <Trans>Crash</Trans>
        </h1>
        <div className="game-table__board" ref={board}>
          <KiteScene
            key={replay?.turn}
            round={replayed ? replayed.round : round}
            isConnected={isConnected || replayed !== null}
            nowMs={replayed ? replayed.nowMs : game.nowMs}
          />
          <LastCrashPoints recent={state.recent} />
          {replay ? (
            <ReplayedResult round={replay.round} />
          ) : (
            <RoundSentence round={round} bets={bets} isConnected={isConnected} />
          )}
        </div>
        {replay ? (
          <ReplayBox game={finishedCrash} replay={replay} onVerify={verify} />
        ) : (
          <Seats environment={environment} game={game} state={state} />
        )}
        <TableList
          table={game.table?.round === round?.number ? game.table : null}
          largest={game.largest?.round === round?.number ? game.largest : null}
        />
      </main>
      <Panels
        render={(panel) => {
          switch (panel) {
            case 'history':
              return (
                <HistoryPanel
                  engine={finishedCrash}
                  session={session}
                  newest={state.rounds[0]?.betId ?? null}
                  onVerify={verify}
                  onReplay={isAtRest(game) ? replays.start : null}
                  isShared
                />
              );
            case 'seeds':
              return <RoundsPanel round={round} recent={state.recent} />;
            case 'rules':
              return (
                <div className="panel__body">
                  <CrashRules limits={crashEngine.limits} />
                </div>
              );
          }
        }}
      />
    </>
  );
}

function LiveGame({ environment }: { readonly environment: GameEnvironment }) {
  const { t } = useLingui();
  const game = useSharedRound(environment, crashEngine.code);
  const { state, failure } = game;
  if (state === null) {
    const lost = t`The connection was lost. Reconnecting…`;
    const trouble = failure && (failure.code === 'network' ? lost : failure.message);
    return <GameTableSkeleton trouble={trouble} />;
  }
  return <Table environment={environment} game={game} state={state} />;
}

/** The whole game. */
export const CrashPage = (environment: GameEnvironment) =>
  environment.isRulesOnly ? (
    <RulesPage>
      <CrashRules limits={null} />
    </RulesPage>
  ) : (
    <LiveGame environment={environment} />
  );
