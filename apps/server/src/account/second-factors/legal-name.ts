/** Normalises a name for comparison: case, Unicode form, spaces, no dots. */
const asCompared = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns true when two spellings are the same name. */
export function isSameName(one: string, other: string): boolean {
  const compared = asCompared(one);
  return compared !== '' && compared === asCompared(other);
}
