import { listParts } from '@khelaghor/engine-lottery/public.ts';
import type { Family } from '@khelaghor/engine-lottery/public.ts';
import type { ResultForm } from '@khelaghor/contract/play/official-results.ts';

type Row = ResultForm[number];

const digitMax = 9;

/** The row of a part: its digits are typed together, its balls one by one. */
function getPartRow({ kind, count, from, to, start }: ReturnType<typeof listParts>[number]): Row {
  const places = Array.from({ length: count }, (_, index) => start + index);
  const areDigits = kind === 'digits' && from === 0 && to === digitMax;
  return {
    label: null,
    from,
    to,
    cells: areDigits ? [places] : places.map((place) => [place]),
  };
}

/** The rows of a board of prizes; null when they do not show each place of the draw once. */
function getPrizeRows({ prizes, draw }: Family): Row[] | null {
  const [part, ...others] = listParts(draw);
  if (!prizes || !part || others.length > 0) return null;
  const shown = prizes.flatMap(({ cells }) => cells.flat());
  if (shown.length !== part.count || new Set(shown).size !== part.count) return null;
  return prizes.map(({ label, cells }) => ({
    label,
    from: part.from,
    to: part.to,
    cells: cells.map((cell) => [...cell]),
  }));
}

/**
 * How the result of a family is typed: prize by prize where it is a board of prizes, else part by
 * part. Each cell names the places of the result that it fills.
 */
export const buildResultForm = (family: Family): ResultForm =>
  getPrizeRows(family) ?? listParts(family.draw).map(getPartRow);
