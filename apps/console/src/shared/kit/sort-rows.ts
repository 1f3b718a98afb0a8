/** What a row is ordered by in a column. */
export type Rank = string | number | bigint;

export type SortOrder = { readonly key: string; readonly isDescending: boolean };

/**
 * The rows in the order of their ranks: numbers by value, texts as the reader's language orders
 * them. Rows of the same rank keep the order of the list.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  rankOf: (row: Row) => Rank,
  { isDescending, locale }: { readonly isDescending: boolean; readonly locale: string },
): Row[] {
  const texts = new Intl.Collator(locale, { numeric: true });
  const compare = (one: Rank, other: Rank): number => {
    if (typeof one === 'string' || typeof other === 'string') {
      return texts.compare(String(one), String(other));
    }
    return one < other ? -1 : Number(one > other);
  };
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(rankOf(one), rankOf(other)));
}

/** The order after a press on the head of a column: ascending, descending, then none. */
export function getNextOrder(order: SortOrder | null, key: string): SortOrder | null {
  if (order?.key !== key) return { key, isDescending: false };
  return order.isDescending ? null : { key, isDescending: true };
}
