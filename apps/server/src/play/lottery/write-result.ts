import { readShownResult } from '@khelaghor/engine-lottery/public.ts';
import { getFamily } from './game-config.ts';

/** A result for a file: the numbers of a prize in a row, prizes apart: "551322 | 013 940 | 49". */
export const writeResult = (gameCode: string, drawsAt: Date, result: readonly number[]): string =>
  readShownResult(getFamily(gameCode, drawsAt), result)
    .groups.map(({ figures }) => figures.join(' '))
    .join(' | ');
