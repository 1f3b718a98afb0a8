import './open-box.css';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { describeGuess, getRank, MOVES } from '@khelaghor/engine-hilo/public.ts';
import type { HiloStep } from '@khelaghor/engine-hilo/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { GuessRow } from '@khelaghor/game-sdk/bet/guess-row.tsx';
import { TakeBox } from '@khelaghor/game-sdk/bet/take-box.tsx';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoveIcon } from './card/move-icon.tsx';
import { canSkip, getOpenCard, listGuesses } from './round.ts';
import type { GuessPay } from './round.ts';

const getAskedMove = ({ phase }: Steps): HiloStep['move'] | null =>
  MOVES.find((move) => phase.name === 'asking' && phase.step?.['move'] === move) ?? null;

/** The chance of a guess, and what the round pays when it is right. */
function GuessNote({ guess, round }: { readonly guess: GuessPay; readonly round: StepRound }) {
  const format = useFormat();
  const chance = formatPercent(guess.chance, { ...format, rounding: 'half_up' });
  return (
    <>
      <Trans>Chance {chance}</Trans>
      <br />
      <Money minor={guess.payout} currency={round.currency} />{' '}
      {toDigits(formatPay(guess.pays), format.digits)}
    </>
  );
}

type OpenBoxProps = {
  readonly steps: Steps;
  readonly round: StepRound;
};

/** What can be done with the open card, and what the round pays now. */
export function OpenBox({ steps, round }: OpenBoxProps) {
  const { t } = useLingui();
  const words = useWords();
  const asked = getAskedMove(steps);
  const isIdle = steps.phase.name === 'idle';
  const isSkippable = isIdle && canSkip(round);
  const rank = getRank(getOpenCard(round));
  const guesses = listGuesses(round);
  const limit = <Money minor={parseMinorText(round.payoutMax)} currency={round.currency} />;
  return (
    <TakeBox
      round={round}
      phase={steps.phase}
      next={null}
      note={
        guesses.every(({ isOffered }) => isOffered) ? (
          <Trans>A is the lowest card, K the highest.</Trans>
        ) : (
          <Trans>A round pays at most {limit}: a guess that could pay more is closed.</Trans>
        )
      }
      nothingYet={<Trans>Guess a card first</Trans>}
      onTake={steps.take}
    >
      <GuessRow
        label={t`Your guess`}
        options={guesses.map((guess) => ({
          value: guess.guess,
          name: words(describeGuess(rank, guess.guess)),
          note: <GuessNote guess={guess} round={round} />,
          picture: <MoveIcon move={guess.guess} />,
          isOffered: guess.isOffered,
        }))}
        asked={MOVES.find((move) => move !== 'skip' && move === asked) ?? null}
        isIdle={isIdle}
        onGuess={(move) => steps.step({ move })}
      />
      <Button
        className="skip-card"
        data-guess="skip"
        // Not disabled: the focus stays where the player skips.
        aria-disabled={!isSkippable}
        onClick={() => isSkippable && steps.step({ move: 'skip' })}
      >
        <MoveIcon move="skip" />
        <Trans>Skip this card, free</Trans>
      </Button>
    </TakeBox>
  );
}
