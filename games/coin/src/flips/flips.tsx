import './flips.css';
import { sideNames } from '@khelaghor/engine-coin/public.ts';
import { Trail } from '@khelaghor/game-sdk/trail/trail.tsx';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatDecimal } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import type { Flip } from '../round.ts';
import { sidePictures } from '../sides.ts';

/** What a flip is called when it is read out. */
function useFlipName(): (flip: Flip) => string {
  const { t } = useLingui();
  const { digits } = useFormat();
  const words = useWords();
  return ({ number, side, mark }) => {
    const flip = toDigits(String(number), digits);
    const fell = side === null ? '' : words(sideNames[side]);
    switch (mark) {
      case 'right':
        return t`Flip ${flip}: ${fell}, right`;
      case 'wrong':
        return t`Flip ${flip}: ${fell}, wrong`;
      case 'left':
        return t`Flip ${flip}: ${fell}, not guessed`;
      default:
        return t`Flip ${flip}`;
    }
  };
}

/** The flips of a round in a row: how each fell, and what the round pays after it. */
export function Flips({ flips }: { readonly flips: readonly Flip[] }) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const nameFlip = useFlipName();
  const next = flips.findIndex(({ mark }) => mark === 'next' || mark === 'left');
  return (
    <Trail label={t`The flips`} current={next < 0 ? flips.length - 1 : next}>
      {flips.map((flip) => (
        <li
          key={flip.number}
          className={`flip flip--${flip.mark}`}
          aria-current={flip.mark === 'next' ? 'step' : undefined}
        >
          <span className="visually-hidden">{nameFlip(flip)}</span>
          {flip.side === null ? (
            <span className="flip__blank" aria-hidden="true">
              {toDigits(String(flip.number), digits)}
            </span>
          ) : (
            <img className="flip__side" src={sidePictures[flip.side]} alt="" draggable={false} />
          )}
          <span className="flip__pay">
            {toDigits(`${formatDecimal(flip.pays, 2, 'floor')}×`, digits)}
          </span>
        </li>
      ))}
    </Trail>
  );
}
