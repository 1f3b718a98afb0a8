import { holdsSearch } from '@khelaghor/typed-text/search-text.ts';

/**
 * Returns the places whose name in the reader's language, or whose address, has what is typed.
 * Pages are found by their English names on a Bengali page too.
 */
export function filterPlaces<Place extends { readonly key: string; readonly text: string }>(
  places: readonly Place[],
  typed: string,
): Place[] {
  return places.filter(({ key, text }) => holdsSearch(text, typed) || holdsSearch(key, typed));
}
