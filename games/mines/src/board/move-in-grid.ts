import { BOARD_SIZE, CELL_COUNT } from '@khelaghor/engine-mines/public.ts';

/**
 * The cell that a key leads to from another; null: the key moves nothing. At an edge it stays, and
 * Home and End go to the ends of the row.
 */
export function moveInGrid(cell: number, key: string): number | null {
  const column = cell % BOARD_SIZE;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < BOARD_SIZE - 1 ? cell + 1 : cell;
    case 'ArrowUp':
      return cell >= BOARD_SIZE ? cell - BOARD_SIZE : cell;
    case 'ArrowDown':
      return cell < CELL_COUNT - BOARD_SIZE ? cell + BOARD_SIZE : cell;
    case 'Home':
      return cell - column;
    case 'End':
      return cell - column + BOARD_SIZE - 1;
    default:
      return null;
  }
}
