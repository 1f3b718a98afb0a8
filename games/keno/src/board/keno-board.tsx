import './keno-board.css';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { DRAWN_COUNT, NUMBER_COUNT, PICK_MAX } from '@khelaghor/engine-keno/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

const columns = 8;
const numbers = Array.from({ length: NUMBER_COUNT }, (_, index) => index + 1);
const places = Array.from({ length: DRAWN_COUNT }, (_, index) => index);

const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

type KenoBoardProps = {
  readonly picked: ReadonlySet<number>;
  /** The drawn numbers that are shown so far, in their order. */
  readonly shown: readonly number[];
  /** `waiting` for the server's answer, `landing` while the numbers come one after another. */
  readonly mood: 'resting' | 'waiting' | 'landing';
  /** Whether numbers cannot be picked, also while nothing moves. */
  readonly isLocked: boolean;
  readonly onToggle: (number: number) => void;
  readonly onSkip: () => void;
};

type CellProps = Pick<KenoBoardProps, 'onToggle'> & {
  readonly number: number;
  readonly isPicked: boolean;
  readonly isDrawn: boolean;
  readonly isOff: boolean;
  /** Whether the Tab key reaches this number; the arrow keys reach the others from it. */
  readonly isEntry: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** One number. A hit is round, a drawn number that was not picked has a ring. */
function Cell(props: CellProps) {
  const { number, isPicked, isDrawn } = props;
  const { digits } = useFormat();
  const state = isPicked && isDrawn ? 'hit' : isDrawn ? 'drawn' : isPicked ? 'picked' : 'free';
  return (
    <button
      type="button"
      className={`keno-cell keno-cell--${state}`}
      data-number={number}
      aria-pressed={isPicked}
      aria-disabled={props.isOff}
      tabIndex={props.isEntry ? 0 : -1}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onClick={props.isOff ? undefined : () => props.onToggle(number)}
    >
      {toDigits(String(number), digits)}
      {isDrawn && (
        <span className="visually-hidden">
          <Trans>drawn</Trans>
        </span>
      )}
    </button>
  );
}

/** The 40 numbers: one stop for the Tab key, with arrow keys inside. */
function Grid({ picked, shown, mood, isLocked, onToggle }: Omit<KenoBoardProps, 'onSkip'>) {
  const { t } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(1);
  const isFull = picked.size >= PICK_MAX;
  const move = (event: KeyboardEvent) => {
    const to = entry + (moves[event.key] ?? 0);
    if (to === entry || to < 1 || to > NUMBER_COUNT) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-number="${to}"]`)?.focus();
  };
  return (
    <div className="keno-grid" role="group" aria-label={t`Numbers 1 to 40`} ref={grid}>
      {numbers.map((number) => (
        <Cell
          key={number}
          number={number}
          isPicked={picked.has(number)}
          isDrawn={shown.includes(number)}
          isOff={isLocked || mood !== 'resting' || (isFull && !picked.has(number))}
          isEntry={number === entry}
          onFocus={() => setEntry(number)}
          onKeyDown={move}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}

/** The drawn numbers as balls in the order in which they came. */
function DrawnRow({ picked, shown, mood }: Pick<KenoBoardProps, 'picked' | 'shown' | 'mood'>) {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (
    <ol className={`keno-drawn keno-drawn--${mood}`} aria-label={t`Drawn numbers`}>
      {places.map((place) => {
        const number = shown[place];
        if (number === undefined) return <li key={place} className="keno-socket" />;
        const isHit = picked.has(number);
        return (
          <li key={place} className={isHit ? 'keno-ball keno-ball--hit' : 'keno-ball'}>
            {toDigits(String(number), digits)}
          </li>
        );
      })}
    </ol>
  );
}

/** The board of numbers and the row of drawn balls. While numbers come, a tap shows them all. */
export function KenoBoard(props: KenoBoardProps) {
  const { t } = useLingui();
  const { onSkip, ...board } = props;
  return (
    <div className="keno-board">
      <Grid {...board} />
      <DrawnRow picked={board.picked} shown={board.shown} mood={board.mood} />
      {board.mood === 'landing' && (
        <button
          type="button"
          className="keno-board__skip"
          aria-label={t`Show the result now`}
          onClick={onSkip}
        />
      )}
    </div>
  );
}
