/**
 * The index that a key leads to from another; undefined when the key means nothing here. A letter
 * leads to the next name that begins with it, and round from the end.
 */
export function getNextIndex(
  key: string,
  index: number,
  names: readonly string[],
): number | undefined {
  const last = names.length - 1;
  if (key === 'ArrowDown') return Math.min(last, index + 1);
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const begins = names.map((name) => name.toLocaleLowerCase().startsWith(letter));
  const next = begins.indexOf(true, index + 1);
  const found = next === -1 ? begins.indexOf(true) : next;
  return found === -1 ? undefined : found;
}
