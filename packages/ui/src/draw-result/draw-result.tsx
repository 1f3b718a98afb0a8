import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '../money/number-format-context.tsx';
import { DieFace } from './die-face.tsx';

/** A die, a digit, a ball, a racing car's plate, or a number of several digits. */
export type FigureLook = 'die' | 'digit' | 'ball' | 'car' | 'number';

/** Figures that belong together: all of a row, or those of one prize. */
export type DrawnGroup = {
  /** The prize; null: it needs no name. */
  readonly label: { readonly bn: string; readonly en: string } | null;
  readonly look: FigureLook;
  /** In Latin digits, as drawn. */
  readonly figures: readonly string[];
  /** A ball beside the others. */
  readonly isApart: boolean;
};

/** What is shown of a result. */
export type Drawn = {
  readonly groups: readonly DrawnGroup[];
  /** The sum by which players name the result; null: they do not. */
  readonly sum: number | null;
  /** Figures that are left out at the end. */
  readonly more: number;
};

type DrawResultProps = {
  /** What it is, for screen readers: "Result of 0872". */
  readonly label: string;
  readonly result: Drawn;
  /** "Sum", for screen readers. */
  readonly sumName: string;
  /** Small, for a row of a list: prizes have no names to be seen. */
  readonly short?: boolean;
};

function Figure({ figure, look }: { readonly figure: string; readonly look: FigureLook }) {
  const { digits } = useFormat();
  const text = toDigits(figure, digits);
  if (look === 'die')
    return (
      <li className="drawn-figure drawn-figure--die">
        <DieFace face={Number(figure)} />
        <span className="visually-hidden">{text}</span>
      </li>
    );
  const tin = look === 'car' ? ` car-tin--${figure}` : '';
  return <li className={`drawn-figure drawn-figure--${look}${tin}`}>{text}</li>;
}

/**
 * The result of a draw: dice, digits, balls, cars or the numbers of prizes, in their order. What is
 * read aloud is what is seen, group by group.
 */
export function DrawResult({ label, result, sumName, short = false }: DrawResultProps) {
  const { lang, digits } = useFormat();
  const { groups, sum, more } = result;
  const isBoard = !short && groups.length > 1 && groups.some(({ look }) => look === 'number');
  const form = short ? ' draw-result--short' : isBoard ? ' draw-result--board' : '';
  return (
    <div className={`draw-result${form}`} role="group" aria-label={label}>
      {groups.map((group, nth) => (
        <div
          key={nth}
          className={`draw-result__group${group.isApart ? ' draw-result__group--apart' : ''}`}
        >
          {group.label && (
            <span className={isBoard ? 'draw-result__label' : 'visually-hidden'}>
              {toDigits(group.label[lang], digits)}
            </span>
          )}
          <ul className="draw-result__figures" translate="no">
            {group.figures.map((figure, place) => (
              <Figure key={place} figure={figure} look={group.look} />
            ))}
          </ul>
        </div>
      ))}
      {more > 0 && <span className="draw-result__more">{toDigits(`+${more}`, digits)}</span>}
      {sum !== null && (
        <span className="draw-result__sum">
          <span className="visually-hidden">{sumName} </span>
          {toDigits(String(sum), digits)}
        </span>
      )}
    </div>
  );
}
