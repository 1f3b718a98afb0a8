/** The same list with one of its items a place earlier (-1) or later (1). */
export function moveItem<T>(items: readonly T[], index: number, by: -1 | 1): T[] {
  const target = index + by;
  const item = items[index];
  if (item === undefined || target < 0 || target >= items.length) return [...items];
  const rest = items.toSpliced(index, 1);
  return rest.toSpliced(target, 0, item);
}
