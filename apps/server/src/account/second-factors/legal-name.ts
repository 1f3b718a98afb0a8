/** A name as it is compared: in one case and one form, words apart, without dots and the like. */
const asCompared = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether two spellings are the same name. */
export function isSameName(one: string, other: string): boolean {
  const compared = asCompared(one);
  return compared !== '' && compared === asCompared(other);
}
