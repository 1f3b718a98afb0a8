import { useState } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { formatPay, getPay, minesEngine, readView } from '@khelaghor/engine-mines/public.ts';
import { describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import { BetBox, firstStake } from '@khelaghor/game-sdk/bet/bet-box.tsx';
import { TakeBox } from '@khelaghor/game-sdk/bet/take-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { GameTable, GameTableSkeleton } from '@khelaghor/game-sdk/game-table.tsx';
import { RecentRounds } from '@khelaghor/game-sdk/recent-rounds.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { StepResult } from '@khelaghor/game-sdk/step-result.tsx';
import { useRoundLabel } from '@khelaghor/game-sdk/use-round-label.ts';
import { readLimits } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState } from '@khelaghor/game-sdk/use-rounds.ts';
import { useSteps } from '@khelaghor/game-sdk/use-steps.ts';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
import { useStepSound } from '@khelaghor/game-sdk/use-step-sound.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { MinesControl } from './bet/mines-control.tsx';
import { Board } from './board/board.tsx';
import { MinesRules } from './mines-rules.tsx';
import { countFlowers, getNextPay, listFaces, readMines } from './round.ts';

const finishedMines = describeStepGame(minesEngine);

const getAskedCell = ({ phase }: Steps): number | null =>
  phase.name === 'asking' && phase.step ? Number(phase.step['cell']) : null;

/** Where an open round stands. */
function Standing({ round }: { readonly round: StepRound }) {
  const { digits } = useFormat();
  const flowers = countFlowers(round);
  const shown = toDigits(String(flowers), digits);
  if (flowers === 0) return <Trans>Choose a pot. Any but a crow’s is a flower.</Trans>;
  return (
    <Plural
      value={flowers}
      one={`${shown} flower. Open another pot, or take it.`}
      other={`${shown} flowers. Open another pot, or take it.`}
    />
  );
}

/** What ended a lost round. */
function Lost({ round }: { readonly round: StepRound }) {
  const { digits } = useFormat();
  const pot = toDigits(String((readView(round.shown).opened.at(-1) ?? 0) + 1), digits);
  return <Trans>Pot {pot} hid a crow. The round is over.</Trans>;
}

type BoardAreaProps = {
  readonly steps: Steps;
  readonly state: GameState;
  readonly onOpen: (cell: number) => void;
};

/** The pots with the last rounds and the sentence about this one. */
function BoardArea({ steps, state, onOpen }: BoardAreaProps) {
  const { phase, round } = steps;
  const getLabel = useRoundLabel(finishedMines);
  const trouble = useTrouble(steps);
  const { openRound } = state;
  const canOpen =
    phase.name === 'idle' && openRound !== null && getNextPay(openRound)?.isOffered === true;
  return (
    <>
      <Board faces={listFaces(round, getAskedCell(steps))} canOpen={canOpen} onOpen={onOpen} />
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <StepResult
        round={round}
        phase={phase}
        trouble={trouble}
        words={{
          idle: <Trans>Choose how many mines and a stake, then start.</Trans>,
          opening: <Trans>The pots are being set up.</Trans>,
          stepping: <Trans>The pot opens…</Trans>,
          standing: round && <Standing round={round} />,
          lost: round && <Lost round={round} />,
        }}
      />
    </>
  );
}

/** What an open round pays now and with one more flower. */
function OpenBox({ steps, round }: { readonly steps: Steps; readonly round: StepRound }) {
  const format = useFormat();
  const next = getNextPay(round);
  const chance = next && formatPercent(next.chance, { ...format, rounding: 'floor' });
  const limit = <Money minor={parseMinorText(round.payoutMax)} currency={round.currency} />;
  const isOffered = next?.isOffered === true;
  return (
    <TakeBox
      round={round}
      phase={steps.phase}
      next={
        isOffered
          ? {
              name: <Trans>With one more flower</Trans>,
              payout: next.payout,
              multiple: toDigits(`${formatPay(next.pays)}×`, format.digits),
            }
          : null
      }
      note={
        isOffered ? (
          <Trans>The next pot hides a flower with a chance of {chance}.</Trans>
        ) : (
          <Trans>A round pays at most {limit}: one more flower would be above it.</Trans>
        )
      }
      nothingYet={<Trans>Open a pot first</Trans>}
      onTake={steps.take}
    />
  );
}

type TableProps = {
  readonly environment: GameEnvironment;
  readonly steps: Steps;
  readonly state: GameState;
};

function Table({ environment, steps, state }: TableProps) {
  const { digits } = useFormat();
  const [mines, setMines] = useState(steps.round ? readMines(steps.round) : 3);
  const keptStake = useState(firstStake);
  const [sounds] = useState(createSounds);
  useStepSound(steps.round, sounds);
  const { openRound } = state;
  const isBusy = steps.phase.name !== 'idle';
  const limits = readLimits(state);
  const first = getPay(mines, 1);
  const open = (cell: number) => {
    sounds.play('roll');
    steps.step({ cell });
  };
  const bet = openRound ? (
    <OpenBox steps={steps} round={openRound} />
  ) : (
    <BetBox
      topPay={first}
      topPayText={toDigits(`${formatPay(first)}×`, digits)}
      terms={{ pay: <Trans>The first flower</Trans>, win: <Trans>It pays</Trans> }}
      keptStake={keptStake}
      limits={limits}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? <Trans>Setting up the pots</Trans> : <Trans>Start</Trans>}
      onBet={(stake) => {
        sounds.play('roll');
        steps.open({ mines }, stake);
      }}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
    >
      <MinesControl mines={mines} onMines={setMines} disabled={isBusy} />
    </BetBox>
  );
  return (
    <GameTable
      engine={finishedMines}
      environment={environment}
      rounds={steps}
      state={state}
      sounds={sounds}
      title={<Trans>Mines</Trans>}
      board={<BoardArea steps={steps} state={state} onOpen={open} />}
      bet={bet}
      rules={<MinesRules limits={limits} mines={openRound ? readMines(openRound) : mines} />}
    />
  );
}

/** The whole game. */
export function MinesPage(environment: GameEnvironment) {
  const steps = useSteps(environment, minesEngine.code);
  const trouble = useTrouble(steps);
  if (steps.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table environment={environment} steps={steps} state={steps.state} />;
}
