import './tumble-grid.css';
import { useLayoutEffect, useRef } from 'react';
import { Face, WinLine } from '../reels/stage-frame.tsx';
import type { SlotArt } from '../reels/slot-art.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { timing } from '../reels/reel-timeline.ts';
import { useReducedMotion } from '../reduced-motion.ts';
import { useShowMs } from '../turbo.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';
import type { TumbleWin } from '@khelaghor/slot-engine/tumble-windows.ts';
import type { Piece } from './show-tumbles.ts';
import { tumbleTiming } from './tumble-timeline.ts';
import type { TumbleReel } from './use-tumble-show.ts';

const lift = (row: number): string => `translateY(${row * 100}%)`;

/** The time of a fall: out of the window, into it with its reel, or where others vanished. */
const getFallMs = ({ isOut, isNewReel }: { isOut: boolean; isNewReel: boolean }): number =>
  isOut ? 260 : isNewReel ? timing.landing + timing.overshoot : tumbleTiming.fall;

type PieceProps = {
  readonly piece: Piece;
  readonly rows: number;
  readonly reel: number;
  readonly isOut: boolean;
  readonly isLit: boolean;
  readonly isVanishing: boolean;
  readonly sheet: TumbleSheet;
  readonly art: SlotArt;
};

/** One symbol, moved by transforms alone, which the compositor draws without the page. */
function FallingPiece(props: PieceProps) {
  const { piece, rows, reel, isOut, isLit, isVanishing, sheet, art } = props;
  const element = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const { digits } = useFormat();
  const { row, from, factor } = piece;
  const isNewReel = from === row - rows;
  const ms = useShowMs(getFallMs({ isOut, isNewReel }));
  const delay = useShowMs(isOut ? reel * 35 : 0);
  useLayoutEffect(() => {
    if (isStill) return;
    const [begin, end] = isOut ? [row, row + rows] : [from, row];
    if (begin === end) return;
    element.current?.animate(
      [
        { transform: lift(begin), easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
        ...(isOut ? [] : [{ transform: lift(end + 0.08), offset: 0.8 }]),
        { transform: lift(end) },
      ],
      { duration: ms, delay, fill: 'backwards' },
    );
  }, [isStill, isOut, row, rows, from, ms, delay]);
  const symbol = sheet.symbols.find(({ letter }) => letter === piece.letter);
  const lit = isLit ? ` piece--lit${isVanishing ? ' piece--gone' : ''}` : '';
  return (
    <div
      ref={element}
      className={`piece${lit}`}
      style={{
        blockSize: `${100 / rows}%`,
        transform: lift(isOut && !isStill ? row + rows : row),
      }}
    >
      <Face art={art} symbol={symbol} />
      {factor !== undefined && <b className="piece__factor">{toDigits(`×${factor}`, digits)}</b>}
    </div>
  );
}

type GridProps = {
  readonly sheet: TumbleSheet;
  readonly art: SlotArt;
  readonly reels: readonly TumbleReel[];
  /** The wins of the window that are lit. */
  readonly lit: readonly TumbleWin[];
  readonly isVanishing: boolean;
  /** Whether the tiles multiply what the spin has won. */
  readonly isMultiplied: boolean;
};

/** The window of a tumbling slot with its symbols; over them the lines that won. */
export function TumbleGrid(props: GridProps) {
  const { sheet, art, reels, lit, isVanishing, isMultiplied } = props;
  const { rows, wins } = sheet;
  const telling = lit.length > 0 ? ' tumbles--telling' : '';
  const cells = lit.flatMap((win) => win.cells);
  return (
    <div className={`tumbles${telling}${isMultiplied ? ' tumbles--multiplied' : ''}`}>
      {reels.map((reel, at) => (
        <div key={at} className="tumbles__reel">
          {reel.pieces.map((piece) => (
            <FallingPiece
              key={`${reel.key} ${piece.id}`}
              piece={piece}
              rows={rows}
              reel={at}
              isOut={reel.isOut}
              isLit={cells.some((cell) => cell.reel === at && cell.row === piece.row)}
              isVanishing={isVanishing}
              sheet={sheet}
              art={art}
            />
          ))}
        </div>
      ))}
      {typeof wins !== 'string' &&
        !isVanishing &&
        lit.map(({ kind, place }) => {
          const line = kind === 'line' ? wins[place - 1] : undefined;
          return line && <WinLine key={place} rows={rows} line={line} />;
        })}
    </div>
  );
}
