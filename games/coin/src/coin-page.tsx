import { useState } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { coinEngine, computePay, sideNames, SIDES } from '@khelaghor/engine-coin/public.ts';
import type { CoinSide } from '@khelaghor/engine-coin/public.ts';
import { describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { BetBox, firstStake } from '@khelaghor/game-sdk/bet/bet-box.tsx';
import { GuessRow } from '@khelaghor/game-sdk/bet/guess-row.tsx';
import { TakeBox } from '@khelaghor/game-sdk/bet/take-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { GameTable, GameTableSkeleton } from '@khelaghor/game-sdk/game-table.tsx';
import { RecentRounds } from '@khelaghor/game-sdk/recent-rounds.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { StepResult } from '@khelaghor/game-sdk/step-result.tsx';
import { useReveal } from '@khelaghor/game-sdk/use-reveal.ts';
import type { Reveal } from '@khelaghor/game-sdk/use-reveal.ts';
import { useRoundLabel } from '@khelaghor/game-sdk/use-round-label.ts';
import { readLimits } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState } from '@khelaghor/game-sdk/use-rounds.ts';
import { isStepGain, useSteps } from '@khelaghor/game-sdk/use-steps.ts';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
import { useStepSound } from '@khelaghor/game-sdk/use-step-sound.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CoinRules } from './coin-rules.tsx';
import { Flips } from './flips/flips.tsx';
import { countFlips, getLastSide, getNextFlip, listFlips } from './round.ts';
import { sidePictures } from './sides.ts';
import { fallMs, Toss } from './toss/toss.tsx';

const finishedCoin = describeStepGame(coinEngine);

const getAskedSide = ({ phase }: Steps): CoinSide | null =>
  SIDES.find((side) => phase.name === 'asking' && phase.step?.['side'] === side) ?? null;

/** Where an open round stands. */
function Standing({ round }: { readonly round: StepRound }) {
  const { digits } = useFormat();
  const words = useWords();
  const side = getLastSide(round);
  if (side === null) return <Trans>Heads or tails? Guess the first flip.</Trans>;
  const right = countFlips(round);
  const [shown, fell] = [toDigits(String(right), digits), words(sideNames[side])];
  return (
    <Plural
      value={right}
      one={`${fell}: ${shown} right. Guess again, or take it.`}
      other={`${fell}: ${shown} right in a row. Guess again, or take it.`}
    />
  );
}

/** What ended a lost round. */
function Lost({ round }: { readonly round: StepRound }) {
  const words = useWords();
  const fell = words(sideNames[getLastSide(round) ?? 'heads']);
  return <Trans>The coin fell on {fell}. The round is over.</Trans>;
}

type BoardProps = { readonly reveal: Reveal; readonly state: GameState };

function getMood({ steps: { phase }, moving }: Reveal): 'resting' | 'turning' | 'falling' {
  if (moving) return 'falling';
  return phase.name === 'asking' && phase.act === 'step' ? 'turning' : 'resting';
}

/** The coin with the flips so far, the last rounds, and the sentence about this one. */
function Board({ reveal, state }: BoardProps) {
  const { steps, moving, scene } = reveal;
  const { phase, round } = steps;
  const getLabel = useRoundLabel(finishedCoin);
  const trouble = useTrouble(steps);
  const fallen = moving ?? round;
  return (
    <>
      <Toss
        side={(fallen && getLastSide(fallen)) ?? 'heads'}
        mood={getMood(reveal)}
        isGain={round !== null && isStepGain(round)}
        scene={scene}
      />
      <Flips flips={listFlips(round)} />
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <StepResult
        round={round}
        phase={phase}
        trouble={trouble}
        words={{
          idle: <Trans>Choose a stake, then start.</Trans>,
          opening: <Trans>The coin is laid on the thumb.</Trans>,
          stepping: <Trans>The coin turns…</Trans>,
          standing: round && <Standing round={round} />,
          lost: round && <Lost round={round} />,
        }}
      />
    </>
  );
}

type OpenBoxProps = {
  readonly steps: Steps;
  readonly round: StepRound;
  readonly onGuess: (side: CoinSide) => void;
};

/** The two guesses, and what an open round pays now and after a right one. */
function OpenBox({ steps, round, onGuess }: OpenBoxProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const words = useWords();
  const next = getNextFlip(round);
  const limit = <Money minor={parseMinorText(round.payoutMax)} currency={round.currency} />;
  const isOffered = next?.isOffered === true;
  const options = SIDES.map((side) => ({
    value: side,
    name: words(sideNames[side]),
    picture: <img src={sidePictures[side]} alt="" draggable={false} />,
    isOffered,
  }));
  return (
    <TakeBox
      round={round}
      phase={steps.phase}
      next={
        isOffered
          ? {
              name: <Trans>After a right guess</Trans>,
              payout: next.payout,
              multiple: toDigits(formatPay(next.pays), digits),
            }
          : null
      }
      note={
        isOffered ? (
          <Trans>Both sides are equally likely on every flip.</Trans>
        ) : (
          <Trans>A round pays at most {limit}: another right guess would be above it.</Trans>
        )
      }
      nothingYet={<Trans>Guess a flip first</Trans>}
      onTake={steps.take}
    >
      <GuessRow
        label={t`Your guess`}
        options={options}
        asked={getAskedSide(steps)}
        isIdle={steps.phase.name === 'idle'}
        onGuess={onGuess}
      />
    </TakeBox>
  );
}

type TableProps = {
  readonly environment: GameEnvironment;
  readonly reveal: Reveal;
  readonly state: GameState;
};

function Table({ environment, reveal, state }: TableProps) {
  const { digits } = useFormat();
  const { steps } = reveal;
  const { openRound } = state;
  const keptStake = useState(firstStake);
  const [sounds] = useState(createSounds);
  useStepSound(steps.round, sounds);
  const isBusy = steps.phase.name !== 'idle';
  const limits = readLimits(state);
  const first = computePay(1);
  const bet = openRound ? (
    <OpenBox
      steps={steps}
      round={openRound}
      onGuess={(side) => {
        sounds.play('roll');
        steps.step({ side });
      }}
    />
  ) : (
    <BetBox
      topPay={first}
      topPayText={toDigits(formatPay(first), digits)}
      terms={{ pay: <Trans>The first right guess</Trans>, win: <Trans>It pays</Trans> }}
      keptStake={keptStake}
      limits={limits}
      balance={parseMinorText(state.balance)}
      isBusy={isBusy}
      action={isBusy ? <Trans>Getting the coin</Trans> : <Trans>Start</Trans>}
      onBet={(stake) => {
        sounds.play('roll');
        steps.open({}, stake);
      }}
      onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
    />
  );
  return (
    <GameTable
      engine={finishedCoin}
      environment={environment}
      rounds={steps}
      state={state}
      sounds={sounds}
      title={<Trans>Coin flips</Trans>}
      board={<Board reveal={reveal} state={state} />}
      bet={bet}
      rules={<CoinRules limits={limits} />}
    />
  );
}

/** The whole game. */
export function CoinPage(environment: GameEnvironment) {
  const reveal = useReveal(useSteps(environment, coinEngine.code), fallMs);
  const { steps } = reveal;
  const trouble = useTrouble(steps);
  if (steps.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table environment={environment} reveal={reveal} state={steps.state} />;
}
