import './result-board.css';
import { readCellText, type Family } from '@khelaghor/engine-lottery/public.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from './number-format.ts';
import type { DrawAnimationState } from './use-draw-animation.ts';

type ResultBoardProps = {
  readonly family: Family;
  /** Null before the first draw. */
  readonly result: readonly number[] | null;
  readonly mood: DrawAnimationState['mood'];
};

/** The drawn numbers, ball by ball, or prize by prize. */
export function ResultBoard({ family, result, mood }: ResultBoardProps) {
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const look = `result-board result-board--${mood}`;
  const show = (figure: string) => (mood === 'rolling' || result === null ? '?' : digits(figure));
  if (family.prizes)
    return (
      <dl className={`${look} result-board--prizes`}>
        {family.prizes.map(({ code, label, cells }) => (
          <div key={code}>
            <dt>{text(label)}</dt>
            {cells.map((cell) => (
              <dd key={cell.join()}>{show(readCellText(result ?? [], cell))}</dd>
            ))}
          </div>
        ))}
      </dl>
    );
  const count = family.draw.parts.reduce((sum, part) => sum + part.count, 0);
  return (
    <ul className={count > 10 ? `${look} result-board--small` : look}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>{show(String(result?.[place] ?? ''))}</li>
      ))}
    </ul>
  );
}
