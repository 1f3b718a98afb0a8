import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useShowMs } from '../turbo.ts';
import { getOffsets, getShift, getTurnMs, listColumnPlaces } from './reel-column.ts';
import { timing } from './reel-timeline.ts';
import type { ReelState } from './use-reel-show.ts';

type ReelProps = {
  readonly state: ReelState;
  readonly rows: number;
  /** How many places its strip has. */
  readonly length: number;
  /** Draws the symbol at a place of the strip. */
  readonly renderFace: (place: number) => ReactNode;
  /** The rows whose symbols are part of the win that is told. */
  readonly lit: readonly number[];
  readonly kind: 'symbols' | 'factors';
  /** Whether it turns longer, because it could complete a feature. */
  readonly isAwaited: boolean;
};

/** Moves the column by transforms alone, which the compositor draws without the page. */
function animateColumn(
  column: Element,
  { motion, rows, pace }: Pick<ReelState, 'motion'> & { rows: number; pace: number },
): Animation {
  const { rest, turn, land } = getOffsets(rows);
  const count = turn + rows + 1;
  const at = (above: number) => getShift(above, count);
  if (motion === 'turning')
    return column.animate([{ transform: at(turn) }, { transform: at(rest) }], {
      duration: getTurnMs(rows),
      iterations: Number.POSITIVE_INFINITY,
    });
  const duration = timing.landing + timing.overshoot;
  return column.animate(
    [
      { transform: at(land), easing: 'cubic-bezier(0.3, 0.5, 0.7, 1)' },
      {
        transform: at(rest - 0.13),
        offset: timing.landing / duration,
        easing: 'cubic-bezier(0.4, 0, 0.6, 1)',
      },
      { transform: at(rest) },
    ],
    { duration: duration * pace },
  );
}

/** One reel: a column of symbols behind its window. */
export function Reel({ state, rows, length, renderFace, lit, kind, isAwaited }: ReelProps) {
  const column = useRef<HTMLDivElement>(null);
  const turning = useRef<Animation | null>(null);
  const { place, motion } = state;
  const pace = useShowMs(1);
  useLayoutEffect(() => {
    // Only turning is ended: a reel that stands may be on its way back from behind its place.
    turning.current?.cancel();
    turning.current = null;
    if (!column.current || motion === 'still') return;
    const animation = animateColumn(column.current, { motion, rows, pace });
    if (motion === 'turning') turning.current = animation;
  }, [motion, rows, pace]);
  const places = listColumnPlaces(length, place, rows);
  const { rest } = getOffsets(rows);
  return (
    <div className={`reel reel--${kind}${isAwaited ? ' reel--awaited' : ''}`}>
      <div
        className="reel__column"
        ref={column}
        style={{
          blockSize: `${(places.length / rows) * 100}%`,
          transform: getShift(rest, places.length),
        }}
      >
        {places.map((at, cell) => (
          <div
            key={cell}
            className={lit.includes(cell - rest) ? 'reel__cell reel__cell--lit' : 'reel__cell'}
          >
            {renderFace(at)}
          </div>
        ))}
      </div>
    </div>
  );
}
