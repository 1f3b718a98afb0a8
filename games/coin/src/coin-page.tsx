import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { coinEngine, sideNames, SIDES, RETURN } from '@khelaghor/engine-coin/public.ts';
import type { CoinSide } from '@khelaghor/engine-coin/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { GuessRow } from '@khelaghor/game-sdk/bet/guess-row.tsx';
import { TakeBox } from '@khelaghor/game-sdk/bet/take-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { StepGame } from '@khelaghor/game-sdk/step-game.tsx';
import type { Reveal } from '@khelaghor/game-sdk/use-reveal.ts';
import { isStepGain } from '@khelaghor/game-sdk/use-steps.ts';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
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

function getMood({ steps: { phase }, moving }: Reveal): 'resting' | 'turning' | 'falling' {
  if (moving) return 'falling';
  return phase.name === 'asking' && phase.act === 'step' ? 'turning' : 'resting';
}

/** The coin with the flips so far. */
function Board({ reveal }: { readonly reveal: Reveal }) {
  const { steps, moving, scene } = reveal;
  const { round } = steps;
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
    </>
  );
}

type OpenBoxProps = {
  readonly steps: Steps;
  readonly round: StepRound;
};

/** The two guesses, and what an open round pays now and after a right one. */
function OpenBox({ steps, round }: OpenBoxProps) {
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
        onGuess={(side) => steps.step({ side })}
      />
    </TakeBox>
  );
}

/** The whole game. */
export function CoinPage(environment: GameEnvironment) {
  return (
    <StepGame
      engine={coinEngine}
      returned={RETURN}
      environment={environment}
      title={<Trans>Coin flips</Trans>}
      choice={{}}
      revealMs={fallMs}
      words={{
        first: <Trans>The first right guess</Trans>,
        busy: <Trans>Getting the coin</Trans>,
        idle: <Trans>Choose a stake, then start.</Trans>,
        opening: <Trans>The coin is laid on the thumb.</Trans>,
        stepping: <Trans>The coin turns…</Trans>,
      }}
      renderStanding={(round) => <Standing round={round} />}
      renderLost={(round) => <Lost round={round} />}
      renderScene={(reveal) => <Board reveal={reveal} />}
      renderOpenBox={(steps, round) => <OpenBox steps={steps} round={round} />}
      renderRules={(limits) => <CoinRules limits={limits} />}
    />
  );
}
