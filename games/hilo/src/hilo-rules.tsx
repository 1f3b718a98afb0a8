import {
  computeFirstPay,
  countRightRanks,
  describeGuess,
  formatRank,
  GUESSES,
  hiloEngine,
  RANKS,
  RETURN,
} from '@khelaghor/engine-hilo/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { PayTable } from '@khelaghor/game-sdk/panels/pay-table.tsx';
import { RulesVersion } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { StepRules } from '@khelaghor/game-sdk/panels/step-rules.tsx';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

const ranks = Array.from({ length: RANKS }, (_, rank) => rank);

/** What a first guess pays on each card, and how likely it is right. */
function GuessTable() {
  const { digits } = useFormat();
  const words = useWords();
  const rows = ranks.flatMap((rank) =>
    GUESSES.filter((guess) => countRightRanks(rank, guess) > 0).map((guess) => ({
      name: toDigits(`${formatRank(rank)} · ${words(describeGuess(rank, guess))}`, digits),
      pay: toDigits(formatPay(computeFirstPay(rank, guess)), digits),
      ways: BigInt(countRightRanks(rank, guess)),
    })),
  );
  return (
    <PayTable
      caption={<Trans>Pays and chances of a first guess</Trans>}
      subject={<Trans>Open card and guess</Trans>}
      rows={rows}
      total={BigInt(RANKS)}
    />
  );
}

/** The rules, with the engine's own numbers. */
export function HiloRules({ limits }: { readonly limits: GameLimits | null }) {
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            A card lies open. Guess whether the next one is higher or lower. The ace is the lowest,
            the king the highest. An equal card counts for both; only on an ace and on a king it is
            a guess of its own.
          </Trans>
        </li>
        <li>
          <Trans>
            Each card is drawn from the whole pack of 52, so that the same card can come again. All
            are drawn before you guess the first one.
          </Trans>
        </li>
        <li>
          <Trans>
            A right guess multiplies what taking pays by one over its chance. A wrong one ends the
            round, and nothing is paid. Skipping shows the next card, costs nothing, and changes
            nothing. A round has 52 cards at most.
          </Trans>
        </li>
        <li>
          <Trans>
            Taking pays the stake times 0.99 divided by the chance of getting so far, stake
            included, rounded down to a whole poisha.
          </Trans>
        </li>
        <StepRules returned={RETURN} limits={limits} />
      </ul>
      <GuessTable />
      <RulesVersion scope={hiloEngine.scope} />
    </>
  );
}
