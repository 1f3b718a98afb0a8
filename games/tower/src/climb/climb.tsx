import './climb.css';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import biteUrl from '../art/bite.svg';
import lampUrl from '../art/lamp.svg';
import nicheUrl from '../art/niche.svg';
import snakeUrl from '../art/snake.svg';
import unlitUrl from '../art/unlit.svg';
import type { Level, NicheFace } from '../round.ts';

const pictures: Readonly<Record<NicheFace, string>> = {
  closed: nicheUrl,
  asking: nicheUrl,
  lamp: lampUrl,
  bite: biteUrl,
  snake: snakeUrl,
  unlit: unlitUrl,
};

/** What a niche is called when it is read out. */
function useNicheName(): (level: number, tile: number, face: NicheFace) => string {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (level, tile, face) => {
    const floor = toDigits(String(level), digits);
    const niche = toDigits(String(tile + 1), digits);
    switch (face) {
      case 'lamp':
        return t`Level ${floor}, niche ${niche}: a lamp`;
      case 'bite':
        return t`Level ${floor}, niche ${niche}: a snake, opened`;
      case 'snake':
        return t`Level ${floor}, niche ${niche}: a snake`;
      case 'unlit':
        return t`Level ${floor}, niche ${niche}: a lamp, not opened`;
      default:
        return t`Level ${floor}, niche ${niche}, closed`;
    }
  };
}

type ClimbProps = {
  /** The highest first. */
  readonly levels: readonly Level[];
  /** The level whose niches can be opened now; null: none. */
  readonly current: number | null;
  readonly onOpen: (tile: number) => void;
};

/** The nine levels of the palace. Only the niches of the current level are buttons that open. */
export function Climb({ levels, current, onOpen }: ClimbProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const nameNiche = useNicheName();
  return (
    <div className="palace">
      <ol className="palace__levels" reversed aria-label={t`The levels`}>
        {levels.map(({ number, pays, faces }) => (
          <li
            key={number}
            className={number === current ? 'level level--current' : 'level'}
            aria-current={number === current ? 'step' : undefined}
          >
            <span className="level__pay">
              <span className="visually-hidden">
                <Trans>Pays</Trans>{' '}
              </span>
              {toDigits(formatPay(pays), digits)}
            </span>
            <span className="level__niches">
              {faces.map((face, tile) => {
                const isOpenable = number === current && face === 'closed';
                return (
                  <button
                    key={tile}
                    type="button"
                    data-niche={`${number}-${tile}`}
                    className={`niche niche--${face}`}
                    aria-label={nameNiche(number, tile, face)}
                    aria-busy={face === 'asking'}
                    disabled={number !== current}
                    aria-disabled={!isOpenable}
                    onClick={() => isOpenable && onOpen(tile)}
                  >
                    <img key={face} src={pictures[face]} alt="" draggable={false} />
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
