/**
 * The text of a selection in groups: `12,345,6` chooses 1 and 2 in the first group, 3, 4 and 5 in
 * the second, 6 in the third. Values of two digits are written with two each: `010212`. The values
 * of a group are read in any order, none twice, and written rising.
 */
import { sortRising } from './bet-kinds.ts';
import type { FormGroup, Selection } from './shape.ts';

const getWidth = (groups: readonly FormGroup[]): number =>
  Math.max(...groups.flatMap(({ values }) => values.map((value) => String(value).length)));

/** Reads values of a fixed width, which are then rising; undefined when they are not so written. */
function parseGroup(text: string, width: number, group: FormGroup): number[] | undefined {
  if (text.length % width !== 0 || !/^\d*$/u.test(text)) return undefined;
  const values = Array.from({ length: text.length / width }, (_, nth) =>
    Number(text.slice(nth * width, (nth + 1) * width)),
  );
  const known = new Set(group.values);
  const fits = values.every((value) => known.has(value)) && new Set(values).size === values.length;
  const isCounted = values.length >= group.least && values.length <= group.most;
  return fits && isCounted ? sortRising(values) : undefined;
}

/** Reads a selection of these groups. */
export function parseGroups(text: string, groups: readonly FormGroup[]): Selection | undefined {
  const parts = text.split(',');
  if (parts.length !== groups.length) return undefined;
  const width = getWidth(groups);
  const chosen = groups.map((group, index) => parseGroup(parts[index] ?? '', width, group));
  return chosen.every((values) => values !== undefined) ? chosen : undefined;
}

/** Writes a selection of these groups. */
export function formatGroups(selection: Selection, groups: readonly FormGroup[]): string {
  const width = getWidth(groups);
  return selection
    .map((values) => values.map((value) => String(value).padStart(width, '0')).join(''))
    .join(',');
}
