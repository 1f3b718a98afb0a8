import './board.css';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { BOARD_SIZE, CELL_COUNT } from '@khelaghor/engine-mines/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import potUrl from '../art/pot.svg';
import darkPotUrl from '../art/pot-dark.svg';
import flowerUrl from '../art/flower.svg';
import crowUrl from '../art/crow.svg';
import crowHitUrl from '../art/crow-hit.svg';
import type { CellFace } from '../round.ts';
import { moveInGrid } from './move-in-grid.ts';

type BoardProps = {
  readonly faces: readonly CellFace[];
  /** Whether a closed pot can be opened now. */
  readonly canOpen: boolean;
  readonly onOpen: (cell: number) => void;
};

function getPicture(face: CellFace, cell: number): string {
  switch (face) {
    case 'flower':
    case 'left':
      return flowerUrl;
    case 'hit':
      return crowHitUrl;
    case 'mine':
      return crowUrl;
    default:
      return cell % 2 === 0 ? potUrl : darkPotUrl;
  }
}

/** What a cell is called when it is read out. */
function useCellName(): (cell: number, face: CellFace) => string {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (cell, face) => {
    const pot = toDigits(String(cell + 1), digits);
    switch (face) {
      case 'flower':
        return t`Pot ${pot}: a flower`;
      case 'hit':
        return t`Pot ${pot}: a mine, opened`;
      case 'mine':
        return t`Pot ${pot}: a mine`;
      case 'left':
        return t`Pot ${pot}: a flower, not opened`;
      default:
        return t`Pot ${pot}, closed`;
    }
  };
}

const rows = Array.from({ length: BOARD_SIZE }, (_, row) =>
  Array.from({ length: BOARD_SIZE }, (__, column) => row * BOARD_SIZE + column),
);

/** Twenty-five pots on a stitched cloth. Arrow keys move over them, Enter opens one. */
export function Board({ faces, canOpen, onOpen }: BoardProps) {
  const { t } = useLingui();
  const nameCell = useCellName();
  const [current, setCurrent] = useState(Math.floor(CELL_COUNT / 2));
  const grid = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const next = moveInGrid(current, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  return (
    <div className="cloth">
      <div
        ref={grid}
        className={canOpen ? 'pots pots--open' : 'pots'}
        role="grid"
        tabIndex={-1}
        aria-label={t`The pots`}
        onKeyDown={move}
      >
        {rows.map((cells) => (
          <div key={cells[0]} role="row" className="pots__row">
            {cells.map((cell) => {
              const face = faces[cell] ?? 'closed';
              const isOpenable = canOpen && face === 'closed';
              return (
                <div key={cell} role="gridcell">
                  <button
                    type="button"
                    data-cell={cell}
                    className={`pot pot--${face}`}
                    aria-label={nameCell(cell, face)}
                    aria-disabled={!isOpenable}
                    aria-busy={face === 'asking'}
                    tabIndex={cell === current ? 0 : -1}
                    onFocus={() => setCurrent(cell)}
                    onClick={() => isOpenable && onOpen(cell)}
                  >
                    <img key={face} src={getPicture(face, cell)} alt="" draggable={false} />
                  </button>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
