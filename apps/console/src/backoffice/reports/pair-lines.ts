/** A line of a report and the one that it is compared with; one of them may be missing. */
export type LinePair<Row> = {
  readonly key: string;
  readonly now?: Row;
  readonly before?: Row;
};

/**
 * Puts lines beside those of other days. Keys of a dimension go with the same key, those that are
 * only in the other days to the end; periods go by their order, the first with the first.
 */
export function pairLines<Row extends { readonly key: string }>(
  rows: readonly Row[],
  others: readonly Row[],
  isDivided: boolean,
): readonly LinePair<Row>[] {
  if (isDivided) {
    const known = new Set(rows.map(({ key }) => key));
    const byKey = new Map(others.map((row) => [row.key, row]));
    return [
      ...rows.map((now) => {
        const before = byKey.get(now.key);
        return { key: now.key, now, ...(before && { before }) };
      }),
      ...others.filter(({ key }) => !known.has(key)).map((before) => ({ key: before.key, before })),
    ];
  }
  return Array.from({ length: Math.max(rows.length, others.length) }, (_, nth) => {
    const [now, before] = [rows[nth], others[nth]];
    return { key: String(nth), ...(now && { now }), ...(before && { before }) };
  });
}
