import './prize-board.css';
import { readCellText, type Family } from '@khelaghor/engine-lottery/public.ts';
import type { CSSProperties } from 'react';
import { useLocalText } from '../../../shared/local-text.ts';
import { useNumberFormat } from '../number-format.ts';
import { getStepMs, type DrawingProps } from './drawing.ts';
import { Drum, drumStopMs } from './drum.tsx';

type Prize = NonNullable<Family['prizes']>[number];

/** The pause between two digits of a number, in milliseconds. */
const digitMs = 120;
/** So many numbers of one prize are drums; longer lists just fill. */
const drumsMost = 2;

const rowMs = (rows: number): number => getStepMs(rows, 500, 2_800);

/** The time until the first prize has stopped, in milliseconds: it comes last. */
export function getBoardMs({ prizes = [] }: Family): number {
  const [first] = prizes;
  const digits = first?.cells.flat().length ?? 0;
  return (prizes.length - 1) * rowMs(prizes.length) + digits * digitMs + drumStopMs;
}

type RowProps = Omit<DrawingProps, 'family'> & {
  readonly prize: Prize;
  /** When its first digit stops after the result is known, in milliseconds. */
  readonly startMs: number;
};

function DrumNumbers({ prize, result, issueId, mood, startMs }: RowProps) {
  return prize.cells.map((cell, nth) => (
    <span key={cell.join()} className="prize-board__drums">
      {cell.map((place, digit) => (
        <Drum
          key={`${place}-${issueId}`}
          digit={result?.[place] ?? null}
          mood={mood}
          spinMs={startMs + (nth * cell.length + digit) * digitMs}
        />
      ))}
    </span>
  ));
}

function PlainNumbers({ prize, result, issueId, mood, startMs }: RowProps) {
  const { digits } = useNumberFormat();
  const isOpen = mood !== 'rolling' && result !== null;
  return prize.cells.map((cell, nth) => (
    <span
      key={`${cell.join()}-${issueId}`}
      className="prize-board__number"
      style={{ '--delay': `${startMs + nth * 40}ms`, '--width': cell.length } as CSSProperties}
    >
      {isOpen ? digits(readCellText(result, cell)) : '·'.repeat(cell.length)}
    </span>
  ));
}

/** The prizes of a draw in rows, filled from the last one up to the first. */
export function PrizeBoard({ family, ...drawing }: DrawingProps) {
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const prizes = family.prizes ?? [];
  return (
    <div className={`prize-board prize-board--${drawing.mood}`}>
      {prizes.map((prize, row) => {
        const startMs = (prizes.length - 1 - row) * rowMs(prizes.length);
        const Numbers = prize.cells.length <= drumsMost ? DrumNumbers : PlainNumbers;
        return (
          <div key={prize.code} className="prize-board__row">
            <span className="prize-board__label">{digits(text(prize.label))}</span>
            <span className="prize-board__numbers">
              <Numbers {...drawing} prize={prize} startMs={startMs} />
            </span>
          </div>
        );
      })}
    </div>
  );
}
