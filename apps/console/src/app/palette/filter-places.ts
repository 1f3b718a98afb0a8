/**
 * The places whose name in the reader's language, or whose address, has what is typed: pages are
 * found by their English names on a Bengali page too.
 */
export function filterPlaces<Place extends { readonly key: string; readonly text: string }>(
  places: readonly Place[],
  typed: string,
  locale: string,
): Place[] {
  const wanted = typed.trim().toLocaleLowerCase(locale);
  return places.filter(({ key, text }) => {
    return text.toLocaleLowerCase(locale).includes(wanted) || key.includes(wanted);
  });
}
