import './draws.css';
import { describeGuess, getRank } from '@khelaghor/engine-hilo/public.ts';
import { Trail } from '@khelaghor/game-sdk/trail/trail.tsx';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatDecimal } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { SmallCard } from '../card/card-face.tsx';
import { MoveIcon } from '../card/move-icon.tsx';
import type { Draw } from '../round.ts';

/** How a card came to lie open, as it is read out. */
function useMarkName(): (draw: Draw, before: Draw | undefined) => string {
  const { t } = useLingui();
  const words = useWords();
  return ({ move, mark }, before) => {
    if (mark === 'left') return t`not played`;
    if (mark === 'skipped') return t`the card before was skipped`;
    if (move === null || move === 'skip' || !before) return t`the first card`;
    const guess = words(describeGuess(getRank(before.card), move));
    return mark === 'right' ? t`${guess}: right` : t`${guess}: wrong`;
  };
}

function Pays({ draw }: { readonly draw: Draw }) {
  const { digits } = useFormat();
  if (draw.mark === 'first') return <Trans>First</Trans>;
  if (draw.mark === 'wrong') return toDigits('0×', digits);
  if (draw.mark !== 'right') return null;
  return toDigits(`${formatDecimal(draw.pays, 2, 'floor')}×`, digits);
}

/** The cards of a round in a row: how each was guessed, and what the round paid after it. */
export function Draws({ draws }: { readonly draws: readonly Draw[] }) {
  const { t } = useLingui();
  const nameMark = useMarkName();
  const current = draws.findLastIndex(({ mark }) => mark !== 'left');
  return (
    <Trail label={t`The cards so far`} current={current}>
      {draws.length === 0 && (
        <li className="draw">
          <span className="draw__blank" />
        </li>
      )}
      {draws.map((draw, index) => (
        <li
          key={draw.number}
          className={`draw draw--${draw.mark}`}
          aria-current={index === current ? 'step' : undefined}
        >
          <SmallCard card={draw.card} />
          <span className="draw__pay">
            {draw.move && <MoveIcon move={draw.move} />}
            <Pays draw={draw} />
          </span>
          <span className="visually-hidden">{nameMark(draw, draws[index - 1])}</span>
        </li>
      ))}
    </Trail>
  );
}
